import { expect, inject } from 'vitest';
import { pagePath } from '../../src/blocks/paths.ts';
import { toolsOf } from '../../src/core/tools/index.ts';
import { site as siteOf } from '../../src/site/site.ts';

export const site = inject('site');
export const { data, pages } = siteOf();
export const { origin, example } = data.service.service;
/** The tools that the store has. */
export const TOOLS = toolsOf(data.service);
/** A test of the store, by its slug and its page. */
export const TEST = example.test;
export const TEST_PAGE = `/tests/${TEST}`;
export const paths = pages.map(pagePath);

export const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(site + path, { headers, method, redirect: 'manual' });
export const json = async (path: string) => (await get(path)).json();
export const text = async (path: string) => (await get(path)).text();

/** The path of an address that must be our own. */
export function local(url: string): string {
  expect(url.startsWith(`${origin}/`), url).toBe(true);
  return url.slice(origin.length);
}
