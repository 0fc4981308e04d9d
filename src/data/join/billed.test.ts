import { expect, test } from 'vitest';
import { authoredFixture, glucose, panel } from '../root.fixture.ts';
import { billedAs, codeOf } from './billed.ts';

const TWICE = [{ code: '82947', units: 2 }];

function billed(ofGlucose: object, ofPanel: object = {}) {
  const { tests, panels } = authoredFixture({
    'data/tests/glucose.json': { ...glucose, ...ofGlucose },
    'data/panels/sugar-check.json': { ...panel, ...ofPanel },
  });
  const [record = tests[0]] = panels;
  if (record === undefined) throw new Error('the fixture has no panel');
  return [billedAs(record, tests), codeOf(record, tests)];
}

test('a test without further codes is billed as its code once, or as nothing', () => {
  const { tests } = authoredFixture({
    'data/tests/glucose.json': { ...glucose, cpt: null, cptNote: 'Nobody bills it.', cpts: undefined },
  });
  expect(tests.map((one) => [one.slug, billedAs(one, [one])])).toEqual([
    ['glucose', []],
    ['hemoglobin-a1c', [{ code: '83036', units: 1 }]],
  ]);
});

test('a panel is billed as its tests, the units of the same code added up', () => {
  expect(billed({ cpts: TWICE })).toEqual([[...TWICE, { code: '83036', units: 1 }], null]);
  expect(billed({ cpt: '83036', cpts: undefined })).toEqual([[{ code: '83036', units: 2 }], null]);
});

test('a panel with a code of its own is billed under it, and found by it', () => {
  const own = [
    { code: '80047', units: 1 },
    { code: '83036', units: 1 },
  ];
  expect(billed({}, { cpts: own })).toEqual([own, '80047']);
});
