import { describe, expect, it } from 'vitest';
import type { RiskCategory } from '../model/marker.ts';
import type { Person } from '../people/person.ts';
import { categoriesFor, categoryOf } from './categories.ts';

const years = (value: number) => ({ value, unit: 'years' }) as const;
const zone = (
  name: string,
  says: RiskCategory['says'],
  fields: Partial<RiskCategory> = {},
): RiskCategory => ({ label: { en: name, es: name }, says, source: 'book', ...fields });

const ladder = {
  categories: [
    zone('deficient', 'low', { high: 10, highInclusive: false }),
    zone('desirable', 'fine', { low: 10, high: 20, highInclusive: false }),
    zone('borderline', 'between', { low: 20, high: 30 }),
    zone('high', 'high', { low: 30, lowInclusive: false }),
  ],
};
const named = (
  value: number,
  flag: Parameters<typeof categoryOf>[1],
  comparator?: '<' | '>',
  person: Person = {},
) => categoryOf({ value, comparator }, flag, ladder, person)?.label.en;

describe('the zone of a value', () => {
  it('is told at its limits by which of them are inside', () => {
    expect(named(9.9, 'low')).toBe('deficient');
    expect(named(10, 'normal')).toBe('desirable');
    expect(named(20, 'high')).toBe('borderline');
    expect(named(30, 'high')).toBe('borderline');
    expect(named(30.1, 'high')).toBe('high');
  });

  it.each([
    [9, 'low', 'deficient'],
    [9, 'normal', undefined],
    [9, 'high', undefined],
    [15, 'normal', 'desirable'],
    [15, 'high', undefined],
    [15, 'low', undefined],
    [25, 'low', 'borderline'],
    [25, 'normal', 'borderline'],
    [25, 'high', 'borderline'],
    [40, 'high', 'high'],
    [40, 'normal', undefined],
  ] as const)('of %d flagged %s is %s: it never contradicts the flag', (value, flag, expected) => {
    expect(named(value, flag)).toBe(expected);
  });

  it('is named where the flag is not decided', () => {
    expect([9, 15, 25, 40].map((value) => named(value, 'indeterminate'))).toEqual([
      'deficient',
      'desirable',
      'borderline',
      'high',
    ]);
  });

  it('is named of a value with a sign only where all that it can be lies in it', () => {
    expect(named(10, 'low', '<')).toBe('deficient');
    expect(named(15, 'normal', '<')).toBeUndefined();
    expect(named(30, 'high', '>')).toBe('high');
    expect(named(25, 'high', '>')).toBeUndefined();
  });

  it('is none where no zone holds the value', () => {
    expect(categoryOf({ value: 5 }, 'normal', { categories: [] }, {})).toBeUndefined();
  });
});

describe('whom a zone is for', () => {
  const marker = {
    categories: [
      zone('men', 'fine', { sex: 'male' }),
      zone('women', 'fine', { sex: 'female' }),
      zone('children', 'fine', { ageBefore: years(18) }),
      zone('old', 'fine', { ageFrom: years(65) }),
      zone('not pregnant', 'fine', { pregnancy: false }),
      zone('all', 'fine'),
    ],
  };
  const names = (person: Person) => categoriesFor(marker, person).map(({ label }) => label.en);

  it('is an adult of either sex where nothing is known', () => {
    expect(names({})).toEqual(['men', 'women', 'old', 'not pregnant', 'all']);
  });

  it('is told by sex, age and pregnancy', () => {
    expect(names({ sex: 'male', age: 17 })).toEqual(['men', 'children', 'not pregnant', 'all']);
    expect(names({ sex: 'female', age: 18 })).toEqual(['women', 'not pregnant', 'all']);
    expect(names({ sex: 'female', age: 65 })).toEqual(['women', 'old', 'not pregnant', 'all']);
    expect(names({ pregnancy: true, age: 30 })).toEqual(['women', 'all']);
  });
});
