import { parseUnit } from '../../chemistry/units.ts';
import type { MarkerFacts } from '../facts.ts';

export const LOINC = 'http://loinc.org';
export const UCUM = 'http://unitsofmeasure.org';
export const INTERPRETATION = 'http://terminology.hl7.org/CodeSystem/v3-ObservationInterpretation';
export const CATEGORY = 'http://terminology.hl7.org/CodeSystem/observation-category';
/** LOINC's name of a laboratory report. */
export const REPORT_CODE = '11502-2';

/** Our own words in a Bundle, by the end of their addresses: a copy of the site may stand elsewhere. */
export const OWN = {
  marker: '/biomarkers',
  report: '/my-results/kept#report',
  judged: '/my-results/kept#judged',
  range: '/my-results/kept#range',
} as const;

/**
 * The LOINC code of a value: only where the data hold a single one, and the value is in units of the kind that it is of.
 * Glucose in mg/dL and in mmol/L have different codes.
 */
export function loincOf(facts: MarkerFacts | undefined, unit: string | undefined): string | undefined {
  const [only, ...others] = facts?.loinc ?? [];
  if (only === undefined || others.length > 0) return undefined;
  const [own, printed] = [facts?.unit, unit].map((one) => parseUnit(one ?? '')?.kind);
  return own === printed ? only : undefined;
}
