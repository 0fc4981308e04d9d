import { spell } from '../../core/analytes/spelling.ts';
import { toldByUnit } from '../../core/analytes/unit-tells.ts';
import { squeeze } from '../../core/names/fold.ts';
import { carriedSlugs } from '../join/carried-slugs.ts';
import type { Breach } from '../read/breach.ts';
import { type Check, catalogRecords, fileOf } from './check.ts';

export const namesDistinct: Check = {
  name: 'names-distinct',
  why: 'A name or alias that two records claim answers with the wrong one, or asks back. Declare it if it must.',
  run(authored) {
    const carried = carriedSlugs(authored);
    const items = catalogRecords(authored)
      .filter(({ record }) => record.status !== 'hidden' && carried.has(record.slug))
      .map(({ record, file }) => ({
        file,
        names: [record.name, record.es.name, ...record.aliases, ...record.es.aliases],
      }));
    const markers = authored.markers.map(({ slug, name, aliases, es, unit, otherUnits }) => ({
      file: fileOf('markers', slug),
      names: [name, es.name, ...aliases, ...es.aliases],
      units: [unit, ...otherUnits],
    }));
    const analytes = authored.analytes.map(({ slug, name, nameEs, aliases, aliasesEs, units }) => ({
      file: `data/analytes.csv ${slug}`,
      names: [name, nameEs, ...aliases, ...aliasesEs],
      units,
    }));
    const slugs = new Set(authored.markers.map(({ slug }) => slug));
    const known = new Set([...authored.markers, ...authored.analytes].map(({ slug }) => slug));
    // Names that are asked about whatever the unit may stand in several records.
    const shared = new Set(
      authored.sharedNames.flatMap(({ name, units }) => (units.length === 0 ? [spelledTight(name)] : [])),
    );
    return [
      ...claimedTwice(items, this.name, squeeze),
      ...authored.analytes
        .filter(
          ({ slug }, i) => slugs.has(slug) || authored.analytes.findIndex((one) => one.slug === slug) < i,
        )
        .map(({ slug }) => ({
          rule: this.name,
          file: 'data/analytes.csv',
          at: slug,
          problem: 'is the slug of another row, or of a marker',
          tip: 'A marker has its own file: remove the row.',
        })),
      ...claimedTwice([...markers, ...analytes], this.name, spelledTight, shared),
      ...authored.sharedNames.flatMap(({ name, slugs }) =>
        slugs
          .filter((slug) => !known.has(slug))
          .map((slug) => ({
            rule: this.name,
            file: 'data/shared-names.csv',
            at: name,
            problem: `"${slug}" is no analyte`,
            tip: 'Correct the slug.',
          })),
      ),
    ];
  },
};

interface Named {
  readonly file: string;
  readonly names: readonly string[];
  readonly units?: readonly string[];
}

/** Names that two records claim, unless their units always tell which is meant. */
const spelledTight = (name: string): string => spell(name).replaceAll(' ', '');

function claimedTwice(
  records: readonly Named[],
  rule: string,
  key: (name: string) => string,
  shared: ReadonlySet<string> = new Set(),
): Breach[] {
  const owners = new Map<string, Named[]>();
  return records.flatMap((record) =>
    [...new Set(record.names.map(key))]
      .filter((name) => !shared.has(name))
      .flatMap((name) => {
        const before = owners.get(name) ?? [];
        owners.set(name, [...before, record]);
        const other = before.find(({ units = [] }) => !toldByUnit(units, record.units ?? []));
        return other === undefined
          ? []
          : [
              {
                rule,
                file: record.file,
                at: name,
                problem: `is also a name in ${other.file}`,
                tip: 'Remove it from one, or declare it in data/exceptions.json.',
              },
            ];
      }),
  );
}
