import { type Column, fairShares, rowPrices } from './row-prices.ts';

export interface Chosen {
  /** Numbers of the columns. */
  readonly columns: readonly number[];
  readonly branches: number;
}

/** So many branches take less time than good prices of the rows, and are enough for most orders. */
const FEW_BRANCHES = 40;

/**
 * The columns that together cover every row for the least cost: branch and bound. The open row with the fewest
 * columns is branched on, and a column that was tried is left out of the branches beside it. A branch is cut by a
 * feasible solution of the dual problem (each row's price, raised as far as its columns' costs allow), which no
 * cover can cost less than; a better one is worked out when the search is long. When `budget` branches are used up, the best cover found is returned.
 * Expects every row to be on some column.
 */
export function cheapestColumns(rowCount: number, columns: readonly Column[], budget: number): Chosen {
  const takers: number[][] = Array.from({ length: rowCount }, () => []);
  for (const [c, { rows }] of columns.entries()) for (const row of rows) takers[row]?.push(c);
  const order = takers
    .map((_, row) => row)
    .sort((a, b) => (takers[a]?.length ?? 0) - (takers[b]?.length ?? 0));
  const costs = Float64Array.from(columns, ({ cost }) => cost);
  /** How many of the taken columns cover each row. */
  const times = new Int32Array(rowCount);
  /** 1 for a column that is left out. */
  const banned = new Uint8Array(columns.length);
  const slack = new Float64Array(columns.length);
  const gain = new Int32Array(columns.length);
  let best = greedyColumns(rowCount, columns);
  let bestCost = best.reduce((sum, c) => sum + (costs[c] ?? 0), 0);
  let prices = fairShares(takers, columns);
  let branches = 0;
  let most = Math.min(budget, FEW_BRANCHES);

  /** The columns of a row that are not left out. */
  const allowed = (row: number) => (takers[row] ?? []).filter((c) => banned[c] === 0);

  /** A lower bound for covering the open rows; leaves in `slack` what each column costs beyond it. */
  const bound = (open: readonly number[], left: readonly (readonly number[])[]): number => {
    slack.set(costs);
    gain.fill(0);
    let sum = 0;
    for (const row of open) {
      const price = prices[row] ?? 0;
      sum += price;
      for (const c of takers[row] ?? []) {
        slack[c] = (slack[c] ?? 0) - price;
        gain[c] = (gain[c] ?? 0) + 1;
      }
    }
    for (const own of left) {
      let by = Number.POSITIVE_INFINITY;
      for (const c of own) by = Math.min(by, slack[c] ?? 0);
      for (const c of own) slack[c] = (slack[c] ?? 0) - by;
      sum += by;
    }
    return sum;
  };

  const search = (taken: readonly number[], cost: number): void => {
    if (branches >= most) return;
    branches++;
    const open = order.filter((row) => times[row] === 0);
    if (open.length === 0) {
      best = taken;
      bestCost = cost;
      return;
    }
    const left = open.map(allowed);
    const row = left.reduce((a, b) => (b.length < a.length ? b : a));
    // Shares of a price may add up to a hair more than the price.
    const least = cost + bound(open, left) - 1e-6;
    const options = row
      .map((c) => ({ c, worth: (costs[c] ?? 0) / (gain[c] ?? 1), least: least + (slack[c] ?? 0) }))
      .sort((a, b) => a.least - b.least || a.worth - b.worth);
    for (const option of options) {
      const column = columns[option.c];
      if (column === undefined) continue;
      if (option.least < bestCost && cost + column.cost < bestCost) {
        for (const each of column.rows) times[each] = (times[each] ?? 0) + 1;
        search([...taken, option.c], cost + column.cost);
        for (const each of column.rows) times[each] = (times[each] ?? 0) - 1;
      }
      banned[option.c] = 1;
    }
    for (const { c } of options) banned[c] = 0;
  };
  search([], 0);
  if (branches === FEW_BRANCHES && budget > FEW_BRANCHES) {
    prices = rowPrices(takers, columns, bestCost);
    most = budget;
    search([], 0);
  }
  return { columns: best, branches };
}

/** A cover at hand: what costs least for each row that it adds, time after time; then without what the others cover. */
function greedyColumns(rowCount: number, columns: readonly Column[]): readonly number[] {
  const open = new Set(Array.from({ length: rowCount }, (_, row) => row));
  const taken: number[] = [];
  while (open.size > 0) {
    let next: number | undefined;
    let least = Number.POSITIVE_INFINITY;
    for (const [c, { cost, rows }] of columns.entries()) {
      const each = cost / rows.filter((row) => open.has(row)).length;
      if (each < least) [next, least] = [c, each];
    }
    if (next === undefined) break;
    for (const row of columns[next]?.rows ?? []) open.delete(row);
    taken.push(next);
  }
  return withoutNeedless(taken, columns);
}

/** Dearest first, each column that the others of the cover make needless goes. */
function withoutNeedless(taken: readonly number[], columns: readonly Column[]): number[] {
  const costOf = (c: number) => columns[c]?.cost ?? 0;
  return [...taken]
    .sort((a, b) => costOf(b) - costOf(a))
    .reduce(
      (kept, c) => {
        const others = kept.filter((other) => other !== c);
        const covered = new Set(others.flatMap((other) => columns[other]?.rows ?? []));
        return columns[c]?.rows.every((row) => covered.has(row)) ? others : kept;
      },
      [...taken],
    );
}
