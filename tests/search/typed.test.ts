import { describe, expect, it } from 'vitest';
import { judged, KINDS } from './typed.fixture.ts';

/** Read when the search was mended. */
const seen = ['queries-en', 'queries-es', 'queries-people', 'queries-buyers'].flatMap(judged);
/** Read by nobody who mended it. */
const unseen = judged('queries-unseen');

type Rows = typeof seen;
const of = (rows: Rows, kind: (typeof KINDS)[number]): Rows => rows.filter((row) => row.kind === kind);
const share = (rows: Rows, holds: (row: Rows[number]) => boolean): number =>
  rows.filter(holds).length / rows.length;
const missed = (rows: Rows): string =>
  rows
    .filter(({ isRight }) => !isRight)
    .map(({ query, got, accept }) => `"${query}": ${got || 'nothing'}; wanted ${accept}`)
    .join('\n');

describe('what people type into the search', () => {
  it('was written and labelled in thousands, in both languages', () => {
    expect(seen.length + unseen.length).toBeGreaterThan(3000);
    for (const lang of ['en', 'es'])
      expect(seen.filter((row) => row.lang === lang).length).toBeGreaterThan(1000);
    for (const kind of KINDS) expect(of(unseen, kind).length).toBeGreaterThan(4);
  });

  it.each([
    ['ITEM', 0.97, 0.97],
    ['NOTSOLD', 0.97, 0.95],
    ['VALUE', 0.95, 0.95],
    ['NOTHING', 0.98, 0.94],
  ] as const)('is answered right at first: %s', (kind, aim, aimUnseen) => {
    expect(
      share(of(seen, kind), ({ isRight }) => isRight),
      missed(of(seen, kind)),
    ).toBeGreaterThan(aim);
    expect(share(of(unseen, kind), ({ isRight }) => isRight)).toBeGreaterThan(aimUnseen);
  });

  it('is seldom answered with another thing, and hardly ever without a doubt', () => {
    for (const [rows, aim, sure] of [
      [seen, 0.01, 0.001],
      [unseen, 0.02, 0.003],
    ] as const) {
      expect(share(rows, ({ isWrong }) => isWrong)).toBeLessThan(aim);
      expect(share(rows, ({ isSurelyWrong }) => isSurelyWrong)).toBeLessThanOrEqual(sure);
    }
  });
});
