import { expect, it, vi } from 'vitest';
import { loadDataset } from '../data/load.ts';
import { answerRest } from './rest.ts';
import { servedNow } from './served.ts';

const compared = async () => {
  const served = servedNow(loadDataset('generated/data/'));
  const response = await answerRest(
    new Request('https://labs.example/api/agent/compare_prices?test=tsh'),
    served,
  );
  return response.json();
};

it('gives the same answer years after the release as on its day', async () => {
  const now = await compared();
  vi.useFakeTimers({ now: new Date('2036-01-01'), toFake: ['Date'] });
  const later = await compared();
  vi.useRealTimers();
  expect(later).toEqual(now);
  expect(now.asOf).toBe(now.meta.dataRelease);
});
