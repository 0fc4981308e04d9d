import { describe, expect, it } from 'vitest';
import { OVER_HTTP } from '../../src/core/address.ts';
import type { Lang } from '../../src/core/model/vocabulary.ts';
import { findTool } from '../../src/core/tools/index.ts';
import { runTool } from '../../src/core/tools/run.ts';
import { wordsOf } from '../../src/core/words/index.ts';
import { loadDataset } from '../../src/data/load.ts';

const data = loadDataset();

interface Asked {
  readonly status: string;
  readonly count?: number;
  readonly seekCare?: readonly { readonly slug: string; readonly urgency: string; readonly lang: Lang }[];
  readonly interpret?: { readonly marker: string; readonly value: string; readonly text?: string };
  readonly next?: readonly { readonly tool: string; readonly arguments: Readonly<Record<string, unknown>> }[];
}

function ask(name: string, input: object): Asked {
  const tool = findTool(name);
  if (tool === undefined) throw new Error(name);
  const call = { data, today: '2026-11-23', attribution: OVER_HTTP, wordsOf };
  return runTool(tool, input, call) as unknown as Asked;
}

const search = (query: string) => ask('search_tests', { query });
const careIn = ({ seekCare = [] }: Asked) =>
  seekCare.map(({ slug, urgency, lang }) => `${slug} ${urgency} ${lang}`);

/** What somebody typed, the marker and value that are read, and how it is said first. */
const CRITICAL = [
  [
    'hemoglobin 7.4 on my results, just wiped out and pale',
    'hemoglobin',
    '7.4',
    'dangerous-lab-value now en',
  ],
  ['platelets 27, bruises i cant explain', 'platelets', '27', 'dangerous-lab-value now en'],
  ['plaquetas en 24 mil en mis analisis', 'plaquetas', '24000', 'dangerous-lab-value now es'],
  ['me salio el sodio en 121, ando mareada', 'sodio', '121', 'dangerous-lab-value now es'],
  ['la creatinina se me subio de 1 a 3.6', 'creatinina', '3.6', 'dangerous-lab-value now es'],
  ['potassium 7.1', 'potassium', '7.1', 'dangerous-lab-value now en'],
  ['potasio 7,1', 'potasio', '7,1', 'dangerous-lab-value now es'],
  ['leucocitos 60 mil', 'leucocitos', '60000', 'dangerous-lab-value now es'],
  ['wbc .9', 'wbc', '.9', 'dangerous-lab-value now en'],
  ['inr 3.8', 'inr', '3.8', 'urgent-lab-value today en'],
  ['sodio 128', 'sodio', '128', 'urgent-lab-value today es'],
] as const;

describe('a result in what people type', () => {
  it.each(CRITICAL)('%j is judged by the critical limits', (query, marker, value, care) => {
    const answer = search(query);
    expect(careIn(answer)).toEqual([care]);
    expect(answer.interpret).toMatchObject({ marker, value });
    expect(answer.next?.[0]).toMatchObject({
      tool: 'interpret_results',
      arguments: { values: [{ marker, value }] },
    });
    expect(answer.count).toBeLessThanOrEqual(care.includes(' now ') ? 0 : 3);
  });

  it.each(CRITICAL)('%j is said first by every other door', (typed, _marker, _value, care) => {
    expect(careIn(ask('recommend_tests', { symptoms: [typed] }))).toEqual([care]);
    expect(careIn(ask('get_guide', { path: typed }))).toEqual([care]);
  });

  it('far outside is said, and nothing is said of one that is not', () => {
    expect(search('a1c 11').interpret?.text).toBe(
      'Hemoglobin A1c 11 is above the published ranges for adults. Read it first, with its unit and the range on the report.',
    );
    for (const query of ['hgb 13.2', 'creatinina 1.1', 'tsh 2', 'ferritin 40']) {
      const { interpret, seekCare } = search(query);
      expect(interpret?.value, query).toBeDefined();
      expect([interpret?.text, seekCare], query).toEqual([undefined, undefined]);
    }
  });

  it.each([
    'calcium 600',
    'potassium 99 mg',
    'vitamin d 5000',
    'lithium 300 mg level',
    '899 tsh',
    'my potassium was 7 three years ago',
    'sodium 1500 a day',
  ])('%j is a dose, a code or another time, and alarms nobody', (query) => {
    expect(search(query).seekCare).toBeUndefined();
  });
});
