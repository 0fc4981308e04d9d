/** What a property of a component names. */
export type Named =
  | 'item'
  | 'marker'
  | 'goal'
  | 'sign'
  | 'term'
  | 'chart'
  | 'grid'
  | 'infection'
  | 'substance'
  | 'text';

/** What an analyte of `<Chart>` is drawn of. */
export const CHARTS = [
  'cycle-hormones',
  'hcg-by-week',
  'cortisol-by-hour',
  'testosterone-by-age',
  'a1c-average-glucose',
  'ferritin-by-life',
  'tsh-in-pregnancy',
] as const;
export type ChartName = (typeof CHARTS)[number];

/** The components that prose may hold, each with what its properties name. */
export const PROSE_COMPONENTS = {
  Price: { test: 'item' },
  Range: { marker: 'marker' },
  Convert: { analyte: 'text', value: 'text', from: 'text', to: 'text' },
  Term: { name: 'term' },
  TestSet: { tests: 'item', goal: 'goal' },
  CostBox: { tests: 'item' },
  Elsewhere: { test: 'item' },
  HospitalRange: { test: 'item' },
  Limits: { marker: 'marker', markers: 'marker' },
  RangeBars: { marker: 'marker' },
  Chart: { name: 'chart' },
  WindowPeriods: { infections: 'infection' },
  Grid: { name: 'grid' },
  PrepTimeline: { tests: 'item' },
  ChangedBy: { substance: 'substance' },
  Retest: { markers: 'marker' },
  SeekCare: { signs: 'sign' },
  Drawing: { name: 'text' },
  Store: { says: 'text' },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Named>>>>;
export type ProseComponent = keyof typeof PROSE_COMPONENTS;

export const isProseComponent = (name: string): name is ProseComponent =>
  Object.hasOwn(PROSE_COMPONENTS, name);

export type Props = Readonly<Record<string, string>>;

/** The names in a property that holds one or several. */
export const namesIn = (value = ''): string[] => value.split(' ').filter((name) => name !== '');

/** The self-closing components in a body of prose. */
export function componentsIn(body: string): { source: string; name: string; props: Props; at: number }[] {
  return [...body.matchAll(/<([A-Z]\w*)((?:\s+\w+="[^"]*")*)\s*\/>/g)].map((found) => {
    const [source, name = '', attributes = ''] = found;
    return {
      source,
      name,
      at: found.index,
      props: Object.fromEntries(
        [...attributes.matchAll(/(\w+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, value]),
      ),
    };
  });
}
