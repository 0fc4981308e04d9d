import { Tiktoken } from 'js-tiktoken/lite';
import o200k from 'js-tiktoken/ranks/o200k_base';
import { afterAll, describe, expect, it } from 'vitest';
import { LANGS } from '../../../src/core/model/vocabulary.ts';
import { TOOLS } from '../../../src/core/tools/index.ts';
import { loadDataset } from '../../../src/data/load.ts';
import { answerMcp } from '../../../src/surfaces/mcp/mcp.ts';

/** Tokens as OpenAI's o200k vocabulary counts them; those of other models differ by a few per cent. */
const encoder = new Tiktoken(o200k);
const tokens = (text: string): number => encoder.encode(text).length;

const data = loadDataset();
const house = { data, today: data.service.service.dataRelease };
const report: [what: string, count: number][] = [];
afterAll(() => {
  for (const [what, count] of report) console.info(`${String(count).padStart(6)} tokens  ${what}`);
});

/** The whole result of an MCP call as it is sent: the text and the data together. */
async function result(method: string, params: unknown): Promise<string> {
  const response = await answerMcp(
    new Request('http://localhost/mcp', {
      method: 'POST',
      headers: { 'content-type': 'application/json', host: 'localhost' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    }),
    house,
  );
  const { result: answer } = (await response.json()) as { result: unknown };
  return JSON.stringify(answer);
}

/** The largest of several answers, measured by its length first: counting tokens takes time. */
async function largest(name: string, inputs: readonly unknown[], what: string): Promise<number> {
  const answers = await Promise.all(inputs.map((input) => result('tools/call', { name, arguments: input })));
  const longest = answers.sort((a, b) => b.length - a.length).slice(0, 3);
  const count = Math.max(...longest.map(tokens));
  report.push([`${name}, ${what}`, count]);
  return count;
}

const items = data.catalog.entries.map(({ slug }) => slug);
const markers = data.markers.records;
const measured = (list: typeof markers, value: number) => ({
  values: list.map(({ slug, unit }) => ({ marker: slug, value, unit })),
});

/** Every kind of call without optional limits, over everything that the data holds. */
const DEFAULTS: Readonly<Record<string, readonly unknown[]>> = {
  search_tests: ['thyroid', 'hormone', 'panel', 'vitamina d'].flatMap((query) => [
    { query },
    { query, lang: 'es' },
  ]),
  get_test: LANGS.flatMap((lang) => items.map((slug) => ({ slug, lang }))),
  list_panels: [{}],
  recommend_tests: data.goals.goals.map(({ said }) => ({ goals: [said.en.name], budget: 'no_limit' })),
  quote_order: [{ items: items.slice(0, 10), state: 'TX' }],
  find_draw_sites: ['10001', '90012', '77002', '96813'].map((zip) => ({ zip })),
  lookup_reference_range: markers.map(({ slug }) => ({ marker: slug })),
  compare_prices: items.map((test) => ({ test })),
  interpret_results: [
    { values: [{ marker: 'tsh', value: 5, unit: 'mIU/L' }] },
    measured(markers.slice(0, 5), 1e6),
  ],
  convert_units: data.conversions.records.map(({ slug }) => ({ analyte: slug, value: 1 })),
  calculate_free_testosterone: [{ totalT: 500, shbg: 40 }],
  compare_provider: [{}, ...data.providers.providers.map(({ slug }) => ({ provider: slug }))],
  get_guide: [{}, ...data.pages.map(({ path, lang }) => ({ path, lang }))],
};

const LARGEST: Readonly<Record<string, readonly unknown[]>> = {
  search_tests: ['test', 'panel', 'blood', 'vitamin'].map((query) => ({ query, limit: 50, lang: 'es' })),
  list_panels: [{ limit: 100 }],
  recommend_tests: [
    {
      goals: data.goals.goals.slice(0, 8).map(({ said }) => said.en.name),
      symptoms: data.goals.goals.slice(8, 16).map(({ said }) => said.en.name),
      budget: 'no_limit',
    },
  ],
  quote_order: ['TX', 'NY', 'RI'].flatMap((state) => [
    { items: items.slice(0, 25), state },
    { items: items.slice(-25), state },
  ]),
  find_draw_sites: ['10001', '90012'].map((zip) => ({ zip, radiusMiles: 100, limit: 50 })),
  compare_prices: [{ test: items[0], withItems: items.slice(1, 25) }],
  compare_provider: data.providers.providers.map(({ slug }) => ({ provider: slug, limit: 200 })),
  get_guide: ['/biomarkers', '/lab-locations', '/compare', '/docs'].map((path) => ({ path })),
};

describe('size of answers', () => {
  it('tools/list stays below 9,000 tokens', async () => {
    const count = tokens(await result('tools/list', {}));
    report.push(['tools/list', count]);
    expect(count).toBeLessThan(9000);
  });

  it.each(TOOLS.map(({ name }) => name))(
    '[R28] %s answers within 6,000 tokens at its defaults',
    async (name) => {
      expect(await largest(name, DEFAULTS[name] ?? [], 'defaults')).toBeLessThan(6000);
    },
  );

  it.each(Object.keys(LARGEST))('[R28] %s answers within 20,000 tokens at its limits', async (name) => {
    expect(await largest(name, LARGEST[name] ?? [], 'at its limits')).toBeLessThan(20_000);
  });

  it('a report of 40 values stays readable: half of them abnormal within 20,000 tokens', async () => {
    const half = markers.slice(0, 40).map(({ slug, unit, bands }, i) => {
      const [band] = bands;
      const inside = ((band?.low ?? 0) + (band?.high ?? (band?.low ?? 0) + 2)) / 2;
      return { marker: slug, value: i % 2 === 0 ? 1e6 : inside, unit };
    });
    expect(
      await largest(
        'interpret_results',
        [{ values: half, sex: 'female', age: 40 }],
        '40 values, half abnormal',
      ),
    ).toBeLessThan(20_000);
    await largest('interpret_results', [measured(markers.slice(0, 40), 1e6)], '40 values, all abnormal');
  });
});
