import type { Breach } from '../read/breach.ts';
import { type Check, catalogRecords, fileOf } from './check.ts';

export const linksExist: Check = {
  name: 'links-exist',
  why: 'A record that names another must name one that exists and is public.',
  run(authored) {
    const items = new Set(
      catalogRecords(authored)
        .filter(({ record }) => record.status !== 'hidden')
        .map(({ record }) => record.slug),
    );
    const tests = new Set(authored.tests.map(({ slug }) => slug));
    const publicTests = new Set([...tests].filter((slug) => items.has(slug)));
    const categories = new Set(authored.categories.map(({ slug }) => slug));
    const conditions = new Set(authored.conditions.map(({ slug }) => slug));
    const markers = new Set(authored.markers.map(({ slug }) => slug));
    const goals = new Set(authored.goals.map(({ slug }) => slug));
    const providers = new Set(authored.providers.map(({ slug }) => slug));
    const missing = (known: ReadonlySet<string>, slug: string, file: string, at: string): Breach[] =>
      known.has(slug)
        ? []
        : [
            {
              rule: this.name,
              file,
              at,
              problem: `"${slug}" does not exist`,
              tip: 'Correct the slug or add the record.',
            },
          ];
    const signs = new Set(authored.signs.map(({ slug }) => slug));
    return [
      ...catalogRecords(authored).flatMap(({ record, file }) => [
        ...missing(categories, record.category, file, 'category'),
        ...record.related.flatMap((slug) => missing(items, slug, file, 'related')),
      ]),
      ...authored.tests.flatMap(({ slug: own, notToConfuse = [] }) =>
        notToConfuse.flatMap(({ slug }) => missing(items, slug, fileOf('tests', own), 'notToConfuse')),
      ),
      ...authored.tests.flatMap(({ slug, interference = [], changedBy = {} }) =>
        Object.entries(changedBy)
          .filter(([, at]) => at >= interference.length)
          .map(([what, at]) => ({
            rule: this.name,
            file: fileOf('tests', slug),
            at: `changedBy.${what}`,
            problem: `sentence ${at} of interference does not exist`,
            tip: 'Count the sentences from 0.',
          })),
      ),
      ...authored.panels.flatMap(({ slug: own, components, status }) =>
        components.flatMap((slug) =>
          missing(status === 'hidden' ? tests : publicTests, slug, fileOf('panels', own), 'components'),
        ),
      ),
      ...authored.notSold.flatMap(({ slug: own, compared, sign }) => {
        const file = fileOf('not-sold', own);
        return [
          ...compared.flatMap((slug) => missing(items, slug, file, 'compared')),
          ...(sign === undefined ? [] : missing(signs, sign, file, 'sign')),
        ];
      }),
      ...authored.findingWords.flatMap(({ slug, words }) =>
        missing(items, slug, 'data/finding-words.csv', words),
      ),
      ...authored.interpretations.flatMap(({ slug, related }) => {
        const file = fileOf('interpretations', slug);
        return [
          ...missing(markers, slug, file, 'file name'),
          ...related.flatMap((test) => missing(items, test, file, 'related')),
        ];
      }),
      ...authored.conditions.flatMap(({ slug, start, then, rarely, reading, related }) => {
        const file = fileOf('conditions', slug);
        return [
          ...Object.entries({ start, then, rarely }).flatMap(([at, steps]) =>
            steps.flatMap(({ item }) => missing(items, item, file, at)),
          ),
          ...reading.flatMap(({ marker }) => missing(markers, marker, file, 'reading')),
          ...related.flatMap((other) => missing(conditions, other, file, 'related')),
        ];
      }),
      ...authored.goals.flatMap(
        ({ slug: own, tests: wished, panels = [], contradicts = [], skip, answer }) => {
          const file = fileOf('goals', own);
          return [
            ...wished.flatMap(({ slug }) => missing(items, slug, file, 'tests')),
            ...panels.flatMap((slug) => missing(items, slug, file, 'panels')),
            ...contradicts.flatMap((slug) => missing(goals, slug, file, 'contradicts')),
            ...skip.flatMap(({ slug }) => (slug === undefined ? [] : missing(items, slug, file, 'skip'))),
            ...(answer?.conditions ?? []).flatMap((slug) =>
              missing(conditions, slug, file, 'answer.conditions'),
            ),
            ...(answer?.markers ?? []).flatMap((slug) => missing(markers, slug, file, 'answer.markers')),
          ];
        },
      ),
      ...(authored.service?.goalsFirst ?? []).flatMap((slug) =>
        missing(goals, slug, 'data/store/service.json', 'goalsFirst'),
      ),
      ...authored.providerPrices.flatMap((price) => [
        ...missing(providers, price.provider, 'data/provider-prices.csv', `${price.provider},${price.test}`),
        ...missing(items, price.test, 'data/provider-prices.csv', `${price.provider},${price.test}`),
      ]),
      ...authored.providerPanels.flatMap(({ provider, name, components }) => [
        ...missing(providers, provider, 'data/provider-panels.csv', `${provider},${name}`),
        ...components.flatMap((slug) =>
          missing(items, slug, 'data/provider-panels.csv', `${provider},${name}`),
        ),
      ]),
      ...authored.prose.flatMap(({ file, matter }) => [
        ...matter.tests.flatMap((slug) => missing(items, slug, file, 'tests')),
        ...matter.markers.flatMap((slug) => missing(markers, slug, file, 'markers')),
      ]),
    ];
  },
};
