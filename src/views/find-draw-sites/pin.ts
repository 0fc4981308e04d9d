import { type Element, el } from '../../blocks/element.ts';
import type { LabId, Lang } from '../../core/model/vocabulary.ts';
import type { Spot } from './apart.ts';
import { inMiles } from './miles.ts';

interface Pinned {
  readonly name: string;
  readonly lab: LabId;
  readonly distanceMiles: number;
  readonly drawsOrders: boolean;
}

const WORDS = {
  en: { away: (name: string, miles: string) => `${name}, ${miles}` },
  es: { away: (name: string, miles: string) => `${name}, a ${miles}` },
} as const satisfies Readonly<Record<Lang, object>>;

export const pinId = (number: number): string => `draw-site-pin-${number}`;
export const listEntryId = (number: number): string => `draw-site-${number}`;

/** Each lab has a shape of its own, so that no colour is needed to tell them apart; 24 pixels at least. */
const SHAPES: Readonly<Record<LabId, Element>> = {
  lab_1: el('circle', { r: '12', class: 'shape' }),
  lab_2: el('rect', { x: '-12', y: '-12', width: '24', height: '24', rx: '3', class: 'shape' }),
  lab_3: el('path', { d: 'M0-17L17 12H-17Z', class: 'shape' }),
};

/** A finger's room around a pin. */
const TARGET = '22';

/** A site as a numbered pin that leads to its entry of the list. */
export function pinElement(
  { name, lab, distanceMiles, drawsOrders }: Pinned,
  number: number,
  { x, y }: Spot,
  lang: Lang,
): Element {
  const label = `${number}: ${WORDS[lang].away(name, inMiles(distanceMiles, lang))}`;
  return el(
    'a',
    {
      id: pinId(number),
      href: `#${listEntryId(number)}`,
      class: drawsOrders ? 'pin draws' : 'pin',
      'data-site': String(number),
      'aria-label': label,
    },
    el('title', {}, label),
    el(
      'svg',
      { x: `${x}%`, y: `${y}%`, overflow: 'visible' },
      el('circle', { r: TARGET, class: 'target' }),
      SHAPES[lab],
      el('text', { dy: lab === 'lab_3' ? '0.55em' : '0.36em' }, String(number)),
    ),
  );
}
