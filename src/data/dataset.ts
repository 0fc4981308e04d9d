import type { Dataset, SliceName } from '../core/model/dataset.ts';
import type { Twin } from '../core/model/page.ts';
import { once } from '../core/once.ts';
import { measuringIn } from '../core/search/measuring.ts';
import type { SearchFile } from '../core/search/names.ts';
import { openSearch } from '../core/search/open-names.ts';
import { PAGE_SLICES, withTexts } from './page-texts.ts';

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
  'country',
];

function frozen<T>(value: T): T {
  if (value !== null && typeof value === 'object' && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const inner of Object.values(value)) frozen(inner);
  }
  return value;
}

/**
 * All slices, each read, parsed and frozen when it is first asked for, and then kept.
 * @param textOf the text of a file of compiled data; where it throws, the next question asks again
 */
export function datasetFrom(textOf: (file: string) => string): Dataset {
  const dataset = {};
  const read = (slice: SliceName): unknown => {
    const value: unknown = JSON.parse(textOf(`${slice}.json`));
    // Coordinates of 41,128 ZIP codes are only ever read by index: freezing them would cost more than parsing.
    if (slice === 'search') return openSearch(value as SearchFile, measuringIn(dataset as Dataset));
    if (PAGE_SLICES.has(slice)) return withTexts(slice, value as readonly Twin[], textOf);
    return slice === 'zips' ? value : frozen(value);
  };
  for (const slice of SLICES) {
    Object.defineProperty(dataset, slice, { enumerable: true, get: once(() => read(slice)) });
  }
  return dataset as Dataset;
}
