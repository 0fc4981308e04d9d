import { globSync } from 'node:fs';
import { startServer } from '../../../netlify/local/server.ts';
import { site } from '../../data/site.ts';
import { openBrowser } from '../browser.fixture.ts';
import { loaded } from '../load.fixture.ts';
import { fileFaults } from '../markup.fixture.ts';
import { builtFile, SAMPLES, type Sample } from '../samples.fixture.ts';
import { fetchCheckers } from './checkers.ts';
import { enginesOn, type Found } from './engines.ts';
import { CATEGORIES, type Lit, lighthouseOn } from './lighthouse.ts';
import { nuFaults } from './nu.ts';

/*
 * Checkers from outside on the built site: npm run audit:site, or with paths for some pages only. The build must
 * have been made for this address, which canonical links name. --quick leaves out Lighthouse (20 seconds a page).
 */
const { origin } = site().data.service.service;
const args = process.argv.slice(2);
const quick = args.includes('--quick');
const wanted = args.filter((arg) => arg.startsWith('/'));
const samples = wanted.length === 0 ? SAMPLES : wanted.map((path) => ({ kind: path, path, bytes: 0 }));

interface Row {
  readonly sample: Sample;
  readonly lit: Lit | undefined;
  readonly found: Found;
  readonly nu: readonly string[];
  readonly html: readonly string[];
  readonly bytes: number;
}

await fetchCheckers();
const server = await startServer({
  root: process.cwd(),
  port: Number(new URL(origin).port),
  rateLimit: false,
  quiet: true,
});
const browser = await openBrowser();
const rows: Row[] = [];
let elsewhere: string[] = [];
try {
  const near = await (await fetch(`${origin}/lab-locations/near?zip=10001`)).text();
  const nu = await nuFaults({ near });
  if (nu === undefined) console.warn('Without Java the Nu checker was not run: install a Java runtime.');
  const html = new Map(globSync('dist/**/*.html').map((file) => [file, fileFaults(file)]));
  for (const sample of samples) {
    const address = origin + sample.path;
    const file = builtFile(sample.path.replace(/\?.*/, ''));
    const { weight, close } = await loaded(browser, address);
    const { total } = await weight();
    await close();
    const found = await enginesOn(browser, address);
    // Its own address answers 404, as it should: Lighthouse would not look at it.
    const lit = quick || sample.path === '/404' ? undefined : await lighthouseOn(address);
    rows.push({ sample, lit, found, nu: nu?.get(file) ?? [], html: html.get(file) ?? [], bytes: total });
    print(rows.at(-1));
  }
  const shown = new Set(samples.map(({ path }) => builtFile(path)));
  elsewhere = [...(nu ?? []), ...html]
    .filter(([file]) => !shown.has(file))
    .flatMap(([file, faults]) => faults.map((fault) => `${file} ${fault}`));
} finally {
  await browser.close();
  await server.close();
}

function cells({ sample, lit, found, nu, html, bytes }: Row): string[] {
  return [
    ...(lit?.scores.map(String) ?? CATEGORIES.map(() => '-')),
    ...[found.axe, found.ibm, found.htmlcs, nu, html].map((faults) => String(faults.length)),
    String(bytes),
    `${sample.kind} ${sample.path}`,
  ];
}

/** A line of the table, or without a row its head. */
function print(row?: Row): void {
  if (rows.length === 1)
    printLine([
      'perf',
      'a11y',
      'best',
      'seo',
      'agent',
      'axe',
      'ibm',
      'htmlcs',
      'nu',
      'html',
      'bytes',
      'page',
    ]);
  if (row !== undefined) printLine(cells(row));
}

function printLine(line: readonly string[]): void {
  console.info(line.map((cell, i) => (i === line.length - 1 ? cell : cell.padStart(6))).join(' '));
}

const faults = rows.flatMap(({ sample, lit, found, nu, html }) =>
  [...(lit?.faults ?? []), ...found.axe, ...found.ibm, ...found.htmlcs, ...nu, ...html].map(
    (fault) => `${sample.path} ${fault}`,
  ),
);
const below = rows.flatMap(({ sample, lit }) =>
  (lit?.scores ?? []).flatMap((score, i) =>
    score < 100 ? [`${sample.path} ${CATEGORIES[i]} ${score}`] : [],
  ),
);
for (const fault of [...faults, ...below, ...elsewhere.slice(0, 50)]) console.error(fault);
if (elsewhere.length > 50) console.error(`and ${elsewhere.length - 50} more on other pages`);
if (faults.length + below.length + elsewhere.length > 0) process.exitCode = 1;
