import type { SearchKind } from '../../blocks/kinds.ts';
import type { Counts, Found } from './search-sources.ts';

/** The dialog shows a part of what the page of the search shows. */
export type Size = 'part' | 'whole';

const STEP: Readonly<Record<Size, number>> = { part: 8, whole: 20 };

export interface Question {
  readonly typed: string;
  /** Pages of one kind only. */
  readonly kind: SearchKind | undefined;
  /** The most pages. */
  readonly limit: number;
}

/** What has been found so far: names come first, the rest when everyone has answered. */
export interface Answer {
  /** What to do first, before anything is listed. */
  readonly care?: readonly string[];
  readonly named: readonly Found[];
  readonly rest?: {
    readonly pages: { readonly found: readonly Found[]; readonly total: number; readonly counts?: Counts };
    /** What the service found where nothing else was. */
    readonly served: readonly Found[];
    readonly failed: boolean;
    /** An emergency: nothing was looked for. */
    readonly stopped?: true;
  };
}

/** How a question ended. */
export interface Outcome {
  readonly typed: string;
  readonly total: number;
  readonly more: boolean;
  readonly failed: boolean;
  readonly stopped?: true;
}

/** Parts that are the same object as before stay as they are drawn. */
export interface SearchState {
  readonly size: Size;
  readonly kind: SearchKind | undefined;
  readonly limit: number;
  /** The newest question, which alone may be answered; undefined where nothing is typed. */
  readonly question: Question | undefined;
  readonly busy: boolean;
  /** What to do first, said above everything else. */
  readonly care: readonly string[];
  /** What is listed, and for which words. */
  readonly hits: {
    readonly typed: string | undefined;
    readonly found: readonly Found[];
    readonly counts?: Counts | undefined;
  };
  readonly said: Outcome | undefined;
  /** What stands below the list. */
  readonly below: Outcome | { readonly idle: boolean };
}

export const begun = (size: Size): SearchState => ({
  size,
  kind: undefined,
  limit: STEP[size],
  question: undefined,
  busy: false,
  care: [],
  hits: { typed: undefined, found: [] },
  said: undefined,
  below: { idle: false },
});

/** Nothing is listed but what others look for and what was open lately. */
export const cleared = (state: SearchState): SearchState => ({
  ...state,
  care: [],
  hits: { typed: undefined, found: [] },
  said: undefined,
  below: { idle: true },
});

/** Other words begin with the first results again. */
export const restarted = (state: SearchState): SearchState => ({ ...state, limit: STEP[state.size] });

export const narrowed = (state: SearchState, kind: SearchKind | undefined): SearchState => ({
  ...restarted(state),
  kind,
});

export const extended = (state: SearchState): SearchState => ({
  ...state,
  limit: state.limit + STEP[state.size],
});

/** What was listed stays until something is found. */
export function asked(state: SearchState, typed: string): SearchState {
  if (typed === '') return { ...cleared(state), question: undefined, busy: false };
  return { ...state, question: { typed, kind: state.kind, limit: state.limit }, busy: true };
}

/** Takes what is found, unless a newer question was asked. */
export function answered(before: SearchState, question: Question, answer: Answer): SearchState {
  if (before.question !== question) return before;
  const { care = [], named, rest } = answer;
  const state = same(before.care, care) ? before : { ...before, care };
  const { typed, limit } = question;
  if (rest === undefined)
    return named.length === 0 ? state : { ...state, hits: { typed, found: named }, below: { idle: false } };
  const { pages, served, failed, stopped } = rest;
  const others = without(pages.found, named);
  const found = [...named, ...others, ...served];
  const total = Math.max(found.length, pages.total - (pages.found.length - others.length) + named.length);
  const outcome = {
    typed,
    total,
    more: pages.total > limit,
    failed,
    ...(stopped === undefined ? {} : { stopped }),
  };
  return {
    ...state,
    busy: false,
    hits: { typed, found, counts: pages.counts },
    said: outcome,
    below: outcome,
  };
}

const same = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((text, i) => text === other[i]);

/** Pages that are not among the named ones already. */
const without = (found: readonly Found[], named: readonly Found[]): Found[] =>
  found.filter(({ path }) => !named.some((one) => one.path === path));
