import { expect, it } from 'vitest';
import { critical, examplin, limits } from '../model/marker.fixture.ts';
import { wordsOf } from '../words/index.ts';
import { criticalOf } from './critical-limits.ts';

const of = (...texts: string[]) =>
  criticalOf(examplin({ limits: limits({ critical: critical(texts) }) }), { age: 40 }, wordsOf('en'));

it('names the emergency limits of each side with the sentence that goes before everything', () => {
  expect(of('<5', '>50')).toMatchObject({ low: 5, high: 50, unit: 'mg/dL' });
  expect(of('<5', '>50')?.text).toContain('below 5 mg/dL or above 50 mg/dL');
  expect(of('<=5')).toMatchObject({ low: 5 });
  expect(of('<=5')).not.toHaveProperty('high');
  expect(of('>=50')?.text).toContain('at or above 50 mg/dL');
});

it('is nothing where no list names the marker', () => {
  expect(of()).toBeUndefined();
  expect(criticalOf(examplin(), {}, wordsOf('en'))).toBeUndefined();
});
