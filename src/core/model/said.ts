import type { Lang } from './vocabulary.ts';

/** Something in words, in every language. */
export type InWords<T = string> = Readonly<Record<Lang, T>>;

/** A published record with its texts, under the same names in every language. */
export interface Said<T> {
  readonly said: InWords<Readonly<T>>;
}
