import { describe, expect, it } from 'vitest';
import { speaking } from '../words/index.ts';
import { floorFields, wordFields } from './floor-fields.ts';
import { ownRange } from './own-range.ts';
import type { Printed, Supplied } from './supplied.ts';

const english = speaking('en');
const number = (value: number): Printed => ({ kind: 'number', values: [value], decimals: 0 });
const words = (text: string): Printed => ({ kind: 'words', text });
type Listed = Parameters<typeof floorFields>[3];

/** A value of an analyte without ranges, whose report prints 5 to 10 if any range. */
function fields(
  value: number,
  { mark, ranged = true, ...listed }: Listed & { mark?: string; ranged?: boolean },
) {
  const range = ranged ? { refLow: 5, refHigh: 10 } : {};
  const entry: Supplied = { marker: 'examplin', value, mark, ...range };
  return floorFields(entry, number(value), ownRange(entry, number(value), english.words), listed, english);
}

const told = (value: number, by: Parameters<typeof fields>[1] = {}) => {
  const { grade, urgency, basis, critical } = fields(value, by);
  return `${grade ?? '-'} ${urgency ?? '-'} ${basis?.kind ?? '-'}${critical === undefined ? '' : ' first'}`;
};

describe('a number of an analyte without ranges', () => {
  it("is graded by its distance from the report's own range", () => {
    expect(told(7)).toBe('in_range - own_range');
    expect(told(19)).toBe('slightly_outside - own_range');
    expect(told(20)).toBe('clearly_outside soon distance');
    expect(told(100)).toBe('critical today distance first');
  });

  it('is not graded where nothing is known of it', () => {
    expect(told(100, { ranged: false })).toBe('- - -');
  });

  it('is critical where the report marks it so, inside its range or without one', () => {
    expect(told(7, { mark: 'HH' })).toBe('critical today printed_mark first');
    expect(told(7, { mark: 'HH', ranged: false })).toBe('critical today printed_mark first');
    expect(told(7, { mark: 'H' })).toBe('in_range - own_range');
  });

  it('is as urgent as lists call it, if they are the most urgent', () => {
    expect(told(7, { called: 'now' })).toBe('critical now critical_lists first');
    expect(told(100, { called: 'now', mark: 'HH' })).toBe('critical now critical_lists first');
    expect(told(100, { called: 'soon' })).toBe('critical today critical_lists first');
  });

  it('of several readings is critical where every one of them is, and says so', () => {
    expect(told(7, { inEveryUnit: 'now' })).toBe('critical now - first');
    expect(fields(7, { inEveryUnit: 'now' }).critical?.text).toBe(
      english.words.reference.critical.inEveryReading('now'),
    );
  });

  it('says beside a value for the next days what to do', () => {
    expect(fields(20, {}).notes).toEqual([english.words.reference.critical.far.soon]);
    expect(fields(19, {}).notes).toBeUndefined();
  });
});

describe('a result in words', () => {
  const markers = {
    records: [],
    words: {
      smear: { words: ['seen'], wordsEs: ['se observan'], urgency: 'now' as const, list: 'hospital' },
    },
    quiet: ['vaccine-antibody'],
    lists: {},
    guidelines: {},
    unranged: {},
  };
  const said = (slug: string, printed: Printed, expected?: 'yes' | 'no', flag = '') => {
    const { grade, urgency, critical } = {
      grade: undefined,
      urgency: undefined,
      critical: undefined,
      ...wordFields(slug, printed, { expected, flag }, { markers }, english),
    };
    return `${grade ?? '-'} ${urgency ?? '-'}${critical === undefined ? '' : ' first'}`;
  };

  it('that a list names is critical, and its opposite is not', () => {
    expect(said('smear', words('Seen'))).toBe('critical now first');
    expect(said('smear', words('Se observan'))).toBe('critical now first');
    expect(said('smear', words('Not seen'))).toBe('- -');
    expect(said('smear', words('No se observan'))).toBe('- -');
  });

  it('of a large amount is clearly outside where the record expects another', () => {
    expect(said('ketones', words('Large'), 'no')).toBe('clearly_outside soon');
    expect(said('ketones', words('Trace'), 'no')).toBe('- -');
    expect(said('ketones', words('Large'), 'yes')).toBe('- -');
    expect(said('ketones', words('Large'))).toBe('- -');
  });

  it('that is positive is shown within days, save of antibodies that a vaccine leaves', () => {
    expect(said('virus-antibody', words('Positive'))).toBe('- soon');
    expect(said('virus-antibody', words('Positive'), undefined, 'high')).toBe('clearly_outside soon');
    expect(said('virus-antibody', words('Not detected'))).toBe('- -');
    expect(said('vaccine-antibody', words('Positive'))).toBe('- -');
    // Where the record names the words that are expected, they decide.
    expect(said('virus-antibody', words('Positive'), 'yes')).toBe('- -');
  });

  it('is no number', () => {
    expect(said('smear', number(3))).toBe('- -');
  });
});
