import { type Element, el } from '../../blocks/element.ts';
import { type IconName, icon } from '../../blocks/icons.ts';
import type { Lang } from '../../core/model/vocabulary.ts';

export type Flag = 'low' | 'normal' | 'high' | 'indeterminate';
/** How far outside, as far as it is shown by a colour, a shape and a word of its own. */
export type Weight = 'slight' | 'critical';

export interface Barred {
  readonly value: number;
  readonly unit: string;
  readonly low?: number | undefined;
  readonly high?: number | undefined;
  readonly flag: Flag;
  readonly weight?: Weight | undefined;
  /** The range in words: "0.45 to 4.5 mIU/L". */
  readonly text: string;
}

const WORDS = {
  en: {
    value: 'Value',
    range: 'range',
    low: 'Low',
    normal: 'In range',
    high: 'High',
    indeterminate: 'Can’t tell',
    slight: { low: 'A little low', high: 'A little high' },
    critical: { low: 'Critical: low', high: 'Critical: high', other: 'Critical' },
  },
  es: {
    value: 'Valor',
    range: 'rango',
    low: 'Bajo',
    normal: 'En rango',
    high: 'Alto',
    indeterminate: 'No se puede saber',
    slight: { low: 'Un poco bajo', high: 'Un poco alto' },
    critical: { low: 'Crítico: bajo', high: 'Crítico: alto', other: 'Crítico' },
  },
} as const satisfies Readonly<Record<Lang, object>>;

/** A flag as a shape and a word, so that no colour is needed. */
const FLAG_ICONS: Readonly<Record<Flag, IconName>> = {
  low: 'down',
  normal: 'dot',
  high: 'up',
  indeterminate: 'unsure',
};
export const flagElement = (flag: Flag, lang: Lang, weight?: Weight): Element =>
  el(
    'span',
    { class: classOf(flag, weight) },
    icon(weight === 'critical' ? 'octagon' : FLAG_ICONS[flag]),
    ` ${flagWord(flag, lang, weight)}`,
  );

const classOf = (flag: Flag, weight: Weight | undefined): string =>
  weight === undefined ? `flag ${flag}` : `flag ${flag} ${weight}`;

export function flagWord(flag: Flag, lang: Lang, weight?: Weight): string {
  const words = WORDS[lang];
  const outside = flag === 'low' || flag === 'high';
  if (weight === 'critical') return words.critical[outside ? flag : 'other'];
  return weight === 'slight' && outside ? words.slight[flag] : words[flag];
}

const WIDTH = 320;
const HEIGHT = 46;
const MIDDLE = 16;
const EDGE = 8;
/** How far the line goes on beyond the interval, as a share of the interval. */
const BEYOND = 0.6;

/** Ends of the line: the interval with room on both sides, from zero where only one limit is held. */
function span({ low, high }: Pick<Barred, 'low' | 'high'>): { from: number; to: number } | undefined {
  if (low !== undefined && high !== undefined) {
    const room = (high - low) * BEYOND || high * BEYOND;
    return { from: Math.max(0, low - room), to: high + room };
  }
  if (high !== undefined) return { from: 0, to: high * (1 + BEYOND) || 1 };
  return low === undefined ? undefined : { from: 0, to: low * (2 + BEYOND) || 1 };
}

/** Where a value stands on the line; beyond its ends, at the end. */
export function place(value: number, limits: Pick<Barred, 'low' | 'high'>): number | undefined {
  const ends = span(limits);
  if (ends === undefined) return undefined;
  const share = (value - ends.from) / (ends.to - ends.from);
  return EDGE + Math.min(1, Math.max(0, share)) * (WIDTH - 2 * EDGE);
}

/** A line, the interval on it and the value as a shape of its flag; the words beside it say the same. */
export function rangeBar(barred: Barred, lang: Lang): Element | undefined {
  const { value, unit, low, high, flag, weight, text } = barred;
  const at = place(value, barred);
  if (at === undefined) return undefined;
  const words = WORDS[lang];
  const from = low === undefined ? EDGE : (place(low, barred) ?? EDGE);
  const to = high === undefined ? WIDTH - EDGE : (place(high, barred) ?? WIDTH - EDGE);
  return el(
    'svg',
    {
      class: weight === undefined ? `range-bar ${flag}` : `range-bar ${flag} ${weight}`,
      viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
      role: 'img',
      'aria-label': `${words.value} ${value} ${unit}, ${words.range} ${text}: ${flagWord(flag, lang, weight)}.`,
    },
    el('path', { class: 'line', d: `M${EDGE} ${MIDDLE}H${WIDTH - EDGE}` }),
    el('path', { class: 'interval', d: `M${round(from)} ${MIDDLE}H${round(to)}` }),
    ...(low === undefined ? [] : [limit(from, low)]),
    ...(high === undefined ? [] : [limit(to, high)]),
    el('path', { class: 'value', d: weight === 'critical' ? octagon(round(at)) : shape(flag, round(at)) }),
  );
}

const round = (x: number): number => Math.round(x * 10) / 10;

const limit = (x: number, value: number): Element =>
  el('text', { x: String(round(x)), y: String(HEIGHT - 6), 'text-anchor': 'middle' }, String(value));

/** A triangle that points the way the value is off; a circle inside; a square where nothing is decided. */
function shape(flag: Flag, x: number): string {
  const y = MIDDLE;
  if (flag === 'high') return `M${x - 8} ${y + 7}h16l-8 -14z`;
  if (flag === 'low') return `M${x - 8} ${y - 7}h16l-8 14z`;
  if (flag === 'normal') return `M${x - 7} ${y}a7 7 0 1 0 14 0a7 7 0 1 0 -14 0z`;
  return `M${x - 6} ${y - 6}h12v12h-12z`;
}

const octagon = (x: number): string => `M${x - 4} ${MIDDLE - 9}h8l5 5v8l-5 5h-8l-5 -5v-8z`;
