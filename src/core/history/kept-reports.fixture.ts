import fc from 'fast-check';
import { GRADES } from '../grading/grade.ts';
import { COMPARATORS } from '../report/printed-number.ts';
import type { Facts } from './facts.ts';
import { FLAGS, type KeptReport, type KeptValue } from './kept-report.ts';

/** A number that JSON writes and reads as it is. */
const amount = fc
  .double({ min: -1e12, max: 1e12, noNaN: true, noDefaultInfinity: true })
  .map((number) => number + 0);
const words = fc.string({ minLength: 1, maxLength: 30 }).filter((text) => /\S/.test(text));
const UNITS = ['mg/dL', 'mmol/L', 'K/uL', '%', 'x10E9/L', 'anything'] as const;
const optional = <T>(one: fc.Arbitrary<T>) => fc.option(one, { nil: undefined });
const day = fc
  .integer({ min: 0, max: 12_000 })
  .map((days) => new Date(Date.UTC(2000, 0, 1) + days * 86_400_000).toISOString().slice(0, 10));

/** Without what is not there, as JSON has it. */
const whole = <T>(one: T): T => JSON.parse(JSON.stringify(one));

const range = fc
  .record({
    low: optional(amount),
    high: optional(amount),
    unit: optional(fc.constant('its own unit')),
    text: optional(words),
    published: optional(fc.constant(true as const)),
  })
  .map(({ unit, ...rest }) => ((rest.low ?? rest.high) === undefined ? rest : { unit, ...rest }))
  .filter(({ low, high, text }) => low !== undefined || high !== undefined || text !== undefined);

const common = {
  name: words,
  marker: optional(fc.constantFrom('glucose', 'tsh', 'ferritin')),
  range: optional(range),
  method: optional(words),
};
const judged = fc.oneof(
  fc.constant({}),
  fc.record({ flag: fc.constantFrom(...FLAGS), grade: optional(fc.constantFrom(...GRADES)) }),
);
const value: fc.Arbitrary<KeptValue> = fc
  .tuple(
    fc.oneof(
      fc.record({
        ...common,
        value: amount,
        comparator: optional(fc.constantFrom(...COMPARATORS)),
        unit: optional(fc.constantFrom(...UNITS)),
      }),
      fc.record({ ...common, value: words }),
    ),
    judged,
  )
  .map(([one, by]) => whole({ ...one, ...by }));

export const anyReport: fc.Arbitrary<KeptReport> = fc
  .record({
    id: fc.uuid(),
    collected: day,
    lab: optional(words),
    person: fc.record({
      sex: optional(fc.constantFrom('male', 'female')),
      birthYear: optional(fc.integer({ min: 1850, max: 2200 })),
      age: optional(fc.integer({ min: 0, max: 130 })),
    }),
    values: fc.array(value, { minLength: 1, maxLength: 6 }),
  })
  .map(whole) as fc.Arbitrary<KeptReport>;

export const anyReports = fc.uniqueArray(anyReport, { selector: ({ id }) => id, maxLength: 6 });

/** Glucose with its published factor, and a marker without a bridge. */
export const FACTS: Facts = {
  glucose: {
    en: 'Glucose',
    es: 'Glucosa',
    unit: 'mg/dL',
    bridges: [{ from: 'mg/dL', to: 'mmol/L', factor: 0.05551, offset: 0 }],
    loinc: ['2345-7'],
  },
  tsh: { en: 'TSH', unit: 'mIU/L', bridges: [], loinc: ['3016-3', '11579-0'] },
};

/** A report with these values. */
export const report = (
  id: string,
  collected: string,
  values: readonly KeptValue[],
  more: Partial<KeptReport> = {},
): KeptReport => ({ id, collected, person: {}, values: [...values], ...more });
