import { type Element, el } from '../blocks/element.ts';
import { type Face, placedMark } from '../blocks/face.ts';
import { toHtml } from '../blocks/html.ts';
import type { ColourName } from '../core/model/store/colours.ts';
import { PICTURE_SIZE, type Picture } from '../documents/picture.ts';
import { fitted, LEADING } from './lines.ts';
import { outlines, type Weight, widthOf } from './typeface.ts';

const { width, height } = PICTURE_SIZE;
const MARGIN = 80;
const RIGHT = width - MARGIN;
/** Base lines of the line above the title and of the figure, and the height of the range mark. */
const ABOVE = 196;
const FIGURE = 490;
const BAR = 556;
/** The interval of the range mark, and where a dot stands below, inside and above it. */
const INTERVAL = { from: 400, to: 800 } as const;
const DOT = { below: 240, inside: 640, above: 960 } as const;

const words = (text: string, x: number, y: number, size: number, weight: Weight, ink: string): Element =>
  el('g', { fill: ink }, ...outlines(text, x, y, size, weight).map((word) => el('path', word)));

/** The colours of a picture: light, as most places that show it are. */
type Inks = (name: ColourName) => string;

/** A card of 1200 × 630: brand, title, the figure of the page, and the range mark below. No text needs a font. */
export function card({ brand, above, title, figure, dot }: Picture, face: Face): string {
  const top = above === undefined ? ABOVE - 40 : ABOVE + 16;
  const box = { width: RIGHT - MARGIN, height: (figure === undefined ? BAR - 30 : FIGURE - 55) - top };
  const { size, lines } = fitted(title, box, [80, 68, 58, 50], '600');
  const ink: Inks = (name) => face.palette[name].light;
  return toHtml([
    el(
      'svg',
      { xmlns: 'http://www.w3.org/2000/svg', width: String(width), height: String(height) },
      el('rect', { width: String(width), height: String(height), fill: ink('paper') }),
      placedMark(face, { x: '80', y: '56', width: '60', height: '60' }),
      words(brand, 160, 99, 38, '600', ink('ink')),
      ...(above === undefined ? [] : [words(above, MARGIN, ABOVE, 32, '400', ink('accent'))]),
      ...lines.map((line, i) =>
        words(line, MARGIN, top + (i + 0.88) * size * LEADING, size, '600', ink('ink')),
      ),
      ...(figure === undefined ? [] : figureLine(figure, ink)),
      ...bar(dot, ink),
    ),
  ]);
}

/** The figure, and beside it what it is; a note that does not fit is left out, because the page has it. */
function figureLine({ value, about }: NonNullable<Picture['figure']>, ink: Inks): Element[] {
  const line = { width: RIGHT - MARGIN, height: 70 };
  const { size, lines } = fitted(value, line, [56, 46, 38, 30], '600');
  const [text = ''] = lines;
  const at = MARGIN + widthOf(text, size, '600') + 24;
  const note = fitted(about, { width: RIGHT - at, height: 40 }, [32, 28, 24], '400');
  return [
    words(text, MARGIN, FIGURE, size, '600', ink('accent')),
    ...(note.cut ? [] : [words(note.lines[0] ?? '', at, FIGURE, note.size, '400', ink('ink-soft'))]),
  ];
}

const bar = (dot: Picture['dot'], ink: Inks): Element[] => [
  stroke(MARGIN, RIGHT, ink('line'), 6),
  stroke(INTERVAL.from, INTERVAL.to, ink('accent'), 26),
  el('circle', {
    cx: String(DOT[dot]),
    cy: String(BAR),
    r: '9',
    fill: ink(dot === 'inside' ? 'paper' : 'ink'),
  }),
];

const stroke = (from: number, to: number, ink: string, thick: number): Element =>
  el('path', {
    d: `M${from} ${BAR}H${to}`,
    stroke: ink,
    'stroke-width': String(thick),
    'stroke-linecap': 'round',
  });
