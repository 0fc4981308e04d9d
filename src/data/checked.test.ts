import { expect, test } from 'vitest';
import { ruleBreaches } from './checked.ts';
import { carriedOnly } from './join/carried.ts';
import { type Authored, readAuthored } from './read/authored.ts';
import { readingOf } from './read/store.ts';

const reading = readingOf(process.cwd(), 'tests/stores/prairie');
const prairie = readAuthored(reading);

/** The small store with other items, each at a price that no rule minds. */
const selling = (...slugs: string[]): Authored => ({
  ...prairie,
  prices: slugs.map((slug) => ({ slug, cents: { flatland: 4000, mesa: 4000 }, asOf: '2026-11-10' })),
});
const saidOf = (authored: Authored): string[] =>
  ruleBreaches(authored, carriedOnly(authored), reading).map(
    ({ file, at, problem }) => `${file} ${at} ${problem}`,
  );

const SINGLE = [
  ...new Set(prairie.exceptions.flatMap(({ file }) => /^data\/tests\/(.+)\.json$/.exec(file)?.[1] ?? [])),
].filter((slug) => prairie.tests.some((one) => one.slug === slug && one.status !== 'hidden'));

test.each(SINGLE)(
  'a store may sell %s alone, though an exception of the project is about it and another test',
  (slug) => {
    expect(saidOf(selling(slug))).toEqual([]);
  },
);

test('an exception of the store itself that excuses nothing is told', () => {
  const own = {
    rule: 'prices-likely',
    file: 'x',
    at: 'tsh',
    reason: 'for a test',
    listed: 'tests/stores/prairie/exceptions.json',
  };
  expect(saidOf({ ...selling('tsh'), exceptions: [...prairie.exceptions, own] })).toEqual([
    'tests/stores/prairie/exceptions.json prices-likely x tsh excuses nothing any more',
  ]);
});
