import { describe, expect, it } from 'vitest';
import type { Lang } from '../../core/model/vocabulary.ts';
import { call } from '../../core/tools/call.fixture.ts';
import { wordsOf } from '../../core/words/index.ts';
import { verdictOf } from './verdict.ts';

const of = (marker: string, value: number, lang: Lang = 'en', person: object = {}) =>
  verdictOf(call('interpret_results', { values: [{ marker, value }], lang, ...person }), lang, wordsOf(lang));

describe('the sentence about a value on the bar', () => {
  it('says where it lies, with the range and whom it is for', () => {
    expect(of('tsh', 2)).toMatchObject({
      tone: 'fine',
      text: 'In range. The published range is 0.3 to 4.2 mIU/L (Adults, 20 years and older, not pregnant).',
      value: 2,
    });
    expect(of('tsh', 5.2).text).toMatch(/^Slightly high\. /);
    expect(of('tsh', 5.2, 'es').text).toMatch(/^Un poco alto\. /);
  });

  it('says the action first of a critical value, and nothing before it', () => {
    expect(of('potassium', 6.9)).toMatchObject({ tone: 'critical' });
    expect(of('potassium', 6.9).text).toMatch(/^Contact a doctor or emergency services now\./);
  });

  it('is critical for critical values only', () => {
    expect(of('tsh', 25).tone).toBe('clear');
    expect(of('tsh', 25).text).toContain('Show this value to a doctor within days.');
  });

  it('asks for what decides it instead of guessing', () => {
    expect(of('hemoglobin', 13)).toMatchObject({
      tone: 'open',
      text: 'Not decided. The answer depends on sex and age: give them.',
    });
    expect(of('hemoglobin', 13, 'en', { sex: 'female', age: 30 }).tone).toBe('fine');
    expect(of('tsh', 3, 'en', { sex: 'male', pregnancy: true }).tone).toBe('open');
  });

  it('says the limit of a guideline before the range of a laboratory that calls the value normal', () => {
    expect(of('ferritin', 9, 'en', { sex: 'female', age: 30 }).text).toBe(
      'Slightly low. Inside the range of a laboratory, but below 15 ng/mL, the limit at which WHO speaks of iron deficiency. The published range is 6 to 175 ng/mL (Women, 18 to 50 years, not pregnant). Show this value to a doctor within days.',
    );
    expect(of('testosterone-total', 260, 'en', { sex: 'male', age: 50 }).text).toMatch(
      /^Slightly low\. .*below 300 ng\/dL, the limit at which AUA/,
    );
    expect(of('uric-acid', 7.5, 'en', { sex: 'male', age: 50 })).toMatchObject({
      tone: 'fine',
      text: expect.stringContaining('Above 6.8 mg/dL, the limit at which ACR'),
      notes: [],
    });
  });
});
