import { cheapestColumns } from './set-cover.ts';

/** Something on offer: what it measures and what it costs. */
export interface Offer {
  readonly slug: string;
  readonly cents: number;
  readonly covers: readonly string[];
}

/**
 * More than any of 10,000 random orders of 25 panels needs (the hardest: 2,248). Orders made up to be hard need far
 * more, and would keep a server busy for seconds.
 */
export const MOST_BRANCHES = 4000;

interface Candidate<T extends Offer = Offer> {
  readonly offer: T;
  /** What it measures of what is still wanted, one bit for each. */
  readonly bits: bigint;
}

/** A set of offers that together measure everything wanted, and how many branches the search for it took. */
export interface Cover<T extends Offer = Offer> {
  readonly offers: readonly T[];
  readonly branches: number;
}

/**
 * The cheapest set of offers that together measure everything wanted: weighted set cover. The problem is first made
 * smaller by the classical reductions (Garfinkel and Nemhauser, Integer Programming, 1972, chapter 8) and split into
 * parts that share no offer; each part is then searched, the smallest first. When the search used the whole budget
 * of branches, the cover is the best one found.
 * @returns undefined when something wanted is on no offer
 */
export function cheapestCover<T extends Offer>(
  wanted: readonly string[],
  offers: readonly T[],
  budget = MOST_BRANCHES,
): Cover<T> | undefined {
  const bitOf = new Map([...new Set(wanted)].map((name, i) => [name, 1n << BigInt(i)]));
  const candidates = offers.map((offer) => ({ offer, bits: bitsOf(offer.covers, bitOf) }));
  const all = [...bitOf.values()];
  const { rows, useful, needed } = reduced(all, candidates);
  const chosen: T[] = needed.map(({ offer }) => offer);
  let branches = 0;
  for (const part of partsOf(useful).sort((a, b) => a.length - b.length)) {
    const own = rows.filter((row) => part.some(({ bits }) => (bits & row) !== 0n));
    const columns = part.map(({ offer, bits }) => ({
      cost: offer.cents,
      rows: own.flatMap((row, i) => ((bits & row) === 0n ? [] : [i])),
    }));
    const found = cheapestColumns(own.length, columns, budget - branches);
    branches += found.branches;
    for (const column of found.columns) {
      const candidate = part[column];
      if (candidate !== undefined) chosen.push(candidate.offer);
    }
  }
  const covered = new Set(chosen.flatMap(({ covers }) => covers));
  return wanted.every((name) => covered.has(name)) ? { offers: chosen, branches } : undefined;
}

/** Most panels measure far more than is wanted: only what is wanted counts. */
function bitsOf(names: readonly string[], bitOf: ReadonlyMap<string, bigint>): bigint {
  let bits = 0n;
  for (const name of names) {
    const bit = bitOf.get(name);
    if (bit !== undefined) bits |= bit;
  }
  return bits;
}

const within = (inner: bigint, outer: bigint): boolean => (inner & ~outer) === 0n;

/**
 * The same problem, smaller: an offer goes when another gives at least as much for no more money, a measurement
 * when another's offers all measure it too; an offer that alone measures something is needed, and all that it
 * measures is done. Of equals the first stays.
 */
function reduced<T extends Offer>(all: readonly bigint[], candidates: readonly Candidate<T>[]) {
  const needed: Candidate<T>[] = [];
  let rows = all;
  let useful = candidates;
  for (;;) {
    const open = rows.reduce((bits, row) => bits | row, 0n);
    useful = undominated(
      useful.map(({ offer, bits }) => ({ offer, bits: bits & open })).filter(({ bits }) => bits !== 0n),
    );
    const flagged = useful.map((candidate, i) => ({ candidate, flag: 1n << BigInt(i) }));
    const takers = new Map<bigint, bigint>();
    for (const row of rows) {
      let own = 0n;
      for (const { candidate, flag } of flagged) if ((candidate.bits & row) !== 0n) own |= flag;
      if (!takers.has(own)) takers.set(own, row);
    }
    const alone = flagged.flatMap(({ candidate, flag }) => (takers.has(flag) ? [candidate] : []));
    const done = alone.reduce((bits, candidate) => bits | candidate.bits, 0n);
    needed.push(...alone);
    const sets = [...takers.keys()];
    const left = [...takers].flatMap(([own, row]) =>
      (row & done) !== 0n || sets.some((other) => other !== own && within(other, own)) ? [] : [row],
    );
    if (left.length === rows.length) return { rows, useful, needed };
    rows = left;
  }
}

function undominated<T extends Offer>(candidates: readonly Candidate<T>[]): Candidate<T>[] {
  const cheapest = new Map<bigint, Candidate<T>>();
  for (const candidate of candidates) {
    const known = cheapest.get(candidate.bits);
    if (known === undefined || cheaper(candidate, known)) cheapest.set(candidate.bits, candidate);
  }
  const different = [...cheapest.values()];
  return different.filter(
    (a) => !different.some((b) => b !== a && b.offer.cents <= a.offer.cents && within(a.bits, b.bits)),
  );
}

const cheaper = ({ offer: a }: Candidate, { offer: b }: Candidate): boolean =>
  a.cents < b.cents || (a.cents === b.cents && a.slug < b.slug);

/** Groups of candidates that measure nothing in common with another group. */
function partsOf<T extends Offer>(candidates: readonly Candidate<T>[]): Candidate<T>[][] {
  let parts: { bits: bigint; members: Candidate<T>[] }[] = [];
  for (const candidate of candidates) {
    const touched = parts.filter(({ bits }) => (bits & candidate.bits) !== 0n);
    parts = [
      ...parts.filter((part) => !touched.includes(part)),
      {
        bits: touched.reduce((bits, part) => bits | part.bits, candidate.bits),
        members: [...touched.flatMap(({ members }) => members), candidate],
      },
    ];
  }
  return parts.map(({ members }) => members);
}
