import { expect, it } from 'vitest';
import { data } from '../tools/call.fixture.ts';
import { priceChanges } from './changes.ts';

it('tells each change of a price between two days, the latest first', () => {
  const changes = priceChanges(data.providers.prices);
  expect(changes.length).toBeGreaterThan(20);
  expect(changes.map(({ by }) => by)).toEqual(
    changes
      .map(({ by }) => by)
      .sort()
      .reverse(),
  );
  for (const { fromCents, toCents, after, by } of changes) {
    expect(toCents).not.toBe(fromCents);
    expect(after < by).toBe(true);
  }
});

it('tells nothing of a price that was seen once, or twice alike', () => {
  const [price] = data.providers.prices;
  if (price === undefined) throw new Error('no price');
  const seen = { ...price, observed: '2026-09-01', stickerCents: 900 };
  const before = (stickerCents: number) => ({ stickerCents, observed: '2026-03-01' });
  expect(priceChanges([{ ...seen, earlier: [] }])).toEqual([]);
  expect(priceChanges([{ ...seen, earlier: [before(900)] }])).toEqual([]);
  expect(priceChanges([{ ...seen, earlier: [before(700)] }])).toMatchObject([
    { fromCents: 700, toCents: 900, after: '2026-03-01', by: '2026-09-01' },
  ]);
});
