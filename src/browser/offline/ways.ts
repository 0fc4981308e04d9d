import { languageOf } from '../../core/address.ts';
import type { Lang } from '../../core/model/vocabulary.ts';

/** A request of a page, before it is sent. */
export interface Asked {
  readonly method: string;
  readonly url: string;
  /** As in Request: "navigate" where a page is opened. */
  readonly mode: string;
}

/**
 * How the device answers a request: `page`, a page that may be kept; `unkept`, a page that holds what somebody chose;
 * `file`, which never changes under its name; `data`, which everybody gets; `pass`, left to the browser.
 */
export type Way = 'page' | 'unkept' | 'file' | 'data' | 'pass';

/** Folders of programs, and of indexes that are too large to keep. */
const PASSED = /^\/(?:api|mcp|pagefind|\.well-known)(?:\/|$)/;
/** What runs on the device reads: nothing of these names a place or a person. */
const DATA = /^\/data\/(?:slices|tools)\/[\w/-]+\.json$/;
/** Orders that were handed over, and answers that a function prints. */
const UNKEPT = /^\/(?:cart|lab-locations\/near|tools\/[^/]+\/answer)$/;

export function wayOf({ method, url, mode }: Asked, origin: string): Way {
  const { origin: host, pathname } = new URL(url);
  if (method !== 'GET' || host !== origin || PASSED.test(pathname)) return 'pass';
  if (mode === 'navigate') {
    if (pathname.includes('.')) return 'pass';
    return UNKEPT.test(languageOf(pathname).path) ? 'unkept' : 'page';
  }
  if (pathname.startsWith('/_astro/')) return 'file';
  return DATA.test(pathname) ? 'data' : 'pass';
}

/** Under which name a page is kept: what an address asks stays out of it. */
export const pageKey = (url: string): string => new URL(url).pathname;

export const langOf = (url: string): Lang => languageOf(pageKey(url)).lang;

/** The page that stands in for one that cannot be had. */
export const offlinePath = (lang: Lang): string => `/offline/${lang}`;

/** What is known of an answer before its text is read. */
export interface Answered {
  readonly status: number;
  readonly redirected: boolean;
  readonly type: string | null;
  readonly cacheControl: string | null;
}

/** Whether a page may be kept; a page about something private says of itself that it may not. */
export const mayKeepPage = ({ status, redirected, type, cacheControl }: Answered, html: string): boolean =>
  status === 200 &&
  !redirected &&
  (type ?? '').startsWith('text/html') &&
  !(cacheControl ?? '').includes('no-store') &&
  !html.includes('data-unkept');

/** Every cache of ours begins with it. */
export const CACHES = 'offline-';

/** The caches of one build: its files, and its pages as they were visited. */
export const cachesOf = (build: string): { readonly files: string; readonly pages: string } => ({
  files: `${CACHES}files-${build}`,
  pages: `${CACHES}pages-${build}`,
});

/** Our caches that belong to another build. */
export function outdated(names: readonly string[], build: string): string[] {
  const { files, pages } = cachesOf(build);
  return names.filter((name) => name.startsWith(CACHES) && name !== files && name !== pages);
}

/** How many visited pages are kept. */
export const MOST_PAGES = 60;

/** The pages that leave, those kept longest ago first. */
export const surplus = <T>(oldestFirst: readonly T[]): readonly T[] =>
  oldestFirst.slice(0, Math.max(0, oldestFirst.length - MOST_PAGES));
