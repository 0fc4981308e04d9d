import { type Element, el } from '../../blocks/element.ts';
import type { Showing } from '../showing.ts';
import { placeOf } from './geometry.ts';
import { shapeOf } from './marks.ts';
import { WORDS } from './report-words.ts';
import { type Range, type Result, rangeOf, type Stand, type Standing, shownValue } from './standing.ts';

const NAMED = {
  in: 'in',
  slight: 'slight',
  outside: 'slight',
  far: 'far',
  critical: 'critical',
  unjudged: 'unjudged',
} as const satisfies Readonly<Record<Standing, string>>;

/** The line of a value: its range as the band in the middle, limits of a published one as ticks, the value as a shape. */
export function track(result: Result, stand: Stand, showing: Showing): Element {
  const range = rangeOf(result);
  const value = shownValue(result);
  const at = range === undefined || typeof value === 'string' ? undefined : placeOf(value, range);
  const words = WORDS[showing.lang].on;
  if (range === undefined || at === undefined)
    return el('svg', { class: 'track', role: 'img', 'aria-label': words.none }, line('line open'));
  const published = publishedBeside(result, showing);
  const told = published === undefined ? '' : words.published(published.text);
  return el(
    'svg',
    { class: 'track', role: 'img', 'aria-label': words[NAMED[stand.standing]](range.text) + told },
    line('line'),
    el('rect', { class: 'band', x: '33.3%', width: '33.4%', y: '0', height: '100%' }),
    ...ticks(published, range),
    el(
      'svg',
      { x: `${at}%`, y: '50%', class: 'at', 'aria-hidden': 'true' },
      shapeOf(stand),
      ...censored(result),
    ),
  );
}

const line = (kind: string): Element =>
  el('line', { class: kind, x1: '0', x2: '100%', y1: '50%', y2: '50%' });

/** The published range where the report's own decided, in the same unit; none where it may be for the other sex. */
function publishedBeside(
  { rule, converted, publishedRanges = [], marker }: Result,
  { facts, person }: Showing,
): Range | undefined {
  if (rule !== 'own_range' || converted !== undefined) return undefined;
  const bySex = facts?.[marker?.slug ?? '']?.ranges.some(({ sex }) => sex !== undefined);
  return bySex && person?.sex === undefined ? undefined : publishedRanges[0];
}

const ticks = (published: Range | undefined, range: Range): Element[] =>
  [published?.low, published?.high].flatMap((limit) => {
    const at = limit === undefined ? undefined : placeOf(limit, range);
    return at === undefined
      ? []
      : [el('line', { class: 'tick', x1: `${at}%`, x2: `${at}%`, y1: '15%', y2: '85%' })];
  });

/** A value that is only known to lie on one side of its number goes on to that side. */
function censored({ comparator }: Result): Element[] {
  if (comparator === undefined) return [];
  const d = comparator.startsWith('<') ? 'M-10 0h-12m5-4l-5 4l5 4' : 'M10 0h12m-5-4l5 4l-5 4';
  return [el('path', { class: 'beyond', d })];
}
