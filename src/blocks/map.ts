import type { Dataset } from '../core/model/dataset.ts';
import { LAB_IDS, type LabId, type Lang } from '../core/model/vocabulary.ts';
import type { Block } from './doc.ts';
import { type Element, el } from './element.ts';

/** The labs by their identifiers, as the service calls them. */
export type LabNames = Readonly<Record<string, string>>;

export const labNames = ({ labs }: Dataset['service']): LabNames =>
  Object.fromEntries(labs.map(({ id, name }) => [id, name]));

type MapBlock = Extract<Block, { kind: 'map' }>;

const SHAPES = {
  en: { lab_1: 'circles', lab_2: 'squares', lab_3: 'triangles' },
  es: { lab_1: 'círculos', lab_2: 'cuadrados', lab_3: 'triángulos' },
} as const satisfies Readonly<Record<Lang, Readonly<Record<LabId, string>>>>;

/** Which shape is which lab. */
export const shapesOf = (labs: LabNames, lang: Lang): string =>
  `${LAB_IDS.flatMap((id) => (labs[id] === undefined ? [] : [`${labs[id]}: ${SHAPES[lang][id]}`])).join(', ')}.`;

const LISTED = {
  en: 'The list below says the same.',
  es: 'La lista de abajo dice lo mismo.',
} as const satisfies Readonly<Record<Lang, string>>;

const SIZE = 4;

/** Each lab has a shape of its own, so that no colour is needed to tell them apart. */
export function siteMark({ x, y, lab, title }: MapBlock['dots'][number]): Element {
  const named = el('title', {}, title);
  if (lab === 'lab_1') return el('circle', { cx: String(x), cy: String(y), r: String(SIZE) }, named);
  const corners =
    lab === 'lab_2'
      ? [
          [-SIZE, -SIZE],
          [SIZE, -SIZE],
          [SIZE, SIZE],
          [-SIZE, SIZE],
        ]
      : [
          [0, -SIZE - 1],
          [SIZE + 1, SIZE],
          [-SIZE - 1, SIZE],
        ];
  const points = corners.map(([dx = 0, dy = 0]) => `${(x + dx).toFixed(1)},${(y + dy).toFixed(1)}`).join(' ');
  return el('polygon', { points, class: lab }, named);
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
