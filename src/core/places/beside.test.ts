import { expect, it } from 'vitest';
import { loadDataset } from '../../data/load.ts';
import { sitesBeside } from './beside.ts';

it('names the served states beside Rhode Island, with sites within 25 miles of it', () => {
  const beside = sitesBeside('RI', loadDataset());
  expect(beside.map(({ state }) => state)).toContain('MA');
  expect(beside.map(({ state }) => state)).not.toContain('RI');
  for (const { sites } of beside) expect(sites).toBeGreaterThanOrEqual(1);
});
