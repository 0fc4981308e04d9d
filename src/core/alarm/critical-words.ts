import type { LimitSources } from '../model/limit.ts';
import { fold } from '../names/fold.ts';
import type { Urgency } from './urgency.ts';

/** How urgent a result in words is: as a list names it for this analyte; "not seen" is not "seen". */
export function urgencyOfWords(
  slug: string,
  text: string,
  { words }: Pick<LimitSources, 'words'>,
): Urgency | undefined {
  const row = words[slug];
  if (row === undefined) return undefined;
  const said = fold(text);
  return [...row.words, ...row.wordsEs].some((word) => said === fold(word)) ? row.urgency : undefined;
}

/** "positive", "reactive 1:32", "detected", "seen", "2+". */
const POSITIVE =
  /^(?:(?:weak(?:ly)?|strong(?:ly)?|low|high) )?(?:(?:pos(?:itive)?|reactive|positiv[oa]s?|reactiv[oa]s?)(?:[ ,;:(](?!control).*)?|detected|present|seen|detectad[oa]s?|presentes?|se observan?|\+{1,4}|[1-4] ?\+)$/i;

/**
 * How soon a positive result in words is to be shown to a clinician: within days, unless it is one that healthy people
 * have, too.
 */
export const urgencyOfPositive = (
  slug: string,
  text: string,
  { quiet }: Pick<LimitSources, 'quiet'>,
): Urgency | undefined => (POSITIVE.test(text.trim()) && !quiet.includes(slug) ? 'soon' : undefined);

/** The most of an amount in words: "3+", "large", "many". */
const LARGE = /^(?:[34] ?\+|\+{3,4}|large|many|numerous|tntc|loaded|packed|abundantes?|numeros[oa]s?)$/i;

/** Whether a result in words names a large amount. */
export const isLarge = (text: string): boolean => LARGE.test(text.trim());
