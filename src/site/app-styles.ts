import { readFileSync } from 'node:fs';
import { once } from '../core/once.ts';

/** The sheets that the answers shown in the frames of agents' hosts need, in the order of the site. */
const SHEETS = ['tokens', 'base', 'blocks', 'map', 'table', 'forms', 'report/flag', 'tool', 'report/report'];

/** These sheets as one text: without comments, without what they import, and nothing in them names a file. */
export const appStyles = once((): string =>
  SHEETS.map((name) => readFileSync(`src/styles/${name}.css`, 'utf8'))
    .join('\n')
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/@import [^;]+;/g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([{};]) ?/g, '$1'),
);
