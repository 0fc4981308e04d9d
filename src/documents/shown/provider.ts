import { type Element, el, type Node } from '../element.ts';
import {
  type Answer,
  a,
  h2,
  h3,
  messageElements,
  money,
  ownPath,
  type Showing,
  said,
  sourcesElement,
  table,
  termOf,
  ul,
} from './showing.ts';

interface Party {
  readonly name: string;
  readonly pricingModel: string;
  readonly orderFees: { readonly amount?: number; readonly note: string };
  readonly labs: readonly string[];
  readonly turnaround?: string;
  readonly statesNotServed?: readonly string[];
}
interface Beside {
  readonly provider: Party;
  readonly service: Party;
  readonly wins: { readonly service: readonly string[]; readonly provider: readonly string[] };
  readonly spotPrices: readonly {
    readonly test: { readonly slug: string; readonly name: string };
    readonly service: { readonly sticker: number; readonly allIn: number };
    readonly provider: {
      readonly sticker: number;
      readonly allIn?: number;
      readonly verifiedAt: string;
      readonly stale: boolean;
      readonly source: { readonly url: string };
    };
  }[];
  readonly sources: Parameters<typeof sourcesElement>[0];
}

const WORDS = {
  en: {
    services: 'Services compared here',
    beside: (a: string, b: string) => `${a} and ${b}`,
    what: 'What',
    model: 'Pricing',
    fee: 'Fee per order',
    unknown: 'not known',
    labs: 'Labs',
    turnaround: 'Results',
    states: 'States not served',
    none: 'none',
    silent: 'not stated',
    wins: (name: string) => `Better at ${name}`,
    prices: 'One test alone, all in',
    test: 'Test',
    seen: 'Seen on',
    stale: 'too old to rank',
  },
  es: {
    services: 'Servicios que se comparan aquí',
    beside: (a: string, b: string) => `${a} y ${b}`,
    what: 'Qué',
    model: 'Precios',
    fee: 'Cargo por pedido',
    unknown: 'desconocido',
    labs: 'Laboratorios',
    turnaround: 'Resultados',
    states: 'Estados sin servicio',
    none: 'ninguno',
    silent: 'no se indica',
    wins: (name: string) => `Mejor en ${name}`,
    prices: 'Una prueba sola, todo incluido',
    test: 'Prueba',
    seen: 'Visto el',
    stale: 'demasiado antiguo para comparar',
  },
} as const;

/** Another service beside this one: the list of them, or one in full. */
export function providerElements(answer: Answer, showing: Showing): Element[] {
  const words = WORDS[showing.lang];
  const { providers } = answer as {
    providers?: readonly { readonly name: string; readonly url: string }[];
  };
  if (providers !== undefined)
    return [
      h2(words.services),
      el('ul', {}, ...providers.map(({ name, url }) => el('li', {}, a(name, ownPath(url, showing))))),
    ];
  if (answer.status !== 'ok') return messageElements(answer, showing, 'provider');
  const beside = answer as unknown as Beside;
  const { service, provider, wins } = beside;
  return [
    h2(words.beside(service.name, provider.name)),
    partiesTable(beside, showing),
    ...(['service', 'provider'] as const).flatMap((side) =>
      wins[side].length === 0
        ? []
        : [h3(words.wins(beside[side].name)), ul(wins[side].map((one) => said(one, showing)))],
    ),
    ...(beside.spotPrices.length === 0 ? [] : [pricesTable(beside, showing)]),
    ...sourcesElement(beside.sources, showing),
  ];
}

function partiesTable({ service, provider }: Beside, showing: Showing): Element {
  const words = WORDS[showing.lang];
  const fee = ({ orderFees: { amount, note } }: Party): Node[] => [
    `${amount === undefined ? words.unknown : money(amount)}: `,
    said(note, showing),
  ];
  const text = (value: string | undefined): Node =>
    value === undefined ? words.silent : said(value, showing);
  const states = ({ statesNotServed }: Party): string =>
    statesNotServed === undefined ? words.silent : statesNotServed.join(', ') || words.none;
  return table(
    words.beside(service.name, provider.name),
    [words.what, service.name, provider.name],
    [
      [words.fee, fee(service), fee(provider)],
      [words.model, text(service.pricingModel), text(provider.pricingModel)],
      [words.labs, service.labs.join(', '), provider.labs.join(', ')],
      [words.turnaround, text(service.turnaround), text(provider.turnaround)],
      [words.states, states(service), states(provider)],
    ],
  );
}

function pricesTable({ service, provider, spotPrices }: Beside, showing: Showing): Element {
  const words = WORDS[showing.lang];
  return table(
    words.prices,
    [words.test, service.name, provider.name, words.seen],
    spotPrices.map(({ test, service: here, provider: there }) => [
      showing.nameOf(test.slug) ?? termOf(test.name, showing),
      money(here.allIn),
      there.allIn === undefined ? words.unknown : money(there.allIn),
      [a(there.verifiedAt, there.source.url), ...(there.stale ? [` (${words.stale})`] : [])],
    ]),
    [1, 2],
  );
}
