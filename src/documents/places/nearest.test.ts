import { expect, it } from 'vitest';
import { loadDataset } from '../../data/load.ts';
import { nearestBlocks } from './nearest.ts';

const data = loadDataset();

it('names sites near a state in which orders cannot be drawn, none of them in it', () => {
  const state = data.service.states.find(({ code }) => code === 'RI');
  if (state === undefined) throw new Error('no Rhode Island');
  const [, , list] = nearestBlocks(state, 'en', data);
  const text = JSON.stringify(list);
  const miles = [...text.matchAll(/ (\d+\.\d) miles from ZIP code 02\d{3}/g)].map(([, one]) => Number(one));
  expect(miles.length).toBeGreaterThan(2);
  expect(Math.max(...miles)).toBeLessThan(60);
  expect(text).toMatch(/Massachusetts|Connecticut/);
  expect(text).not.toContain('Rhode Island');
});
