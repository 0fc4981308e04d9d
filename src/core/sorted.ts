/** The place of the first that is not before the value; the length when there is none. */
export function lowerBound<T extends string | number>(sorted: readonly T[], value: T): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const there = sorted[middle];
    if (there !== undefined && there < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
