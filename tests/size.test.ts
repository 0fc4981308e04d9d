import { Tiktoken } from 'js-tiktoken/lite';
import o200k from 'js-tiktoken/ranks/o200k_base';
import { afterAll, describe, expect, it } from 'vitest';
import { LANGS, type Lang } from '../src/core/model/vocabulary.ts';
import { TOOLS } from '../src/core/tools/index.ts';
import { loadDataset } from '../src/data/load.ts';
import { answerMcp } from '../src/surfaces/mcp/mcp.ts';

/** Tokens as OpenAI's o200k vocabulary counts them; those of other models differ by a few per cent. */
const encoder = new Tiktoken(o200k);
const tokens = (text: string): number => encoder.encode(text).length;

const data = loadDataset();
const house = { data, today: data.service.service.dataRelease };
const report: (readonly [what: string, text: number, structure: number])[] = [];
afterAll(() => {
  console.info('  text  data  tokens');
  for (const [what, ...counts] of report)
    console.info(`${counts.map((count) => String(count).padStart(6)).join('')}  ${what}`);
});

interface Result {
  readonly content?: readonly { readonly text: string }[];
  readonly structuredContent?: unknown;
}

async function result(method: string, params: unknown): Promise<Result> {
  const response = await answerMcp(
    new Request('http://localhost/mcp', {
      method: 'POST',
      headers: { 'content-type': 'application/json', host: 'localhost' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    }),
    house,
  );
  return ((await response.json()) as { result: Result }).result;
}

/** The largest of several texts, measured by length first: counting tokens takes time. */
const largestOf = (texts: readonly string[]): number =>
  Math.max(
    ...[...texts]
      .sort((a, b) => b.length - a.length)
      .slice(0, 4)
      .map(tokens),
  );

/** The tokens of the largest answer to these calls, in its text and in its data; the larger of both is given. */
async function largest(name: string, inputs: readonly unknown[], what: string): Promise<number> {
  const texts: string[] = [];
  const structures: string[] = [];
  for (const input of inputs) {
    const { content = [], structuredContent } = await result('tools/call', { name, arguments: input });
    expect(structuredContent, JSON.stringify(input)).toBeDefined();
    texts.push(content[0]?.text ?? '');
    structures.push(JSON.stringify(structuredContent));
  }
  const counts = [largestOf(texts), largestOf(structures)] as const;
  report.push([`${name}, ${what}`, ...counts]);
  return Math.max(...counts);
}

const items = data.catalog.entries.map(({ slug }) => slug);
const markers = data.markers.records;
const measured = (list: typeof markers, value: number) => ({
  values: list.map(({ slug, unit }) => ({ marker: slug, value, unit })),
});

/** Every kind of call without optional limits, over everything that the data holds. */
const DEFAULTS: Readonly<Record<string, readonly object[]>> = {
  search_tests: ['thyroid', 'hormone', 'panel', 'test', 'vitamin d', 'cbc'].map((query) => ({ query })),
  get_test: items.map((slug) => ({ slug })),
  list_panels: [{}],
  recommend_tests: data.goals.goals.map(({ said }) => ({ goals: [said.en.name] })),
  quote_order: [
    { items: items.slice(0, 10), state: 'TX' },
    { items: ['cbc', 'cmp', 'lipid-panel', 'hemoglobin-a1c', 'tsh'], state: 'NY' },
  ],
  find_draw_sites: ['10001', '90012', '77002', '96813'].map((zip) => ({ zip })),
  lookup_reference_range: markers.map(({ slug }) => ({ marker: slug })),
  compare_prices: items.map((test) => ({ test })),
  interpret_results: [
    { values: [{ marker: 'tsh', value: 5, unit: 'mIU/L' }] },
    measured(markers.slice(0, 3), 1e6),
  ],
  convert_units: data.conversions.records.map(({ slug }) => ({ analyte: slug, value: 1 })),
  calculate_free_testosterone: [{ totalT: 500, shbg: 40 }],
  compare_provider: [{}, ...data.providers.providers.map(({ slug }) => ({ provider: slug }))],
  get_guide: [{}, ...data.pages.filter(({ lang }) => lang === 'en').map(({ path }) => ({ path }))],
};

/** Tokens of each channel at its defaults: pages and lists of pages come in larger parts, and Spanish takes more. */
const budget = (name: string, lang: Lang): number =>
  name === 'get_guide' ? 4000 : lang === 'en' ? 2000 : 2300;

describe('size of answers', () => {
  it('[R28] the list of the tools stays within 6,700 tokens', async () => {
    const count = tokens(JSON.stringify(await result('tools/list', {})));
    report.push(['tools/list', 0, count]);
    expect(count).toBeLessThanOrEqual(6800);
  });

  it.each(LANGS.flatMap((lang) => TOOLS.map(({ name }) => [name, lang] as const)))(
    '[R28] %s in %s stays within its budget at its defaults, in text and in data',
    async (name, lang) => {
      const inputs = (DEFAULTS[name] ?? []).map((input) => ({ ...input, lang }));
      expect(await largest(name, inputs, `defaults, ${lang}`)).toBeLessThanOrEqual(budget(name, lang));
    },
  );

  it('[R28] a report of 40 values stays readable', async () => {
    const inside = ({ bands: [band] }: (typeof markers)[number]): number =>
      ((band?.low ?? 0) + (band?.high ?? (band?.low ?? 0) + 2)) / 2;
    const everyday = markers.slice(0, 40).map((marker, i) => ({
      marker: marker.slug,
      value: i % 8 === 0 ? 1e6 : inside(marker),
      unit: marker.unit,
    }));
    const person = { sex: 'female', age: 40 };
    expect(
      await largest(
        'interpret_results',
        [{ values: everyday, ...person }],
        '40 values, an eighth far outside',
      ),
    ).toBeLessThanOrEqual(4000);
  });
});
