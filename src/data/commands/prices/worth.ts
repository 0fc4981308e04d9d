import type { Test } from '../../../core/model/catalog.ts';
import { billedAs } from '../../join/billed.ts';
import { bell } from '../dice.ts';
import { CLASSES, classOf, type PriceClass } from './classes.ts';

/** Procedure code → what Medicare pays for it once, in cents. */
export type Amounts = ReadonlyMap<string, number>;

/** What Medicare pays for all that a test is billed as, in cents; nothing where a code has no amount. */
export function medicareCents(test: Test, amounts: Amounts): number | undefined {
  const billed = billedAs(test, [test]);
  if (billed.length === 0) return undefined;
  let cents = 0;
  for (const { code, units } of billed) {
    const amount = amounts.get(code);
    if (amount === undefined) return undefined;
    cents += amount * units;
  }
  return cents;
}

/** For a gene test Medicare pays what insurers agreed to; above this amount a list price follows it only by a quarter. */
const GENE_LIST_CENTS = 12_000;
const GENE_LIST_SHARE = 0.25;

const counted = (cents: number, kind: PriceClass): number =>
  kind === 'genetics' && cents > GENE_LIST_CENTS
    ? GENE_LIST_CENTS + (cents - GENE_LIST_CENTS) * GENE_LIST_SHARE
    : cents;

/** What a test that is sent on costs more for each business day beyond those usual for its class, and at most. */
const PER_DAY = 0.08;
const MOST_FOR_DAYS = 0.6;
/** Tests that draw people into a shop are sold at less. */
const POPULAR = 0.8;
/** Tests that are billed alike are priced nearly alike: so much of the luck is that of their codes, so much their own. */
const OF_CODES = 0.92;
const OF_TEST = 0.39;

/** A number with mean 0 and standard deviation 1 for a test; near to that of tests with the same codes. */
export function luck(name: string, test: Test & { slug: string }): number {
  const codes = billedAs(test, [test]).map(({ code, units }) => `${code}*${units}`);
  return OF_CODES * bell(`${name} ${codes.join()}`) + OF_TEST * bell(`${name} ${test.slug}`);
}

/** How far tests of a class stand apart for reasons that no table holds, as a logarithm. */
const OWN_SPREAD = 0.16;

/**
 * What a test is worth before any lab prices it, in cents: handling and a multiple of the Medicare amount, by its
 * class; more where it takes long, less where it is popular; and a difference of its own.
 * @param medicare in cents
 */
export function worthCents(test: Test & { slug: string }, medicare: number, seed: string): number {
  const kind = classOf(test);
  const { handlingCents, perMedicare, usualDays, spread = 1 } = CLASSES[kind];
  const late = Math.max(0, test.turnaroundDays.max - usualDays);
  return (
    (handlingCents + perMedicare * counted(medicare, kind)) *
    (1 + Math.min(MOST_FOR_DAYS, PER_DAY * late)) *
    (test.popular ? POPULAR : 1) *
    Math.exp(OWN_SPREAD * spread * luck(`${seed} worth`, test))
  );
}
