import { type Element, el } from '../../blocks/element.ts';
import { flagOf } from '../../core/reference/limits.ts';
import { p, type Showing, table } from '../showing.ts';
import { CARD_WORDS } from './card-words.ts';
import type { AdultRange } from './facts.ts';
import { flagWord } from './report-words.ts';
import type { Result } from './standing.ts';

const GROWN = 18;

/** Whether ranges of adults who are not pregnant say anything of somebody. */
function isGrown({ person = {} }: Showing): boolean {
  const { age, ageDays, ageMonths, ageHours, pregnancy } = person;
  const young = [ageDays, ageMonths, ageHours].some((one) => one !== undefined);
  return pregnancy !== true && !young && !(typeof age === 'number' && age < GROWN);
}

/** The value on every published range for adults: what one laboratory calls high is in range for another. */
export function strictElement(result: Result, showing: Showing): Element[] {
  const { marker, value, comparator } = result;
  const facts = marker === undefined ? undefined : showing.facts?.[marker.slug];
  if (facts === undefined || typeof value !== 'number' || comparator !== undefined || !isGrown(showing))
    return [];
  const sex = showing.person?.sex;
  const ranges = distinct(facts.ranges.filter((range) => range.sex === undefined || range.sex === sex));
  if (ranges.length < 2 || result.unit !== facts.unit) return [];
  const words = CARD_WORDS[showing.lang];
  const { whom, range, word } = words.strictHead;
  const flags = ranges.map((one) => flagOf(value, one));
  return [
    el('h4', {}, words.strict),
    p(words.strictIs(flags.filter((flag) => flag === 'normal').length, ranges.length)),
    table(
      words.strict,
      [range, word, whom],
      ranges.map((one, i) => {
        return [one.text, flagWord(flags[i] ?? 'normal', showing.lang), `${one.whom} (${one.publisher})`];
      }),
    ),
  ];
}

/** One of ranges that say the same of the same people. */
const distinct = (ranges: readonly AdultRange[]): AdultRange[] =>
  ranges.filter(
    ({ text, whom, publisher }, i) =>
      ranges.findIndex(
        (other) => other.text === text && other.whom === whom && other.publisher === publisher,
      ) === i,
  );
