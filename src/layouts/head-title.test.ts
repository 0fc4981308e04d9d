import { expect, it } from 'vitest';
import { headTitle } from './head-title.ts';

const LONG = 'Anticuerpo de superficie de la hepatitis B (cuantitativo, en suero): rango';

it.each([
  ['home', 'Lab tests', 'Plain Labs: Lab tests'],
  ['item', 'TSH', 'TSH · Plain Labs'],
  ['item', 'T'.repeat(57), `${'T'.repeat(57)} · Plain Labs`],
  ['item', 'T'.repeat(58), 'T'.repeat(58)],
  ['item', LONG, 'Anticuerpo de superficie de la hepatitis B: rango'],
] as const)('of %s %j is %j', (kind, title, expected) => {
  expect(headTitle({ kind, title }, 'Plain Labs')).toBe(expected);
});
