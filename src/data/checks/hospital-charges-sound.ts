import type { HospitalChargeRow } from '../../core/model/hospital-charge.ts';
import { isLabCode } from '../charges/lab-codes.ts';
import { identity } from '../charges/rows.ts';
import { HOSPITAL_CHARGES } from '../read/hospital-charges.ts';
import type { Check } from './check.ts';

export const hospitalChargesSound: Check = {
  name: 'hospital-charges-sound',
  why: "A hospital's price is of a laboratory code, of a real state and of a day that has been; each stands once, from one file of that day, and its amounts are in order.",
  run({ hospitalCharges, references, states, service }) {
    const feeSchedule = new Set(references.filter(({ kind }) => kind === 'medicare').map(({ key }) => key));
    const known = new Set(states.map(({ code }) => code));
    const release = service?.dataRelease ?? '9999-12-31';
    const rows = new Set<string>();
    const files = new Map<string, string>();
    return hospitalCharges.flatMap((row) => {
      const problems = [
        ...(isLabCode(row.code, feeSchedule) ? [] : ['code is of no laboratory work']),
        ...(known.has(row.state) ? [] : [`state ${row.state} is not in data/states.csv`]),
        ...(row.observed > release ? ['observed is after the data release'] : []),
        ...(row.lowCents <= row.medianCents && row.medianCents <= row.highCents
          ? []
          : ['lowCents, medianCents and highCents are not in order']),
        ...(row.count === 1 && row.lowCents !== row.highCents ? ['one charge has two amounts'] : []),
        ...(rows.has(identity(row)) ? ['stands twice'] : []),
        ...(sourceOf(files, row) === row.sourceUrl ? [] : ['is from another file than the rows before']),
      ];
      rows.add(identity(row));
      return problems.map((problem) => ({
        rule: this.name,
        file: HOSPITAL_CHARGES,
        at: `${row.hospital}, ${row.state}, ${row.observed}: ${row.code} ${row.kind}`,
        problem,
        tip: 'Import the file again; name a hospital of several places with --hospital.',
      }));
    });
  },
};

/** The address of the file that the first row of this hospital and day is from. */
function sourceOf(files: Map<string, string>, row: HospitalChargeRow): string {
  const file = [row.state, row.hospital, row.observed].join('\t');
  const first = files.get(file) ?? row.sourceUrl;
  files.set(file, first);
  return first;
}
