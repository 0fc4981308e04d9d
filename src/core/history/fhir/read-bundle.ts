import * as z from 'zod';
import { AGE_CODE } from '../../files/fhir-observation.ts';
import type { FhirResource } from '../../files/fhir-resources.ts';
import { type Json, objectIn, objectsIn } from '../../files/json.ts';
import { GRADES } from '../../grading/grade.ts';
import { FLAGS, KeptReport } from '../kept-report.ts';
import type { Read } from '../own-file.ts';
import { OWN } from './codes.ts';

/** As it stands, to the last letter: the reader of other systems tidies. */
const exact = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

const codeIn = (concept: unknown, end: string): string | undefined =>
  exact(
    objectsIn(objectIn(concept).coding).find(({ system }) => exact(system)?.endsWith(end) === true)?.code,
  );

const ownId = ({ identifier }: Json): string | undefined =>
  exact(objectsIn(identifier).find(({ system }) => exact(system)?.endsWith(OWN.report) === true)?.value);

/**
 * The reports of records that were written here, whole or not at all; undefined where none of them was, and another
 * system wrote them.
 */
export function ownReports(resources: readonly FhirResource[]): Read | undefined {
  const own = resources.flatMap(({ type, body }) => {
    const id = type === 'DiagnosticReport' ? ownId(body) : undefined;
    return id === undefined ? [] : [{ id, body }];
  });
  if (own.length === 0) return undefined;
  const at = new Map(resources.flatMap(({ keys, body }) => keys.map((key) => [key, body] as const)));
  const named = ({ reference }: Json): Json => at.get(exact(reference) ?? '') ?? {};
  const kept = own.map(({ id, body }) => {
    const { gender, birthDate } = named(objectIn(body.subject));
    const observations = objectsIn(body.result).map(named);
    const age = observations.find(isAge);
    const [lab] = objectsIn(body.performer);
    const born = exact(birthDate);
    return {
      id,
      collected: exact(body.effectiveDateTime)?.slice(0, 10),
      ...(lab === undefined ? {} : { lab: lab.display }),
      person: {
        ...(gender === undefined ? {} : { sex: gender }),
        ...(born === undefined ? {} : { birthYear: Number(born.slice(0, 4)) }),
        ...(age === undefined ? {} : { age: objectIn(age.valueQuantity).value }),
      },
      values: observations.filter((one) => !isAge(one)).map(keptValue),
    };
  });
  const checked = z.array(KeptReport).safeParse(kept);
  return checked.success ? { kind: 'read', reports: checked.data } : { kind: 'refused', why: 'broken' };
}

const isAge = ({ code }: Json): boolean =>
  objectsIn(objectIn(code).coding).some((coding) => coding.code === AGE_CODE);

/** As it was kept; what is missing or of another kind is found by the schema that reads it. */
function keptValue({ code, valueQuantity, valueString, interpretation, referenceRange, method }: Json) {
  const marker = codeIn(code, OWN.marker);
  const { value, comparator, unit } = objectIn(valueQuantity);
  const [flagged, graded] = (codeIn(objectsIn(interpretation)[0], OWN.judged) ?? '').split('.');
  const flag = FLAGS.find((one) => one === flagged);
  const grade = GRADES.find((one) => one === graded);
  const [range] = objectsIn(referenceRange);
  const by = exact(objectIn(method).text);
  return {
    name: exact(objectIn(code).text),
    ...(marker === undefined ? {} : { marker }),
    value: value ?? valueString,
    ...(comparator === undefined ? {} : { comparator }),
    ...(unit === undefined ? {} : { unit }),
    ...(range === undefined ? {} : { range: rangeOf(range, unit) }),
    ...(by === undefined ? {} : { method: by }),
    ...(flag === undefined ? {} : { flag }),
    ...(grade === undefined ? {} : { grade }),
  };
}

function rangeOf({ low, high, type, text }: Json, unit: unknown) {
  const own = objectIn(low ?? high).unit;
  return {
    ...(low === undefined ? {} : { low: objectIn(low).value }),
    ...(high === undefined ? {} : { high: objectIn(high).value }),
    ...(own === undefined || own === unit ? {} : { unit: own }),
    ...(text === undefined ? {} : { text }),
    ...(codeIn(type, OWN.range) === undefined ? {} : { published: true as const }),
  };
}
