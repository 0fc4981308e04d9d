import * as z from 'zod';
import type { Dataset } from '../core/model/dataset.ts';
import { SIDES } from '../core/model/interpretation.ts';
import type { Said } from '../core/model/said.ts';
import { LANGS, type Lang } from '../core/model/vocabulary.ts';
import { meaningPath } from '../core/reference/describe.ts';
import { TOOLS } from '../core/tools/index.ts';
import type { MarkerSuggestion, Named } from '../views/known.ts';
import { each, pairsIn } from '../views/terms.ts';

const named = (record: Said<{ readonly name: string }> & { readonly slug: string }): Named => {
  const [en, es] = [record.said.en.name, record.said.es.name];
  return { slug: record.slug, en, ...(es === en ? {} : { es }) };
};

/** Small files for the tool pages, by their path below /data/tools: each is fetched when it is first needed. */
export function deviceFiles(data: Dataset): Readonly<Record<string, unknown>> {
  const { records } = data.markers;
  return {
    items: data.catalog.entries.map(named),
    markers: records.map(
      (marker): MarkerSuggestion => ({
        ...named(marker),
        unit: marker.unit,
        also: LANGS.flatMap((lang) => marker.said[lang].aliases),
      }),
    ),
    'catalog-names': data.catalog.names,
    'terms-es': termsIn(data, 'es'),
    ...Object.fromEntries(LANGS.map((lang) => [`questions-${lang}`, questionsOf(data, lang)])),
    ...Object.fromEntries(
      TOOLS.map(({ name, title, description, input }) => [
        `definitions/${name}`,
        { name, title, description, inputSchema: z.toJSONSchema(input(), { io: 'input' }) },
      ]),
    ),
  };
}

/** Populations, named zones, markers, goals, warnings and states, by their English. */
function termsIn({ goals, markers, service }: Dataset, lang: Lang): Readonly<Record<string, string>> {
  return pairsIn(
    [
      ...markers.records.flatMap(({ bands }) => bands.map(({ population }) => population)),
      ...markers.records.flatMap(({ categories }) => categories.map(({ label }) => label)),
      ...markers.records.map(({ said }) => each(said, ({ name }) => name)),
      ...goals.goals.map(({ said }) => each(said, ({ name }) => name)),
      ...goals.redFlags.map(({ said }) => each(said, ({ advice }) => advice)),
      ...service.states.map(({ said }) => each(said, ({ name }) => name)),
    ],
    lang,
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
