import { describe, expect, it } from 'vitest';
import { isLarge, urgencyOfPositive, urgencyOfWords } from './critical-words.ts';

const sources = {
  words: {
    'blood-parasites': {
      words: ['seen', 'present', '2+'],
      wordsEs: ['se observan', 'presentes'],
      urgency: 'now' as const,
      list: 'hospital',
    },
  },
  quiet: ['vaccine-antibody'],
};

describe('a result in words that a list names', () => {
  it.each(['seen', 'SEEN', ' Seen ', 'Present', '2+', '2 +', 'Se observan', 'presentes', 'Presentes.'])(
    '%s is urgent',
    (text) => {
      expect(urgencyOfWords('blood-parasites', text, sources)).toBe('now');
    },
  );

  it.each(['not seen', 'None seen', 'no se observan', 'No presentes', 'absent', 'seen before', '1+', ''])(
    '"%s" is not what the list names',
    (text) => {
      expect(urgencyOfWords('blood-parasites', text, sources)).toBeUndefined();
    },
  );

  it('is urgent of this analyte only', () => {
    expect(urgencyOfWords('urine-crystals', 'seen', sources)).toBeUndefined();
  });
});

describe('a positive result in words', () => {
  it.each([
    ...['Positive', 'POS', 'reactive', 'Weakly reactive', 'weak positive', 'strongly positive', 'detected'],
    ...['present', 'seen', '+', '++++', '1+', '4 +', ' positive '],
    ...['Positivo', 'positiva', 'reactivo', 'reactiva', 'Detectado', 'detectada', 'presente', 'se observan'],
  ])('%s is shown to a clinician within days', (text) => {
    expect(urgencyOfPositive('hepatitis-c-antibody', text, sources)).toBe('soon');
  });

  it.each([
    ...['Negative', 'non-reactive', 'nonreactive', 'not detected', 'not seen', 'none seen', 'absent', '-'],
    ...['Negativo', 'no reactivo', 'no detectado', 'no se observan', 'ausente', 'positive control valid', ''],
  ])('"%s" is no positive result', (text) => {
    expect(urgencyOfPositive('hepatitis-c-antibody', text, sources)).toBeUndefined();
  });

  it('is no news of an antibody that a vaccine leaves', () => {
    expect(urgencyOfPositive('vaccine-antibody', 'Positive', sources)).toBeUndefined();
  });
});

describe('an amount in words', () => {
  it.each(['3+', '4 +', '+++', '++++', 'Large', 'MANY', 'TNTC', 'abundante', 'Abundantes', 'numerosas'])(
    '%s is large',
    (text) => {
      expect(isLarge(text)).toBe(true);
    },
  );

  it.each(['1+', '2+', '+', '++', 'trace', 'small', 'moderate', 'not many', 'escasas', 'no abundantes', '3'])(
    '%s is not',
    (text) => {
      expect(isLarge(text)).toBe(false);
    },
  );
});
