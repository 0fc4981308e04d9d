import { describe, expect, test } from 'vitest';
import { report } from '../read/breach.ts';
import { authoredFixture, edited, glucose } from '../root.fixture.ts';
import { CASES } from './cases.fixture.ts';
import { CHECKS } from './index.ts';

describe.each(CHECKS)('$name', (check) => {
  const { name } = check;
  const own = CASES.filter(({ rule }) => rule === name);

  test('is silent on sound records', () => {
    expect(check.run(authoredFixture())).toEqual([]);
  });

  test('has a case here', () => {
    expect(own.map(({ rule }) => rule)).toContain(name);
  });

  test.each(own)('finds $breaks', ({ changes, expected }) => {
    const breaches = check.run(authoredFixture(changes));
    expect(breaches.map(({ file, at, problem }) => [file, at, problem])).toEqual(expected);
    expect(breaches.filter(({ rule, tip }) => rule !== name || !tip.endsWith('.'))).toEqual([]);
  });
});

test('every breach of every rule is told at once', () => {
  const changes = {
    'data/tests/glucose.json': { ...glucose, cpt: '99999', category: 'sugar' },
    ...edited('data/store/prices.csv', 'sugar-check,3000', 'sugar-check,3300'),
  };
  expect(report(CHECKS.flatMap((rule) => rule.run(authoredFixture(changes))))).toBe(`data/tests/glucose.json
  category: "sugar" does not exist
    Correct the slug or add the record. [links-exist]
  cpt: 99999 is not in data/reference-prices.csv
    Correct the code, or give the reason in cptNote. [cpt-known]

data/panels/sugar-check.json
  lab_1: 3300 cents against 3300 for its parts
    Lower the panel price in data/store/prices.csv. [panel-cheaper]

3 faults in 2 files`);
});
