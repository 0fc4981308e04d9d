import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SeverityStep } from '../model/limit.ts';
import { examplin, limits, step } from '../model/marker.fixture.ts';
import type { Person } from '../people/person.ts';
import type { Limits } from '../reference/limits.ts';
import { inUnit, severityOf } from './grade.ts';

const RANGE = { low: 10, high: 20 };
const years = (value: number) => ({ value, unit: 'years' }) as const;

function severity(
  value: number,
  side: 'below' | 'above',
  steps: readonly SeverityStep[],
  { person = {}, range = RANGE }: { readonly person?: Person; readonly range?: Limits } = {},
) {
  const marker = examplin({ limits: limits({ severity: steps }) });
  const { step: reached, by } = severityOf({ value }, side, { marker, person, limits: range });
  return `${reached} by ${by}`;
}

describe('a published scale', () => {
  const scale = [step('>=30'), step('>50', { step: 'danger' }), step('<8'), step('<=5', { step: 'danger' })];

  it.each([
    [29.9, 'above', 'slight by published'],
    [30, 'above', 'clear by published'],
    [50, 'above', 'clear by published'],
    [50.1, 'above', 'danger by published'],
    [8, 'below', 'slight by published'],
    [7.9, 'below', 'clear by published'],
    [5, 'below', 'danger by published'],
  ] as const)('%d %s is %s', (value, side, expected) => {
    expect(severity(value, side, scale)).toBe(expected);
  });

  it('stands in place of the distance, however far that is', () => {
    expect(severity(45, 'above', [step('>=90')])).toBe('slight by published');
  });

  it('that only says what is dangerous leaves the rest to the distance', () => {
    const danger = [step('>=90', { step: 'danger' })];
    expect(severity(29, 'above', danger)).toBe('slight by distance');
    expect(severity(30, 'above', danger)).toBe('clear by distance');
    expect(severity(90, 'above', danger)).toBe('danger by published');
  });

  it('of one side leaves the other to the distance', () => {
    expect(severity(5, 'below', [step('>=30')])).toBe('clear by distance');
  });

  it('of other people is not theirs', () => {
    const child = [step('>=12', { ageBefore: years(1) })];
    expect(severity(22, 'above', child, { person: { ageMonths: 5 } })).toBe('clear by published');
    expect(severity(22, 'above', child, { person: { age: 40 } })).toBe('slight by distance');
    expect(severity(22, 'above', child)).toBe('slight by distance');
  });

  it('for pregnancy stands in place of the one for everybody', () => {
    const both = [step('>=22'), step('>=28', { sex: 'female', pregnancy: 'any' })];
    expect(severity(24, 'above', both, { person: { pregnancy: true } })).toBe('slight by published');
    expect(severity(28, 'above', both, { person: { pregnancy: true } })).toBe('clear by published');
    expect(severity(24, 'above', both, { person: { sex: 'female', age: 30 } })).toBe('clear by published');
  });
});

describe('a step that is times the limit of the range', () => {
  const tripled = [step('>3', { times: true })];

  it('moves with the range that was used', () => {
    expect(severity(60, 'above', tripled)).toBe('slight by published');
    expect(severity(60.1, 'above', tripled)).toBe('clear by published');
    expect(severity(60.1, 'above', tripled, { range: { high: 30 } })).toBe('slight by published');
    expect(inUnit(step('<=0.5', { times: true }), RANGE)).toEqual({ side: 'below', of: 5, at: true });
  });

  it('says nothing without a limit on its side, or with one that no number is times of', () => {
    expect(inUnit(step('>3', { times: true }), { low: 10 })).toBeUndefined();
    expect(inUnit(step('>3', { times: true }), { low: -5, high: 0 })).toBeUndefined();
    expect(severity(0.5, 'above', tripled, { range: { low: -1, high: 0 } })).toBe('slight by distance');
  });
});

describe('the distance from the range', () => {
  it.each([
    // The width of the range is 10: nearer than twice the limit.
    [29.9, 'above', RANGE, 'slight'],
    [30, 'above', RANGE, 'clear'],
    // Half of the lower limit is nearer than the width.
    [5.1, 'below', RANGE, 'slight'],
    [5, 'below', RANGE, 'clear'],
    // Twice the limit is nearer than the width.
    [39.9, 'above', { low: 0, high: 20 }, 'slight'],
    [40, 'above', { low: 0, high: 20 }, 'clear'],
    [39, 'above', { high: 20 }, 'slight'],
    [40, 'above', { high: 20 }, 'clear'],
    [5, 'below', { low: 10 }, 'clear'],
    [3.9, 'above', { low: -2, high: 2 }, 'slight'],
    [4, 'above', { low: -2, high: 2 }, 'clear'],
    // Below zero only the width counts.
    [-6, 'below', { low: -2, high: 2 }, 'clear'],
    [-5.9, 'below', { low: -2, high: 2 }, 'slight'],
    // Where no limit is known there is no distance.
    [900, 'above', { low: 10 }, 'slight'],
    [900, 'above', { high: 0 }, 'slight'],
  ] as const)('%d %s %j is %s', (value, side, range, expected) => {
    expect(severity(value, side, [], { range })).toBe(`${expected} by distance`);
  });

  it('never falls further out, whatever steps are published', () => {
    const steps = fc.array(
      fc.record({
        of: fc.integer({ min: 20, max: 100 }),
        sign: fc.constantFrom('>', '>='),
        step: fc.constantFrom('clear' as const, 'danger' as const),
      }),
      { maxLength: 4 },
    );
    const rank = (told: string) => ['slight', 'clear', 'danger'].indexOf(told.split(' ')[0] ?? '');
    fc.assert(
      fc.property(steps, fc.integer({ min: 20, max: 110 }), fc.nat(50), (all, value, further) => {
        const scale = all.map((one) => step(`${one.sign}${one.of}`, { step: one.step }));
        expect(rank(severity(value + further, 'above', scale))).toBeGreaterThanOrEqual(
          rank(severity(value, 'above', scale)),
        );
      }),
      { numRuns: 1000 },
    );
  });
});
