import { namedBy } from '../analytes/match.ts';
import type { Dataset } from '../model/dataset.ts';
import type { Known } from './shapes.ts';

/** What is known to be measured, whether it is sold or not. */
export const measuringIn = (data: Pick<Dataset, 'catalog' | 'analytes'>): Known => ({
  measuring: (name) => {
    const measured = namedBy(name, data.analytes);
    return measured.length === 0
      ? undefined
      : [...new Set(measured.flatMap((slug) => data.catalog.measuredBy[slug] ?? []))];
  },
});
