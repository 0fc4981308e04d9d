import type { CatalogEntry } from '../../core/model/catalog.ts';
import type { Goal } from '../../core/model/goal.ts';
import type { ServiceFile, StoreExample } from '../../core/model/service.ts';
import type { Carried } from './carried.ts';

/** What everybody knows, in the order in which examples take it. */
const WELL_KNOWN = ['cbc', 'tsh', 'cmp', 'lipid-panel', 'hemoglobin-a1c', 'ferritin', 'vitamin-d-25-oh'];
const GOAL = 'heart-health';
const CATEGORY = 'heart-health';
const PROVIDER = 'quest-health';

/** What documents and descriptions take as an example: it must be of this store. */
export function exampleOf(
  { sites, zips, providers, states }: Carried,
  file: ServiceFile,
  {
    entries,
    goals,
    served,
  }: {
    readonly entries: readonly CatalogEntry[];
    readonly goals: readonly Goal[];
    readonly served: (code: string) => boolean;
  },
): StoreExample {
  const tests = entries
    .filter(
      ({ orderable, type, cents }) => orderable && type === 'test' && cents[file.defaultLab] !== undefined,
    )
    .toSorted((a, b) => rank(a) - rank(b));
  const items = tests.slice(0, 2).map(({ slug }) => slug);
  const drawn = sites.filter(({ lab, state }) => lab === file.defaultLab && served(state));
  const state =
    file.example?.state ?? drawn[0]?.state ?? states.find(({ code }) => served(code))?.code ?? 'TX';
  const zip =
    file.example?.zip ??
    drawn.find((site) => site.state === state)?.zip ??
    zips.find((one) => one.state === state)?.zip ??
    '10001';
  const near = zips.find((one) => one.zip === zip)?.state;
  const other = states.find(({ code }) => (near === state ? code !== state && served(code) : code === near));
  const withPlan = goals.filter((goal) => goal.tests.length > 0);
  const goal = withPlan.find(({ slug }) => slug === GOAL) ?? withPlan[0];
  const panels = entries.filter(({ type, orderable }) => type === 'panel' && orderable);
  const category = panels.some((one) => one.category === CATEGORY) ? CATEGORY : panels[0]?.category;
  const provider = providers.find(({ slug }) => slug === PROVIDER)?.slug ?? providers[0]?.slug;
  const known = items.includes('tsh') ? 'tsh' : (items[0] ?? '');
  return {
    items,
    test: known,
    compared: items[0] ?? '',
    query: known === 'tsh' ? 'thyroid' : (tests[0]?.said.en.name ?? ''),
    state,
    zip,
    states: [state, ...(other === undefined ? [] : [other.name])],
    ...(goal === undefined ? {} : { goal: goal.slug === GOAL ? 'heart health' : goal.said.en.name }),
    ...(category === undefined ? {} : { category }),
    ...(provider === undefined ? {} : { provider }),
  };
}

const rank = ({ slug, popular }: CatalogEntry): number => {
  const known = WELL_KNOWN.indexOf(slug);
  return known >= 0 ? known : WELL_KNOWN.length + (popular ? 0 : 1);
};
