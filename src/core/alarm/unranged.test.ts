import { describe, expect, it } from 'vitest';
import { critical } from '../model/marker.fixture.ts';
import type { Person } from '../people/person.ts';
import type { Printed } from '../reference/supplied.ts';
import { urgencyOfUnranged } from './unranged.ts';

const inUnit = (unit: string, ...texts: string[]) => critical(texts).map((limit) => ({ ...limit, unit }));
const unranged = {
  poison: inUnit('mg/L', '>=50'),
  metal: [...inUnit('ug/dL', '>10'), ...inUnit('ug/L', '>200'), ...inUnit('mmol/L', '>1', '>1')],
  hormone: critical(['>5'], { sex: 'female', ageFrom: { value: 18, unit: 'years' } }).map((limit) => ({
    ...limit,
    unit: 'IU/L',
  })),
};
const number = (value: number, comparator?: '<' | '>'): Printed => ({
  kind: 'number',
  values: [value],
  decimals: 0,
  ...(comparator === undefined ? {} : { comparator }),
});
const urgency = (slug: string, printed: Printed, unit: string | undefined, person: Person = {}) =>
  urgencyOfUnranged(slug, printed, unit, person, { unranged });

describe('a value of an analyte without ranges', () => {
  it('is judged by the limits of lists, with the limit itself', () => {
    expect(urgency('poison', number(50), 'mg/L')).toBe('now');
    expect(urgency('poison', number(49.9), 'mg/L')).toBeUndefined();
  });

  it('is brought into the unit of the list', () => {
    expect(urgency('poison', number(5), 'mg/dL')).toBe('now');
    expect(urgency('poison', number(50), 'ug/mL')).toBe('now');
    expect(urgency('poison', number(50), 'ug/dL')).toBeUndefined();
  });

  it('is not judged in a unit that does not lead there, nor without one', () => {
    expect(urgency('poison', number(5000), 'mmol/L')).toBeUndefined();
    expect(urgency('poison', number(5000), undefined)).toBeUndefined();
  });

  it('is called only by the lists whose unit it leads to, and asked of all', () => {
    // 15 ug/dL is beyond one list of four, 25 beyond two of them.
    expect(urgency('metal', number(15), 'ug/dL')).toBe('today');
    expect(urgency('metal', number(25), 'ug/dL')).toBe('now');
  });

  it('with a sign is critical only where all that it can be is', () => {
    expect(urgency('poison', number(60, '<'), 'mg/L')).toBeUndefined();
    expect(urgency('poison', number(50, '>'), 'mg/L')).toBe('now');
    expect(urgency('poison', number(40, '>'), 'mg/L')).toBeUndefined();
  });

  it('is judged by the limits for this person', () => {
    expect(urgency('hormone', number(6), 'IU/L', { sex: 'female', age: 30 })).toBe('now');
    expect(urgency('hormone', number(6), 'IU/L', { sex: 'male', age: 30 })).toBeUndefined();
    expect(urgency('hormone', number(6), 'IU/L', { sex: 'female', age: 10 })).toBeUndefined();
    expect(urgency('hormone', number(6), 'IU/L')).toBe('now');
  });

  it('says nothing of words, nor of an analyte that no list names', () => {
    expect(urgency('poison', { kind: 'words', text: '99' }, 'mg/L')).toBeUndefined();
    expect(urgency('vitamin', number(99), 'mg/L')).toBeUndefined();
  });
});
