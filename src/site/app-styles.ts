import { readFileSync } from 'node:fs';
import type { AppStyles } from '../core/model/page.ts';
import { once } from '../core/once.ts';

/** The sheets that the answers shown in the frames of agents' hosts need, in the order of the site. */
const SHEETS: Readonly<Record<keyof AppStyles, readonly string[]>> = {
  common: ['tokens', 'base', 'blocks', 'table', 'forms', 'tool'],
  report: ['report/flag', 'report/report'],
  sites: ['map'],
};

/** Sheets as one text: without comments, without what they import; nothing in them names a file. */
const joined = (names: readonly string[]): string =>
  names
    .map((name) => readFileSync(`src/styles/${name}.css`, 'utf8'))
    .join('\n')
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/@import [^;]+;/g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([{};]) ?/g, '$1');

export const appStyles = once(
  (): AppStyles => ({
    common: joined(SHEETS.common),
    report: joined(SHEETS.report),
    sites: joined(SHEETS.sites),
  }),
);
