/** What all lines say together; two statements that contradict each other say nothing. */
export function agreed<T>(lines: readonly string[], read: (line: string) => T | undefined): T | undefined {
  const all = new Set(lines.flatMap((line) => read(line) ?? []));
  return all.size === 1 ? [...all][0] : undefined;
}
