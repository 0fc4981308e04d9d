import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MarkerLimits } from '../model/limit.ts';
import { band, critical, examplin, limits } from '../model/marker.fixture.ts';
import { alarmOf, emergencyLimits, mayAlarm, mostOf } from './alarm.ts';
import { URGENCIES } from './urgency.ts';

const adult = { age: 40, sex: 'female' } as const;
const listed = (fields: Partial<MarkerLimits>) => examplin({ limits: limits(fields) });
const years = (value: number) => ({ value, unit: 'years' }) as const;

describe('a limit of one list', () => {
  it.each([
    ['>=50', 50, 'now'],
    ['>50', 50, undefined],
    ['>50', 50.1, 'now'],
    ['<=5', 5, 'now'],
    ['<5', 5, undefined],
    ['<5', 4.9, 'now'],
  ] as const)('%s: %d is %s', (limit, value, expected) => {
    const marker = listed({ critical: critical([limit]) });
    expect(alarmOf({ value }, marker, adult)?.urgency).toBe(expected);
  });

  it('calls a value with a sign only where all that it can be is beyond', () => {
    const marker = listed({ critical: critical(['<=5', '>=50']) });
    const urgency = (comparator: '<' | '>' | '<=' | '>=', value: number) =>
      alarmOf({ value, comparator }, marker, adult)?.urgency;
    expect(urgency('<', 5)).toBe('now');
    expect(urgency('<=', 5)).toBe('now');
    expect(urgency('<', 10)).toBeUndefined();
    expect(urgency('>', 50)).toBe('now');
    expect(urgency('>', 5)).toBeUndefined();
    expect(mayAlarm({ value: 10, comparator: '<' }, marker, adult)).toBe(true);
    expect(mayAlarm({ value: 5, comparator: '>' }, marker, adult)).toBe(true);
    expect(mayAlarm({ value: 60, comparator: '>' }, marker, adult)).toBe(false);
    expect(mayAlarm({ value: 10 }, marker, adult)).toBe(false);
  });
});

describe('several lists', () => {
  const eight = listed({ critical: critical(['>=50', '>=60', '>=70', '>70', '>70', '>70', '>70', '>70']) });

  it('are an emergency from a quarter of them on, and a matter of today from an eighth on', () => {
    expect(alarmOf({ value: 49 }, eight, adult)).toBeUndefined();
    expect(alarmOf({ value: 50 }, eight, adult)).toMatchObject({ urgency: 'today', asked: 8 });
    expect(alarmOf({ value: 60 }, eight, adult)).toMatchObject({ urgency: 'now', asked: 8 });
    expect(alarmOf({ value: 60 }, eight, adult)?.called.map(({ list }) => list)).toEqual([
      'list-0',
      'list-1',
    ]);
  });

  it('name as the emergency limit the one from which on enough of them call', () => {
    expect(emergencyLimits(eight, adult).map(({ of }) => of)).toEqual([60]);
  });

  it('name as the emergency limit no list that stands alone against others', () => {
    const limitOf = (...texts: string[]) =>
      emergencyLimits(listed({ critical: critical(texts) }), adult).map(({ of, at }) => [of, at]);
    expect(limitOf('>=50', '>=60', '>=70')).toEqual([[60, true]]);
    expect(limitOf('<5', '<=4')).toEqual([[4, true]]);
    expect(limitOf('>50', '>=50')).toEqual([[50, false]]);
    expect(limitOf('>=50')).toEqual([[50, true]]);
  });

  it('call a value an emergency from just that limit on', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom('>', '>='), fc.integer({ min: 30, max: 60 })), { minLength: 1 }),
        fc.integer({ min: 29, max: 61 }),
        (all, value) => {
          const marker = listed({ critical: critical(all.map((limit) => limit.join(''))) });
          const [limit] = emergencyLimits(marker, adult);
          const beyond = limit !== undefined && (limit.at ? value >= limit.of : value > limit.of);
          expect(alarmOf({ value }, marker, adult)?.urgency === 'now').toBe(beyond);
        },
      ),
      { numRuns: 1000 },
    );
  });

  it('of one side say nothing of the other', () => {
    const marker = listed({ critical: [...critical(['<5']), ...critical(['>50', '>60'])] });
    expect(alarmOf({ value: 4 }, marker, adult)).toMatchObject({ side: 'below', asked: 1, urgency: 'now' });
    expect(alarmOf({ value: 55 }, marker, adult)).toMatchObject({
      side: 'above',
      asked: 2,
      urgency: 'today',
    });
  });

  it('never make a value less urgent that lies further out', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 30, max: 100 }), { minLength: 1, maxLength: 12 }),
        fc.integer({ min: 20, max: 120 }),
        fc.nat(40),
        (all, value, further) => {
          const marker = listed({ critical: critical(all.map((of) => `>${of}`)) });
          const rank = (at: number) => {
            const urgency = alarmOf({ value: at }, marker, adult)?.urgency;
            return urgency === undefined ? URGENCIES.length : URGENCIES.indexOf(urgency);
          };
          expect(rank(value + further)).toBeLessThanOrEqual(rank(value));
        },
      ),
      { numRuns: 1000 },
    );
  });
});

describe('whom a limit is for', () => {
  it('of one list, the narrower scope goes before the wider one, though that calls more', () => {
    const marker = listed({
      critical: [
        ...critical(['>50'], { list: 'a' }),
        ...critical(['>60'], { list: 'a', sex: 'female' }),
        ...critical(['>70'], { list: 'a', sex: 'female', ageFrom: years(60) }),
      ],
    });
    const limitOf = (person: object) => emergencyLimits(marker, person).map(({ of }) => of);
    expect(limitOf({ age: 40, sex: 'male' })).toEqual([50]);
    expect(limitOf({ age: 40, sex: 'female' })).toEqual([60]);
    expect(limitOf({ age: 60, sex: 'female' })).toEqual([70]);
  });

  it('of the same scope, the one goes first that calls more, on both sides', () => {
    const marker = listed({ critical: critical(['>60', '>50', '<3', '<5'], { list: 'a' }) });
    expect(emergencyLimits(marker, adult).map(({ of }) => of)).toEqual([5, 50]);
  });

  it('is narrower with an age than without one, whichever end that has', () => {
    const marker = listed({
      critical: [
        ...critical(['>50'], { list: 'a' }),
        ...critical(['>60'], { list: 'a', ageBefore: years(18) }),
      ],
    });
    expect(emergencyLimits(marker, { age: 10 }).map(({ of }) => of)).toEqual([60]);
    expect(emergencyLimits(marker, { age: 18 }).map(({ of }) => of)).toEqual([50]);
  });

  it('counts a list without a limit for this person on this side as not asked', () => {
    const marker = listed({
      critical: [
        ...critical(['>50'], { list: 'a' }),
        ...critical(['>50'], { list: 'b', ageBefore: years(18) }),
      ],
    });
    expect(alarmOf({ value: 51 }, marker, adult)).toMatchObject({ asked: 1, urgency: 'now' });
    expect(alarmOf({ value: 51 }, marker, {})).toMatchObject({ asked: 1 });
  });

  it('takes the sex of a marker of one sex for that of the person', () => {
    const marker = { ...listed({ critical: critical(['>50'], { sex: 'female' }) }), sex: 'male' } as const;
    expect(alarmOf({ value: 51 }, marker, {})).toBeUndefined();
  });
});

describe('a limit for everybody', () => {
  const marker = examplin({
    bands: [
      band({ ageBefore: years(1), low: 20, high: 100 }),
      band({ ageFrom: years(1) }),
      band({ sex: 'female', pregnancy: 'any', low: 1, high: 5 }),
    ],
    limits: limits({ critical: critical(['>=15', '>=50', '>=120', '<8', '<0.5']) }),
  });
  const limitsFor = (person: object) =>
    [200, 0.1].map((value) => alarmOf({ value }, marker, person)?.called.map(({ of }) => of));

  it('is for grown people, whose age is known or is not', () => {
    expect(limitsFor(adult)).toEqual([
      [15, 50, 120],
      [8, 0.5],
    ]);
    expect(limitsFor({})).toEqual(limitsFor(adult));
    expect(limitsFor({ age: 18 })).toEqual(limitsFor(adult));
  });

  it('is not used of a child whose range it lies inside of, or on the other side of', () => {
    // 15 lies below the range of infants, and 50 inside.
    expect(limitsFor({ ageMonths: 3 })).toEqual([[120], [8, 0.5]]);
    expect(alarmOf({ value: 19 }, marker, { ageMonths: 3 })).toBeUndefined();
  });

  it('is not used in a pregnancy whose range it lies inside of, or on the other side of', () => {
    expect(limitsFor({ pregnancy: true })).toEqual([[15, 50, 120], [0.5]]);
  });

  it('is used of a child whose range it lies beyond', () => {
    expect(limitsFor({ age: 5 })).toEqual([
      [50, 120],
      [8, 0.5],
    ]);
  });
});

describe('the most that may be said of a side', () => {
  const marker = listed({
    critical: critical(['>50', '>50', '<5']),
    most: {
      above: [
        { most: 'soon', until: 100 },
        { most: 'today', until: 200 },
      ],
      below: [{ most: 'today' }],
    },
  });

  it('holds short of its limit, and no longer at it', () => {
    expect(mostOf({ value: 99.9 }, 'above', marker)).toBe('soon');
    expect(mostOf({ value: 100 }, 'above', marker)).toBe('today');
    expect(mostOf({ value: 199 }, 'above', marker)).toBe('today');
    expect(mostOf({ value: 200 }, 'above', marker)).toBeUndefined();
    expect(mostOf({ value: 0 }, 'below', marker)).toBe('today');
    expect(mostOf({ value: 99 }, 'above', {})).toBeUndefined();
  });

  it('lowers an alarm, and names no emergency limit', () => {
    const urgency = (value: number) => alarmOf({ value }, marker, adult)?.urgency;
    expect([51, 100, 200, 4].map(urgency)).toEqual(['soon', 'today', 'now', 'today']);
    expect(emergencyLimits(marker, adult)).toEqual([]);
  });
});
