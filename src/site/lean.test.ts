import { describe, expect, it } from 'vitest';
import { openCatalog } from '../core/catalog/packed.ts';
import type { Dataset, SliceName } from '../core/model/dataset.ts';
import { LANGS, type Lang } from '../core/model/vocabulary.ts';
import { TOOLS } from '../core/tools/index.ts';
import { runTool } from '../core/tools/run.ts';
import { wordsOf } from '../core/words/index.ts';
import { loadDataset } from '../data/load.ts';
import { leanSlice } from './lean.ts';

const data = loadDataset();
const NAMES = [
  'service',
  'preparations',
  'differences',
  'analytes',
  'markers',
  'patterns',
  'conversions',
] as const satisfies readonly SliceName[];
/** What a device that speaks a language has of the data. */
function leanIn(lang: Lang): Dataset {
  const sent = (name: SliceName) => JSON.parse(JSON.stringify(leanSlice(name, data, lang)));
  const slices = Object.fromEntries(NAMES.map((name) => [name, sent(name)]));
  return { ...slices, catalog: { entries: openCatalog(sent('catalog')) } } as Partial<Dataset> as Dataset;
}
const context = { today: '2026-11-21', wordsOf, attribution: { source: 'website', medium: 'page' } };

describe.each(LANGS)('the slices for a device in %s', (lang) => {
  const lean = leanIn(lang);
  /** A quote of something unknown waits for the search. */
  const named = { ...lean, search: data.search };

  it.each(TOOLS.filter(({ onDevice }) => onDevice).map((tool) => [tool.name, tool] as const))(
    'give %s the same answer as the whole data',
    (_name, tool) => {
      const input = { ...tool.example, lang };
      expect(runTool(tool, input, { ...context, data: lean })).toEqual(
        runTool(tool, input, { ...context, data }),
      );
    },
  );

  it('answer a full basket and a full report alike too', () => {
    const quote = TOOLS.find(({ name }) => name === 'quote_order');
    const interpret = TOOLS.find(({ name }) => name === 'interpret_results');
    if (quote === undefined || interpret === undefined) throw new Error('a tool is missing');
    const items = data.catalog.entries.filter((_, i) => i % 20 === 0).map(({ slug }) => slug);
    const values = data.markers.records
      .filter((_, i) => i % 6 === 0)
      .map((marker) => ({ marker: marker.said[lang].name, value: marker.plausible.high, unit: marker.unit }));
    for (const [tool, input] of [
      [quote, { items: [...items.slice(0, 24), 'tssh'], state: 'NY', lang }],
      [interpret, { values: values.slice(0, 40), sex: 'female', age: 40, lang }],
    ] as const)
      expect(runTool(tool, input, { ...context, data: named })).toEqual(
        runTool(tool, input, { ...context, data }),
      );
  });

  it('tell apart what is mistaken for each other, and what comes first of several notes', () => {
    const quote = TOOLS.find(({ name }) => name === 'quote_order');
    if (quote === undefined) throw new Error('the tool is missing');
    const pairs = data.catalog.entries.flatMap(({ slug, unlike }) => unlike.map((other) => [slug, other]));
    expect(pairs.length).toBeGreaterThan(100);
    for (const items of pairs.filter((_, i) => i % 7 === 0))
      expect(runTool(quote, { items, lang }, { ...context, data: named })).toEqual(
        runTool(quote, { items, lang }, { ...context, data }),
      );
  });

  it('judge a value by its method alike, also by a method of which there are alternatives only', () => {
    const interpret = TOOLS.find(({ name }) => name === 'interpret_results');
    if (interpret === undefined) throw new Error('the tool is missing');
    const values = [
      { marker: 'SHBG', value: 60, unit: 'nmol/L' },
      { marker: 'SHBG', value: 60, unit: 'nmol/L', method: 'ECLIA' },
      { marker: 'thyroglobulin', value: 32, unit: 'ng/mL', method: 'LC-MS/MS' },
    ];
    const input = { values, sex: 'male', age: 40, lang };
    const flags = (records: Dataset) =>
      runTool(interpret, input, { ...context, data: { ...records, patterns: data.patterns } });
    expect(flags(lean)).toEqual(flags(data));
    expect(flags(lean)).toMatchObject({
      results: [{ flag: 'indeterminate' }, { flag: 'high' }, { flag: 'indeterminate' }],
    });
  });
});
