import { dayIn } from './days.ts';
import type { FhirResource } from './fhir-resources.ts';
import type { FileValue } from './file-report.ts';
import { finiteIn, type Json, objectIn, objectsIn, textIn } from './json.ts';
import { limitsIn } from './range-text.ts';

/** What is measured at a visit or asked in a form is no laboratory's result. */
const OTHER = /^(?:vital-signs|social-history|survey|exam|activity|imaging|therapy|procedure)$/;
const WITHDRAWN: ReadonlySet<unknown> = new Set(['entered-in-error', 'cancelled', 'registered']);
const LOINC = /loinc\.org|2\.16\.840\.1\.113883\.6\.1$/;

/** LOINC's name of an age, which is no result. */
export const AGE_CODE = '30525-0';

/**
 * The values of all observations, and how many give none although they are results.
 * @param labOf who reported an observation
 */
export function observationsIn(
  resources: readonly FhirResource[],
  labOf: (body: Json) => string | undefined,
): {
  values: FileValue[];
  leftOut: number;
} {
  const values: FileValue[] = [];
  const known = new Set<string>();
  let leftOut = 0;
  for (const { type, body } of resources) {
    if (type !== 'Observation' || isOther(body)) continue;
    const found = WITHDRAWN.has(body.status) ? [] : valuesOf(body);
    // A panel only names its members.
    if (found.length === 0 && objectsIn(body.hasMember).length === 0) leftOut++;
    for (const one of found) {
      const key = JSON.stringify([one.name, one.value, one.unit, momentOf(body)]);
      const lab = labOf(body);
      if (!known.has(key)) values.push({ ...one, ...(lab === undefined ? {} : { lab }) });
      known.add(key);
    }
  }
  return { values, leftOut };
}

const codingsOf = (concept: unknown): Json[] => objectsIn(objectIn(concept).coding);

function isOther({ category, code: measured }: Json): boolean {
  if (codingsOf(measured).some(({ code }) => code === AGE_CODE)) return true;
  const codes = objectsIn(category)
    .flatMap(codingsOf)
    .flatMap(({ code }) => textIn(code) ?? []);
  return codes.some((code) => OTHER.test(code)) && !codes.includes('laboratory');
}

const momentOf = (body: Json): string | undefined =>
  textIn(body.effectiveDateTime) ??
  textIn(objectIn(body.effectivePeriod).start) ??
  textIn(body.effectiveInstant) ??
  textIn(body.issued);

function valuesOf(body: Json): FileValue[] {
  const date = dayIn(momentOf(body));
  const own = resultOf(body, date);
  const parts = objectsIn(body.component).flatMap((part) => resultOf(part, date) ?? []);
  return own === undefined ? parts : [own, ...parts];
}

function resultOf(body: Json, date: string | undefined): FileValue | undefined {
  const name = nameOf(body.code);
  const found = measured(body);
  if (name === undefined || found === undefined) return undefined;
  const loinc = codingsOf(body.code).find(({ system }) => LOINC.test(textIn(system) ?? ''));
  const code = textIn(loinc?.code);
  const mark = codingsOf(objectsIn(body.interpretation)[0])
    .map((coding) => textIn(coding.code))
    .find((text) => text === 'HH' || text === 'LL');
  return {
    name,
    ...found,
    ...rangeOf(body.referenceRange, found),
    ...(code === undefined ? {} : { loinc: code }),
    ...(date === undefined ? {} : { date }),
    ...(mark === undefined ? {} : { mark }),
  };
}

/** What the portal shows, before the long name of a code. */
function nameOf(code: unknown): string | undefined {
  const name =
    textIn(objectIn(code).text) ??
    codingsOf(code)
      .map(({ display }) => textIn(display))
      .find((display) => display !== undefined);
  return name?.replace(/\s+/g, ' ').slice(0, 80);
}

const unitOf = (quantity: Json): { unit?: string } => {
  const unit = textIn(quantity.unit) ?? textIn(quantity.code);
  // "1" and "{ratio}" say that there is none.
  return unit === undefined || /^(?:1|\{\w*\})$/.test(unit) ? {} : { unit: unit.slice(0, 40) };
};

const signed = ({ comparator, value }: Json): number | string | undefined => {
  const number = finiteIn(value);
  const sign = textIn(comparator);
  if (number === undefined) return undefined;
  return sign !== undefined && /^[<>]=?$/.test(sign) ? `${sign}${number}` : number;
};

function measured(body: Json): { value: number | string; unit?: string } | undefined {
  const quantity = objectIn(body.valueQuantity);
  const number = signed(quantity);
  if (number !== undefined) return { value: number, ...unitOf(quantity) };
  const { numerator, denominator } = objectIn(body.valueRatio);
  const [above, below] = [signed(objectIn(numerator)), signed(objectIn(denominator))];
  if (above !== undefined && below !== undefined) return { value: `${above}:${below}` };
  const said =
    finiteIn(body.valueInteger) ??
    textIn(body.valueString) ??
    textIn(objectIn(body.valueCodeableConcept).text) ??
    codingsOf(body.valueCodeableConcept)
      .map(({ display }) => textIn(display))
      .find((display) => display !== undefined);
  if (said === undefined || typeof said === 'number') return said === undefined ? undefined : { value: said };
  return said.length > 40 ? undefined : withUnit(said);
}

/** "5.2 mg/dL" in a text: the number and its unit. */
function withUnit(said: string): { value: number | string; unit?: string } {
  const [, sign = '', digits = '', unit = ''] =
    /^([<>]=?)?\s*(-?\d+(?:\.\d+)?)(?:\s*(\D.*))?$/.exec(said) ?? [];
  if (digits === '') return { value: said };
  const value = sign === '' ? Number(digits) : `${sign}${digits}`;
  return { value, ...(unit === '' ? {} : { unit: unit.trim().slice(0, 40) }) };
}

/** The one range that is the person's: of several, the one that is called normal. */
function rangeOf(ranges: unknown, { value, unit }: Pick<FileValue, 'value' | 'unit'>): Partial<FileValue> {
  const all = objectsIn(ranges);
  const isNormal = ({ type }: Json): boolean => codingsOf(type).some(({ code }) => code === 'normal');
  const [range, ...others] = all.length > 1 ? all.filter(isNormal) : all;
  if (range === undefined || others.length > 0) return {};
  const text = textIn(range.text);
  const [low, high] = [limitOf(range.low, unit), limitOf(range.high, unit)];
  if (low !== undefined || high !== undefined)
    return { ...(low === undefined ? {} : { low }), ...(high === undefined ? {} : { high }) };
  return text === undefined ? {} : limitsIn(text, value);
}

/** A limit in another unit than the value is none. */
function limitOf(limit: unknown, unit: string | undefined): number | undefined {
  const quantity = objectIn(limit);
  const { unit: own } = unitOf(quantity);
  return own !== undefined && unit !== undefined && own !== unit ? undefined : finiteIn(quantity.value);
}
