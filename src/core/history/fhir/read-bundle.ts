import * as z from 'zod';
import { GRADES } from '../../grading/grade.ts';
import { COMPARATORS } from '../../report/printed-number.ts';
import { FLAGS, KeptReport } from '../kept-report.ts';
import type { Read } from '../own-file.ts';
import { AGE_CODE, LOINC, OWN } from './codes.ts';

const Coding = z.object({ system: z.string().optional(), code: z.string().optional() });
const Concept = z.object({ coding: z.array(Coding).optional(), text: z.string().optional() });
const Quantity = z.object({
  value: z.number(),
  comparator: z.enum(COMPARATORS).optional(),
  unit: z.string().optional(),
});
const Reference = z.object({ reference: z.string() });

const Patient = z.object({
  resourceType: z.literal('Patient'),
  gender: z.string().optional(),
  birthDate: z.string().optional(),
});
const Observation = z.object({
  resourceType: z.literal('Observation'),
  code: Concept,
  valueQuantity: Quantity.optional(),
  valueString: z.string().optional(),
  interpretation: z.array(Concept).optional(),
  referenceRange: z
    .array(
      z.object({
        low: Quantity.optional(),
        high: Quantity.optional(),
        type: Concept.optional(),
        text: z.string().optional(),
      }),
    )
    .optional(),
  method: Concept.optional(),
});
type Observation = z.infer<typeof Observation>;
const Report = z.object({
  resourceType: z.literal('DiagnosticReport'),
  identifier: z.array(z.object({ system: z.string(), value: z.string() })),
  subject: Reference,
  effectiveDateTime: z.string(),
  performer: z.array(z.object({ display: z.string() })).optional(),
  result: z.array(Reference),
});
const Bundle = z.object({
  entry: z.array(
    z.object({
      fullUrl: z.string(),
      resource: z.discriminatedUnion('resourceType', [Patient, Observation, Report]),
    }),
  ),
});

const ownCode = (concept: z.infer<typeof Concept> | undefined, end: string): string | undefined =>
  concept?.coding?.find(({ system }) => system?.endsWith(end))?.code;

/** The reports of a Bundle that was written here. Those of portals and health apps are read where a report is interpreted. */
export function readBundle(found: object): Read {
  const read = Bundle.safeParse(found);
  if (!read.success) return { kind: 'refused', why: 'other-file' };
  const resources = read.data.entry.map(({ resource }) => resource);
  const at = new Map(read.data.entry.map(({ fullUrl, resource }) => [fullUrl, resource]));
  const reports = resources.filter((one) => one.resourceType === 'DiagnosticReport');
  const own = reports.flatMap((report) => {
    const id = report.identifier.find(({ system }) => system.endsWith(OWN.report))?.value;
    return id === undefined ? [] : [{ id, report }];
  });
  if (own.length === 0) return { kind: 'refused', why: 'other-file' };
  const kept = own.map(({ id, report }) => {
    const patient = at.get(report.subject.reference);
    const { gender, birthDate } = patient?.resourceType === 'Patient' ? patient : {};
    const observations = report.result.flatMap(({ reference }) => {
      const one = at.get(reference);
      return one?.resourceType === 'Observation' ? [one] : [];
    });
    const [lab] = report.performer ?? [];
    const age = observations.find(isAge)?.valueQuantity?.value;
    return {
      id,
      collected: report.effectiveDateTime.slice(0, 10),
      ...(lab === undefined ? {} : { lab: lab.display }),
      person: {
        ...(gender === 'male' || gender === 'female' ? { sex: gender } : {}),
        ...(birthDate === undefined ? {} : { birthYear: Number(birthDate.slice(0, 4)) }),
        ...(age === undefined ? {} : { age }),
      },
      values: observations.filter((one) => !isAge(one)).map(keptValue),
    };
  });
  const checked = z.array(KeptReport).safeParse(kept);
  return checked.success ? { kind: 'read', reports: checked.data } : { kind: 'refused', why: 'broken' };
}

const isAge = ({ code }: Observation): boolean =>
  code.coding?.some((coding) => coding.system === LOINC && coding.code === AGE_CODE) ?? false;

/** As it was kept; what is missing is found by the schema that reads it. */
function keptValue({
  code,
  valueQuantity,
  valueString,
  interpretation,
  referenceRange,
  method,
}: Observation) {
  const marker = ownCode(code, OWN.marker);
  const { comparator, unit } = valueQuantity ?? {};
  const [flagged, graded] = (ownCode(interpretation?.[0], OWN.judged) ?? '').split('.');
  const flag = FLAGS.find((one) => one === flagged);
  const grade = GRADES.find((one) => one === graded);
  const [range] = referenceRange ?? [];
  return {
    name: code.text ?? '',
    ...(marker === undefined ? {} : { marker }),
    value: valueQuantity?.value ?? valueString,
    ...(comparator === undefined ? {} : { comparator }),
    ...(unit === undefined ? {} : { unit }),
    ...(range === undefined ? {} : { range: rangeOf(range, unit) }),
    ...(method?.text === undefined ? {} : { method: method.text }),
    ...(flag === undefined ? {} : { flag }),
    ...(grade === undefined ? {} : { grade }),
  };
}

function rangeOf(
  { low, high, type, text }: NonNullable<Observation['referenceRange']>[number],
  unit: string | undefined,
) {
  const own = (low ?? high)?.unit;
  return {
    ...(low === undefined ? {} : { low: low.value }),
    ...(high === undefined ? {} : { high: high.value }),
    ...(own === undefined || own === unit ? {} : { unit: own }),
    ...(text === undefined ? {} : { text }),
    ...(ownCode(type, OWN.range) === undefined ? {} : { published: true as const }),
  };
}
