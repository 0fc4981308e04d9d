import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { run as importPrices } from '../src/data/commands/import-prices.ts';
import { run as newStore } from '../src/data/commands/new-store.ts';
import { report } from '../src/data/read/breach.ts';
import { compile } from '../src/site/compile.ts';

/** From nothing to a site: ten answers, a price list, and no fault left. */
const folder = mkdtempSync(join(tmpdir(), 'from-nothing-'));
const store = join(folder, 'store');
beforeAll(() => {
  vi.stubEnv('STORE_DIR', store);
  vi.spyOn(console, 'info').mockReturnValue(undefined);
});
afterAll(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

const ANSWERS = {
  brand: 'Acme Labs',
  origin: 'https://acme-labs.com',
  states: 'TX, OK',
  labs: 'Quest, mesa=Mesa Labs',
  fee: '9.50',
  cart: 'https://shop.acme-labs.com/cart?add={items}&at={lab}',
  'legal-name': 'Acme LLC',
  contact: 'help@acme-labs.com',
  promises: 'email',
  host: 'Netlify, 30',
};

test('a new store and a price list make a site that has no fault', async () => {
  expect(await newStore(Object.entries(ANSWERS).flatMap(([flag, answer]) => [`--${flag}`, answer]))).toBe(0);
  const empty = compile(process.cwd(), undefined, store);
  expect(empty.ok ? [] : empty.breaches.map(({ problem }) => problem)).toEqual([
    'prices nothing, so nothing is sold',
  ]);

  const list = join(folder, 'list.csv');
  writeFileSync(
    list,
    'Test,CPT,Quest,Mesa Labs\nTSH 3rd Gen,84443,29.00,31.00\nCBC w/ Diff,85025,19.00,\nCMP,80053,21.00,22.50\n',
  );
  expect(await importPrices([list, '--as-of', '2026-11-20', '--write'])).toBe(0);
  expect(readFileSync(join(store, 'prices.csv'), 'utf8')).toBe(
    'slug,quest,mesa,as_of\ncbc,1900,,2026-11-20\ncmp,2100,2250,2026-11-20\ntsh,2900,3100,2026-11-20\n',
  );
  const compiled = compile(process.cwd(), undefined, store);
  expect(compiled.ok ? '' : report(compiled.breaches)).toBe('');
}, 60_000);
