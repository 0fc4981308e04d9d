import type { people as english } from '../en/people.ts';

type Age = Parameters<(typeof english)['from']>[0];

const UNITS = {
  hours: ['hora', 'horas'],
  days: ['día', 'días'],
  months: ['mes', 'meses'],
  years: ['año', 'años'],
} as const;
const age = ({ value, unit }: Age): string => `${value} ${UNITS[unit][value === 1 ? 0 : 1]}`;

export const people = {
  everyone: 'todas las personas',
  sex: { female: 'mujeres y niñas', male: 'hombres y niños' },
  from: (from) => `desde ${age(from)}`,
  before: (before) => `menores de ${age(before)}`,
  between: (from, before) => `de ${age(from)} a menos de ${age(before)}`,
  notInPregnancy: 'no en el embarazo',
  pregnancy: {
    any: 'en el embarazo',
    trimester_1: 'en el embarazo, primer trimestre',
    trimester_2: 'en el embarazo, segundo trimestre',
    trimester_3: 'en el embarazo, tercer trimestre',
  },
} satisfies typeof english;
