import type { Dataset } from '../core/model/dataset.ts';
import type { LabId, Lang } from '../core/model/vocabulary.ts';
import type { Block } from './doc.ts';
import { type Element, el } from './element.ts';

/** The labs by their identifiers, as the service calls them. */
export type LabNames = Readonly<Record<string, string>>;

export const labNames = ({ labs }: Dataset['service']): LabNames =>
  Object.fromEntries(labs.map(({ id, name }) => [id, name]));

type MapBlock = Extract<Block, { kind: 'map' }>;

const SHAPES = {
  en: ['circles', 'squares', 'triangles', 'diamonds', 'pentagons', 'stars'],
  es: ['círculos', 'cuadrados', 'triángulos', 'rombos', 'pentágonos', 'estrellas'],
} as const satisfies Readonly<Record<Lang, readonly string[]>>;

/** How many labs can be told apart by their shape. */
export const MOST_SHAPES = SHAPES.en.length;

/** Which shape is which lab. */
export const shapesOf = (labs: LabNames, lang: Lang): string =>
  `${Object.values(labs)
    .map((name, i) => `${name}: ${SHAPES[lang][i]}`)
    .join(', ')}.`;

/** The number of a lab's shape: its place among the labs of the store. */
export const shapeOf = (lab: LabId, labs: LabNames): number => Math.max(0, Object.keys(labs).indexOf(lab));

/** The corners of a shape around its middle; a circle has none. */
export function cornersOf(shape: number, size: number): readonly (readonly [x: number, y: number])[] {
  const around = (count: number, turned: number, inner = 1): (readonly [number, number])[] =>
    Array.from({ length: count }, (_, i) => {
      const angle = turned + (i * 2 * Math.PI) / count;
      const reach = size * 1.25 * (i % 2 === 0 ? 1 : inner);
      return [reach * Math.cos(angle), reach * Math.sin(angle)];
    });
  const up = -Math.PI / 2;
  switch (shape) {
    case 0:
      return [];
    case 1:
      return [
        [-size, -size],
        [size, -size],
        [size, size],
        [-size, size],
      ];
    case 2:
      return [
        [0, -size - 1],
        [size + 1, size],
        [-size - 1, size],
      ];
    case 3:
      return around(4, up);
    case 4:
      return around(5, up);
    default:
      return around(10, up, 0.5);
  }
}

const LISTED = {
  en: 'The list below says the same.',
  es: 'La lista de abajo dice lo mismo.',
} as const satisfies Readonly<Record<Lang, string>>;

const SIZE = 4;

/** Each lab has a shape of its own, so that no colour is needed to tell them apart. */
export function siteMark({ x, y, shape, title }: MapBlock['dots'][number]): Element {
  const named = el('title', {}, title);
  const corners = cornersOf(shape, SIZE);
  if (corners.length === 0) return el('circle', { cx: String(x), cy: String(y), r: String(SIZE) }, named);
  const points = corners.map(([dx, dy]) => `${(x + dx).toFixed(1)},${(y + dy).toFixed(1)}`).join(' ');
  return el('polygon', { points }, named);
}

/** A map drawn from our own data: an outline with a mark for each site; the list beside it says the same. */
export function mapElement(
  { title, legend, width, height, outline, lines, grain = 1, towns = [], dots }: MapBlock,
  lang: Lang,
): Element {
  return el(
    'figure',
    { class: 'map' },
    el('figcaption', {}, `${title}. ${legend}`),
    el(
      'svg',
      {
        viewBox: `0 0 ${width} ${height}`,
        role: 'img',
        'aria-label': `${title}. ${LISTED[lang]}`,
      },
      el(
        'g',
        grain === 1 ? {} : { transform: `scale(${1 / grain})` },
        el('path', { d: outline, class: 'land' }),
        ...(lines === undefined ? [] : [el('path', { d: lines, class: 'counties' })]),
      ),
      ...dots.map(siteMark),
      ...towns.map(({ name, x, y }) => el('text', { x: String(x), y: String(y), class: 'town' }, name)),
    ),
  );
}
