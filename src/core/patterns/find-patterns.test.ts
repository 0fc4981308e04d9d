import { describe, expect, it } from 'vitest';
import { examplin } from '../model/marker.fixture.ts';
import type { AnyTest, Pattern } from '../model/pattern.ts';
import type { Person } from '../people/person.ts';
import type { Amount } from '../reference/amount.ts';
import { findPatterns, inUnit, limitIn, type Measured } from './find-patterns.ts';

const texts = { name: 'pattern', text: 'text', why: 'why', notWhen: 'not when' };
const pattern = (fields: Partial<Pattern>): Pattern => ({
  slug: 'pattern',
  said: { en: texts, es: texts },
  when: {},
  all: [],
  any: [],
  none: [],
  next: [],
  sources: [],
  ...fields,
});

const line = (slug: string, flag: Measured['flag'], amount: Amount = { value: 15 }): Measured => ({
  marker: examplin({ slug }),
  amount,
  flag,
  limits: { low: 10, high: 20 },
});
const is = (marker: string, flag: 'low' | 'normal' | 'high' | 'notLow' | 'notHigh') => ({ marker, is: flag });

/** The markers that fulfil a pattern; undefined where it is not found. */
function found(fields: Partial<Pattern>, lines: readonly Measured[], person: Person = {}) {
  return findPatterns(lines, person, [pattern(fields)])[0]?.markers.map(({ slug }) => slug);
}

describe('a pattern that asks for all of several lines', () => {
  const all = [is('iron', 'low'), is('tibc', 'high')];

  it('is found where every one of them holds', () => {
    expect(found({ all }, [line('iron', 'low'), line('tibc', 'high'), line('zinc', 'low')])).toEqual([
      'iron',
      'tibc',
    ]);
  });

  it('is not found where one does not hold, or is not on the report', () => {
    expect(found({ all }, [line('iron', 'low'), line('tibc', 'normal')])).toBeUndefined();
    expect(found({ all }, [line('iron', 'low')])).toBeUndefined();
    expect(found({ all }, [])).toBeUndefined();
  });
});

describe('a pattern that asks for some of several lines', () => {
  const any = [{ atLeast: 2, of: [is('a', 'high'), is('b', 'high'), is('c', 'high')] }];

  it('is found from so many on, and names those that hold', () => {
    const two = [line('a', 'high'), line('b', 'low'), line('c', 'high')];
    expect(found({ any }, two)).toEqual(['a', 'c']);
    expect(found({ any }, two.slice(0, 2))).toBeUndefined();
  });

  it('asks so much of each of its groups', () => {
    const groups = [
      { atLeast: 1, of: [is('a', 'high')] },
      { atLeast: 1, of: [is('b', 'high')] },
    ];
    expect(found({ any: groups }, [line('a', 'high'), line('b', 'high')])).toEqual(['a', 'b']);
    expect(found({ any: groups }, [line('a', 'high')])).toBeUndefined();
  });

  it('counts a test once, though two lines of the report hold it', () => {
    expect(found({ any }, [line('a', 'high'), line('a', 'high')])).toBeUndefined();
  });
});

describe('a pattern that excludes a line', () => {
  const fields = { all: [is('a', 'high')], none: [is('b', 'high')] };

  it('is found without that line, or where it does not hold', () => {
    expect(found(fields, [line('a', 'high')])).toEqual(['a']);
    expect(found(fields, [line('a', 'high'), line('b', 'normal')])).toEqual(['a']);
    expect(found(fields, [line('a', 'high'), line('b', 'high')])).toBeUndefined();
  });
});

describe('one of several tests', () => {
  it('holds where any of them does, and counts once', () => {
    const either: AnyTest = { oneOf: [is('a', 'high'), is('b', 'high')] };
    expect(found({ all: [either] }, [line('b', 'high')])).toEqual(['b']);
    expect(found({ all: [either] }, [line('b', 'low')])).toBeUndefined();
    const two = [{ atLeast: 2, of: [either, is('c', 'high')] }];
    expect(found({ any: two }, [line('a', 'high'), line('b', 'high')])).toBeUndefined();
  });
});

describe('a test of one line', () => {
  const holds = (test: AnyTest, one: Measured) => found({ all: [test] }, [one]) !== undefined;

  it('goes by the flag; "not low" and "not high" hold only of a line that is known', () => {
    const flags = ['low', 'normal', 'high', 'indeterminate'] as const;
    const held = (asked: Parameters<typeof is>[1]) =>
      flags.filter((flag) => holds(is('a', asked), line('a', flag)));
    expect(held('low')).toEqual(['low']);
    expect(held('normal')).toEqual(['normal']);
    expect(held('notLow')).toEqual(['normal', 'high']);
    expect(held('notHigh')).toEqual(['low', 'normal']);
  });

  it('goes by a number with its sign, at the limit too', () => {
    const at = (limit: string, value: number, comparator?: '<' | '>') =>
      holds({ marker: 'a', limit, unit: 'mg/dL' }, line('a', 'normal', { value, comparator }));
    expect([at('<=5', 5), at('<5', 5), at('>=5', 5), at('>5', 5)]).toEqual([true, false, true, false]);
    expect([at('<=5', 5, '<'), at('<5', 10, '<'), at('>5', 5, '>'), at('>5', 4, '>')]).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });

  it("goes by the number in the marker's own unit", () => {
    const test = { marker: 'a', limit: '<=50', unit: 'mg/L' };
    expect(holds(test, line('a', 'normal', { value: 5 }))).toBe(true);
    expect(holds(test, line('a', 'normal', { value: 5.1 }))).toBe(false);
    expect(holds({ ...test, unit: 'mmol/L' }, line('a', 'normal', { value: 1 }))).toBe(false);
    expect(inUnit({ ...test, unit: 'mmol/L' }, examplin())).toBeUndefined();
  });

  it('goes by times the limit of the range that was used', () => {
    const upper = { marker: 'a', multiple: '>=3', of: 'upper' } as const;
    const at = (value: number) => line('a', 'high', { value });
    expect([holds(upper, at(60)), holds(upper, at(59.9))]).toEqual([true, false]);
    const lower = { ...upper, multiple: '<0.5', of: 'lower' } as const;
    expect([holds(lower, at(4.9)), holds(lower, at(5))]).toEqual([true, false]);
    expect(holds(upper, { ...at(900), limits: { low: 10 } })).toBe(false);
  });

  it('reads a limit with its sign, and no other text', () => {
    expect(limitIn('<=2.5')).toEqual({ side: 'below', of: 2.5, at: true });
    expect(limitIn('>-4')).toEqual({ side: 'above', of: -4, at: false });
    expect(['5', '=5', '<', '>5%', ''].map(limitIn)).toEqual(Array(5).fill(undefined));
  });
});

describe('whom a pattern is for', () => {
  const years = (value: number) => ({ value, unit: 'years' }) as const;
  const isFor = (when: Pattern['when'], person: Person) =>
    found({ all: [is('a', 'high')], when }, [line('a', 'high')], person) !== undefined;

  it.each([
    [{ pregnancy: true }, {}, false],
    [{ pregnancy: true }, { pregnancy: true }, true],
    [{ pregnancy: false }, { pregnancy: true }, false],
    [{ pregnancy: false }, {}, true],
    [{ sex: 'female' }, {}, true],
    [{ sex: 'female' }, { sex: 'male' }, false],
    [{ sex: 'male' }, { pregnancy: true }, false],
    [{ ageFrom: years(18) }, {}, true],
    [{ ageFrom: years(18) }, { age: 17 }, false],
    [{ ageFrom: years(18) }, { age: 18 }, true],
    [{ ageBefore: years(18) }, {}, false],
    [{ ageBefore: years(18) }, { age: 17 }, true],
    [{ ageBefore: years(18) }, { age: 18 }, false],
    [{ ageBefore: { value: 28, unit: 'days' } }, { ageHours: 30 }, true],
    [{ ageBefore: { value: 28, unit: 'days' } }, { ageDays: 28 }, false],
  ] as readonly (readonly [Pattern['when'], Person, boolean])[])(
    '%j and %j: %s',
    (when, person, expected) => {
      expect(isFor(when, person)).toBe(expected);
    },
  );
});

it('puts the most urgent patterns first, and those without urgency last', () => {
  const all = [is('a', 'high')];
  const patterns = [
    pattern({ slug: 'calm', all }),
    pattern({ slug: 'days', all, urgency: 'soon' }),
    pattern({ slug: 'emergency', all, urgency: 'now' }),
    pattern({ slug: 'today', all, urgency: 'today' }),
  ];
  const slugs = findPatterns([line('a', 'high')], {}, patterns).map((one) => one.pattern.slug);
  expect(slugs).toEqual(['emergency', 'today', 'days', 'calm']);
});
