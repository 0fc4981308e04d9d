/** Integer cents as a JSON number of dollars with at most two decimals. */
export const dollars = (cents: number): number => cents / 100;

/** Dollars as typed by a caller, in integer cents, rounded half up. */
export const centsOf = (usd: number): number => Math.round(usd * 100);

/** "$1,204.50": the same in every locale that we print, without Intl. */
export function printDollars(cents: number): string {
  const whole = String(Math.trunc(cents / 100)).replace(/\B(?=(\d{3})+$)/g, ',');
  return `$${whole}.${String(cents % 100).padStart(2, '0')}`;
}

/** A sum of an answer, in dollars: "$1,204.50". */
export const printUsd = (usd: number): string => printDollars(centsOf(usd));
