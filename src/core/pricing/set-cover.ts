/** A column of a set cover: the rows it covers, by number, and what it costs. */
export interface Column {
  readonly cost: number;
  readonly rows: readonly number[];
}

/**
 * The numbers of the columns that together cover every row for the least cost: branch and bound. The row with the
 * fewest columns is branched on; a branch is cut by a feasible solution of the dual problem (each row's price,
 * raised as far as its columns' costs allow), which no cover can cost less than.
 * Expects every row to be on some column.
 */
export function cheapestColumns(rowCount: number, columns: readonly Column[]): readonly number[] {
  const takers: number[][] = Array.from({ length: rowCount }, () => []);
  for (const [c, { rows }] of columns.entries()) for (const row of rows) takers[row]?.push(c);
  const order = takers
    .map((_, row) => row)
    .sort((a, b) => (takers[a]?.length ?? 0) - (takers[b]?.length ?? 0));
  /** How many of the taken columns cover each row. */
  const times = new Int32Array(rowCount);
  const slack = new Float64Array(columns.length);
  const gain = new Int32Array(columns.length);
  let best: readonly number[] = [];
  let bestCost = Number.POSITIVE_INFINITY;

  /** A lower bound for covering the open rows; leaves in `slack` what each column costs beyond it. */
  const bound = (): number => {
    for (const [c, { cost, rows }] of columns.entries()) {
      slack[c] = cost;
      gain[c] = rows.reduce((open, row) => open + (times[row] === 0 ? 1 : 0), 0);
    }
    let sum = 0;
    const raise = (row: number, price: (c: number) => number) => {
      const own = takers[row] ?? [];
      const by = Math.min(...own.map(price));
      for (const c of own) slack[c] = (slack[c] ?? 0) - by;
      sum += by;
    };
    const open = order.filter((row) => times[row] === 0);
    for (const row of open) raise(row, (c) => (columns[c]?.cost ?? 0) / (gain[c] ?? 1));
    for (const row of open) raise(row, (c) => slack[c] ?? 0);
    return sum;
  };

  const search = (taken: readonly number[], cost: number): void => {
    const row = order.find((each) => times[each] === 0);
    if (row === undefined) {
      best = taken;
      bestCost = cost;
      return;
    }
    // Shares of a price may add up to a hair more than the price.
    const least = cost + bound() - 1e-6;
    const options = (takers[row] ?? [])
      .map((c) => ({ c, worth: (columns[c]?.cost ?? 0) / (gain[c] ?? 1), least: least + (slack[c] ?? 0) }))
      .sort((a, b) => a.worth - b.worth);
    for (const option of options) {
      if (option.least >= bestCost) continue;
      const column = columns[option.c];
      if (column === undefined) continue;
      for (const each of column.rows) times[each] = (times[each] ?? 0) + 1;
      if (cost + column.cost < bestCost) search([...taken, option.c], cost + column.cost);
      for (const each of column.rows) times[each] = (times[each] ?? 0) - 1;
    }
  };
  search([], 0);
  return best;
}
