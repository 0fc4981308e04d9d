import { type Element, el } from '../element.ts';
import type { HeroLimit, HeroRow, HeroZone, RangeHero } from './model.ts';
import { APART, percentOn, type Scale } from './scale.ts';

/** Pixels. */
const HEIGHT = 44;
const MIDDLE = 14;
const THICK = 12;

const percent = (value: number): string => `${value}%`;
const tidy = (value: number): number => Math.round(value * 10) / 10;

const stretch = (from: number, to: number, kind: string, thick = THICK): Element =>
  el('rect', {
    class: kind,
    x: percent(from),
    y: String(MIDDLE - thick / 2),
    width: percent(tidy(Math.max(0.6, to - from))),
    height: String(thick),
  });

/** A number below the bar. */
interface Tick {
  readonly at: number;
  readonly value: number;
  readonly limit?: number;
}

/** One near an end stays inside. */
const tickElement = ({ at, value, limit }: Tick): Element =>
  el(
    'text',
    {
      class: `${at < 6 ? 'first' : at > 94 ? 'last' : 'tick'}${limit === undefined ? '' : ' of-limit'}`,
      x: percent(at),
      y: String(HEIGHT - 6),
      ...(limit === undefined ? {} : { 'data-limit': String(limit) }),
    },
    String(Number(value.toPrecision(4))),
  );

/** Those of which the numbers do not meet; the first count most. */
function apart(ticks: readonly Tick[]): Tick[] {
  const kept: Tick[] = [];
  for (const one of ticks) if (kept.every(({ at }) => Math.abs(at - one.at) >= APART - 1)) kept.push(one);
  return kept;
}

/** What lies beyond a guideline's limit though the laboratory calls it in range, and the limit itself. */
function limitMarks(
  { index, side, of, decides }: HeroLimit,
  from: number,
  to: number,
  at: number,
): Element[] {
  const named = { 'data-limit': String(index) };
  const [start, end] = side === 'below' ? [from, Math.min(to, at)] : [Math.max(from, at), to];
  const beyond = stretch(start, end, 'beyond');
  return [
    ...(decides && end > start ? [{ ...beyond, attributes: { ...beyond.attributes, ...named } }] : []),
    el('line', {
      class: 'limit',
      x1: percent(at),
      x2: percent(at),
      y1: '2',
      y2: '27',
      'data-of': String(of),
      ...named,
    }),
  ];
}

/** The line, the interval on it, guideline limits, and where values are critical; the words above it say the same. */
export function heroBar({ low, high, limits }: HeroRow, { scale, critical }: RangeHero): Element {
  const at = (value: number): number => percentOn(scale, value);
  const from = low === undefined ? 0 : at(low);
  const to = high === undefined ? 100 : at(high);
  const ticks = [
    ...[...limits]
      .sort((a, b) => Number(b.decides) - Number(a.decides))
      .map(({ of, index }) => ({ at: at(of), value: of, limit: index })),
    ...[high, low].flatMap((value) => (value === undefined ? [] : [{ at: at(value), value }])),
  ];
  return el(
    'svg',
    { class: 'bar', width: '100%', height: String(HEIGHT), 'aria-hidden': 'true', focusable: 'false' },
    stretch(0, 100, 'track', 4),
    ...(critical.low === undefined || at(critical.low) <= 0
      ? []
      : [stretch(0, at(critical.low), 'danger', 8)]),
    ...(critical.high === undefined || at(critical.high) >= 100
      ? []
      : [stretch(at(critical.high), 100, 'danger', 8)]),
    stretch(from, to, 'interval'),
    ...limits.flatMap((limit) => limitMarks(limit, from, to, at(limit.of))),
    ...apart(ticks).map(tickElement),
  );
}

/** The named zones side by side on the same scale. */
export function zoneBar(zones: readonly HeroZone[], scale: Scale): Element {
  const at = (value: number): number => percentOn(scale, value);
  return el(
    'svg',
    { class: 'bar zoned', width: '100%', height: '28', 'aria-hidden': 'true', focusable: 'false' },
    ...zones.map(({ low, high, tone }) => {
      const from = low === undefined ? 0 : at(low);
      return stretch(from, high === undefined ? 100 : at(high), `zone ${tone}`);
    }),
  );
}
