/** No line of a report is longer; what comes after is left out. */
const LONGEST_LINE = 500;
const MOST_LINES = 4000;
const MOST_LETTERS = 200_000;

/** As much of a text as a report may be, so that reading it never holds up the page. */
export function bounded(lines: readonly string[]): { readonly lines: string[]; readonly cut: boolean } {
  const kept: string[] = [];
  let letters = 0;
  for (const line of lines) {
    if (kept.length >= MOST_LINES || letters >= MOST_LETTERS) return { lines: kept, cut: true };
    kept.push(line.slice(0, LONGEST_LINE));
    letters += Math.min(line.length, LONGEST_LINE) + 1;
  }
  return { lines: kept, cut: false };
}
