import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Dataset, SliceName } from '../core/model/dataset.ts';
import type { ProseFile, Twin } from '../core/model/page.ts';
import { once } from '../core/once.ts';
import { measuringIn } from '../core/search/measuring.ts';
import type { SearchFile } from '../core/search/names.ts';
import { openSearch } from '../core/search/open-names.ts';
import { BUILT } from './built-folder.ts';
import { PAGE_SLICES, withTexts } from './page-texts.ts';

/**
 * Where the compiled slices lie. A deployed function stands in functions/, its chunks in functions/chunks/, and
 * the data beside them (the bundler cuts off the path that both share); from source, and in the build, they are
 * in generated/data of the project.
 */
function folder(): string {
  const beside = ['../data/', '../../data/'].map((path) => fileURLToPath(new URL(path, import.meta.url)));
  return (
    beside.find((path) => existsSync(`${path}service.json`) && existsSync(`${path}pages.json`)) ??
    `${BUILT}/generated/data/`
  );
}

const SLICES: readonly SliceName[] = [
  'service',
  'brand',
  'catalog',
  'itemTexts',
  'differences',
  'preparations',
  'conditions',
  'search',
  'notSold',
  'goals',
  'signs',
  'analytes',
  'registry',
  'markers',
  'patterns',
  'interpretations',
  'conversions',
  'providers',
  'hospitalCharges',
  'sites',
  'zips',
  'towns',
  'learning',
  'changes',
  'pages',
  'itemTwins',
  'skills',
  'appStyles',
];

function frozen<T>(value: T): T {
  if (value !== null && typeof value === 'object' && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const inner of Object.values(value)) frozen(inner);
  }
  return value;
}

/** All slices, each read, parsed and frozen when it is first asked for, and then kept. */
export function loadDataset(from: string = folder()): Dataset {
  const dataset = {};
  const read = (slice: SliceName): unknown => {
    const value: unknown = JSON.parse(readFileSync(`${from}${slice}.json`, 'utf8'));
    // Coordinates of 41,128 ZIP codes are only ever read by index: freezing them would cost more than parsing.
    if (slice === 'search') return openSearch(value as SearchFile, measuringIn(dataset as Dataset));
    if (PAGE_SLICES.has(slice)) return withTexts(slice, value as readonly Twin[], from);
    return slice === 'zips' ? value : frozen(value);
  };
  for (const slice of SLICES) {
    Object.defineProperty(dataset, slice, { enumerable: true, get: once(() => read(slice)) });
  }
  return dataset as Dataset;
}

/** The id of the build that the data is a part of; undefined for data that was compiled by itself. */
export const loadBuild = once((): string | undefined => {
  const file = `${folder()}build.json`;
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).id : undefined;
});

/** The names as they lie in a file, for the device. */
export const loadSearchFile = (): SearchFile => JSON.parse(readFileSync(`${folder()}search.json`, 'utf8'));

/** The prose of content/, as the pages need it at build. */
export const loadProse = once((): readonly ProseFile[] =>
  JSON.parse(readFileSync(`${BUILT}/generated/prose.json`, 'utf8')),
);
