import { type Element, el } from '../element.ts';

/** Pixels from the middle of a mark to its edge: of one with a sign, and of one without. */
export const DOT = 10;
export const SPECK = 5;

/** A mark around the place where it is drawn. */
export interface Shape {
  readonly look: string;
  readonly radius: number;
  readonly sign?: string;
  readonly open?: true;
  /** A word to the right of it. */
  readonly beside?: string;
}

const sign = ({ sign: text, look }: Shape): Element[] =>
  text === undefined ? [] : [el('text', { class: `sign ${look}`, y: '5' }, text)];

/** An arrow to the right: it goes on. */
export const moreArrow = (start: number, kind: string): Element =>
  el('path', { class: kind, d: `M${start} 0h14m-5-4l5 4l-5 4` });

/** A disc with its sign, and with an arrow where more is to come. */
export const disc = (shape: Shape): Element[] => [
  ...(shape.open === true ? [moreArrow(shape.radius, `arrow ${shape.look}`)] : []),
  el('circle', { class: `mark ${shape.look}`, r: String(shape.radius) }),
  ...sign(shape),
];

/** Our own mark: a diamond, hatched while its amount is made up. */
export const diamond = (shape: Shape): Element[] => {
  const { look, radius: r, beside } = shape;
  return [
    el('path', { class: `mark ${look}`, d: `M0-${r}L${r} 0L0 ${r}L-${r} 0Z` }),
    ...(look === 'demo' ? [el('path', { class: 'hatch', d: hatch(r) })] : []),
    ...sign(shape),
    ...(beside === undefined ? [] : [el('text', { class: 'beside', x: String(r + 3), y: '5' }, beside)]),
  ];
};

/** Three strokes from edge to edge. */
const hatch = (r: number): string =>
  [-r / 2, 0, r / 2].map((at) => `M${(at - r) / 2} ${(at + r) / 2}L${(at + r) / 2} ${(at - r) / 2}`).join('');

/** Marks as a small picture in the line of their name. */
export const glyph = (shapes: readonly Element[]): Element =>
  el('svg', { viewBox: '-12 -12 24 24', width: '24', height: '24', 'aria-hidden': 'true' }, ...shapes);
