import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DEMO_LANE } from './demo-lane.ts';

test('every file of the demonstration lane is there', () => {
  expect(Object.keys(DEMO_LANE).filter((file) => !existsSync(file))).toEqual([]);
});

test('what holds for every built store names nothing of the demonstration', () => {
  const trace = /\blab_[123]\b|New York|\b10001\b|plain ?labs|\/(?:tests|panels)\/(?:tsh|cbc|lipid|hiv)/i;
  expect(
    globSync('tests/{built,browser}/**/*.ts', { exclude: ['**/demo/**'] }).filter((file) =>
      trace.test(readFileSync(file, 'utf8')),
    ),
  ).toEqual([]);
});
