import { analyteNames } from '../../core/analytes/names.ts';
import { spell } from '../../core/analytes/spelling.ts';
import { bridgeOf } from '../../core/chemistry/convert.ts';
import type { Analyte, AnalyteRow } from '../../core/model/analyte.ts';
import type { Bridge } from '../../core/model/conversion.ts';
import type { Dataset, Shared } from '../../core/model/dataset.ts';
import type { Authored } from '../read/authored.ts';

type MarkerFile = Authored['markers'][number];

/** Markers and the analytes without ranges, in one registry. */
export function joinedAnalytes(authored: Authored): Dataset['analytes'] {
  const converted = new Set(authored.conversions.map(({ slug }) => slug));
  const rowOf = (slug: string) => (converted.has(slug) ? { conversion: slug } : {});
  const records = [
    ...authored.markers.map((marker) => ({
      ...fromMarker(marker, bridgesFor(marker, authored)),
      ...rowOf(marker.conversion ?? marker.slug),
    })),
    ...authored.analytes.map((row) => ({ ...fromRow(row), ...rowOf(row.slug) })),
  ].sort((a, b) => (a.slug < b.slug ? -1 : 1));
  return { records, ...analyteNames(records), shared: sharedNames(authored) };
}

/** Names of several meanings, by the spelling under which names are looked up. */
function sharedNames({ sharedNames: rows }: Authored): Dataset['analytes']['shared'] {
  const shared: Record<string, Shared[]> = {};
  for (const { name, units, slugs } of rows) {
    const spelled = spell(name);
    shared[spelled] = [...(shared[spelled] ?? []), { units, slugs }];
  }
  return shared;
}

const fromMarker = (
  { slug, name, aliases, es, identity, loinc, unit, otherUnits }: MarkerFile,
  bridges: readonly Bridge[],
): Analyte => ({
  slug,
  identity,
  loinc,
  units: [...new Set([unit, ...otherUnits, ...bridges.flatMap(({ from, to }) => [from, to])])],
  ranged: true,
  said: { en: { name, aliases }, es: { name: es.name, aliases: es.aliases } },
});

function fromRow({ slug, name, nameEs, loinc, units, aliases, aliasesEs, ...identity }: AnalyteRow): Analyte {
  return {
    slug,
    identity,
    loinc,
    units,
    ranged: false,
    said: { en: { name, aliases }, es: { name: nameEs, aliases: aliasesEs } },
  };
}

/** The ways between the units of a marker that are no pure factor. */
export function bridgesFor({ slug, conversion = slug }: MarkerFile, authored: Authored): Bridge[] {
  return [
    ...authored.conversions.filter((row) => row.slug === conversion).map((row) => bridgeOf(row)),
    ...authored.unitFactors
      .filter(({ analyte }) => analyte === slug)
      .map(({ from, to, factor }) => ({ from, to, factor, offset: 0 })),
  ];
}
