import { chartElement, type Ranked, rankingChart } from '../chart.ts';
import { type Element, el, type Node } from '../element.ts';
import {
  type Answer,
  a,
  h2,
  messageElements,
  money,
  p,
  pageIn,
  type Showing,
  said,
  table,
} from './showing.ts';

interface Named {
  readonly slug: string;
  readonly name: string;
}
interface Sourced {
  readonly title: string;
  readonly url: string;
}
interface Compared {
  readonly test: Named & { readonly url: string };
  readonly service: {
    readonly name: string;
    readonly sticker: number;
    readonly fees: number;
    readonly allIn: number;
    readonly priceAsOf: string;
  };
  readonly providers: readonly {
    readonly provider: Named;
    readonly sticker: number;
    readonly fees?: number;
    readonly allIn?: number;
    readonly verifiedAt: string;
    readonly source: Sourced;
    readonly stale: boolean;
    readonly equivalence: { readonly level: 'same' | 'close' };
  }[];
  readonly ranking: readonly Ranked[];
  readonly basket?: {
    readonly items: readonly Named[];
    readonly service: {
      readonly name: string;
      readonly items: readonly (Named & { readonly price: number })[];
      readonly sticker: number;
      readonly fees: number;
      readonly allIn?: number;
      readonly missing: readonly Named[];
    };
    readonly providers: readonly {
      readonly provider: Named;
      readonly sticker: number;
      readonly fees?: number;
      readonly allIn?: number;
      readonly missing: readonly Named[];
      readonly verifiedAt: string;
      readonly stale: boolean;
    }[];
    readonly ranking: readonly Ranked[];
  };
  readonly references: {
    readonly hospitalSelfPay?: {
      readonly median: number;
      readonly low: number;
      readonly high: number;
      readonly source: Sourced;
      readonly observed: string;
    };
    readonly medicare?: { readonly amount: number; readonly period: string; readonly source: Sourced };
  };
  readonly caveat: string;
  readonly attribution: string;
}

const WORDS = {
  en: {
    basket: (count: number) => `${count} tests in one order`,
    order: (brand: string) => `What to order at ${brand}`,
    alone: (name: string) => `${name} alone, all in`,
    together: 'The whole order, all in',
    table: (name: string) => `Prices of ${name}`,
    head: ['Service', 'Price', 'Fee per order', 'All in', 'Seen on', 'Source'],
    basketHead: ['Service', 'Tests', 'Fee per order', 'All in', 'Does not sell', 'Seen on'],
    unknownFee: 'not known',
    stale: 'too old to rank',
    close: 'a near equivalent',
    nothing: 'nothing',
    here: 'our price list',
    references: 'For context: other prices',
    hospital: (low: string, median: string, high: string) =>
      `Hospitals ask people who pay themselves ${low} to ${high}; half of them ask more than ${median}.`,
    medicare: (amount: string, period: string) => `Medicare pays laboratories ${amount} (${period}).`,
    quote: 'Quote this order in your state',
  },
  es: {
    basket: (count: number) => `${count} pruebas en un pedido`,
    order: (brand: string) => `Qué pedir en ${brand}`,
    alone: (name: string) => `${name} sola, todo incluido`,
    together: 'El pedido completo, todo incluido',
    table: (name: string) => `Precios de ${name}`,
    head: ['Servicio', 'Precio', 'Cargo por pedido', 'Todo incluido', 'Visto el', 'Fuente'],
    basketHead: ['Servicio', 'Pruebas', 'Cargo por pedido', 'Todo incluido', 'No vende', 'Visto el'],
    unknownFee: 'desconocido',
    stale: 'demasiado antiguo para comparar',
    close: 'equivalente cercano',
    nothing: 'nada',
    here: 'nuestra lista de precios',
    references: 'Como referencia: otros precios',
    hospital: (low: string, median: string, high: string) =>
      `Los hospitales cobran entre ${low} y ${high} a quien paga por su cuenta; la mitad cobra más de ${median}.`,
    medicare: (amount: string, period: string) => `Medicare paga ${amount} a los laboratorios (${period}).`,
    quote: 'Cotizar este pedido en su estado',
  },
} as const;

/** One test, or a basket of them, here and elsewhere: a chart, then every figure with its day and source. */
export function pricesElements(answer: Answer, showing: Showing): Element[] {
  if (answer.status !== 'ok') return messageElements(answer, showing, 'test');
  const compared = answer as unknown as Compared;
  const { test, basket } = compared;
  const words = WORDS[showing.lang];
  const name = showing.nameOf(test.slug) ?? test.name;
  const items = basket?.items.map(({ slug }) => slug) ?? [test.slug];
  return [
    ...(basket === undefined ? [] : basketElements(basket, showing)),
    h2(words.alone(name)),
    chart(words.alone(name), compared.ranking, showing),
    offersTable(compared, name, showing),
    p(said(compared.caveat, showing)),
    el(
      'p',
      { class: 'actions' },
      a(words.quote, `${pageIn('/tools/quote-order', showing.lang)}?items=${items.join(',')}`, {
        class: 'button',
      }),
    ),
    ...referenceElements(compared, showing),
    el('p', { class: 'hint' }, said(compared.attribution, showing)),
  ];
}

function basketElements(basket: NonNullable<Compared['basket']>, showing: Showing): Element[] {
  const words = WORDS[showing.lang];
  const { service, items } = basket;
  const names = (list: readonly Named[]): string =>
    list.length === 0 ? words.nothing : list.map(({ slug, name }) => showing.nameOf(slug) ?? name).join(', ');
  return [
    h2(words.basket(items.length)),
    ...(basket.ranking.length === 0 ? [] : [chart(words.together, basket.ranking, showing)]),
    table(
      words.together,
      words.basketHead,
      [
        [
          el('strong', {}, service.name),
          money(service.sticker),
          money(service.fees),
          service.allIn === undefined ? '–' : money(service.allIn),
          names(service.missing),
          words.here,
        ],
        ...basket.providers.map(({ provider, sticker, fees, allIn, missing, verifiedAt, stale }): Node[] => [
          a(provider.name, pageIn(`/compare/${provider.slug}`, showing.lang)),
          money(sticker),
          fees === undefined ? words.unknownFee : money(fees),
          allIn === undefined ? '–' : money(allIn),
          names(missing),
          stale ? `${verifiedAt} (${words.stale})` : verifiedAt,
        ]),
      ],
      [1, 2, 3],
    ),
    p(
      `${words.order(service.name)}: `,
      service.items
        .map(({ slug, name, price }) => `${showing.nameOf(slug) ?? name} ${money(price)}`)
        .join(', '),
      '.',
    ),
  ];
}

const chart = (title: string, ranking: readonly Ranked[], { lang }: Showing): Element =>
  chartElement(rankingChart(title, ranking), lang);

function offersTable({ service, providers }: Compared, name: string, showing: Showing): Element {
  const words = WORDS[showing.lang];
  return table(
    words.table(name),
    words.head,
    [
      [
        el('strong', {}, service.name),
        money(service.sticker),
        money(service.fees),
        money(service.allIn),
        service.priceAsOf,
        words.here,
      ],
      ...providers.map(
        ({ provider, sticker, fees, allIn, verifiedAt, source, stale, equivalence }): Node[] => [
          a(provider.name, pageIn(`/compare/${provider.slug}`, showing.lang)),
          money(sticker),
          fees === undefined ? words.unknownFee : money(fees),
          allIn === undefined ? '–' : money(allIn),
          [
            verifiedAt,
            ...(stale ? [words.stale] : []),
            ...(equivalence.level === 'close' ? [words.close] : []),
          ].join(', '),
          a(source.title, source.url),
        ],
      ),
    ],
    [1, 2, 3],
  );
}

function referenceElements(
  { references: { hospitalSelfPay: hospital, medicare } }: Compared,
  showing: Showing,
): Element[] {
  const words = WORDS[showing.lang];
  const lines: Node[][] = [
    ...(hospital === undefined
      ? []
      : [
          [
            words.hospital(money(hospital.low), money(hospital.median), money(hospital.high)),
            ' ',
            a(hospital.source.title, hospital.source.url),
            `, ${hospital.observed}.`,
          ],
        ]),
    ...(medicare === undefined
      ? []
      : [
          [
            words.medicare(money(medicare.amount), medicare.period),
            ' ',
            a(medicare.source.title, medicare.source.url),
            '.',
          ],
        ]),
  ];
  if (lines.length === 0) return [];
  return [
    el(
      'div',
      { class: 'callout note' },
      p(el('strong', {}, words.references)),
      ...lines.map((line) => p(...line)),
    ),
  ];
}
