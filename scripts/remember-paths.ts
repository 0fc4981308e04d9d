import { readFileSync, writeFileSync } from 'node:fs';
import { pagePath } from '../src/blocks/paths.ts';
import { site } from '../src/site/site.ts';

/** Adds the addresses of today's pages to those that must never disappear. */
const FILE = 'tests/built/demo/known-paths.json';
const known = JSON.parse(readFileSync(FILE, 'utf8')) as string[];
const all = [...new Set([...known, ...site().pages.map(pagePath)])].sort();
writeFileSync(FILE, `${JSON.stringify(all, null, 2)}\n`);
console.info(`${all.length} addresses, ${all.length - known.length} of them new.`);
