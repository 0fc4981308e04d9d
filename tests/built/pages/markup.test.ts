import { expect, inject, it } from 'vitest';
import { LARGEST, SAMPLES } from '../samples.fixture.ts';
import { markupFaults } from './markup.fixture.ts';

const site = inject('site');
const addresses = [...new Set([...SAMPLES, ...LARGEST].map(({ path }) => path))];

it.each(addresses)('%s is valid HTML, with headings in order and without inline styles', async (path) => {
  expect(markupFaults(await (await fetch(site + path)).text(), path)).toEqual([]);
});
