import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wordsOf } from '../words/index.ts';
import { placed, type Seller } from './ranking.ts';
import { verdict } from './verdict.ts';

const seller = (
  name: string,
  stickerCents: number,
  fee: number | undefined,
  more: Partial<Seller> = {},
): Seller => ({
  slug: name.toLowerCase(),
  name,
  stickerCents,
  ...(fee === undefined ? { unranked: 'unknown_fee' as const } : { allInCents: stickerCents + fee }),
  equivalence: 'same',
  kind: 'list',
  confidence: 'high',
  verifiedAt: '2026-11-01',
  stale: false,
  demo: false,
  ...more,
});

const jason = seller('Jason', 500, 1800);
const labcorp = seller('Labcorp', 2900, 0);
const anabolic = seller('Anabolic', 700, undefined);
const ours = seller('Ours', 100, 600, { demo: true, unranked: 'demo' });
const near = seller('Near', 100, 0, { equivalence: 'close', unranked: 'close' });
const old = seller('Old', 50, 0, { stale: true, unranked: 'stale' });

const said = (...sellers: Seller[]) => verdict(placed(sellers), wordsOf('en'));

describe('a ranking', () => {
  it('orders known totals, then unknown fees, then old prices, and ranks only what is the same, fresh and real', () => {
    expect(placed([old, anabolic, labcorp, ours, near, jason]).map(({ name, rank }) => [name, rank])).toEqual(
      [
        ['Near', undefined],
        ['Ours', undefined],
        ['Jason', 1],
        ['Labcorp', 2],
        ['Anabolic', undefined],
        ['Old', undefined],
      ],
    );
  });

  it('gives equal totals one rank', () => {
    const tie = seller('Tie', 2300, 0);
    expect(placed([labcorp, tie, jason]).map(({ name, rank }) => [name, rank])).toEqual([
      ['Jason', 1],
      ['Tie', 1],
      ['Labcorp', 3],
    ]);
  });

  it('says below which fee an unknown one would make the cheapest', () => {
    const [, open] = placed([jason, anabolic]);
    expect(open).toMatchObject({ name: 'Anabolic', cheapestBelowFeeCents: 1600 });
    expect(placed([jason, seller('Dear', 5000, undefined)])[1]).not.toHaveProperty('cheapestBelowFeeCents');
  });

  it('is the same in whatever order sellers come, and leaves nobody out', () => {
    const some = fc.array(
      fc.record({
        cents: fc.integer({ min: 1, max: 9000 }),
        fee: fc.option(fc.integer({ min: 0, max: 3000 })),
      }),
      { maxLength: 9 },
    );
    fc.assert(
      fc.property(some, (rows) => {
        const all = rows.map(({ cents, fee }, i) => seller(`S${i}`, cents, fee ?? undefined));
        const one = placed(all);
        expect(one).toHaveLength(all.length);
        expect(placed(all.toReversed())).toEqual(one);
        const totals = one.flatMap(({ rank, allInCents }) => (rank === undefined ? [] : [allInCents ?? 0]));
        expect(totals.length).not.toBe(1);
        for (const { rank, allInCents = 0 } of one.filter((row) => row.rank !== undefined))
          expect(rank).toBe(1 + totals.filter((cents) => cents < allInCents).length);
      }),
    );
  });
});

describe('what is said of who is cheapest', () => {
  it('names the lowest known total, of how many, and who may be lower', () => {
    expect(said(jason, labcorp, anabolic)).toBe(
      'The lowest of 2 known totals is $23.00, at Jason. Anabolic asks $7.00 plus a fee that is not known: cheaper unless the fee is above $16.00.',
    );
  });

  it('names all of equal ones, and counts those that it does not name', () => {
    const open = ['A', 'B', 'C', 'D', 'E'].map((name) => seller(name, 100, undefined));
    const text = said(jason, seller('Tie', 2300, 0), ...open);
    expect(text).toContain('$23.00, at Jason and Tie.');
    expect(text).toContain('2 more sellers may be cheaper');
  });

  it('names a seller once, at the lower of its prices, and counts it once', () => {
    const two = [
      { ...seller('Two labs', 900, undefined), lab: 'Labcorp' },
      seller('Two labs', 700, undefined),
    ];
    const text = said(jason, ...two);
    expect(text.match(/Two labs/g)).toHaveLength(1);
    expect(text).toContain('Two labs asks $7.00');
    expect(text).not.toContain('may be cheaper');
  });

  it('is no victory of made-up prices, of one seller or of none', () => {
    expect(said(ours, jason, labcorp)).toBe(
      'The lowest of 2 known totals is $23.00, at Jason. The price here is a demonstration and has no rank.',
    );
    expect(said(jason)).toBe('The only known total is $23.00, at Jason.');
    expect(placed([jason, ours])[1]).toMatchObject({ name: 'Jason', unranked: 'alone' });
    expect(said(anabolic, near, old)).toBe(
      'No other seller with a known fee and a fresh price of the same test is on record.',
    );
  });
});
