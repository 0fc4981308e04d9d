import * as z from 'zod';
import { containersOf } from '../core/catalog/tubes.ts';
import type { Facts } from '../core/history/facts.ts';
import type { Dataset } from '../core/model/dataset.ts';
import { SIDES } from '../core/model/interpretation.ts';
import type { Said } from '../core/model/said.ts';
import { LANGS, type Lang } from '../core/model/vocabulary.ts';
import { sitesBeside } from '../core/places/beside.ts';
import { meaningPath } from '../core/reference/describe.ts';
import { toolsOf } from '../core/tools/index.ts';
import { reportFacts } from '../views/interpret-results/facts.ts';
import type { MarkerSuggestion, Named } from '../views/known.ts';
import { heroFile } from './hero.ts';

const named = (record: Said<{ readonly name: string }> & { readonly slug: string }): Named => {
  const [en, es] = [record.said.en.name, record.said.es.name];
  return { slug: record.slug, en, ...(es === en ? {} : { es }) };
};

/** Small files for the tool pages, by their path below /data/tools: each is fetched when it is first needed. */
export function deviceFiles(data: Dataset): Readonly<Record<string, unknown>> {
  const { records } = data.markers;
  const { entries } = data.catalog;
  return {
    containers: Object.fromEntries(entries.map((entry) => [entry.slug, containersOf(entry, entries)])),
    beside: Object.fromEntries(data.service.service.notServed.map((code) => [code, sitesBeside(code, data)])),
    markers: records.map(
      (marker): MarkerSuggestion => ({
        ...named(marker),
        unit: marker.unit,
        also: LANGS.flatMap((lang) => marker.said[lang].aliases),
      }),
    ),
    ...Object.fromEntries(
      LANGS.flatMap((lang) =>
        rangedOrConverted(data).map((slug) => [`range/${slug}-${lang}`, heroFile(slug, data, lang)] as const),
      ),
    ),
    'kept-facts': keptFacts(data),
    ...Object.fromEntries(LANGS.map((lang) => [`questions-${lang}`, questionsOf(data, lang)])),
    ...Object.fromEntries(LANGS.map((lang) => [`report-${lang}`, reportFacts(data, lang)])),
    ...Object.fromEntries(
      toolsOf(data.service).map(({ name, title, description, input }) => [
        `definitions/${name}`,
        { name, title, description, inputSchema: z.toJSONSchema(input(), { io: 'input' }) },
      ]),
    ),
  };
}

/** What a history on the device needs to know of each marker. */
function keptFacts({ markers, registry }: Dataset): Facts {
  const ranged = new Map(markers.records.map((marker) => [marker.slug, marker]));
  return Object.fromEntries(
    registry.records.map((analyte): [string, Facts[string]] => {
      const { en, es } = named(analyte);
      const marker = ranged.get(analyte.slug);
      const unit = marker?.unit ?? analyte.units[0];
      return [
        analyte.slug,
        {
          en,
          ...(es === undefined ? {} : { es }),
          ...(unit === undefined ? {} : { unit }),
          bridges: marker?.bridges ?? [],
          loinc: analyte.loinc,
        },
      ];
    }),
  );
}

/** The first questions for a doctor of each page of a high or low value, by its path. */
function questionsOf({ interpretations }: Dataset, lang: Lang): Record<string, readonly string[]> {
  return Object.fromEntries(
    interpretations.flatMap((record) =>
      SIDES.flatMap((side) => {
        const meaning = record.said[lang][side];
        return meaning === undefined ? [] : [[meaningPath(record, side), meaning.questions.slice(0, 2)]];
      }),
    ),
  );
}

/** What is converted is asked for, too, with ranges or without. */
const rangedOrConverted = ({ markers, conversions }: Dataset): string[] => [
  ...new Set([
    ...markers.records.filter(({ bands }) => bands.length > 0).map(({ slug }) => slug),
    ...conversions.records.map(({ slug }) => slug),
  ]),
];
