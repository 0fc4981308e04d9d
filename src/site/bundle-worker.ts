import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { pagePath } from '../blocks/paths.ts';
import { offlinePath } from '../browser/offline/ways.ts';
import type { OfflineList } from '../browser/offline/worker.ts';
import { langsOf } from '../core/languages.ts';
import type { SliceName } from '../core/model/dataset.ts';
import type { Lang } from '../core/model/vocabulary.ts';
import { toolsOf } from '../core/tools/index.ts';
import { toolPath } from '../core/tools/paths.ts';
import { BUILT } from '../data/built-folder.ts';
import { VIEWS } from '../views/index.ts';
import { slicePath } from '../views/slice-path.ts';
import { facts } from './facts.ts';

const DIST = join(BUILT, 'dist');

/** Where the built site holds what an address names. */
const builtFile = (path: string): string =>
  [`${DIST}${path}`, `${DIST}${path}.html`].find((file) => existsSync(file)) ?? `${DIST}${path}`;

/** The styles and scripts that a built page names. */
const namedBy = (path: string): string[] =>
  [...readFileSync(builtFile(path), 'utf8').matchAll(/"(\/_astro\/[^"]+)"/g)].map(([, name = '']) => name);

/** A script with all that it imports at once. */
function withImports(script: string, known: Set<string> = new Set()): Set<string> {
  if (known.has(script)) return known;
  known.add(script);
  const code = readFileSync(builtFile(script), 'utf8');
  for (const [, name = ''] of code.matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g))
    withImports(`/_astro/${name}`, known);
  return known;
}

/** The reader of PDF files is as large as all else together; without a connection a report can be pasted. */
const LARGE = /\/pdf-worker[.-]/;

/** What the page that stands in for others loads after its first paint. */
const LATER = /\/(?:offline-page|search-header)\./;

const onDevice = toolsOf(facts().service).filter((tool) => tool.onDevice);

/** What the tools of the device read: their data, and what they ask beside it. */
function dataFor(lang: Lang): string[] {
  const slices: SliceName[] = ['service', 'signs', ...onDevice.flatMap(({ reads }) => reads)];
  const asked = ['names', ...slices.map((slice) => slicePath(slice, lang))];
  const needs = onDevice.flatMap(({ name }) => VIEWS[name].needs ?? []);
  return [
    ...asked.map((path) => `/data/slices/${path}.json`),
    ...['markers', ...needs.map((need) => `${need}-${lang}`)].map((path) => `/data/tools/${path}.json`),
  ];
}

const present = (paths: readonly string[]): string[] =>
  [...new Set(paths)].filter((path) => existsSync(builtFile(path)));

/** What the device keeps of this build, its pages last: who has those has everything. */
function offlineList(): OfflineList {
  const langs = langsOf(facts().service.service);
  const pages = langs.map(offlinePath);
  const scripts = globSync(`${DIST}/_astro/*`)
    .map((file) => file.slice(DIST.length))
    .filter((file) => !LARGE.test(file))
    .sort();
  const later = scripts.filter((script) => LATER.test(script)).flatMap((script) => [...withImports(script)]);
  const named = [...pages.flatMap(namedBy), ...later];
  const shell = present([...named, ...pages, '/favicon.svg', '/site.webmanifest']);
  const wholeIn = (lang: Lang): string[] =>
    present([
      ...scripts,
      ...dataFor(lang),
      ...onDevice.map((tool) => pagePath({ path: toolPath(tool), lang })),
    ]);
  const whole = { en: wholeIn('en'), es: langs.includes('es') ? wholeIn('es') : [] };
  const hash = createHash('sha256');
  for (const path of [...shell, ...whole.en, ...whole.es])
    hash.update(path).update(readFileSync(builtFile(path)));
  return {
    build: `${facts().service.service.dataRelease}-${hash.digest('hex').slice(0, 8)}`,
    shell,
    whole,
  };
}

await build({
  entryPoints: ['src/browser/offline/worker.ts'],
  outfile: `${DIST}/sw.js`,
  bundle: true,
  minify: true,
  format: 'iife',
  target: 'es2022',
  define: { OFFLINE: JSON.stringify(offlineList()) },
  logLevel: 'warning',
});
