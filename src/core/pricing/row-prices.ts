/** A column of a set cover: the rows it covers, by number, and what it costs. */
export interface Column {
  readonly cost: number;
  readonly rows: readonly number[];
}

type Takers = readonly (readonly number[])[];

const ROUNDS = 100;

/** The least that a row costs where each column's cost is shared by its rows: together no cover costs less. */
export const fairShares = (takers: Takers, columns: readonly Column[]): readonly number[] =>
  takers.map((own) => Math.min(...own.map((c) => (columns[c]?.cost ?? 0) / (columns[c]?.rows.length ?? 1))));

/**
 * Prices of the rows: the rows of no column cost more than the column, so that no cover costs less than all rows.
 * Their sum is nearly as high as it can be: the subgradient method on the Lagrangian dual (Beasley, European Journal
 * of Operational Research 31, 1987), each round made feasible.
 * @param takers the columns that each row is on
 * @param known what a known cover costs
 */
export function rowPrices(takers: Takers, columns: readonly Column[], known: number): readonly number[] {
  let prices = fairShares(takers, columns);
  let best = prices;
  let step = 1;
  for (let round = 1; round <= ROUNDS; round++) {
    /** 1 less the columns on this row that would be taken, because their rows are worth more than they cost. */
    const wanting = takers.map(() => 1);
    let bound = sumOf(prices);
    for (const { cost, rows } of columns) {
      const left = rows.reduce((rest, row) => rest - (prices[row] ?? 0), cost);
      if (left >= 0) continue;
      bound += left;
      for (const row of rows) wanting[row] = (wanting[row] ?? 0) - 1;
    }
    const fair = feasible(prices, takers, columns);
    if (sumOf(fair) > sumOf(best)) best = fair;
    const length = wanting.reduce((sum, x) => sum + x * x, 0);
    if (length === 0 || sumOf(best) >= known) break;
    if (round % 10 === 0) step *= 0.7;
    const by = (step * (1.02 * known - bound)) / length;
    prices = prices.map((price, row) => Math.max(0, price + by * (wanting[row] ?? 0)));
  }
  return best;
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, x) => sum + x, 0);

/** The prices, lowered where the rows of a column cost more than the column. */
function feasible(prices: readonly number[], takers: Takers, columns: readonly Column[]): readonly number[] {
  const shares = columns.map(({ cost, rows }) => {
    const all = rows.reduce((sum, row) => sum + (prices[row] ?? 0), 0);
    return all > cost ? cost / all : 1;
  });
  return prices.map((price, row) =>
    (takers[row] ?? []).reduce((least, c) => Math.min(least, price * (shares[c] ?? 1)), price),
  );
}
