import { expect, test } from 'vitest';
import { FEE_SCHEDULE } from './charges.fixture.ts';
import { isLabCode, isSpoiltLabCode, isWholeTest } from './lab-codes.ts';

test('laboratory codes begin with panels and end with reproductive medicine', () => {
  const codes = [
    '80047',
    '89398',
    '0001U',
    '0999U',
    'G0103',
    '80046',
    '89399',
    '36415',
    '0000U',
    'G0463',
    '80053F',
  ];
  expect(codes.filter((code) => isLabCode(code, FEE_SCHEDULE))).toEqual(codes.slice(0, 5));
});

test('a code with more behind it or zeros lost is spoilt, another code is not', () => {
  const codes = ['80053-91', '8005391', '80053, 80061', '108U', '80053', '27400454', '71046-26', 'ABC'];
  expect(codes.filter((code) => isSpoiltLabCode(code, FEE_SCHEDULE))).toEqual(codes.slice(0, 4));
});

test('a modifier that leaves the test whole is passed over', () => {
  expect(['', 'QW', '90|91', 'qw, 92', '26', 'TC', 'QW|26', '59'].map(isWholeTest)).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});
