import { describe, expect, it } from 'vitest';
import { LABELLED, measured, missedLabels } from './search.fixture.ts';

describe('search over the whole catalog', () => {
  it('answers at least 95 % of the labelled queries right at first, and nonsense with nothing', () => {
    const missed = missedLabels();
    expect(LABELLED.length).toBeGreaterThanOrEqual(150);
    expect(missed.filter(({ kind }) => kind === 'nonsense')).toEqual([]);
    expect(missed.length / LABELLED.length, JSON.stringify(missed, null, 1)).toBeLessThanOrEqual(0.05);
  });

  it('finds names, aliases and codes always, and nearly always with a slip or from a beginning', () => {
    const aims = [1, 1, 1, 1, 1, 0.96, 0.95];
    const found = measured();
    expect(found).toHaveLength(aims.length);
    for (const [i, { what, asked, missed }] of found.entries())
      expect((asked - missed.length) / asked, `${what}: ${missed.join('; ')}`).toBeGreaterThanOrEqual(
        aims[i] ?? 1,
      );
  });
});
