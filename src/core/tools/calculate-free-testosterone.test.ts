import { describe, expect, it } from 'vitest';
import { alike } from './alike.fixture.ts';
import { call } from './call.fixture.ts';

const calculate = (input: Record<string, unknown>) => call('calculate_free_testosterone', input);
const strange = { totalT: 100_000, shbg: 5000, albuminGdL: 1 };

describe('calculate_free_testosterone', () => {
  it('says nothing in English to somebody who asks in Spanish', () => {
    expect(alike(calculate(strange), calculate({ ...strange, lang: 'es' }))).toEqual([]);
  });

  it.each([
    [
      { totalT: 0.05, totalTUnit: 'nmol/L', shbg: 40 },
      'La testosterona total está fuera de 0.1 a 70 nmol/L (3 a 2,000 ng/dL). Revise el valor y su unidad.',
    ],
    [{ totalT: 500, shbg: 251 }, 'La SHBG está fuera de 3 a 250 nmol/L. Revise el valor y su unidad.'],
    [
      { totalT: 500, shbg: 40, albuminGdL: 1.9 },
      'La albúmina está fuera de 2 a 5.8 g/dL. Revise el valor y su unidad.',
    ],
  ])('warns in Spanish of %o', (input, warning) => {
    expect(calculate({ ...input, lang: 'es' }).warnings).toEqual([warning]);
  });

  it('warns of no value at the ends of what is usual', () => {
    for (const [totalT, shbg, albuminGdL] of [
      [0.1, 3, 2],
      [70, 250, 5.8],
    ])
      expect(calculate({ totalT, totalTUnit: 'nmol/L', shbg, albuminGdL })).not.toHaveProperty('warnings');
  });
});
