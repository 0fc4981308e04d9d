import type { On } from './tiers.ts';
import type { TypedValue } from './typed-value.ts';

/** How sure it is that something found is what was meant. */
export const CERTAINTIES = ['sure', 'likely', 'unsure'] as const;
export type Certainty = (typeof CERTAINTIES)[number];

/** An item that was found, as what the words name it, and how sure that is. */
export interface FoundItem {
  readonly slug: string;
  readonly on: On;
  readonly how?: 'beginning' | 'spelling';
  readonly certainty: Certainty;
}

export interface Found {
  /** Best first; where the first is unsure, all are questions and nothing is an answer. */
  readonly items: readonly FoundItem[];
  /** Words that nothing was found for. */
  readonly notUnderstood: readonly string[];
  /** What the words were taken for, where they were misspelled. */
  readonly readAs?: string;
  /** Slug of a record of what is not sold. */
  readonly notSold?: string;
  /** Results that were typed beside names. */
  readonly values?: readonly TypedValue[];
  /** First items of a list of names, in the order that was typed. */
  readonly list?: readonly string[];
  /** Nothing was said but "blood test". */
  readonly empty?: true;
}

/** What texts are searched in. */
export interface Search {
  readonly find: (typed: string) => Found;
}

/** What is known besides the names of the catalog. */
export interface Known {
  /** Slugs of items that measure what has this name; undefined where nothing has it. */
  readonly measuring: (name: string) => readonly string[] | undefined;
}

/** Each item once, as it was found first. */
export function eachOnce(items: readonly FoundItem[]): FoundItem[] {
  const seen = new Set<string>();
  return items.filter(({ slug }) => !seen.has(slug) && seen.add(slug));
}

/** Words were dropped: nothing is sure any more. */
export const noSurer = (item: FoundItem): FoundItem => ({
  ...item,
  certainty: item.certainty === 'unsure' ? 'unsure' : 'likely',
});

/** What is only like what was typed is asked about. */
export const asQuestion = (item: FoundItem): FoundItem => ({ ...item, certainty: 'unsure' });
