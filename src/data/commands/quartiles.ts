/**
 * Lower quartile, median and upper quartile of some amounts, rounded to whole cents (linear between neighbours, method
 * 7 of Hyndman and Fan, The American Statistician 50, 1996).
 */
export function quartilesOf(cents: readonly number[]): readonly [number, number, number] {
  const sorted = [...cents].sort((a, b) => a - b);
  const at = (share: number): number => {
    const place = (sorted.length - 1) * share;
    const below = sorted[Math.floor(place)] ?? Number.NaN;
    const above = sorted[Math.ceil(place)] ?? Number.NaN;
    return Math.round(below + (above - below) * (place - Math.floor(place)));
  };
  return [at(0.25), at(0.5), at(0.75)];
}
