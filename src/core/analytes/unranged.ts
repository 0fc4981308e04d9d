import type { Analyte } from '../model/analyte.ts';
import type { Dataset } from '../model/dataset.ts';

/** The analytes that no ranges are held for. */
export const unranged = ({ records }: Dataset['registry']): readonly Analyte[] =>
  records.filter(({ ranged }) => !ranged);
