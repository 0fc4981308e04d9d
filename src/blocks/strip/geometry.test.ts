import fc from 'fast-check';
import { expect, it } from 'vitest';
import { NARROWEST, percentAt, rowsOf, stripAxis } from './geometry.ts';

const price = fc.double({ min: 0.01, max: 5000, noNaN: true });

it.each([
  ['dear and cheap', { sellers: [8, 49, 78], medicare: 16.8 }, 101.4, [0, 50, 100]],
  ['one seller', { sellers: [10] }, 13, [0, 5, 10]],
  ['a hospital median within reach', { sellers: [20, 40], hospitalMedian: 100 }, 108, [0, 50, 100]],
  ['a hospital median far out', { sellers: [20, 40], hospitalMedian: 400 }, 52, [0, 20, 40]],
  ['cents', { sellers: [0.5] }, 0.65, [0, 0.2, 0.4, 0.6]],
  ['nobody', { sellers: [] }, 1, [0, 0.2, 0.4, 0.6, 0.8, 1]],
])('the axis of %s', (_name, amounts, max, ticks) => {
  const axis = stripAxis(amounts);
  expect(axis.max).toBeCloseTo(max, 6);
  expect(axis.ticks).toEqual(ticks);
});

it('holds every seller and Medicare, with room beside the dearest seller, in few steps', () => {
  const amounts = fc.record({
    sellers: fc.array(price, { maxLength: 40 }),
    medicare: fc.option(price, { nil: undefined }),
    hospitalMedian: fc.option(price, { nil: undefined }),
  });
  fc.assert(
    fc.property(amounts, (some) => {
      const axis = stripAxis(some);
      for (const usd of some.sellers) expect(percentAt(usd, axis)).toBeLessThanOrEqual(77);
      expect(percentAt(some.medicare ?? 0, axis)).toBeLessThanOrEqual(100);
      expect(axis.ticks.length).toBeLessThanOrEqual(6);
      expect(axis.ticks.length).toBeGreaterThan(1);
      for (const usd of axis.ticks) expect(usd).toBeLessThanOrEqual(axis.max * (1 + 1e-6));
    }),
  );
});

it('lays no mark on another, on the narrowest screen', () => {
  const mark = fc.record({
    percent: fc.integer({ min: 0, max: 770 }).map((tenths) => tenths / 10),
    left: fc.integer({ min: 4, max: 12 }),
    right: fc.integer({ min: 4, max: 50 }),
  });
  fc.assert(
    fc.property(fc.array(mark, { maxLength: 40 }), (marks) => {
      const rows = rowsOf(marks);
      expect(rows).toHaveLength(marks.length);
      const boxes = marks.map(({ percent, left, right }, i) => {
        const x = (percent / 100) * NARROWEST;
        return { row: rows[i], from: x - left, to: x + right };
      });
      for (const [i, a] of boxes.entries())
        for (const b of boxes.slice(i + 1))
          if (a.row === b.row) expect(a.from >= b.to || b.from >= a.to).toBe(true);
    }),
  );
});

it('uses no more rows than it needs: marks that are far apart stand on the axis', () => {
  const far = [0, 20, 40, 60].map((percent) => ({ percent, left: 10, right: 10 }));
  expect(rowsOf(far)).toEqual([0, 0, 0, 0]);
  expect(rowsOf([...far, ...far])).toEqual([0, 0, 0, 0, 1, 1, 1, 1]);
});
