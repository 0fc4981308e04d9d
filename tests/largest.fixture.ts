import type { ToolName } from '../src/core/tools/index.ts';
import { loadDataset } from '../src/data/load.ts';

export const data = loadDataset();

export const items = data.catalog.entries.map(({ slug }) => slug);
const markers = data.markers.records;

const inGroups = <T>(list: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, i) => list.slice(i * size, (i + 1) * size));

const goals = data.goals.goals.map(({ said }) => said.en.name);
const paths = [...new Set(data.pages.map(({ path }) => path))];
/** Reports of as many values as fit into one, all at nothing or far out, of all markers and of those with critical limits. */
export const reports = [0, 1e6].flatMap((value) =>
  [markers, markers.filter(({ limits }) => (limits?.critical?.length ?? 0) > 0)].flatMap((list) =>
    inGroups(list, 40).map((group) => ({
      values: group.map(({ slug, unit }) => ({ marker: slug, value, unit })),
      ...{ sex: 'female', age: 40 },
    })),
  ),
);

/** As much as a call of each tool may ask for: of everything there is, of nothing that is known, and of nonsense. */
export const LARGEST: Readonly<Record<ToolName, readonly object[]>> = {
  search_tests: ['test', 'panel', 'blood', 'vitamin', 'x'.repeat(120)].map((query) => ({ query, limit: 50 })),
  get_test: [{ slug: '鱻'.repeat(120) }],
  list_panels: [{ limit: 100 }],
  recommend_tests: [
    ...inGroups(goals, 16).map((group) => ({
      goals: group.slice(0, 8),
      symptoms: group.slice(8),
      budget: 'no_limit',
    })),
    { goals: Array.from({ length: 8 }, (_, i) => `${i} ${'ꔀꕁ '.repeat(39)}`) },
  ],
  quote_order: [...['TX', 'NY', 'RI'].map((state) => ({ state })), {}].flatMap((place) => [
    ...inGroups(items, 25)
      .slice(0, 4)
      .map((group) => ({ items: group, ...place })),
    { items: ['cbc', ...Array.from({ length: 24 }, (_, i) => `${i} ${'ꔀꕁ '.repeat(39)}`)], ...place },
    { items: Array.from({ length: 25 }, (_, i) => `no such test ${i}`), ...place },
  ]),
  find_draw_sites: ['10001', '90012', '60601'].map((zip) => ({ zip, radiusMiles: 100, limit: 50 })),
  lookup_reference_range: [{ marker: '鱻'.repeat(80) }, { marker: 'ferritin', method: 'ꔀ'.repeat(80) }],
  compare_prices: [
    ...inGroups(items, 25)
      .slice(0, 6)
      .map(([test, ...withItems]) => ({ test, withItems, limit: 60 })),
    { test: 'cbc', withItems: Array.from({ length: 24 }, (_, i) => `${i} ${'ꔀꕁ '.repeat(25)}`) },
  ],
  interpret_results: [
    ...reports,
    { values: Array.from({ length: 40 }, (_, i) => ({ marker: `Unheard of ${i}`, value: i, mark: 'HH' })) },
    { values: Array.from({ length: 40 }, (_, i) => ({ marker: 'thyroid', value: i, unit: 'x' })) },
    ...['ꔀ', 'q', '🩸'].map((letter) => ({
      values: Array.from({ length: 40 }, (_, i) => ({
        ...{ marker: `${i} ${letter.repeat(38)}`, value: letter.repeat(20), unit: letter.repeat(20) },
        ...{ mark: 'HH', method: letter.repeat(40), refLow: 1, refHigh: 2 },
      })),
    })),
  ],
  convert_units: [{ analyte: '鱻'.repeat(60), value: 1 }],
  calculate_free_testosterone: [{ totalT: 1e-300, shbg: 1e-300 }],
  compare_provider: data.providers.providers.map(({ slug }) => ({ provider: slug, limit: 200 })),
  get_guide: [
    ...['/biomarkers', '/lab-locations', '/compare', '/docs', '/answers', '/conditions', '/guides'].map(
      (path) => ({ path }),
    ),
    {},
    ...paths.filter((path) => path.split('/').length === 3).map((path) => ({ path })),
  ],
};
