import { HospitalChargeRow } from '../../core/model/hospital-charge.ts';
import { number, type Reading, readTable } from './files.ts';

export const HOSPITAL_CHARGES = 'data/hospital-charges.csv';

/** What hospitals ask for laboratory tests, by their own files. */
export const readHospitalCharges = (reading: Reading): HospitalChargeRow[] =>
  readTable(
    HOSPITAL_CHARGES,
    HospitalChargeRow,
    ({ count, lowCents, medianCents, highCents, ...row }) => ({
      ...row,
      count: number(count),
      lowCents: number(lowCents),
      medianCents: number(medianCents),
      highCents: number(highCents),
    }),
    reading,
  );
