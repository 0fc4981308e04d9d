import type { Analyte } from '../model/analyte.ts';
import type { Dataset } from '../model/dataset.ts';
import { onceFor } from '../once.ts';

/** The analytes that no ranges are held for. */
export const unranged = ({ records }: Dataset['registry']): readonly Analyte[] => unrangedOf(records);

const unrangedOf = onceFor((records: readonly Analyte[]) => records.filter(({ ranged }) => !ranged));
