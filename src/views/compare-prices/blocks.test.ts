import { describe, expect, it } from 'vitest';
import { blocksMarkdown } from '../../blocks/markdown.ts';
import { LANGS } from '../../core/model/vocabulary.ts';
import type { Compared } from './answer.ts';
import { aloneBlocks, aloneStrip } from './blocks.ts';
import { priceStrip } from './strip.ts';

type Line = Compared['ranking'][number];
type Offer = Compared['providers'][number];

const line = (over: Partial<Line>): Line => ({
  name: 'Seller',
  slug: 'seller',
  equivalence: 'same',
  kind: 'list',
  confidence: 'high',
  verifiedAt: '2026-08-17',
  stale: false,
  demo: false,
  ...over,
});
const offer = (over: Partial<Offer>): Offer => ({
  provider: { slug: 'seller', name: 'Seller' },
  lab: 'Quest',
  sticker: 10,
  feesNote: 'per order',
  verifiedAt: '2026-08-17',
  source: { title: 'Product page', url: 'https://example.org/x' },
  kind: 'list',
  confidence: 'high',
  stale: false,
  equivalence: { level: 'same', reason: 'Sold there as “X”.' },
  ...over,
});
const OURS = line({ name: 'Ours', slug: undefined, allIn: 9, unranked: 'demo', demo: true });
const KNOWN = line({ lab: 'Quest', allIn: 28, rank: 1 });
const OPEN = line({
  slug: 'open',
  name: 'Open',
  allInFrom: 7,
  unranked: 'unknown_fee',
  cheapestBelowFee: 21,
});

const answer: Compared = {
  status: 'ok',
  test: { slug: 'tsh', name: 'TSH', url: 'https://own.example/tests/tsh' },
  service: { name: 'Ours', sticker: 3, fees: 6, allIn: 9, priceAsOf: '2026-11-01', stale: false, demo: true },
  providers: [
    offer({ fees: 18, allIn: 28, earlier: [{ sticker: 29, verifiedAt: '2026-03-12' }] }),
    offer({ provider: { slug: 'open', name: 'Open' }, sticker: 7, lab: 'lab not stated' }),
  ],
  ranking: [OURS, KNOWN, OPEN],
  verdict: 'The only known total is $28.00, at Seller.',
  asOf: '2026-11-22',
  references: {},
  caveat: 'Fees are paid once per order.',
  licence: 'CC-BY-4.0',
  attribution: 'Price data',
  meta: { apiVersion: '1', dataRelease: '2026-11-22', demo: true },
};
const print = (lang: 'en' | 'es'): string => blocksMarkdown(aloneBlocks(answer, lang), 'https://own.example');

describe('a comparison', () => {
  it('begins with who is cheapest, and puts what is made up last, without a rank', () => {
    const text = print('en');
    expect(text.startsWith(answer.verdict)).toBe(true);
    const rows = text.split('\n').filter((row) => row.startsWith('| ') && row.includes('$'));
    expect(rows.map((row) => row.split(' | ').slice(0, 5).join(' | '))).toEqual([
      '| [Seller](https://own.example/compare/seller.md) (Quest) | 1 | $10.00 | $18.00 | $28.00',
      '| [Open](https://own.example/compare/open.md) (lab not stated) | – fee not known | $7.00 | not known | from $7.00 + fee',
      '| **Ours** (demo price) | – demonstration | $3.00 | $6.00 | $9.00',
    ]);
    expect(rows[0]).toContain('2026-08-17, list price, high confidence');
  });

  it('says the same in Spanish', () => {
    const text = print('es');
    expect(text).toContain('**Ours** (precio de demostración) | – demostración');
    expect(text).toContain('– cargo desconocido | $7.00 | desconocido | desde $7.00 + cargo');
  });

  it('tells what a price was before, the oldest first', () => {
    expect(print('en')).toContain('- **Seller (Quest):** $29.00 on 2026-03-12, $10.00 on 2026-08-17.');
  });

  it('gives each place its own offer, whatever the order of equal ones', () => {
    const twins = { ...answer, providers: [...answer.providers].reverse() };
    expect(blocksMarkdown(aloneBlocks(twins, 'en').slice(0, 3), '')).toBe(
      blocksMarkdown(aloneBlocks(answer, 'en').slice(0, 3), ''),
    );
  });
});

describe('the picture', () => {
  const drawn = (ranking: readonly Line[], lang: 'en' | 'es' = 'en') => {
    const [one] = priceStrip({ title: 't', verdict: 'v', ranking, twin: 'none' }, lang);
    return one?.sellers ?? [];
  };

  it('numbers ranks, letters the others, and leaves what is made up without either', () => {
    expect(drawn([OURS, KNOWN, OPEN]).map(({ name, sign, look }) => [name, sign, look])).toEqual([
      ['Seller', '1', 'ranked'],
      ['Open', 'a', 'hollow'],
      ['Ours', undefined, 'demo'],
    ]);
    for (const lang of LANGS)
      expect(drawn([OURS, KNOWN], lang).at(-1)?.note).toMatch(/^(demo price|precio de)/);
  });

  it('draws an unknown fee open, and old prices grey whatever else they are', () => {
    expect(drawn([OPEN])[0]).toMatchObject({ open: true, usd: 7, amount: 'from $7.00 + fee' });
    const old = line({ allIn: 5, stale: true, unranked: 'stale' });
    expect(drawn([old])[0]).toMatchObject({ look: 'stale', note: 'too old' });
  });

  it('names the lab only of a seller that has two', () => {
    const two = [line({ lab: 'Quest', allIn: 5, rank: 1 }), line({ lab: 'Labcorp', allIn: 6, rank: 2 })];
    expect(drawn(two).map(({ name }) => name)).toEqual(['Seller (Quest)', 'Seller (Labcorp)']);
    expect(drawn([KNOWN])[0]?.name).toBe('Seller');
  });

  it('of many sellers names the lowest and those that may be cheaper, and counts the rest', () => {
    const many = Array.from({ length: 20 }, (_, i) =>
      line({ slug: `s${i}`, name: `S${i}`, allIn: 10 + i, rank: i + 1 }),
    );
    const [one] = priceStrip({ title: 't', verdict: 'v', ranking: [...many, OPEN], twin: 'none' }, 'en');
    const named = one?.sellers.filter(({ sign }) => sign !== undefined).map(({ name }) => name);
    expect(named).toHaveLength(12);
    expect(named).toEqual(expect.arrayContaining(['S0', 'S5', 'Open']));
    expect(one?.more).toBe('9 more prices are small dots.');
    expect(one?.sellers).toHaveLength(21);
  });

  it('is left out where nobody else sells it', () => {
    expect(drawn([OURS])).toEqual([]);
    expect(aloneStrip({ ...answer, ranking: [OURS] }, 'list', 'en')).toEqual([]);
  });
});
