import { KEPT_FORMAT, KEPT_VERSION, KeptFile, type KeptReport } from './kept-report.ts';

/** Kept reports as the text of a file that this site, and any other program, can read. */
export const writtenFile = (reports: readonly KeptReport[]): string =>
  `${JSON.stringify({ format: KEPT_FORMAT, version: KEPT_VERSION, reports }, null, 2)}\n`;

export type Read =
  | { readonly kind: 'read'; readonly reports: readonly KeptReport[] }
  /** Nothing is taken from a file that is not whole. */
  | {
      readonly kind: 'refused';
      readonly why: 'not-json' | 'other-file' | 'newer' | 'broken' | 'no-results' | 'no-day';
    };

export function readOwnFile(found: object): Read {
  if ('version' in found && typeof found.version === 'number' && found.version > KEPT_VERSION)
    return { kind: 'refused', why: 'newer' };
  const read = KeptFile.safeParse(found);
  return read.success ? { kind: 'read', reports: read.data.reports } : { kind: 'refused', why: 'broken' };
}
