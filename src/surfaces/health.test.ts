import { expect, it, vi } from 'vitest';
import type { Dataset } from '../core/model/dataset.ts';
import { loadDataset } from '../data/load.ts';
import { answerHealth } from './health.ts';

const data = loadDataset('generated/data/');
const { dataRelease } = data.service.service;
const ask = (today: string, init?: RequestInit) =>
  answerHealth(new Request('https://labs.example/healthz', init), { data, today }, 'abc');

it('tells build, release and ages on the day of the release', async () => {
  const response = ask(dataRelease);
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(await response.json()).toMatchObject({
    status: 'ok',
    build: 'abc',
    dataRelease,
    releaseAgeDays: 0,
    prices: { own: { count: data.catalog.entries.length }, others: { count: data.providers.prices.length } },
    warnings: [],
  });
});

it('warns when a release has grown old', async () => {
  const body = await ask('2036-01-01').json();
  expect(body.warnings).toHaveLength(2);
  expect(body.prices.own.tooOld).toBe(data.catalog.entries.length);
});

it('says that it fails, with a status for probes, when the data cannot be read', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const broken = Object.defineProperty({ ...data }, 'catalog', {
    get: (): Dataset['catalog'] => {
      throw new Error('cut off');
    },
  });
  const response = answerHealth(
    new Request('https://labs.example/healthz'),
    { data: broken, today: dataRelease },
    'abc',
  );
  expect([response.status, (await response.json()).status]).toEqual([503, 'failing']);
  logged.mockRestore();
});

it('answers HEAD without a body and refuses other methods', async () => {
  const head = ask(dataRelease, { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
  expect(ask(dataRelease, { method: 'POST' }).status).toBe(405);
});
