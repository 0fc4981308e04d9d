import { isObject, type Json, objectsIn, textIn } from './json.ts';

/** A record of a file, with the names by which others refer to it. */
export interface FhirResource {
  readonly type: string;
  readonly body: Json;
  readonly keys: readonly string[];
}

/** How deep records may lie in one another. */
const DEEPEST = 4;
const MOST = 20_000;

/** All records of a file: those of bundles, and those that others contain. */
export function resourcesOf(objects: readonly Json[]): FhirResource[] {
  const found: FhirResource[] = [];
  const take = (body: Json, depth: number, fullUrl?: string): void => {
    const type = textIn(body.resourceType);
    if (type === undefined || depth > DEEPEST || found.length >= MOST) return;
    const id = textIn(body.id);
    found.push({
      type,
      body,
      keys: [...(id === undefined ? [] : [`${type}/${id}`]), ...(fullUrl === undefined ? [] : [fullUrl])],
    });
    for (const inner of objectsIn(body.contained)) take(inner, depth + 1);
    for (const { resource, fullUrl: url } of objectsIn(body.entry))
      if (isObject(resource)) take(resource, depth + 1, textIn(url));
  };
  for (const one of objects) take(one, 0);
  return found;
}
