import * as z from 'zod';
import type { Dataset } from '../core/model/dataset.ts';
import { SIDES } from '../core/model/interpretation.ts';
import { LANGS, type Lang } from '../core/model/vocabulary.ts';
import { meaningPath } from '../core/reference/describe.ts';
import { TOOLS } from '../core/tools/index.ts';

import type { MarkerSuggestion, Named } from '../views/known.ts';

const inSpanish = (name: string, es: string) => (es === name ? {} : { es });

/** Small files for the tool pages, by their path below /data/tools: each is fetched when it is first needed. */
export function deviceFiles(data: Dataset): Readonly<Record<string, unknown>> {
  return {
    items: data.catalog.entries.map(
      ({ slug, name, es }): Named => ({ slug, name, ...inSpanish(name, es.name) }),
    ),
    markers: data.markers.records.map(
      ({ slug, name, es, unit, aliases }): MarkerSuggestion => ({
        slug,
        name,
        ...inSpanish(name, es.name),
        unit,
        also: [...aliases, ...es.aliases],
      }),
    ),
    'catalog-names': data.catalog.names,
    'markers-es': Object.fromEntries(
      data.markers.records.map(({ slug, es: { name, text } }) => [
        slug,
        { name, high: text.high, low: text.low, retest: text.retest },
      ]),
    ),
    'terms-es': termsIn(data),
    ...Object.fromEntries(LANGS.map((lang) => [`questions-${lang}`, questionsOf(data, lang)])),
    ...Object.fromEntries(
      TOOLS.map(({ name, title, description, input }) => [
        `definitions/${name}`,
        { name, title, description, inputSchema: z.toJSONSchema(input(), { io: 'input' }) },
      ]),
    ),
  };
}

/** Populations, named zones, markers, goals, warnings and states in Spanish. */
function termsIn({ goals, markers, service, termsEs }: Dataset): Record<string, string> {
  const populations = markers.records.flatMap(({ bands }) => bands.map(({ population }) => population));
  return Object.fromEntries([
    ...[...new Set(populations)].map((term) => [term, termsEs[term] ?? term] as const),
    ...markers.records.flatMap(({ categories }) =>
      categories.map(({ label, labelEs }) => [label, labelEs] as const),
    ),
    ...markers.records.map(({ name, es }) => [name, es.name] as const),
    ...goals.goals.map(({ name }) => [name.en, name.es] as const),
    ...goals.redFlags.map(({ advice }) => [advice.en, advice.es] as const),
    ...service.states.map(({ name, nameEs }) => [name, nameEs] as const),
  ]);
}

/** The first questions for a doctor of each page of a high or low value, by its path. */
function questionsOf({ interpretations }: Dataset, lang: Lang): Record<string, readonly string[]> {
  return Object.fromEntries(
    interpretations.flatMap((record) =>
      SIDES.flatMap((side) => {
        const meaning = lang === 'es' ? record.es[side] : record[side];
        return meaning === undefined ? [] : [[meaningPath(record, side), meaning.questions.slice(0, 2)]];
      }),
    ),
  );
}
