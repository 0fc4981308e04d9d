import { readFileSync, writeFileSync } from 'node:fs';
import { site } from '../data/site.ts';
import { pagePath } from '../documents/markdown.ts';

/** Adds the addresses of today's pages to those that must never disappear. */
const FILE = 'src/checks/known-paths.json';
const known = JSON.parse(readFileSync(FILE, 'utf8')) as string[];
const all = [...new Set([...known, ...site().pages.map(pagePath)])].sort();
writeFileSync(FILE, `${JSON.stringify(all, null, 2)}\n`);
console.info(`${all.length} addresses, ${all.length - known.length} of them new.`);
