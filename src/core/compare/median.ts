/** The middle of sorted cents, or the mean of the middle two, rounded half up; undefined of none. */
export function medianCents(sorted: readonly number[]): number | undefined {
  const low = sorted[(sorted.length - 1) >> 1];
  const high = sorted[sorted.length >> 1];
  return low === undefined || high === undefined ? undefined : Math.round((low + high) / 2);
}
