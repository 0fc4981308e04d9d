/** More names than these are counted. */
const MOST_NAMED = 6;

/** "A, B and C"; of many the first, and how many more. */
export function inList(
  names: readonly string[],
  and: (last: string) => string,
  more: (count: number) => string,
): string {
  const shown =
    names.length > MOST_NAMED
      ? [...names.slice(0, MOST_NAMED - 1), more(names.length - MOST_NAMED + 1)]
      : names;
  const last = shown.at(-1) ?? '';
  return shown.length < 2 ? last : `${shown.slice(0, -1).join(', ')} ${and(last)} ${last}`;
}
