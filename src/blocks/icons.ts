import { mixed, type Palette, paletteOf } from '../core/model/store/colours.ts';
import { type Element, el } from './element.ts';

/** Our own icons: strokes on a grid of 24, drawn by the class `icon`. */
const STROKES = {
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13Zm5-1.5L20 20',
  quote: 'M6 3h12v18l-3-2-3 2-3-2-3 2ZM9 8h6M9 12h6',
  pin: 'M12 21s7-6.3 7-11.5A7 7 0 0 0 5 9.5C5 14.7 12 21 12 21Zm0-9a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  range: 'M3 12h18M8 9v6M16 9v6M12 12h.01',
  report: 'M6 3h9l4 4v14H6ZM14 3v5h5M9 12h7M9 16h4',
  convert: 'M4 8h14l-3-3M20 16H6l3 3',
  curve: 'M4 4v16h16M7 8c2 6 5 8.5 11 9',
  compare: 'M4 20V10h5v10M10 20V4h5v16M16 20v-7h4v7M3 20h18',
  shop: 'M5 9h14l-1 11H6ZM9 9a3 3 0 0 1 6 0',
  guide: 'M12 6c-2-1.5-5-2-8-2v14c3 0 6 .5 8 2 2-1.5 5-2 8-2V4c-3 0-6 .5-8 2Zm0 0v14',
  panel: 'M4 4h7v7H4ZM13 4h7v7h-7ZM4 13h7v7H4ZM13 13h7v7h-7Z',
  suggest: 'M12 3a6 6 0 0 0-3.5 10.9V17h7v-3.1A6 6 0 0 0 12 3ZM9.5 20h5',
  test: 'M9 3h6M10 3v15a2 2 0 0 0 4 0V3M10 12h4',
  up: 'M12 5l8 14H4Z',
  down: 'M12 19L4 5h16Z',
  dot: 'M12 18a6 6 0 1 0 0-12 6 6 0 0 0 0 12Z',
  octagon: 'M8 3h8l5 5v8l-5 5H8l-5-5V8Z',
  unsure: 'M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 18h.01',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-14v5l3.5 2',
  calendar: 'M4 6h16v14H4ZM4 10h16M8 3v4M16 3v4',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  close: 'M6 6l12 12M18 6L6 18',
  edit: 'M4 20h4L19.5 8.5l-4-4L4 16ZM13 7l4 4',
} as const;

export type IconName = keyof typeof STROKES;

export const ICON_NAMES = Object.keys(STROKES) as IconName[];

/** An icon beside words that say the same. */
export const icon = (name: IconName): Element =>
  el(
    'svg',
    { class: 'icon', viewBox: '0 0 24 24', 'aria-hidden': 'true', focusable: 'false' },
    el('path', { d: STROKES[name] }),
  );

/** The range mark, in the colours of the store: a line, the interval on it, and a value inside. */
export function rangeMark({ accent }: Palette = paletteOf()): Element {
  const line = mixed(accent.dark, '#ffffff', 0.3);
  return el(
    'svg',
    { viewBox: '0 0 32 32', 'aria-hidden': 'true', focusable: 'false' },
    el('rect', { width: '32', height: '32', rx: '8', fill: accent.light }),
    el('path', { d: 'M5 16h22', stroke: line, 'stroke-width': '2', 'stroke-linecap': 'round' }),
    el('path', { d: 'M10.5 16h11', stroke: '#ffffff', 'stroke-width': '7', 'stroke-linecap': 'round' }),
    el('circle', { cx: '17.5', cy: '16', r: '2.2', fill: accent.light }),
  );
}
