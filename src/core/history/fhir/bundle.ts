import { AGE_CODE } from '../../files/fhir-observation.ts';
import { type Facts, factsOf } from '../facts.ts';
import type { KeptReport, KeptValue } from '../kept-report.ts';
import { CATEGORY, INTERPRETATION, LOINC, loincOf, OWN, REPORT_CODE, UCUM } from './codes.ts';
import { ucumOf } from './ucum.ts';

export interface Writing {
  readonly facts: Facts;
  /** Where this copy of the site stands: our own codes are named by it. */
  readonly origin: string;
  /** A new UUID at each call. */
  readonly newId: () => string;
}

interface Entry {
  readonly fullUrl: string;
  readonly resource: { readonly resourceType: string } & Readonly<Record<string, unknown>>;
}

/** Kept reports as a FHIR R4 Bundle: a patient without a name, and a DiagnosticReport with its Observations for each. */
export function bundleOf(reports: readonly KeptReport[], writing: Writing) {
  const patients = new Map<string, Entry>();
  const entries = reports.flatMap((report) => {
    const { sex, birthYear } = report.person;
    const key = `${sex} ${birthYear}`;
    const patient = patients.get(key) ?? patientOf(report, writing);
    const isNew = !patients.has(key);
    patients.set(key, patient);
    return [...(isNew ? [patient] : []), ...reportEntries(report, { reference: patient.fullUrl }, writing)];
  });
  return { resourceType: 'Bundle' as const, type: 'collection' as const, entry: entries };
}

const entryOf = ({ newId }: Writing, resource: Entry['resource']): Entry => ({
  fullUrl: `urn:uuid:${newId()}`,
  resource,
});

const patientOf = ({ person: { sex, birthYear } }: KeptReport, writing: Writing): Entry =>
  entryOf(writing, {
    resourceType: 'Patient',
    ...(sex === undefined ? {} : { gender: sex }),
    ...(birthYear === undefined ? {} : { birthDate: String(birthYear).padStart(4, '0') }),
  });

interface Reference {
  readonly reference: string;
}

function reportEntries(report: KeptReport, subject: Reference, writing: Writing): Entry[] {
  const { id, collected, lab, person, values } = report;
  const common = { status: 'final', subject, effectiveDateTime: collected };
  const observations = values.map((value) =>
    entryOf(writing, {
      resourceType: 'Observation',
      ...common,
      category: [{ coding: [{ system: CATEGORY, code: 'laboratory' }] }],
      ...observed(value, writing),
    }),
  );
  const age =
    person.age === undefined
      ? []
      : [
          entryOf(writing, {
            resourceType: 'Observation',
            ...common,
            code: { coding: [{ system: LOINC, code: AGE_CODE }], text: 'Age' },
            valueQuantity: { value: person.age, unit: 'years', system: UCUM, code: 'a' },
          }),
        ];
  const all = [...observations, ...age];
  return [
    entryOf(writing, {
      resourceType: 'DiagnosticReport',
      identifier: [{ system: writing.origin + OWN.report, value: id }],
      ...common,
      code: { coding: [{ system: LOINC, code: REPORT_CODE }], text: 'Laboratory report' },
      ...(lab === undefined ? {} : { performer: [{ display: lab }] }),
      result: all.map(({ fullUrl }) => ({ reference: fullUrl })),
    }),
    ...all,
  ];
}

const quantity = (value: number, unit: string | undefined) => {
  const code = unit === undefined ? undefined : ucumOf(unit);
  return {
    value,
    ...(unit === undefined ? {} : { unit }),
    ...(code === undefined ? {} : { system: UCUM, code }),
  };
};

function observed(value: KeptValue, { facts, origin }: Writing) {
  const { name, marker, comparator, unit, method } = value;
  const loinc = loincOf(factsOf(marker, facts), unit);
  const coding = [
    ...(loinc === undefined ? [] : [{ system: LOINC, code: loinc }]),
    ...(marker === undefined ? [] : [{ system: origin + OWN.marker, code: marker }]),
  ];
  return {
    code: { ...(coding.length === 0 ? {} : { coding }), text: name },
    ...(typeof value.value === 'number'
      ? {
          valueQuantity: {
            ...quantity(value.value, unit),
            ...(comparator === undefined ? {} : { comparator }),
          },
        }
      : { valueString: value.value }),
    ...interpreted(value, origin),
    ...ranged(value, origin),
    ...(method === undefined ? {} : { method: { text: method } }),
  };
}

const CODES = { low: 'L', normal: 'N', high: 'H', indeterminate: 'IND' } as const;

function interpreted({ flag, grade }: KeptValue, origin: string) {
  if (flag === undefined) return {};
  const critical = grade === 'critical' && (flag === 'low' || flag === 'high');
  const code = critical ? CODES[flag].repeat(2) : CODES[flag];
  const own = grade === undefined ? flag : `${flag}.${grade}`;
  return {
    interpretation: [
      {
        coding: [
          { system: INTERPRETATION, code },
          { system: origin + OWN.judged, code: own },
        ],
      },
    ],
  };
}

function ranged({ range, unit }: KeptValue, origin: string) {
  if (range === undefined) return {};
  const limit = (of: number) => quantity(of, range.unit ?? unit);
  return {
    referenceRange: [
      {
        ...(range.low === undefined ? {} : { low: limit(range.low) }),
        ...(range.high === undefined ? {} : { high: limit(range.high) }),
        ...(range.published === undefined
          ? {}
          : { type: { coding: [{ system: origin + OWN.range, code: 'published' }] } }),
        ...(range.text === undefined ? {} : { text: range.text }),
      },
    ],
  };
}
