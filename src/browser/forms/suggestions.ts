export interface Option {
  readonly value: string;
  readonly label: string;
  readonly note?: string;
}

/** Gives what fits a typed text, the best first, nothing for an empty one. */
export type Find = (typed: string) => Promise<readonly Option[]>;

/** The one that has a value; undefined for what is none, or where the names could not be loaded. */
export type Named = (value: string) => Promise<Option | undefined>;

const MOST_SHOWN = 8;

/** The list below a field. */
export interface Suggestions {
  readonly open: boolean;
  readonly options: readonly Option[];
  /** Place of the option that arrow keys have come to; undefined before they are used. */
  readonly at: number | undefined;
}

export const CLOSED: Suggestions = { open: false, options: [], at: undefined };

export const suggested = (found: readonly Option[]): Suggestions => ({
  open: found.length > 0,
  options: found.slice(0, MOST_SHOWN),
  at: undefined,
});

export const closed = (list: Suggestions): Suggestions => ({ ...list, open: false, at: undefined });

/** What a key does to an open list, and what it takes; undefined for a key that means nothing to it. */
export function pressed(
  list: Suggestions,
  key: string,
): { readonly next: Suggestions; readonly taken: Option | undefined } | undefined {
  const { open, options, at } = list;
  if (!open) return undefined;
  const last = options.length - 1;
  switch (key) {
    case 'ArrowDown':
      return { next: { ...list, at: at === undefined || at === last ? 0 : at + 1 }, taken: undefined };
    case 'ArrowUp':
      return { next: { ...list, at: at === undefined || at === 0 ? last : at - 1 }, taken: undefined };
    case 'Enter':
      return { next: closed(list), taken: options[at ?? 0] };
    case 'Escape':
      return { next: closed(list), taken: undefined };
    default:
      return undefined;
  }
}
