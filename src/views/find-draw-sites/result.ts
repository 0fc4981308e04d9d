import { type Element, el } from '../../blocks/element.ts';
import { icon } from '../../blocks/icons.ts';
import { pathIn } from '../../core/address.ts';
import type { Lang } from '../../core/model/vocabulary.ts';
import { MOST_SITES } from '../../core/places/more-sites.ts';
import { isOpen } from '../../core/places/open-now.ts';
import type { AnswerOf, AnswerWith } from '../../core/tools/define.ts';
import type { findDrawSites } from '../../core/tools/find-draw-sites.ts';
import { a, callout, change, h2, h3, labName, messageElements, p, type Showing } from '../showing.ts';
import { inMiles } from './miles.ts';
import { entryOf, nearMap, numberLink, statePicture } from './near-map.ts';

type Found = AnswerWith<typeof findDrawSites, 'ok'>;
type Site = Found['sites'][number];

const WORDS = {
  en: {
    found: (total: number, miles: string, zip: string) =>
      `${total} draw ${total === 1 ? 'site' : 'sites'} within ${miles} of ${zip}`,
    none: (miles: string, zip: string) => `No draw site within ${miles} of ${zip}`,
    nearest: 'The nearest one',
    draws: 'Draws your order',
    drawsNot: 'Not available for orders in this state',
    open: 'Open now',
    closed: 'Closed now',
    onMap: (number: number, name: string) => `${number}, ${name}: show on the map`,
    walkIns: 'Walk-ins taken',
    appointment: 'By appointment',
    phone: 'Telephone',
    hours: 'Hours',
    directions: 'Directions',
    directionsTo: (name: string) => `Directions to ${name}`,
    sample: 'made-up sample',
    more: (count: number) => `Show ${count}`,
    bring: 'What to bring',
    states: 'What applies in each state',
  },
  es: {
    found: (total: number, miles: string, zip: string) =>
      `${total} ${total === 1 ? 'centro' : 'centros'} de extracción a menos de ${miles} de ${zip}`,
    none: (miles: string, zip: string) => `No hay centros a menos de ${miles} de ${zip}`,
    nearest: 'El más cercano',
    draws: 'Toma su muestra',
    drawsNot: 'No disponible para pedidos en este estado',
    open: 'Abierto ahora',
    closed: 'Cerrado ahora',
    onMap: (number: number, name: string) => `${number}, ${name}: mostrar en el mapa`,
    walkIns: 'Atiende sin cita',
    appointment: 'Con cita',
    phone: 'Teléfono',
    hours: 'Horario',
    directions: 'Cómo llegar',
    directionsTo: (name: string) => `Cómo llegar a ${name}`,
    sample: 'ejemplo inventado',
    more: (count: number) => `Mostrar ${count}`,
    bring: 'Qué llevar',
    states: 'Qué se aplica en cada estado',
  },
} as const satisfies Readonly<Record<Lang, object>>;

/** Draw sites around a ZIP code: a map, then each with what is needed to go there. */
export function result(answer: AnswerOf<typeof findDrawSites>, showing: Showing): Element[] {
  if (answer.status !== 'ok') {
    const { message, suggestions } = answer;
    return messageElements(
      { message, options: suggestions.map((zip) => ({ slug: zip, name: zip })) },
      showing,
      'zip',
    );
  }
  const { lang } = showing;
  const words = WORDS[lang];
  const { sites, nearestOutside: outside, zip, total, stateNote, truncated, instructions } = answer;
  const radius = inMiles(answer.radiusMiles, lang);
  const more = Math.min(MOST_SITES, total);
  return [
    h2(total === 0 ? words.none(radius, zip) : words.found(total, radius, zip)),
    ...(stateNote === undefined ? [] : [callout('warning', stateNote)]),
    ...(sites.length === 0 ? [] : [foundElement(answer, showing)]),
    ...(outside === undefined
      ? []
      : [h2(words.nearest), el('ol', { class: 'sites' }, siteElement(outside, showing))]),
    ...(truncated === undefined
      ? []
      : [
          el(
            'p',
            { class: 'actions' },
            truncated,
            ...(sites.length < more ? [' ', change(words.more(more), showing, { limit: more })] : []),
          ),
        ]),
    h2(words.bring),
    p(instructions),
    p(a(words.states, pathIn('/lab-locations', showing.lang))),
  ];
}

/** The map beside the list; without shapes the list stands alone, with a picture of the state. */
function foundElement(answer: Found, showing: Showing): Element {
  const { shapes, lang } = showing;
  const { sites } = answer;
  return el(
    'div',
    { class: 'near' },
    shapes === undefined ? statePicture(answer, lang) : nearMap(answer, shapes, showing),
    el(
      'ol',
      { class: 'sites' },
      ...sites.map((site, i) => siteElement(site, showing, shapes === undefined ? undefined : i + 1)),
    ),
  );
}

/** Whether a site is open by the device's clock, where both can be known. */
function openTag({ hours, address }: Site, { lang, now }: Showing): Element[] {
  const open = now === undefined ? undefined : isOpen(hours, address.state, now);
  if (open === undefined) return [];
  return [el('span', { class: open ? 'tag yes' : 'tag' }, open ? WORDS[lang].open : WORDS[lang].closed)];
}

/** @param number of its pin, where there is a map */
function siteElement(site: Site, showing: Showing, number?: number): Element {
  const { lang } = showing;
  const words = WORDS[lang];
  const { address } = site;
  return el(
    'li',
    number === undefined ? {} : entryOf(number),
    h3(...(number === undefined ? [] : [numberLink(number, words.onMap(number, site.name)), ' ']), site.name),
    el(
      'p',
      { class: 'tags' },
      el('span', { class: 'tag' }, inMiles(site.distanceMiles, lang)),
      el('span', { class: 'tag' }, labName(site.lab, showing)),
      el(
        'span',
        { class: site.drawsOrders ? 'tag yes' : 'tag no' },
        icon(site.drawsOrders ? 'check' : 'close'),
        ` ${site.orderNote ?? words.draws}`,
      ),
      ...openTag(site, showing),
      ...(site.walkIns === undefined
        ? []
        : [el('span', { class: 'tag' }, site.walkIns ? words.walkIns : words.appointment)]),
      ...(site.sample ? [el('span', { class: 'tag' }, words.sample)] : []),
    ),
    p(`${address.street}, ${address.city}, ${address.state} ${address.zip}`),
    ...(site.hours === '' ? [] : [p(`${words.hours}: ${site.hoursText ?? site.hours}`)]),
    el(
      'p',
      { class: 'actions' },
      ...(site.phone === ''
        ? []
        : [
            a(site.phone, `tel:${site.phone.replace(/[^\d+]/g, '')}`, {
              'aria-label': `${words.phone} ${site.phone}`,
            }),
          ]),
      a(words.directions, site.directions.map, { 'aria-label': words.directionsTo(site.name) }),
    ),
  );
}
