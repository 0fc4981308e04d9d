import { ruleBreaches } from '../checked.ts';
import { carriedOnly } from '../join/carried.ts';
import type { Authored } from '../read/authored.ts';
import type { Breach } from '../read/breach.ts';
import type { Reading } from '../read/reading.ts';

/**
 * What `npm run data` would refuse after an import: every fault that is new, and all of the file that is written.
 * @param file that the import writes whole, where it does
 */
export function refusedAfter(before: Authored, after: Authored, reading: Reading, file?: string): Breach[] {
  const breachesOf = (authored: Authored): Breach[] => ruleBreaches(authored, carriedOnly(authored), reading);
  const said = ({ rule, file: at, at: place, problem }: Breach): string =>
    [rule, at, place, problem].join('\n');
  const known = new Set(breachesOf(before).map(said));
  return breachesOf(after).filter((breach) => breach.file === file || !known.has(said(breach)));
}
