import { globSync, readFileSync, statSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { AREA_MOST_BYTES } from '../../../src/core/places/area-shapes.ts';

const sizes = (pattern: string): number[] => globSync(pattern).map((file) => statSync(file).size);

it('has a map for every file of draw sites, none larger than its limit', () => {
  const names = (folder: string): string[] =>
    globSync(`dist/data/${folder}/*.json`).map((file) => file.slice(file.lastIndexOf('/') + 1));
  expect(names('maps').sort()).toEqual(names('draw-sites').sort());
  expect(Math.max(...sizes('dist/data/maps/*.json'))).toBeLessThanOrEqual(AREA_MOST_BYTES);
  expect(Math.max(...sizes('dist/data/maps/*.svg'))).toBeLessThanOrEqual(AREA_MOST_BYTES);
});

it('keeps the pages of states light, with their counties', () => {
  for (const file of globSync('dist/lab-locations/*.html')) {
    expect(brotliCompressSync(readFileSync(file)).length, file).toBeLessThan(16_000);
  }
  expect(readFileSync('dist/lab-locations/texas.html', 'utf8')).toContain('class="counties"');
});

it('loads no shapes in a function', () => {
  for (const file of globSync('generated/functions/**/*.{js,mjs}')) {
    const code = readFileSync(file, 'utf8');
    expect(code.includes('counties-10m') || code.includes('"Topology"'), file).toBe(false);
  }
});
