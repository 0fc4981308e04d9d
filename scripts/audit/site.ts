import { globSync } from 'node:fs';
import { startUnlimited } from '../../netlify/local/server.ts';
import { site } from '../../src/site/site.ts';
import { openBrowser } from '../../tests/browser/browser.fixture.ts';
import { loaded } from '../../tests/browser/load.fixture.ts';
import { fileFaults } from '../../tests/built/pages/markup.fixture.ts';
import { builtFile, SAMPLES, type Sample, UNLISTED } from '../../tests/built/samples.fixture.ts';
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
const server = await startUnlimited({
  root: process.cwd(),
  port: Number(new URL(origin).port),
  quiet: true,
});
const browser = await openBrowser();
const rows: Row[] = [];
/** Faults in the markup of every built page, by file. */
let wholeSite: (readonly [string, readonly string[]])[] = [];
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
  wholeSite = [...(nu ?? []), ...html];
} finally {
  await browser.close();
  await server.close();
}

function cells({ sample, lit, found, nu, html, bytes }: Row): string[] {
  return [
    ...(lit?.scores.map(String) ?? CATEGORIES.map(() => '-')),
    ...(lit === undefined ? ['-', '-'] : [lit.paint, lit.blocking].map(String)),
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
      'lcp ms',
      'tbt ms',
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

/** A page that is not for search engines loses points for that. */
const demanded = (path: string, category: string | undefined): number =>
  category === 'seo' && UNLISTED.includes(path) ? 0 : 100;

/** Each fault once, with the number of its places, the first of them and how many pages have it. */
function report(): string[] {
  const all = rows.flatMap(({ sample: { path }, lit, found, nu, html }) => [
    ...[
      ...(UNLISTED.includes(path) ? [] : (lit?.faults ?? [])),
      ...found.axe,
      ...found.ibm,
      ...found.htmlcs,
      ...nu,
      ...html,
    ].map((fault) => ({
      path,
      fault,
    })),
    ...(lit?.scores ?? []).flatMap((score, i) =>
      score < demanded(path, CATEGORIES[i])
        ? [{ path, fault: `Lighthouse ${CATEGORIES[i]} below 100 @ ${score}` }]
        : [],
    ),
  ]);
  const shown = new Set(rows.map(({ sample }) => builtFile(sample.path)));
  const others = [...wholeSite].filter(([file]) => !shown.has(file));
  all.push(...others.flatMap(([path, faults]) => faults.map((fault) => ({ path, fault }))));
  return [...Map.groupBy(all, ({ fault }) => fault.split(' @ ')[0] ?? '')].map(([what, list]) => {
    const pages = new Set(list.map(({ path }) => path)).size;
    const where = list[0]?.fault.slice(what.length + 3, what.length + 160);
    return `${list.length} times on ${pages} pages: ${what}\n    ${list[0]?.path} ${where}`;
  });
}

const faults = report();
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
