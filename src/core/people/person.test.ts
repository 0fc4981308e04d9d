import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  contradiction,
  daysOfLife,
  fits,
  fitsAge,
  fitsPregnancy,
  inDays,
  isAdult,
  menopauseOf,
  type Person,
  sexOf,
  trimesterOf,
  type Whom,
} from './person.ts';

const hours = (value: number) => ({ value, unit: 'hours' }) as const;
const days = (value: number) => ({ value, unit: 'days' }) as const;
const months = (value: number) => ({ value, unit: 'months' }) as const;
const years = (value: number) => ({ value, unit: 'years' }) as const;

describe('the age', () => {
  it('spans what its unit leaves open', () => {
    expect(daysOfLife({ age: 1 })).toEqual({ from: 365.25, before: 730.5 });
    expect(daysOfLife({ ageHours: 48 })).toEqual({ from: 2, before: 49 / 24 });
    expect(daysOfLife({ ageDays: 0 })).toEqual({ from: 0, before: 1 });
    expect(daysOfLife({})).toBeUndefined();
    expect(inDays(months(12))).toBe(inDays(years(1)));
  });

  it.each([
    // One unit against another, up to the limit and from it on.
    [{ ageHours: 23 }, { ageBefore: days(1) }, true],
    [{ ageHours: 24 }, { ageBefore: days(1) }, false],
    [{ ageDays: 1 }, { ageFrom: hours(24) }, true],
    [{ ageDays: 0 }, { ageFrom: hours(24) }, false],
    [{ ageDays: 30 }, { ageBefore: months(1) }, true],
    [{ ageDays: 31 }, { ageBefore: months(1) }, false],
    [{ ageMonths: 11 }, { ageBefore: years(1) }, true],
    [{ ageMonths: 12 }, { ageBefore: years(1) }, false],
    [{ ageMonths: 12 }, { ageFrom: years(1) }, true],
    [{ age: 17 }, { ageBefore: years(18) }, true],
    [{ age: 18 }, { ageBefore: years(18) }, false],
    [{ age: 18 }, { ageFrom: years(18) }, true],
    // Somebody of no whole year may be of any day of it.
    [{ age: 0 }, { ageBefore: hours(4) }, true],
    [{ age: 0 }, { ageFrom: months(6) }, true],
    [{ age: 1 }, { ageBefore: months(12) }, false],
    [{ ageMonths: 0 }, { ageFrom: days(28) }, true],
    [{ ageDays: 0 }, { ageFrom: hours(4), ageBefore: hours(24) }, true],
  ] as const)('%j in %j: %s', (person, whom, expected) => {
    expect(fitsAge(whom, person)).toBe(expected);
  });

  it('that is not known is that of somebody of 20 or older', () => {
    expect(fitsAge({ ageBefore: years(20) }, {})).toBe(false);
    expect(fitsAge({ ageBefore: months(240) }, {})).toBe(false);
    expect(fitsAge({ ageBefore: years(21) }, {})).toBe(true);
    expect(fitsAge({ ageFrom: years(65) }, {})).toBe(true);
    expect(fitsAge({ ageFrom: hours(4) }, {})).toBe(true);
    expect(isAdult({})).toBe(true);
  });

  it('lies in exactly one of two ranges that meet where it is given as finely as they are', () => {
    fc.assert(
      fc.property(fc.nat(120), fc.nat(120), (age, limit) => {
        const before = fitsAge({ ageBefore: years(limit) }, { age });
        expect(before).toBe(age < limit);
        expect(fitsAge({ ageFrom: years(limit) }, { age })).toBe(!before);
      }),
    );
  });
});

describe('the trimester', () => {
  it('ends with 13 weeks and 6 days, and with 27 and 6', () => {
    const of = (gestationalWeek: number) => trimesterOf({ pregnancy: true, gestationalWeek });
    expect([0, 13, 14, 27, 28, 41].map(of)).toEqual([1, 1, 2, 2, 3, 3]);
    expect(trimesterOf({ trimester: 2 })).toBe(2);
    expect(trimesterOf({ pregnancy: true })).toBeUndefined();
  });

  it('tells which range of a pregnancy applies; one that is not known rules none out', () => {
    const second = { pregnancy: 'trimester_2' } as const;
    expect(fitsPregnancy(second, { pregnancy: true, gestationalWeek: 13 })).toBe(false);
    expect(fitsPregnancy(second, { pregnancy: true, gestationalWeek: 14 })).toBe(true);
    expect(fitsPregnancy(second, { pregnancy: true })).toBe(true);
    expect(fitsPregnancy({ pregnancy: 'any' }, { pregnancy: true, trimester: 3 })).toBe(true);
    expect(fitsPregnancy(second, { pregnancy: false, trimester: 2 })).toBe(false);
    expect(fitsPregnancy(second, {})).toBe(false);
    expect(fitsPregnancy({}, { pregnancy: true })).toBe(false);
  });

  it('leaves a range of weeks to those weeks', () => {
    const weeks = { pregnancy: 'any', weekFrom: 24, weekBefore: 29 } as const;
    const fitting = [23, 24, 28, 29].filter((gestationalWeek) =>
      fitsPregnancy(weeks, { pregnancy: true, gestationalWeek }),
    );
    expect(fitting).toEqual([24, 28]);
    expect(fitsPregnancy(weeks, { pregnancy: true })).toBe(true);
  });
});

describe('the sex and the menopause', () => {
  it('is that of a woman in pregnancy and after menopause', () => {
    expect(sexOf({ pregnancy: true })).toBe('female');
    expect(sexOf({ postmenopausal: true })).toBe('female');
    expect(sexOf({ pregnancy: false, postmenopausal: false })).toBeUndefined();
  });

  it('is not assumed before 40, and not known from then on', () => {
    expect(menopauseOf({ age: 39 })).toBe(false);
    expect(menopauseOf({ age: 40 })).toBeUndefined();
    expect(menopauseOf({ age: 39, postmenopausal: true })).toBe(true);
    expect(menopauseOf({})).toBeUndefined();
  });
});

describe('whom a limit is for', () => {
  it.each([
    [{ sex: 'male' }, {}, true],
    [{ sex: 'male' }, { sex: 'female' }, false],
    [{ sex: 'male' }, { pregnancy: true }, false],
    [{ pregnancy: 'any' }, {}, false],
    [{ pregnancy: 'any' }, { pregnancy: true }, true],
    [{ postmenopausal: true }, { sex: 'male', age: 60 }, false],
    [{ postmenopausal: true }, { sex: 'female', age: 60 }, true],
    [{ postmenopausal: true }, { sex: 'female', age: 39 }, false],
    [{ postmenopausal: false }, { sex: 'female', postmenopausal: true }, false],
    [{ ageBefore: years(18) }, {}, false],
    [{}, {}, true],
  ] as readonly (readonly [Whom, Person, boolean])[])('%j and %j: %s', (whom, person, expected) => {
    expect(fits(whom, person)).toBe(expected);
  });
});

describe('what cannot all be true', () => {
  it.each([
    [{ age: 3, ageMonths: 36 }, 'age', ['age', 'ageMonths']],
    [{ sex: 'male', pregnancy: true }, 'sex', ['sex', 'pregnancy']],
    [{ sex: 'male', postmenopausal: true }, 'sex', ['sex', 'postmenopausal']],
    [{ pregnancy: true, postmenopausal: true }, 'menopause', ['pregnancy', 'postmenopausal']],
    [{ trimester: 2 }, 'trimester', ['pregnancy', 'trimester']],
    [{ pregnancy: false, gestationalWeek: 20 }, 'trimester', ['pregnancy', 'gestationalWeek']],
    [{ pregnancy: true, trimester: 1, gestationalWeek: 14 }, 'week', ['trimester', 'gestationalWeek']],
  ] as const)('%j is a clash of %s', (person, kind, fields) => {
    expect(contradiction(person)).toEqual({ kind, fields });
  });

  it.each([
    {},
    { sex: 'male', pregnancy: false, postmenopausal: false },
    { sex: 'female', postmenopausal: true, age: 35 },
    { pregnancy: true, trimester: 1, gestationalWeek: 13 },
  ] as readonly Person[])('%j can be', (person) => {
    expect(contradiction(person)).toBeUndefined();
  });
});
