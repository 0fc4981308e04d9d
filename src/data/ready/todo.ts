/** How much something matters before a store opens. */
export const WEIGHTS = ['stops', 'should', 'worth'] as const;
type Weight = (typeof WEIGHTS)[number];

/** One line of the list: where it stands, what is there now, and what to do. */
export interface Todo {
  readonly weight: Weight;
  /** A file or folder from the root of the project, with the field where there is one. */
  readonly at: string;
  readonly found: string;
  readonly todo: string;
}

/** The first few of many, and how many more there are. */
export const some = (names: readonly string[], most = 6): string =>
  names.length <= most
    ? names.join(', ')
    : `${names.slice(0, most).join(', ')} and ${names.length - most} more`;

/** "1 price", "3 prices". */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;
