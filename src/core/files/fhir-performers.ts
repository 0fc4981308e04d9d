import type { FhirResource } from './fhir-resources.ts';
import { isObject, type Json, objectIn, objectsIn, textIn } from './json.ts';

const LONGEST = 120;

/** Who reported each observation: the performer of the report that names or contains it, else its own. */
export function labsOf(resources: readonly FhirResource[]): (body: Json) => string | undefined {
  const at = new Map(resources.flatMap((one) => one.keys.map((key) => [key, one] as const)));
  const ofReports = new Map<Json, string>();
  for (const report of resources) {
    if (report.type !== 'DiagnosticReport') continue;
    const lab = performerOf(report, at);
    if (lab === undefined) continue;
    const contained = objectsIn(report.body.contained);
    for (const { reference } of objectsIn(report.body.result)) {
      const named = textIn(reference) ?? '';
      const body = named.startsWith('#')
        ? contained.find(({ id }) => `#${id}` === named)
        : at.get(named)?.body;
      if (body !== undefined) ofReports.set(body, lab);
    }
  }
  return (body) => ofReports.get(body) ?? performerOf({ type: 'Observation', body, keys: [] }, at);
}

/** The first performer that has a name; people are not asked for. */
function performerOf(one: FhirResource, at: ReadonlyMap<string, FhirResource>): string | undefined {
  for (const performer of objectsIn(one.body.performer)) {
    const reference = textIn(performer.reference) ?? '';
    if (/(?:^|\/)(?:Practitioner|PractitionerRole|Patient|RelatedPerson)\//.test(reference)) continue;
    const named = textIn(performer.display) ?? organization(one, reference, at);
    if (named !== undefined) return named.slice(0, LONGEST);
  }
  return undefined;
}

function organization(
  from: FhirResource,
  reference: string,
  at: ReadonlyMap<string, FhirResource>,
): string | undefined {
  const found = reference.startsWith('#')
    ? objectsIn(from.body.contained).find(({ id }) => `#${id}` === reference)
    : at.get(reference)?.body;
  return isObject(found) && found.resourceType === 'Organization' ? textIn(objectIn(found).name) : undefined;
}
