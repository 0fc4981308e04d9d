import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { firstRelease, releaseChanges } from '../src/core/compare/releases.ts';
import type { Dataset } from '../src/core/model/dataset.ts';
import { type DataRelease, ReleaseManifest } from '../src/core/model/release/release.ts';
import { loadProse } from '../src/data/load.ts';
import { DEMO_STORE, storeDir } from '../src/data/read/store.ts';
import type { SitePage } from '../src/documents/site-page.ts';
import { site } from '../src/site/site.ts';

/*
 * `npm run release -- 2026-12-01` records how the data differs from that of the last release, which pages and feeds
 * then tell, and sets the day of the release. Builds know no git: what a release held is kept beside the log.
 */

type Prose = ReturnType<typeof loadProse>;

const hash = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 12);

/** What a range says of whom, and not in which words. */
const LIMITS = [
  ...['kind', 'sex', 'ageFrom', 'ageBefore', 'value', 'unit', 'pregnancy', 'weekFrom', 'weekBefore'],
  ...['postmenopausal', 'cyclePhase', 'low', 'lowInclusive', 'high', 'highInclusive'],
];

/** What a release holds, small enough to be kept until the next. */
export function manifestOf(
  { catalog, markers }: Pick<Dataset, 'catalog' | 'markers'>,
  pages: readonly Pick<SitePage, 'path'>[],
  prose: Prose,
  day: string,
): ReleaseManifest {
  const texts = Map.groupBy(prose, ({ path }) => path);
  const hashOf = (path: string): string => {
    const files = texts.get(path);
    return files === undefined ? '' : hash(files.map(({ lang, body }) => [lang, body]).sort());
  };
  const sorted = <T>(entries: readonly (readonly [string, T])[]): Record<string, T> =>
    Object.fromEntries([...entries].sort(([a], [b]) => (a < b ? -1 : 1)));
  return {
    day,
    prices: sorted(catalog.entries.map(({ slug, cents }) => [slug, cents])),
    ranges: sorted(
      markers.records.map(({ slug, unit, bands, alternatives }) => [
        slug,
        hash([unit, [...bands, ...alternatives].map((band) => JSON.stringify(band, LIMITS)).sort()]),
      ]),
    ),
    pages: sorted([...new Set(pages.map(({ path }) => path))].map((path) => [path, hashOf(path)])),
  };
}

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
/** A line for each entry, so that a difference shows. */
export const lines = (value: unknown, indent = ''): string => {
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const parts = Object.entries(value).map(([key, inner]) => (Array.isArray(value) ? [inner] : [key, inner]));
  const isRow = indent !== '' && Object.values(value).every((inner) => typeof inner !== 'object');
  const printed = parts.map((part) =>
    part.length === 1
      ? lines(part[0], `${indent}  `)
      : `${JSON.stringify(part[0])}: ${lines(part[1], `${indent}  `)}`,
  );
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  if (printed.length === 0) return open + close;
  if (isRow && !Array.isArray(value) && printed.join().length < 90) return `{ ${printed.join(', ')} }`;
  return `${open}\n${printed.map((one) => `${indent}  ${one}`).join(',\n')}\n${indent}${close}`;
};

function record(day: string): void {
  const store = storeDir(process.cwd());
  const folder = join(store, 'releases');
  const [log, last] = [join(folder, 'log.json'), join(folder, 'last.json')];
  const { data, pages } = site();
  const held = manifestOf(data, pages, loadProse(), day);
  const releases = existsSync(log) ? (read(log) as DataRelease[]) : [];
  const before = existsSync(last) ? ReleaseManifest.parse(read(last)) : undefined;
  if (before !== undefined && before.day >= day) {
    console.error(`The last release is of ${before.day}: give a later day.`);
    process.exitCode = 2;
    return;
  }
  const release = before === undefined ? firstRelease(day) : releaseChanges(before, held);
  mkdirSync(folder, { recursive: true });
  writeFileSync(log, `${lines([release, ...releases])}\n`);
  writeFileSync(last, `${lines(held)}\n`);
  console.info(dated(store, day));
  for (const part of ['prices', 'ranges', 'pages'] as const) {
    const { added, changed, removed } = release[part];
    console.info(`${part}: ${added.length} new, ${changed.length} changed, ${removed.length} gone`);
  }
}

/** Sets the day of the release where it stands; says where to set it, if it stands nowhere. */
function dated(store: string, day: string): string {
  const [file, field] =
    store === DEMO_STORE ? ['data/release.json', 'dataRelease'] : [join(store, 'service.json'), 'release'];
  const text = readFileSync(file, 'utf8');
  const pattern = new RegExp(`("${field}":\\s*)"[^"]*"`);
  if (!pattern.test(text)) return `Add "${field}": "${day}" to ${file}.`;
  writeFileSync(file, text.replace(pattern, `$1"${day}"`));
  return `Release ${day}, set in ${file}.`;
}

if (import.meta.main) {
  const [, , day = ''] = process.argv;
  if (/^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day))) record(day);
  else {
    console.error('Give the day of the release, such as: npm run release -- 2026-12-01');
    process.exitCode = 2;
  }
}
