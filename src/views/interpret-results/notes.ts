import type { Result } from './standing.ts';

/** What is said of several values alike is said once, below them. */
export function common(results: readonly Result[]): string[] {
  const all = results.flatMap(({ notes = [] }) => notes);
  return [...new Set(all)].filter((note) => all.indexOf(note) !== all.lastIndexOf(note));
}

export const without = (result: Result, notes: readonly string[]): Result => ({
  ...result,
  notes: (result.notes ?? []).filter((note) => !notes.includes(note)),
});
