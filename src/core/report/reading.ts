import type { ReportLine } from './line.ts';

/** Why a line of a report gives no value; `in_sentence` tells of a value among other words. */
export type Unread =
  | 'heading'
  | 'comment'
  | 'in_words'
  | 'no_value'
  | 'no_name'
  | 'several_values'
  | 'in_sentence';

/** A line of a pasted report (or several that belong together), with its value or why it has none. */
export type Reading =
  | { readonly line: string; readonly entry: ReportLine }
  | { readonly line: string; readonly unread: Unread };
