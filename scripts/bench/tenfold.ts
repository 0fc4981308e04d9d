import { TOOLS } from '../../src/core/tools/index.ts';
import { runTool } from '../../src/core/tools/run.ts';
import { wordsOf } from '../../src/core/words/index.ts';
import { loadDataset, loadSearchFile } from '../../src/data/load.ts';
import { manyTimes } from './many-times.ts';
import { cost, row } from './measured.ts';

/**
 * How calls grow with the data: microseconds and bytes of each tool's example, and of harder questions, with the data
 * once, three and ten times. `grows` is the power of the growth: 0 does not notice, 1 is as the data, 2 its square.
 */
const TURNS = [1, 3, 10] as const;
const data = loadDataset();
const file = loadSearchFile();
const call = {
  today: data.service.service.dataRelease,
  wordsOf,
  attribution: { source: 'ai_agent', medium: 'agent' },
};
const slugs = data.catalog.entries.filter(({ orderable }) => orderable).map(({ slug }) => slug);
const many = slugs.filter((_, i) => i % 24 === 0).slice(0, 24);

const HARD: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>> = {
  search_tests: [
    { query: 'thyroid antibodys and b12', limit: 50 },
    { query: 'a test of my blood for everything', limit: 50 },
    { query: 'tiroide peroxidse' },
  ],
  quote_order: [{ items: many, state: 'TX' }, { items: ['tyroid stimulting hormone', 'blood cont'] }],
  recommend_tests: [
    { goals: ['fatigue', 'heart health', 'fertility'], symptoms: ['hair loss'], budget: 'high' },
  ],
  find_draw_sites: [
    { zip: '10001', radiusMiles: 100, limit: 50 },
    { zip: '59041', radiusMiles: 5 },
  ],
  compare_prices: [{ test: many[0], withItems: many.slice(1) }],
  get_test: [{ slug: 'thyroid stimulating hormon' }],
  list_panels: [{ limit: 50 }],
};

const grown = TURNS.map((turns) => manyTimes(data, file, turns));
row('µs with the data', ...TURNS.map((turns) => `×${turns}`), 'grows', 'bytes', `×${TURNS.at(-1)}`);
for (const tool of TOOLS)
  for (const [i, input] of [tool.example, ...(HARD[tool.name] ?? [])].entries()) {
    const ask = (data: (typeof grown)[number]) => runTool(tool, input, { ...call, data });
    const sizes = grown.map((one) => JSON.stringify(ask(one)).length);
    const took: number[] = [];
    for (const one of grown) took.push(await cost(() => ask(one)));
    const power = Math.log10((took.at(-1) ?? 0) / (took[0] ?? 1));
    row(
      `${tool.name}${i === 0 ? '' : ` ${i}`}`,
      ...took.map((us) => us.toFixed(0)),
      power.toFixed(2),
      sizes[0] ?? 0,
      sizes.at(-1) ?? 0,
    );
  }
