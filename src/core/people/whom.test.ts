import { describe, expect, it } from 'vitest';
import { wordsOf } from '../words/index.ts';
import { whomText } from './whom.ts';

const years = (value: number) => ({ value, unit: 'years' }) as const;
const said = (people: Parameters<typeof whomText>[0]) =>
  [wordsOf('en'), wordsOf('es')].map((words) => whomText(people, words));

describe('whom a limit is for, in words', () => {
  it.each([
    [{}, 'everyone', 'todas las personas'],
    [{ ageBefore: { value: 24, unit: 'hours' } }, 'under 24 hours', 'menores de 24 horas'],
    [{ ageFrom: years(1) }, 'from 1 year', 'desde 1 año'],
    [
      { ageFrom: years(1), ageBefore: years(18) },
      'from 1 year to under 18 years',
      'de 1 año a menos de 18 años',
    ],
    [{ sex: 'male', ageFrom: years(18) }, 'men and boys, from 18 years', 'hombres y niños, desde 18 años'],
    [{ pregnancy: false }, 'not in pregnancy', 'no en el embarazo'],
    [
      { sex: 'female', pregnancy: false },
      'women and girls, not in pregnancy',
      'mujeres y niñas, no en el embarazo',
    ],
    // Whoever is pregnant is a woman.
    [
      { sex: 'female', pregnancy: 'trimester_2' },
      'in pregnancy, second trimester',
      'en el embarazo, segundo trimestre',
    ],
  ] as const)('%j is "%s" and "%s"', (people, english, spanish) => {
    expect(said(people)).toEqual([english, spanish]);
  });
});
