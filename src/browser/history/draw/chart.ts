import { type Element, el } from '../../../blocks/element.ts';
import { significant } from '../../../core/chemistry/significant.ts';
import type { Point } from '../../../core/history/trends.ts';
import { chartOf, HEIGHT, type Placed, WIDTH } from './chart-geometry.ts';
import { isOutside, standOf } from './shown.ts';

/** How near two limits may stand before only one of them has room for its number. */
const APART = 14;

/** A small line chart: the range as a band, values by day. Its words stand beside it, its figures in a table. */
export function chartElement(points: readonly Point[], label: string): Element {
  const { placed, bands, breaks, limits } = chartOf(points);
  const [low, high] = limits;
  const crowded = low !== undefined && high !== undefined && Math.abs(low.y - high.y) < APART;
  return el(
    'svg',
    { class: 'trend-chart', viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: 'img', 'aria-label': label },
    ...bands.map(({ x, y, width, height }) =>
      el('path', { class: 'band', d: `M${x} ${y}h${width}v${height}h${-width}z` }),
    ),
    ...bands.flatMap(({ x, width, edges }) =>
      edges.map((y) => el('path', { class: 'limit', d: `M${x} ${y}h${width}` })),
    ),
    ...breaks.map((x) => el('path', { class: 'break', d: `M${x} 2V${HEIGHT - 2}` })),
    el('path', { class: 'way', d: wayOf(placed) }),
    ...placed.map((one, i) =>
      el('path', { class: classOf(one.point, i === placed.length - 1), d: shapeOf(one) }),
    ),
    ...(crowded ? [high] : limits).map(({ y, value }) =>
      el(
        'text',
        { x: String(WIDTH - 1), y: String(y + 4.5), 'text-anchor': 'end' },
        String(significant(value, 4)),
      ),
    ),
  );
}

const wayOf = (placed: readonly Placed[]): string =>
  placed.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x} ${y}`).join('');

/** An open mark is a limit: the value lies beyond it. */
function classOf({ value }: Point, isLast: boolean): string {
  return [
    'mark',
    ...(isOutside(value) ? [standOf(value).standing] : []),
    ...(value.comparator === undefined ? [] : ['open']),
    ...(isLast ? ['last'] : []),
  ].join(' ');
}

/** The shapes of the answer: a circle inside of the range, a triangle that points outwards, an octagon. */
function shapeOf({ point: { value }, x, y }: Placed): string {
  if (value.grade === 'critical') return `M${x - 3} ${y - 7}h6l4 4v6l-4 4h-6l-4 -4v-6z`;
  if (value.flag === 'high' && isOutside(value)) return `M${x - 6} ${y + 5}h12l-6 -11z`;
  if (value.flag === 'low' && isOutside(value)) return `M${x - 6} ${y - 5}h12l-6 11z`;
  if (value.flag === 'normal') return `M${x - 5} ${y}a5 5 0 1 0 10 0a5 5 0 1 0 -10 0z`;
  return `M${x - 4.5} ${y - 4.5}h9v9h-9z`;
}
