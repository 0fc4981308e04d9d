import { describe, expect, it } from 'vitest';
import { DECIDES } from '../model/limit.ts';
import { examplin, guideline, limits } from '../model/marker.fixture.ts';
import { appliedTo, guidelineLimits, overruling } from './guideline.ts';

const years = (value: number) => ({ value, unit: 'years' }) as const;

describe('what a guideline decides', () => {
  const decided = (decides: (typeof DECIDES)[number], over: 'published' | 'own', flag: 'normal' | 'low') =>
    overruling(flag, over, appliedTo({ value: 18 }, [guideline('>=18', { decides })])) !== undefined;

  it('is nothing, or a published range, or the own range of the report, too', () => {
    expect(DECIDES.map((one) => decided(one, 'published', 'normal'))).toEqual([false, true, true]);
    expect(DECIDES.map((one) => decided(one, 'own', 'normal'))).toEqual([false, false, true]);
  });

  it('is never a value that a range calls outside', () => {
    expect(DECIDES.map((one) => decided(one, 'published', 'low'))).toEqual([false, false, false]);
  });

  it('is a value on which ranges do not agree', () => {
    const applied = appliedTo({ value: 18 }, [guideline('>=18', { decides: 'published' })]);
    expect(overruling('indeterminate', 'published', applied)?.of).toBe(18);
  });

  it('holds beyond its limit, and at it where it says so', () => {
    const beyond = (text: string, value: number) => appliedTo({ value }, [guideline(text)])[0]?.beyond;
    expect([beyond('>=18', 18), beyond('>18', 18), beyond('<12', 12), beyond('<=12', 12)]).toEqual([
      true,
      false,
      false,
      true,
    ]);
  });

  it('is not told of a value with a sign that may lie on either side', () => {
    const applied = appliedTo({ value: 20, comparator: '<' }, [guideline('>=18', { decides: 'always' })]);
    expect(overruling('normal', 'published', applied)).toBeUndefined();
  });
});

describe('whom a guideline speaks of', () => {
  const marker = examplin({
    limits: limits({
      guideline: [
        guideline('>18', { guideline: 'everybody' }),
        guideline('>17', { guideline: 'men', sex: 'male' }),
        guideline('>16', { guideline: 'children', ageBefore: years(18) }),
        guideline('>15', { guideline: 'pregnant', sex: 'female', pregnancy: 'any' }),
        guideline('>14', { guideline: 'second-trimester', sex: 'female', pregnancy: 'trimester_2' }),
        guideline('>13', { guideline: 'after-menopause', sex: 'female', postmenopausal: true }),
      ],
    }),
  });
  const bodies = (person: object, of = marker) => guidelineLimits(of, person).map((one) => one.guideline);

  it('is everybody who is not pregnant where it says nothing', () => {
    expect(bodies({ age: 30, sex: 'female' })).toEqual(['everybody']);
    expect(bodies({ pregnancy: true })).toEqual(['pregnant', 'second-trimester']);
  });

  it('is nobody whose sex is not known where it speaks of one', () => {
    expect(bodies({})).toEqual(['everybody']);
    expect(bodies({ sex: 'male' })).toEqual(['everybody', 'men']);
    expect(bodies({}, { ...marker, sex: 'male' })).toEqual(['everybody', 'men']);
  });

  it('is told by age, trimester and menopause', () => {
    expect(bodies({ age: 17 })).toEqual(['everybody', 'children']);
    expect(bodies({ age: 18 })).toEqual(['everybody']);
    expect(bodies({ pregnancy: true, gestationalWeek: 13 })).toEqual(['pregnant']);
    expect(bodies({ pregnancy: true, gestationalWeek: 14 })).toEqual(['pregnant', 'second-trimester']);
    expect(bodies({ sex: 'female', age: 60 })).toEqual(['everybody', 'after-menopause']);
    expect(bodies({ sex: 'female', age: 60, postmenopausal: false })).toEqual(['everybody']);
    expect(bodies({ sex: 'female', age: 39 })).toEqual(['everybody']);
  });
});
