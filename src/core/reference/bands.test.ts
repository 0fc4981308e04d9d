import { describe, expect, it } from 'vitest';
import { loadDataset } from '../../data/load.ts';
import type { Band, Marker } from '../model/marker.ts';
import { contradiction, isAdult } from '../people/person.ts';
import { wordsOf } from '../words/index.ts';
import { adultBands, chooseBands } from './bands.ts';
import { flagOf, limitsText } from './limits.ts';
import { readValue } from './read-value.ts';

const { markers } = loadDataset();
const [first] = markers.records;
if (first === undefined) throw new Error('no markers');

const band = ({ who = 'x', ...fields }: Partial<Band> & { who?: string }): Band => ({
  kind: 'reference_interval',
  population: { en: who, es: who },
  source: 's',
  low: 1,
  high: 2,
  ...fields,
});
const marker = (...bands: Band[]): Marker => ({ ...first, bands });
const populations = (chosen: { candidates: readonly Band[] }) =>
  chosen.candidates.map(({ population }) => population.en);

describe('choosing bands', () => {
  const bySex = marker(band({ sex: 'male', who: 'men' }), band({ sex: 'female', who: 'women' }));

  it('names the sex as missing when the bands differ by it', () => {
    const chosen = chooseBands(bySex, {});
    expect(populations(chosen)).toEqual(['men', 'women']);
    expect(chosen.missing).toEqual(['sex']);
    expect(populations(chooseBands(bySex, { sex: 'female' }))).toEqual(['women']);
  });

  it('takes adults when no age is given, and says so', () => {
    const byAge = marker(
      band({ ageBefore: { value: 18, unit: 'years' }, who: 'children' }),
      band({ ageFrom: { value: 18, unit: 'years' }, who: 'adults' }),
    );
    const chosen = chooseBands(byAge, {});
    expect(populations(chosen)).toEqual(['adults']);
    expect(chosen.notes).toHaveLength(1);
    expect(populations(chooseBands(byAge, { age: 17 }))).toEqual(['children']);
    expect(populations(chooseBands(byAge, { age: 18 }))).toEqual(['adults']);
  });

  it('counts as adult what applies to somebody of 20 or older', () => {
    const years = (from: number, before?: number) =>
      band({
        ageFrom: { value: from, unit: 'years' },
        ...(before === undefined ? {} : { ageBefore: { value: before, unit: 'years' } }),
      });
    expect([years(11, 20), years(18, 19), years(16, 18)].filter(isAdult)).toEqual([]);
    expect([years(14, 21), years(18, 23), years(18), band({})].every(isAdult)).toBe(true);
    expect(isAdult(band({ ageFrom: { value: 6, unit: 'months' } }))).toBe(true);
    expect(isAdult(band({ ageBefore: { value: 240, unit: 'months' } }))).toBe(false);
    const young = marker(years(11, 20), years(20));
    expect(chooseBands(young, {}).candidates).toEqual([young.bands[1]]);
    expect(chooseBands(young, { age: 19 }).candidates).toEqual([young.bands[0]]);
  });

  it('leaves pregnancy out of the ranges for adults', () => {
    const both = marker(band({}), band({ sex: 'female', pregnancy: 'any' }));
    expect(adultBands(both)).toEqual([both.bands[0]]);
  });

  it('uses pregnancy bands only in pregnancy, and those of others, with a note, where there are none', () => {
    const pregnant = marker(
      band({ who: 'adults' }),
      band({ sex: 'female', pregnancy: 'trimester_1', who: 'first' }),
      band({ sex: 'female', pregnancy: 'trimester_2', who: 'second' }),
    );
    expect(populations(chooseBands(pregnant, { sex: 'female', age: 30 }))).toEqual(['adults']);
    // Of the third trimester none is held: it may be that one.
    expect(populations(chooseBands(pregnant, { pregnancy: true }))).toEqual(['first', 'second', 'adults']);
    expect(chooseBands(pregnant, { pregnancy: true }).missing).toEqual(['trimester']);
    expect(populations(chooseBands(pregnant, { pregnancy: true, trimester: 2 }))).toEqual(['second']);
    expect(populations(chooseBands(pregnant, { pregnancy: true, gestationalWeek: 20 }))).toEqual(['second']);
    const others = chooseBands(bySex, { pregnancy: true });
    expect(populations(others)).toEqual(['women']);
    expect(others.notes).toEqual(['notForPregnancy']);
  });

  it('refuses what cannot all be true', () => {
    expect(contradiction({ sex: 'male', pregnancy: true })).toEqual({
      kind: 'sex',
      fields: ['sex', 'pregnancy'],
    });
    expect(contradiction({ sex: 'male', postmenopausal: true })?.fields).toEqual(['sex', 'postmenopausal']);
    expect(contradiction({ pregnancy: true, postmenopausal: true })).toEqual({
      kind: 'menopause',
      fields: ['pregnancy', 'postmenopausal'],
    });
    expect(contradiction({ trimester: 2 })).toEqual({
      kind: 'trimester',
      fields: ['pregnancy', 'trimester'],
    });
    expect(contradiction({ sex: 'female', pregnancy: true })).toBeUndefined();
  });
});

describe('every published band', () => {
  const all = markers.records.flatMap((record) => record.bands.map((one) => ({ record, one })));

  it.each(all.map(({ record, one }) => [record.slug, one.population.en, one] as const))(
    '%s, %s: limits decide as written',
    (_slug, _population, one) => {
      const { low, high, lowInclusive = true, highInclusive = true } = one;
      const step = 1e-9;
      if (low !== undefined) {
        expect(flagOf(low, one)).toBe(lowInclusive ? 'normal' : 'low');
        expect(flagOf(low - Math.abs(low) * step - step, one)).toBe('low');
        if (high !== low) expect(flagOf(low + Math.abs(low) * step + step, one)).toBe('normal');
      }
      if (high !== undefined) {
        expect(flagOf(high, one)).toBe(highInclusive ? 'normal' : 'high');
        expect(flagOf(high * (1 + step) + step, one)).toBe('high');
        if (high !== low) expect(flagOf(high * (1 - step) - step, one)).toBe('normal');
      }
    },
  );

  it.each([
    [{ low: 70, high: 99 }, 'mg/dL', '70 to 99 mg/dL', '70 a 99 mg/dL'],
    [
      { low: 5, lowInclusive: false, high: 9, highInclusive: false },
      '%',
      'above 5 to below 9 %',
      'más de 5 a menos de 9 %',
    ],
    [{ high: 100, highInclusive: false }, 'mg/dL', 'below 100 mg/dL', 'menos de 100 mg/dL'],
    [{ high: 5 }, 'ratio', 'at most 5', 'hasta 5'],
    [{ low: 40 }, 'mg/dL', 'at least 40 mg/dL', 'al menos 40 mg/dL'],
    [{ low: 40, lowInclusive: false }, 'mg/dL', 'above 40 mg/dL', 'más de 40 mg/dL'],
    [{}, 'mg/dL', 'any value mg/dL', 'cualquier valor mg/dL'],
  ] as const)('says its limits in words: %j %s', (limits, unit, english, spanish) => {
    expect(limitsText(limits, unit, wordsOf('en'))).toBe(english);
    expect(limitsText(limits, unit, wordsOf('es'))).toBe(spanish);
  });
});

describe('reading a value in its unit', () => {
  const of = (slug: string) => {
    const record = markers.records.find((candidate) => candidate.slug === slug);
    if (record === undefined) throw new Error(`no marker ${slug}`);
    return record;
  };
  const read = (slug: string, value: number, unit?: string) => readValue([value], unit, of(slug));

  it('converts a unit that leads to the marker’s own, and shows how', () => {
    const glucose = read('glucose', 5.5, 'mmol/L');
    expect(glucose).toMatchObject({ kind: 'read', assumed: false, by: expect.stringContaining('0.05551') });
    expect(glucose.kind === 'read' ? glucose.value : 0).toBeCloseTo(99.08, 2);
  });

  it('reads another spelling of the same unit without a conversion', () => {
    expect(read('tsh', 2.5, 'µIU/mL')).toMatchObject({
      kind: 'read',
      value: 2.5,
      assumed: false,
      doubtful: false,
    });
  });

  it('reads 7 % and 53 mmol/mol of HbA1c alike', () => {
    const si = read('hemoglobin-a1c', 53, 'mmol/mol');
    expect(si.kind === 'read' ? si.value : 0).toBeCloseTo(7.0, 2);
  });

  it('does not guess between two believable units, and accepts the only believable one', () => {
    expect(read('glucose', 30)).toMatchObject({ kind: 'open' });
    expect(read('glucose', 95)).toMatchObject({ kind: 'read', value: 95, assumed: true });
    expect(read('sodium', 140)).toMatchObject({ kind: 'read', value: 140 });
  });

  it('hands back a value that is only believable in another unit', () => {
    expect(read('glucose', 5.5, 'mg/dL')).toMatchObject({
      kind: 'open',
      problem: { kind: 'unlikely', units: ['mmol/L'] },
    });
  });

  it('refuses lipoprotein(a) between mass and molar units, and units it does not know', () => {
    expect(read('lipoprotein-a', 75, 'nmol/L')).toMatchObject({ kind: 'open', problem: { kind: 'unknown' } });
    // Which of the two scales is meant is not said.
    expect(read('lipoprotein-a', 75)).toMatchObject({ kind: 'open', problem: { kind: 'missing' } });
    expect(read('tsh', 2.5, 'mg/dL')).toMatchObject({ kind: 'open' });
    expect(read('tsh', 2.5, 'bananas')).toMatchObject({ kind: 'open' });
  });
});
