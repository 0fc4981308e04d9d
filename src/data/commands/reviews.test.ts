import { expect, test } from 'vitest';
import { authoredFixture, glucose } from '../root.fixture.ts';
import { printRow, signature, standings } from './reviews.ts';

const signed = () => signature(authoredFixture(), 'tests/glucose', 'A. "Bo" Physician, MD', '2026-10-20');
const standing = (reviews: ReturnType<typeof signed>[], changes = {}) =>
  standings({ ...authoredFixture(changes), reviews }).all.find(({ record }) => record === 'tests/glucose');

test('a record is unsigned, then signed, and changed when its content changes', () => {
  expect(standing([])).toEqual({ record: 'tests/glucose', status: 'unsigned' });
  const row = signed();
  expect(standing([row])).toMatchObject({ status: 'signed', date: '2026-10-20' });
  const changes = { 'data/tests/glucose.json': { ...glucose, prep: ['Water is allowed.'] } };
  expect(standing([row], changes)).toMatchObject({ status: 'changed', reviewer: 'A. "Bo" Physician, MD' });
});

test('a signature of a record that does not exist is named', () => {
  const row = signed();
  const gone = { ...row, record: 'tests/gone' };
  expect(standings({ ...authoredFixture(), reviews: [row, gone] }).stray).toEqual([gone]);
});

test('a row is written as CSV that keeps commas and quotes', () => {
  const row = signed();
  expect(printRow(row)).toBe(`tests/glucose,${row.hash},"A. ""Bo"" Physician, MD",2026-10-20\n`);
});

test('nobody signs a record that is not there, without a name, or on a day that never was', () => {
  const authored = authoredFixture();
  expect(() => signature(authored, 'tests/none', 'A. Physician', '2026-10-20')).toThrow(
    'No record tests/none',
  );
  expect(() => signature(authored, 'tests/glucose', '', '2026-10-20')).toThrow('reviewer');
  expect(() => signature(authored, 'tests/glucose', 'A. Physician', '2026-02-30')).toThrow('date');
});
