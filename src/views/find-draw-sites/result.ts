import { type Element, el } from '../../blocks/element.ts';
import { elements } from '../../blocks/html.ts';
import { icon } from '../../blocks/icons.ts';
import { pathIn } from '../../core/address.ts';
import { hoursInWords } from '../../core/places/hours.ts';
import {
  type Answer,
  a,
  callout,
  change,
  h2,
  h3,
  messageElements,
  p,
  type Showing,
  said,
  termOf,
} from '../showing.ts';
import { labName } from '../telling.ts';
import { type NearSites, nearMap } from './near-map.ts';

interface Site {
  readonly lab: string;
  readonly name: string;
  readonly address: {
    readonly street: string;
    readonly city: string;
    readonly state: string;
    readonly zip: string;
  };
  readonly lat: number;
  readonly lon: number;
  readonly distanceMiles: number;
  readonly phone: string;
  readonly hours: string;
  readonly hoursText?: string;
  readonly directions: { readonly map: string };
  readonly walkIns: boolean;
  readonly drawsOrders: boolean;
  readonly sample: boolean;
}
interface Found extends Omit<NearSites, 'sites'> {
  readonly total: number;
  readonly sites: readonly Site[];
  readonly nearestOutside?: Site;
  readonly stateNote?: string;
  readonly truncated?: string;
  readonly instructions: string;
}

const WORDS = {
  en: {
    found: (total: number, miles: number, zip: string) =>
      `${total} draw ${total === 1 ? 'site' : 'sites'} within ${miles} miles of ${zip}`,
    none: (miles: number, zip: string) => `No draw site within ${miles} miles of ${zip}`,
    nearest: 'The nearest one',
    miles: (miles: number) => `${miles} ${miles === 1 ? 'mile' : 'miles'}`,
    draws: 'Draws your order',
    drawsNot: 'Does not draw your order',
    walkIns: 'Walk-ins taken',
    appointment: 'By appointment',
    phone: 'Telephone',
    hours: 'Hours',
    directions: 'Directions',
    directionsTo: (name: string) => `Directions to ${name}`,
    sample: 'made-up sample',
    more: 'Show 50',
    bring: 'What to bring',
    states: 'What applies in each state',
  },
  es: {
    found: (total: number, miles: number, zip: string) =>
      `${total} ${total === 1 ? 'centro' : 'centros'} de extracción a menos de ${miles} millas de ${zip}`,
    none: (miles: number, zip: string) => `No hay centros a menos de ${miles} millas de ${zip}`,
    nearest: 'El más cercano',
    miles: (miles: number) => `${miles} ${miles === 1 ? 'milla' : 'millas'}`,
    draws: 'Toma su muestra',
    drawsNot: 'No toma su muestra',
    walkIns: 'Atiende sin cita',
    appointment: 'Con cita',
    phone: 'Teléfono',
    hours: 'Horario',
    directions: 'Cómo llegar',
    directionsTo: (name: string) => `Cómo llegar a ${name}`,
    sample: 'ejemplo inventado',
    more: 'Mostrar 50',
    bring: 'Qué llevar',
    states: 'Qué se aplica en cada estado',
  },
} as const;

/** Draw sites around a ZIP code: a map, then each with what is needed to go there. */
export function sitesElements(answer: Answer, showing: Showing): Element[] {
  if (answer.status !== 'ok') return messageElements(answer, showing, 'zip');
  const found = answer as unknown as Found;
  const { lang } = showing;
  const words = WORDS[lang];
  const { sites, nearestOutside: outside, zip, radiusMiles } = found;
  const map = nearMap({ ...found, sites }, showing);
  return [
    h2(found.total === 0 ? words.none(radiusMiles, zip) : words.found(found.total, radiusMiles, zip)),
    ...(found.stateNote === undefined ? [] : [callout('warning', said(found.stateNote, showing))]),
    ...(map === undefined ? [] : elements([map], lang)),
    ...(sites.length === 0
      ? []
      : [el('ol', { class: 'sites' }, ...sites.map((site) => siteElement(site, showing)))]),
    ...(outside === undefined
      ? []
      : [h2(words.nearest), el('ol', { class: 'sites' }, siteElement(outside, showing))]),
    ...(found.truncated === undefined
      ? []
      : [
          el(
            'p',
            { class: 'actions' },
            said(found.truncated, showing),
            ' ',
            change(words.more, showing, { limit: 50 }),
          ),
        ]),
    h2(words.bring),
    p(said(found.instructions, showing)),
    p(a(words.states, pathIn('/lab-locations', showing.lang))),
  ];
}

function siteElement(site: Site, showing: Showing): Element {
  const { lang } = showing;
  const words = WORDS[lang];
  const { address } = site;
  return el(
    'li',
    {},
    h3(termOf(site.name, showing)),
    el(
      'p',
      { class: 'tags' },
      el('span', { class: 'tag' }, words.miles(site.distanceMiles)),
      el('span', { class: 'tag' }, labName(site.lab, showing)),
      el(
        'span',
        { class: site.drawsOrders ? 'tag yes' : 'tag no' },
        icon(site.drawsOrders ? 'check' : 'close'),
        site.drawsOrders ? ` ${words.draws}` : ` ${words.drawsNot}`,
      ),
      el('span', { class: 'tag' }, site.walkIns ? words.walkIns : words.appointment),
      ...(site.sample ? [el('span', { class: 'tag' }, words.sample)] : []),
    ),
    p(`${termOf(address.street, showing)}, ${address.city}, ${address.state} ${address.zip}`),
    p(`${words.hours}: ${hoursInWords(site.hours, lang) ?? site.hours}`),
    el(
      'p',
      { class: 'actions' },
      a(site.phone, `tel:${site.phone.replace(/[^\d+]/g, '')}`, {
        'aria-label': `${words.phone} ${site.phone}`,
      }),
      a(words.directions, site.directions.map, { 'aria-label': words.directionsTo(site.name) }),
    ),
  );
}
