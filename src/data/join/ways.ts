const groupedBy = (ways: readonly string[], splitOf: (way: string) => readonly [string, string]) => {
  const groups = new Map<string, string[]>();
  for (const way of ways) {
    const [rest, word] = splitOf(way);
    groups.set(rest, [...(groups.get(rest) ?? []), word]);
  }
  return [...groups].map(([rest, words]) => [rest, words.sort().join('|')] as const);
};

/** Ways to say something, as short as they can be written: those of several words that share all but one stand together. */
export function shortened(ways: readonly string[]): string {
  const single = ways.filter((way) => !way.includes(' '));
  const long = ways.filter((way) => way.includes(' '));
  const byEnd = groupedBy(long, (way) => {
    const at = way.lastIndexOf(' ');
    return [way.slice(0, at), way.slice(at + 1)];
  }).map(([rest, words]) => `${rest} ${words}`);
  const byBeginning = groupedBy(byEnd, (way) => {
    const at = way.indexOf(' ');
    return [way.slice(at + 1), way.slice(0, at)];
  }).map(([rest, words]) => `${words} ${rest}`);
  return [...single.sort(), ...byBeginning.sort()].join(';');
}
