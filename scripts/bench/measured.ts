/** The middle one. */
export const median = (values: number[]): number =>
  values.sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

/** A line of a table. */
export const row = (name: string, ...cells: (string | number)[]): void =>
  console.info([name.padEnd(30), ...cells.map((cell) => String(cell).padStart(10))].join(''));

const ROUNDS = 5;
const ROUND_MS = 150;

/**
 * Microseconds that a call takes of this thread's processor, which others on the machine do not change much: the median
 * of some rounds, after one that counts for nothing.
 */
export async function cost(call: () => unknown): Promise<number> {
  const rounds: number[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const end = performance.now() + ROUND_MS;
    const before = process.threadCpuUsage();
    let calls = 0;
    do {
      await call();
      calls++;
    } while (performance.now() < end);
    const { user, system } = process.threadCpuUsage(before);
    if (round > 0) rounds.push((user + system) / calls);
  }
  return median(rounds);
}
