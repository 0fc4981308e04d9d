import { readFileSync, statSync } from 'node:fs';
import { expect, it } from 'vitest';
import { FACES, styleSheet } from './fonts.ts';

it('wrote the style sheet of the fonts as it lies in the repository', () => {
  expect(readFileSync('src/styles/fonts.css', 'utf8')).toBe(styleSheet());
});

it('keeps all fonts together below 70 KB', () => {
  const bytes = FACES.reduce((sum, { to }) => sum + statSync(`src/styles/fonts/${to}`).size, 0);
  expect(bytes).toBeLessThan(70_000);
});
