import { HospitalChargeRow } from '../../core/model/hospital-charge.ts';
import type { Reading } from './reading.ts';
import { cents, number, readTable } from './table.ts';

export const HOSPITAL_CHARGES = 'data/hospital-charges.csv';

/** What hospitals ask for laboratory tests, by their own files. */
export const readHospitalCharges = (reading: Reading): HospitalChargeRow[] =>
  readTable(
    HOSPITAL_CHARGES,
    'code,kind,hospital,state,observed,version,count,lowCents,medianCents,highCents,sourceTitle,sourceUrl',
    HospitalChargeRow,
    ({ count, lowCents, medianCents, highCents, ...row }) => ({
      ...row,
      count: number(count),
      lowCents: cents(lowCents),
      medianCents: cents(medianCents),
      highCents: cents(highCents),
    }),
    reading,
  );
