import { expect, it } from 'vitest';
import { headTitle } from './head-title.ts';

const NAME = 'Anticuerpo de superficie de la hepatitis B';

it.each([
  ['home', 'Lab tests', 'Plain Labs: Lab tests'],
  ['item', 'TSH', 'TSH · Plain Labs'],
  ['item', 'T'.repeat(47), `${'T'.repeat(47)} · Plain Labs`],
  ['item', 'T'.repeat(48), 'T'.repeat(48)],
  ['item', `${NAME} (cuantitativo, en suero): rango`, `${NAME}: rango`],
] as const)('of %s %j is %j', (kind, title, expected) => {
  expect(headTitle({ kind, title }, 'Plain Labs')).toBe(expected);
});

it.each([
  [`${NAME} (suero)`, 'rango de referencia', 'rango', `${NAME} (suero): rango`],
  [NAME, 'rango de esta referencia', 'rango', `${NAME}: rango`],
  [`${NAME} (cuantitativo)`, 'rango de referencia', 'rango', `${NAME}: rango`],
  ['TSH', 'rango de referencia', 'rango', 'TSH: rango de referencia · Plain Labs'],
])(
  'says a long purpose in short before it leaves a part of the name away: %s, %s',
  (name, long, short, expected) => {
    const doc = { kind: 'biomarker', title: `${name}: ${long}`, shortTitle: `${name}: ${short}` } as const;
    expect(headTitle(doc, 'Plain Labs')).toBe(expected);
  },
);
