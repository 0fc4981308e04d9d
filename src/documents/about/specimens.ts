import { type Element, el } from '../../blocks/element.ts';
import { ICON_NAMES, icon, rangeMark } from '../../blocks/icons.ts';
import { COLOURS, type Palette } from '../../core/model/store/colours.ts';

/** Drawings of the design page. Colours and sizes are attributes of SVG: the page carries no style of its own. */
const WIDTH = 460;

const drawing = (height: number, label: string, ...children: Element[]): Element =>
  el(
    'figure',
    { class: 'chart' },
    el('svg', { viewBox: `0 0 ${WIDTH} ${height}`, role: 'img', 'aria-label': label }, ...children),
  );

const text = (
  x: number,
  y: number,
  words: string,
  attributes: Readonly<Record<string, string>> = {},
): Element => el('text', { x: String(x), y: String(y), ...attributes }, words);

const SWATCH = 34;

/** Each colour twice: as it is on light paper and on dark. */
export const swatches = (palette: Palette): Element =>
  drawing(
    COLOURS.length * SWATCH + 28,
    'Every colour, light and dark. The values are in the table.',
    text(0, 16, 'Light'),
    text(90, 16, 'Dark'),
    ...COLOURS.flatMap(({ name }, i) => {
      const { light, dark } = palette[name];
      const y = 28 + i * SWATCH;
      return [swatch(0, y, light), swatch(90, y, dark), text(180, y + 20, name)];
    }),
  );

/** A circle inside a box is not a bar: the chart's own rules for rectangles do not reach it. */
const swatch = (x: number, y: number, fill: string): Element =>
  el('path', {
    d: `M${x + 1} ${y + 1}h78v26h-78Z`,
    fill,
    stroke: 'currentColor',
    'stroke-opacity': '0.4',
  });

/** Sizes of type, in rem at the usual width of a screen. */
export const SIZES = [
  { name: 'size-1', face: 'sans', use: 'Hints, captions, the foot of a page' },
  { name: 'size-2', face: 'sans', use: 'Text' },
  { name: 'size-3', face: 'sans', use: 'The lead under a title' },
  { name: 'size-4', face: 'serif', use: 'Third-level headings, names of cards' },
  { name: 'size-5', face: 'serif', use: 'Second-level headings; grows with the screen' },
  { name: 'size-6', face: 'serif', use: 'Titles, totals; grows with the screen' },
  { name: 'size-7', face: 'serif', use: 'The title of the home page; grows with the screen' },
] as const;

export const SPACES = [
  { name: 'space-1', pixels: 4, use: 'Between a word and its icon' },
  { name: 'space-2', pixels: 8, use: 'Inside rows of tables and lists' },
  { name: 'space-3', pixels: 12, use: 'Between cards; inside callouts' },
  { name: 'space-4', pixels: 16, use: 'Between paragraphs' },
  { name: 'space-5', pixels: 24, use: 'Inside forms; above third-level headings' },
  { name: 'space-6', pixels: 40, use: 'Above second-level headings' },
  { name: 'space-7', pixels: 64, use: 'Between groups of sections; below the content' },
  { name: 'space-8', pixels: 96, use: 'Around the top of the home page' },
] as const;

/** Each size in the face that uses it, at its own size on this screen. */
export const typeScale = (): Element =>
  el(
    'figure',
    { class: 'type' },
    el(
      'svg',
      { width: '100%', height: String(SIZES.length * 72), role: 'img', 'aria-label': 'Every size of type.' },
      ...SIZES.map(({ name, face }, i) =>
        text(0, i * 72 + 54, name, {
          'font-size': `var(--${name})`,
          'font-family': `var(--${face})`,
          fill: 'currentColor',
        }),
      ),
    ),
  );

/** The spaces as bars of their length. */
export const spaces = (): Element =>
  drawing(
    SPACES.length * 26,
    'Every space as a bar of its length. The values are in the table.',
    ...SPACES.flatMap(({ name, pixels }, i) => [
      el('path', { d: `M0 ${i * 26 + 4}h${pixels}v14h-${pixels}Z`, fill: 'currentColor' }),
      text(90, i * 26 + 16, name),
    ]),
  );

const COLUMN = 115;
const ROW = 62;

/** The icons with their names, four in a row. */
export const icons = (): Element =>
  drawing(
    Math.ceil(ICON_NAMES.length / 4) * ROW,
    `Icons: ${ICON_NAMES.join(', ')}.`,
    ...ICON_NAMES.flatMap((name, i) => {
      const x = (i % 4) * COLUMN;
      const y = Math.floor(i / 4) * ROW;
      const { attributes, children, tag } = icon(name);
      const placed = { ...attributes, x: String(x), y: String(y), width: '28', height: '28' };
      return [el(tag, placed, ...children), text(x, y + 46, name)];
    }),
  );

export const mark = (): Element => {
  const { attributes, children, tag } = rangeMark();
  return drawing(72, 'The range mark.', el(tag, { ...attributes, width: '64', height: '64' }, ...children));
};
