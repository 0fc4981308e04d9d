/** The middle one. */
export const median = (values: number[]): number =>
  values.sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

/** A line of a table. */
export const row = (name: string, ...cells: (string | number)[]): void =>
  console.info([name.padEnd(30), ...cells.map((cell) => String(cell).padStart(10))].join(''));

/** Calls a second: the median of five rounds of a fifth of a second. */
export async function rate(call: () => unknown): Promise<number> {
  const rounds: number[] = [];
  for (let round = 0; round < 6; round++) {
    const end = performance.now() + 200;
    let calls = 0;
    while (performance.now() < end) {
      await call();
      calls++;
    }
    if (round > 0) rounds.push(calls * 5);
  }
  return Math.round(median(rounds));
}
