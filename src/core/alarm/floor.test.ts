import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markOf } from '../report/marks.ts';
import { floorOf, isCriticalMark } from './floor.ts';
import { URGENCIES } from './urgency.ts';

describe('a mark beside a value', () => {
  it.each([
    ...['HH', 'LL', 'hh', 'HHH', 'PANIC', 'Panic High', 'Panic Low', 'CRIT', 'critical', 'Critical H'],
    ...['Critical High', 'critical low', 'CRITICALLY HIGH', 'Critical value', 'H CRIT', 'C', 'CH', 'CL'],
    ...['!!', '**', '***', 'ALERT', 'VP', ' HH '],
    ...['crítico', 'Crítica', 'critico', 'CRÍTICO ALTO', 'crítica baja', 'pánico', 'panico bajo'],
    ...['valor crítico', 'Valor de pánico', 'valor pánico', 'ALERTA'],
  ])('%s is critical', (mark) => {
    expect(isCriticalMark(mark)).toBe(true);
  });

  it.each([
    ...['H', 'L', 'N', 'A', '*', '!', '+', '', 'High', 'low', 'abnormal', 'normal', 'not critical'],
    ...['alto', 'bajo', 'B', 'anormal', 'no crítico', 'sin valor crítico', 'Cholesterol', 'criteria'],
  ])('%s is not critical', (mark) => {
    expect(isCriticalMark(mark)).toBe(false);
  });

  it('that is absent says nothing', () => {
    expect(isCriticalMark(undefined)).toBe(false);
  });

  it('is critical in every spelling that reports are read with', () => {
    const sides = ['', ' high', ' low', ' value', ' alto', ' alta', ' bajo', ' baja'];
    const names = ['critical', 'critically', 'crit', 'panic', 'alert', 'crítico', 'crítica', 'critico'];
    const spelled = [
      ...names.flatMap((name) => sides.map((side) => `${name}${side}`)),
      ...['valor crítico', 'valor critico', 'valor pánico', 'valor panico'],
      ...['HH', 'LL', 'C', 'CH', 'CL', '!!', '!!!', '**'],
    ].flatMap((text) => markOf(text) ?? []);
    expect(spelled).toHaveLength(76);
    expect(spelled.filter((mark) => !isCriticalMark(mark))).toEqual([]);
  });
});

const own = (low?: number, high?: number) => ({
  flag: 'indeterminate' as const,
  range: {
    ...(low === undefined ? {} : { low }),
    ...(high === undefined ? {} : { high }),
    text: '',
  },
});

describe('a value of which only the range of its report is known', () => {
  it.each([
    [19.9, 5, 10, undefined],
    [20, 5, 10, 'soon'],
    [99.9, 5, 10, 'soon'],
    [100, 5, 10, 'today'],
    [2.6, 5, 10, undefined],
    [2.5, 5, 10, 'soon'],
    [0.51, 5, 10, 'soon'],
    [0.5, 5, 10, 'today'],
    [0, 5, 10, 'today'],
    [-1, 5, 10, 'today'],
    [7, 5, 10, undefined],
    // No number is times nothing.
    [50, undefined, 0, undefined],
    [-5, 0, 10, undefined],
    [50, 5, undefined, undefined],
  ] as const)('%d in %s to %s: %s', (value, low, high, expected) => {
    expect(floorOf(value, own(low, high))).toBe(expected);
  });

  it('is never less urgent further out', () => {
    const rank = (value: number) => {
      const urgency = floorOf(value, own(5, 10));
      return urgency === undefined ? URGENCIES.length : URGENCIES.indexOf(urgency);
    };
    const distance = fc.double({ min: 0, max: 200, noNaN: true });
    fc.assert(
      fc.property(distance, distance, (one, other) => {
        const [near, far] = [Math.min(one, other), Math.max(one, other)];
        expect(rank(10 + far)).toBeLessThanOrEqual(rank(10 + near));
        expect(rank(5 - far)).toBeLessThanOrEqual(rank(5 - near));
      }),
      { numRuns: 1000 },
    );
  });
});
