import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { percentOn, scaleFrom, scaleOf, scaleText } from './scale.ts';

const limit = fc.double({ min: 0.01, max: 1e5, noNaN: true });
const ends = fc
  .record({ low: fc.option(limit, { nil: undefined }), width: limit, open: fc.boolean() })
  .map(({ low, width, open }) => ({ low, high: open && low !== undefined ? undefined : (low ?? 0) + width }));

it('never turns back: a higher value never stands further left', () => {
  fc.assert(
    fc.property(ends, fc.array(fc.double({ min: -10, max: 1e6, noNaN: true })), (range, values) => {
      const places = values.sort((a, b) => a - b).map((value) => percentOn(scaleOf(range), value));
      expect(places).toEqual([...places].sort((a, b) => a - b));
      expect(places.every((place) => place >= 0 && place <= 100)).toBe(true);
    }),
  );
});

it('leaves room on both sides of a range, and shows critical limits inside of the bar', () => {
  const scale = scaleOf({ low: 3.6, high: 5.2, critical: { low: 2.5, high: 6.2 } });
  expect(percentOn(scale, 3.6)).toBe(30);
  expect(percentOn(scale, 5.2)).toBe(68);
  expect(percentOn(scale, 2.5)).toBeGreaterThan(0);
  expect(percentOn(scale, 6.2)).toBeLessThan(100);
});

it('gives the room of an open side to the other', () => {
  expect(percentOn(scaleOf({ high: 100 }), 100)).toBe(55);
  expect(percentOn(scaleOf({ low: 40 }), 40)).toBe(45);
});

it('is the same after it stood in an attribute', () => {
  const scale = scaleOf({ low: 0.3, high: 4.2 });
  expect(scaleFrom(scaleText(scale))).toEqual(scale);
});

it('tells limits apart that lie close to each other or to an end, wherever they lie', () => {
  fc.assert(
    fc.property(ends, fc.array(limit, { maxLength: 4 }), (range, limits) => {
      const scale = scaleOf({ ...range, limits });
      const places = [...new Set(limits)].sort((a, b) => a - b).map((one) => percentOn(scale, one));
      expect(places).toEqual([...places].sort((a, b) => a - b));
      expect(scale.map(([, at]) => at)).toEqual(scale.map(([, at]) => at).sort((a, b) => a - b));
    }),
  );
  const ferritin = scaleOf({ low: 6, high: 409, limits: [15] });
  expect(percentOn(ferritin, 15) - percentOn(ferritin, 6)).toBeGreaterThan(12);
});
