import type { Knows } from '../name-before.ts';
import type { Unread } from '../reading.ts';
import { type Print, type Token, tokensOf } from '../tokens.ts';
import type { Cell } from './cells.ts';

/** What is left of a row for reading: the words of each of its values, or why none is of this report. */
export type Row =
  | { readonly rows: readonly (readonly Token[])[]; readonly arranged: boolean }
  | { readonly unread: Unread };

export interface Line {
  readonly raw: string;
  readonly tokens: readonly Token[];
  readonly print: Print;
  readonly knows: Knows;
}

export const asCell = (tokens: readonly Token[]): Token[] =>
  tokens.map((token, i) => (i === 0 ? { ...token, cell: true } : token));

export const rowOf = (cells: readonly Cell[], print: Print, more: readonly Token[] = []): Row => ({
  rows: [[...tokensOf(cells.map(({ text }) => text).join('\t'), print), ...more]],
  arranged: true,
});
