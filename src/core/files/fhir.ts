import { yearsOn } from './days.ts';
import { observationsIn } from './fhir-observation.ts';
import { labsOf } from './fhir-performers.ts';
import { type FhirResource, resourcesOf } from './fhir-resources.ts';
import { daysOf, type FilePerson, type FileReport, MOST_VALUES } from './file-report.ts';
import { type Json, textIn } from './json.ts';

/** Whether an object is a record as health services exchange them. */
export const isFhir = (one: Json): boolean => typeof one.resourceType === 'string';

/** Reads results of FHIR R4 or R5: a bundle, a report or single observations, as patients download them. */
export function readFhir(objects: readonly Json[]): FileReport {
  const resources = resourcesOf(objects);
  const { values: all, leftOut } = observationsIn(resources, labsOf(resources));
  const values = newestFirst(all).slice(0, MOST_VALUES);
  const [collected] = daysOf(values);
  const lab = values.find((value) => value.lab !== undefined)?.lab;
  return {
    kind: 'fhir',
    values,
    person: personOf(resources, collected),
    ...(collected === undefined ? {} : { collected }),
    ...(lab === undefined ? {} : { lab }),
    problems: [
      ...(values.length === 0 ? (['no_results'] as const) : []),
      ...(values.length < all.length ? (['cut'] as const) : []),
      ...(leftOut > 0 && values.length > 0 ? (['left_out'] as const) : []),
    ],
  };
}

/** In the order of the file, day by day. */
const newestFirst = <T extends { readonly date?: string }>(values: readonly T[]): T[] =>
  values.toSorted((a, b) => (b.date ?? '').localeCompare(a.date ?? ''));

/** One patient only: a file of several says nothing of a person. */
function personOf(resources: readonly FhirResource[], collected: string | undefined): FilePerson {
  const patients = resources.filter(({ type }) => type === 'Patient');
  const genders = new Set(patients.map(({ body }) => body.gender));
  const births = new Set(patients.map(({ body }) => textIn(body.birthDate)));
  const [gender] = genders;
  const [birthDate] = births;
  if (genders.size > 1 || births.size > 1) return {};
  const age = birthDate === undefined || collected === undefined ? undefined : yearsOn(birthDate, collected);
  return {
    ...(gender === 'female' || gender === 'male' ? { sex: gender } : {}),
    ...(birthDate === undefined || !/^\d{4}-\d\d-\d\d$/.test(birthDate) ? {} : { birthDate }),
    ...(age === undefined ? {} : { age }),
  };
}
