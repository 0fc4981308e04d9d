import { type Element, el } from '../../blocks/element.ts';
import { shapesOf } from '../../blocks/map.ts';
import type { Lang } from '../../core/model/vocabulary.ts';
import { type AreaShapes, NO_SHAPES } from '../../core/places/area-shapes.ts';
import type { AnswerWith } from '../../core/tools/define.ts';
import type { findDrawSites } from '../../core/tools/find-draw-sites.ts';
import type { Showing } from '../showing.ts';
import { apart, type Spot } from './apart.ts';
import { type Frame, frameOf, matrixOf, milesFrom, ringsIn } from './frame.ts';
import { freest, type MapName, roomFor } from './map-names.ts';
import { inMiles } from './miles.ts';
import { listEntryId, pinElement, pinId } from './pin.ts';

type Found = AnswerWith<typeof findDrawSites, 'ok'>;

const WORDS = {
  en: {
    map: (zip: string) => `Map of the draw sites around ${zip}`,
    same: 'The numbers are those of the list.',
    filled: 'Filled: takes our orders. Outlined: does not.',
    cross: 'The cross is the middle of the ZIP code.',
    source:
      'Land and county lines: US Census Bureau, right to about half a mile. Roads and small waters are not drawn.',
    states:
      'Land and state lines: US Census Bureau, right to about half a mile. Roads and small waters are not drawn.',
    abroad: 'Grey: Canada or Mexico, roughly.',
    picture: (state: string) => `Map of the draw sites in ${state}`,
  },
  es: {
    map: (zip: string) => `Mapa de los centros de extracción cerca de ${zip}`,
    same: 'Los números son los de la lista.',
    filled: 'Con color: acepta nuestros pedidos. Solo contorno: no los acepta.',
    cross: 'La cruz es el centro del código postal.',
    source:
      'Tierra y límites de condados: Oficina del Censo de EE. UU., con un error de hasta media milla. No se dibujan carreteras ni aguas pequeñas.',
    states:
      'Tierra y límites de estados: Oficina del Censo de EE. UU., con un error de hasta media milla. No se dibujan carreteras ni aguas pequeñas.',
    abroad: 'En gris: Canadá o México, de forma aproximada.',
    picture: (state: string) => `Mapa de los centros de extracción en ${state}`,
  },
} as const satisfies Readonly<Record<Lang, object>>;

const percent = (n: number): string => `${Number(n.toFixed(2))}%`;

/** The surroundings of a ZIP code: land and counties where they can be had, two rings, and the sites as pins with the numbers of the list. */
export function nearMap(
  { zip, center, sites }: Found,
  shapes: AreaShapes,
  { lang, labs }: Pick<Showing, 'lang' | 'labs'>,
): Element {
  const words = WORDS[lang];
  const frame = frameOf(center, Math.max(...sites.map(({ distanceMiles }) => distanceMiles)));
  const places = sites.map((site) => inHundredths(frame, milesFrom(frame, site)));
  const pins = apart(places);
  const rings = ringsIn(frame);
  const ringNames = rings.map((miles) => freest(inMiles(miles, lang), (50 * miles) / frame.halfMiles, pins));
  const counties = roomFor(countyNames(shapes, frame), [...pins, { x: 50, y: 50 }], ringNames);
  return el(
    'figure',
    { class: 'map near-map' },
    el(
      'svg',
      { role: 'group', 'aria-label': words.map(zip) },
      ground(frame, shapes, rings),
      ...counties.map((name) => nameElement(name, 'county')),
      ...ringNames.map((name) => nameElement(name, 'miles')),
      el(
        'svg',
        { x: '50%', y: '50%', overflow: 'visible', 'aria-hidden': 'true' },
        el('path', { d: 'M-7 0h14M0-7v14', class: 'cross' }),
      ),
      ...pins.flatMap((pin, i) => leader(places[i] ?? pin, pin)),
      // The nearest on top.
      ...sites
        .map((site, i) => pinElement(site, i + 1, pins[i] ?? { x: 50, y: 50 }, { lang, labs }))
        .toReversed(),
    ),
    el(
      'figcaption',
      {},
      `${words.same} ${shapesOf(labs, lang)} ${words.filled} ${words.cross} `,
      ...(shapes === NO_SHAPES
        ? []
        : [
            el(
              'span',
              { class: 'map-source' },
              shapes.counties === '' ? words.states : words.source,
              ...(shapes.abroad === '' ? [] : [` ${words.abroad}`]),
            ),
          ]),
    ),
  );
}

/** Where no shapes are at hand: the picture of the whole state, made at build. */
export const statePicture = ({ center }: Found, lang: Lang): Element =>
  el(
    'figure',
    { class: 'map' },
    el('img', {
      src: `/data/maps/${center.state.toLowerCase()}.svg`,
      alt: WORDS[lang].picture(center.state),
      width: '460',
      height: '340',
    }),
  );

const inHundredths = ({ halfMiles }: Frame, { x, y }: Spot): Spot => ({
  x: 50 + (50 * x) / halfMiles,
  y: 50 + (50 * y) / halfMiles,
});

function ground(frame: Frame, shapes: AreaShapes, rings: readonly number[]): Element {
  const half = Number(frame.halfMiles.toFixed(2));
  const [from, side] = [String(-half), String(2 * half)];
  const around = { x: from, y: from, width: side, height: side };
  const circles = rings.map((miles) => el('circle', { r: String(miles), class: 'ring' }));
  const viewBox = `${from} ${from} ${side} ${side}`;
  if (shapes === NO_SHAPES)
    return el(
      'svg',
      { viewBox, 'aria-hidden': 'true' },
      el('rect', { ...around, class: 'plain' }),
      ...circles,
    );
  return el(
    'svg',
    { viewBox, 'aria-hidden': 'true' },
    el('rect', { ...around, class: 'water' }),
    el(
      'g',
      { transform: matrixOf(frame, shapes) },
      ...(shapes.abroad === '' ? [] : [el('path', { d: shapes.abroad, class: 'abroad' })]),
      el('path', { d: shapes.land, class: 'land' }),
      el('path', { d: shapes.counties, class: 'counties' }),
      el('path', { d: shapes.states, class: 'states' }),
    ),
    ...circles,
  );
}

/** The names of the counties at their middles. */
const countyNames = ({ names, west, north, unit }: AreaShapes, frame: Frame): MapName[] =>
  names.map(([text, x, y]) => ({
    text,
    ...inHundredths(frame, milesFrom(frame, { lon: west + x * unit.lon, lat: north - y * unit.lat })),
  }));

const nameElement = ({ text, x, y }: MapName, kind: string): Element =>
  el('text', { x: percent(x), y: percent(y), dy: '0.35em', class: kind, 'aria-hidden': 'true' }, text);

/** A pin that had to move is tied to its place. */
function leader(place: Spot, pin: Spot): Element[] {
  if (Math.hypot(place.x - pin.x, place.y - pin.y) < 3) return [];
  const [x, y] = [percent(place.x), percent(place.y)];
  return [
    el('line', { x1: x, y1: y, x2: percent(pin.x), y2: percent(pin.y), class: 'leader' }),
    el('circle', { cx: x, cy: y, r: '2.5', class: 'spot' }),
  ];
}

/** The number of a site in the list, which leads to its pin. */
export const numberLink = (number: number, label: string): Element =>
  el(
    'a',
    { class: 'site-number', href: `#${pinId(number)}`, 'data-site': String(number), 'aria-label': label },
    String(number),
  );

/** What a pin finds its entry of the list by. */
export const entryOf = (number: number): Readonly<Record<string, string>> => ({
  id: listEntryId(number),
  'data-entry': String(number),
  tabindex: '-1',
});
