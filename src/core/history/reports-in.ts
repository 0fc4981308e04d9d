import { readBundle } from './fhir/read-bundle.ts';
import { KEPT_FORMAT } from './kept-report.ts';
import { type Read, readOwnFile } from './own-file.ts';

/** The reports in a file: our own, or a FHIR Bundle that was written here. */
export function reportsIn(text: string): Read {
  const found = parsed(text);
  if (found === undefined) return { kind: 'refused', why: 'not-json' };
  if ('format' in found && found.format === KEPT_FORMAT) return readOwnFile(found);
  if ('resourceType' in found && found.resourceType === 'Bundle') return readBundle(found);
  return { kind: 'refused', why: 'other-file' };
}

function parsed(text: string): object | undefined {
  try {
    const found: unknown = JSON.parse(text);
    return typeof found === 'object' && found !== null ? found : undefined;
  } catch {
    return undefined;
  }
}
