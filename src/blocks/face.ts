import type { Dataset } from '../core/model/dataset.ts';
import { type Palette, paletteOf } from '../core/model/store/colours.ts';
import { type Element, el } from './element.ts';
import { rangeMark } from './icons.ts';

/** How a store looks: its colours, and its own mark where it has one. */
export interface Face {
  readonly palette: Palette;
  /** SVG. */
  readonly logo?: string | undefined;
}

export const faceOf = ({ service, brand }: Pick<Dataset, 'service' | 'brand'>): Face => ({
  palette: paletteOf(service.service.colours),
  logo: brand.logo,
});

/** The mark of a store at a place of a drawing: its logo, else the range mark. */
export function placedMark(
  { palette, logo }: Face,
  place: Readonly<Record<'x' | 'y' | 'width' | 'height', string>>,
): Element {
  if (logo !== undefined)
    return el('image', { href: `data:image/svg+xml;base64,${btoa(inBytes(logo))}`, ...place });
  const { attributes, children } = rangeMark(palette);
  return el('svg', { ...attributes, ...place }, ...children);
}

/** A text as UTF-8, each byte a character. */
const inBytes = (text: string): string => String.fromCharCode(...new TextEncoder().encode(text));

/** An icon for a home screen, to its corners: systems round them themselves. */
export function homeIcon(face: Face, size: number): Element {
  const { palette, logo } = face;
  const side = String(size);
  const attributes = { xmlns: 'http://www.w3.org/2000/svg', width: side, height: side };
  if (logo === undefined) {
    const mark = rangeMark(palette);
    const ground = el('rect', { width: '32', height: '32', fill: palette.accent.light });
    return el('svg', { ...mark.attributes, ...attributes }, ground, ...mark.children);
  }
  return el(
    'svg',
    { ...attributes, viewBox: '0 0 100 100' },
    el('rect', { width: '100', height: '100', fill: palette['paper-raised'].light }),
    placedMark(face, { x: '15', y: '15', width: '70', height: '70' }),
  );
}
