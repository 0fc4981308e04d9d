import { type Element, el } from '../../blocks/element.ts';
import { cornersOf, type LabNames, shapeOf } from '../../blocks/map.ts';
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
function shapeElement(shape: number): Element {
  if (shape === 0) return el('circle', { r: '12', class: 'shape' });
  if (shape === 1)
    return el('rect', { x: '-12', y: '-12', width: '24', height: '24', rx: '3', class: 'shape' });
  if (shape === TRIANGLE) return el('path', { d: 'M0-17L17 12H-17Z', class: 'shape' });
  const [start, ...others] = cornersOf(shape, 14).map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`);
  return el('path', { d: `M${start}L${others.join('L')}Z`, class: 'shape' });
}

/** Its middle lies lower than that of the others. */
const TRIANGLE = 2;

/** A finger's room around a pin. */
const TARGET = '22';

/** A site as a numbered pin that leads to its entry of the list. */
export function pinElement(
  { name, lab, distanceMiles, drawsOrders }: Pinned,
  number: number,
  { x, y }: Spot,
  { lang, labs }: { readonly lang: Lang; readonly labs: LabNames },
): Element {
  const shape = shapeOf(lab, labs);
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
      shapeElement(shape),
      el('text', { dy: shape === TRIANGLE ? '0.55em' : '0.36em' }, String(number)),
    ),
  );
}
