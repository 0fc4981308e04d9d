import { describe, expect, it } from 'vitest';
import { call, data } from '../../src/core/tools/call.fixture.ts';
import { rowsOf } from './golden.fixture.ts';

interface PatternCase {
  readonly pattern: string;
  readonly holds: 'yes' | 'no';
  readonly sex: string;
  readonly age: string;
  readonly pregnant: string;
  readonly values: string;
}

const cases = rowsOf<PatternCase>(`${import.meta.dirname}/pattern-cases.csv`);
const AGES = { y: 'age', m: 'ageMonths', d: 'ageDays', h: 'ageHours' } as const;

function inputOf({ sex, age, pregnant, values }: PatternCase) {
  const [, lived, unit] = /^(\d+)([ymdh])$/.exec(age) ?? [];
  const trimester = /^trimester_(\d)$/.exec(pregnant)?.[1];
  return {
    values: values.split('; ').map((one) => {
      const [, marker, value = '', printed = ''] = /^([a-z0-9-]+)=(\S+)(?: (.+))?$/.exec(one) ?? [];
      const number = /^-?[\d.]+$/.test(value) ? Number(value) : value;
      return { marker, value: number, ...(printed === '' ? {} : { unit: printed }) };
    }),
    ...(sex === '' ? {} : { sex }),
    ...(lived === undefined ? {} : { [AGES[unit as keyof typeof AGES]]: Number(lived) }),
    ...(pregnant === '' ? {} : { pregnancy: true }),
    ...(trimester === undefined ? {} : { trimester: Number(trimester) }),
  };
}

const found = (one: PatternCase): string[] =>
  (call('interpret_results', inputOf(one)).patterns ?? []).map(({ slug }: { slug: string }) => slug);

describe('patterns of several values', () => {
  it.each(data.patterns.records.map(({ slug }) => slug))(
    '%s is found where it holds, and not where it does not',
    (slug) => {
      const own = cases.filter(({ pattern }) => pattern === slug);
      expect(own.some(({ holds }) => holds === 'yes')).toBe(true);
      expect(own.some(({ holds }) => holds === 'no')).toBe(true);
      for (const one of own)
        expect([one.values, found(one).includes(slug)]).toEqual([one.values, one.holds === 'yes']);
    },
  );
});
