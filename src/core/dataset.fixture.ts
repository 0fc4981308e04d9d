import { report } from '../data/read/breach.ts';
import { readFixture } from '../data/root.fixture.ts';
import { compile } from '../site/compile.ts';
import type { Dataset } from './model/dataset.ts';
import { measuringIn } from './search/measuring.ts';
import { openSearch } from './search/open-names.ts';

/**
 * A dataset of two tests, a panel and a marker, compiled in memory: for tests of a function. Only a test of the
 * shipped facts loads the compiled catalog.
 * @param changes files of the small project to replace or to add, as `data/states.csv`
 */
export function smallDataset(changes: Readonly<Record<string, string | object>> = {}): Dataset {
  const compiled = readFixture((root) => compile(root), changes);
  if (!compiled.ok) throw new Error(report(compiled.breaches));
  return { ...compiled.slices, search: openSearch(compiled.slices.search, measuringIn(compiled.slices)) };
}
