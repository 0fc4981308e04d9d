import { isFhir, readFhir } from '../files/fhir.ts';
import { resourcesOf } from '../files/fhir-resources.ts';
import type { FileReport } from '../files/file-report.ts';
import { jsonObjects } from '../files/json.ts';
import { ownReports } from './fhir/read-bundle.ts';
import { KEPT_FORMAT } from './kept-report.ts';
import { type Read, readOwnFile } from './own-file.ts';

/** What another system wrote: values that are yet to be judged. */
export interface OfOthers {
  readonly kind: 'of-others';
  readonly report: FileReport;
}

/** The reports in a file: our own, a FHIR Bundle that was written here, or FHIR records of any other system. */
export function reportsIn(text: string): Read | OfOthers {
  const objects = jsonObjects(text);
  if (objects === undefined) return { kind: 'refused', why: 'not-json' };
  const [first] = objects;
  if (first?.format === KEPT_FORMAT) return readOwnFile(first);
  if (!objects.some(isFhir)) return { kind: 'refused', why: 'other-file' };
  const own = ownReports(resourcesOf(objects));
  if (own !== undefined) return own;
  const report = readFhir(objects);
  if ((report.values ?? []).length === 0) return { kind: 'refused', why: 'no-results' };
  if (report.collected === undefined) return { kind: 'refused', why: 'no-day' };
  return { kind: 'of-others', report };
}
