import { type Element, el } from '../../blocks/element.ts';
import type { Lang } from '../../core/model/vocabulary.ts';
import { type Flag, flagOf } from '../../core/reference/limits.ts';
import { p, type Showing } from '../showing.ts';
import { CARD_WORDS } from './card-words.ts';
import type { AdultRange } from './facts.ts';
import { shapeOf } from './marks.ts';
import { flagWord } from './stand-words.ts';
import type { Result, Stand } from './standing.ts';

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
  const axis = axisOf(ranges);
  const flags = ranges.map((one) => flagOf(value, one));
  return [
    el('h4', {}, words.strict),
    p(words.strictIs(flags.filter((flag) => flag === 'normal').length, ranges.length)),
    el(
      'ul',
      { class: 'strict' },
      ...ranges.map((range, i) =>
        el(
          'li',
          {},
          line({ value, range, flag: flags[i] ?? 'normal', axis }, showing.lang),
          el('strong', {}, range.text),
          el('small', {}, `${range.whom} (${range.publisher})`),
        ),
      ),
    ),
  ];
}

interface Drawn {
  readonly value: number;
  readonly range: AdultRange;
  readonly flag: Flag;
  readonly axis: Axis;
}

/** One range and the value on the axis that all ranges share. */
function line({ value, range, flag, axis }: Drawn, lang: Lang): Element {
  const [from, to] = [range.low ?? axis.from, range.high ?? axis.to].map((limit) => placeOn(limit, axis));
  const stand: Stand = flag === 'normal' ? { standing: 'in' } : { standing: 'outside', side: flag };
  return el(
    'svg',
    { class: 'track', role: 'img', 'aria-label': flagWord(flag, lang) },
    el('line', { class: 'line', x1: '0', x2: '100%', y1: '50%', y2: '50%' }),
    el('rect', {
      class: 'band',
      x: `${from}%`,
      width: `${round((to ?? 100) - (from ?? 0))}%`,
      y: '0',
      height: '100%',
    }),
    el(
      'svg',
      { x: `${placeOn(value, axis)}%`, y: '50%', class: 'at', 'aria-hidden': 'true' },
      shapeOf(stand),
    ),
  );
}

interface Axis {
  readonly from: number;
  readonly to: number;
}

/** Room beyond the outermost limits, as a share of what lies between them. */
const ROOM = 0.3;

/** An axis that holds every limit; a range with one limit alone goes on to its end. */
function axisOf(ranges: readonly AdultRange[]): Axis {
  const limits = ranges.flatMap(({ low, high }) => [low, high].filter((one) => one !== undefined));
  const [least, most] = [Math.min(...limits), Math.max(...limits)];
  const room = (most - least) * ROOM || Math.abs(most) * ROOM || 1;
  return { from: least >= 0 ? Math.max(0, least - room) : least - room, to: most + room };
}

/** Per cent of the axis; what lies beyond stands at its end. */
const placeOn = (value: number, { from, to }: Axis): number =>
  round((100 * (Math.min(Math.max(value, from), to) - from)) / (to - from));

const round = (x: number): number => Math.round(x * 10) / 10;

/** One of ranges that say the same of the same people. */
const distinct = (ranges: readonly AdultRange[]): AdultRange[] =>
  ranges.filter(
    ({ text, whom, publisher }, i) =>
      ranges.findIndex(
        (other) => other.text === text && other.whom === whom && other.publisher === publisher,
      ) === i,
  );
