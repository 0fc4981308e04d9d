import { type Ranked, rankingChart } from '../../blocks/chart.ts';
import { type Block, heading, type Inline, link, paragraph, type Text } from '../../blocks/doc.ts';
import { money, type Telling, told } from '../telling.ts';
import { ANSWER_WORDS } from './table-words.ts';

interface Named {
  readonly slug: string;
  readonly name: string;
}
interface Sourced {
  readonly title: string;
  readonly url: string;
}

/** What compare_prices answers, as far as it is told. */
export interface Compared {
  readonly test: Named;
  readonly service: {
    readonly name: string;
    readonly sticker: number;
    readonly fees: number;
    readonly allIn: number;
    readonly priceAsOf: string;
  };
  readonly providers: readonly Offer[];
  readonly ranking: readonly Ranked[];
  readonly basket?: Basket;
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

interface Offer {
  readonly provider: Named;
  readonly lab: string;
  readonly sticker: number;
  readonly fees?: number;
  readonly feesNote: string;
  readonly allIn?: number;
  readonly verifiedAt: string;
  readonly source: Sourced;
  readonly confidence: 'high' | 'medium' | 'low';
  readonly stale: boolean;
  readonly equivalence: { readonly level: 'same' | 'close'; readonly reason: string };
}

interface Basket {
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
}

/** An amount that may not be known. */
export const moneyOr = (usd: number | undefined, otherwise: string): string =>
  usd === undefined ? otherwise : money(usd);

const NO_TOTAL = '–';

/** Rows that may be ranked by their whole price come first, the cheapest at the top. */
const byAllIn = (a: Priced, b: Priced): number => rank(a) - rank(b);
interface Priced {
  readonly allIn?: number;
  readonly stale?: boolean;
}
const rank = ({ allIn, stale = false }: Priced): number => (stale ? undefined : allIn) ?? Infinity;

/** A ranking of one says nothing. */
const chart = (title: string, ranking: readonly Ranked[]): Block[] =>
  ranking.length < 2 ? [] : [rankingChart(title, ranking)];

/** One test here and elsewhere: the ranking, every figure with its day and source, and how fees count. */
export function aloneBlocks(compared: Compared, telling: Telling): Block[] {
  const { service, providers, test, ranking, caveat } = compared;
  const words = ANSWER_WORDS[telling.lang];
  const name = telling.nameOf(test.slug) ?? test.name;
  const rows = [
    {
      allIn: service.allIn,
      cells: [
        [{ strong: service.name }],
        money(service.sticker),
        money(service.fees),
        money(service.allIn),
        service.priceAsOf,
        words.here,
      ],
    },
    ...providers.map((offer): Priced & { cells: readonly Text[] } => ({
      ...offer,
      cells: [
        offerName(offer),
        money(offer.sticker),
        moneyOr(offer.fees, words.unknownFee),
        moneyOr(offer.allIn, NO_TOTAL),
        [
          offer.verifiedAt,
          ...(offer.stale ? [words.stale] : []),
          ...(offer.equivalence.level === 'close' ? [words.close] : []),
        ].join(', '),
        [link(offer.source.title, offer.source.url)],
      ],
    })),
  ];
  return [
    ...chart(words.alone(name), ranking),
    {
      kind: 'table',
      caption: words.table(name),
      head: words.head,
      numeric: [1, 2, 3],
      rows: rows.sort(byAllIn).map(({ cells }) => cells),
    },
    paragraph([told(caveat, telling)]),
  ];
}

/** A provider with the lab that performs the test there: some offer it at two. */
const offerName = ({ provider: { slug, name }, lab }: Offer): Inline[] => [
  link(name, `/compare/${slug}`),
  labOf(lab),
];

const labOf = (lab: string): string => (lab === 'Not stated' ? '' : ` (${lab})`);

/** What each price was taken for: what was sold, what its fee is, how sure the reading is. */
export function offerNotes({ providers }: Compared, telling: Telling): Block {
  const words = ANSWER_WORDS[telling.lang];
  return {
    kind: 'list',
    items: providers.map((offer) => [
      { strong: `${offer.provider.name}${labOf(offer.lab)}:` },
      ' ',
      told(offer.equivalence.reason, telling),
      ` ${words.feeNote} `,
      told(offer.feesNote, telling),
      `. ${words.confidence[offer.confidence]}`,
    ]),
  };
}

/** A basket here and elsewhere, each fee paid once, and what to order for it here. */
export function basketBlocks({ service, items, providers, ranking }: Basket, telling: Telling): Block[] {
  const words = ANSWER_WORDS[telling.lang];
  const named = ({ slug, name }: Named): string => telling.nameOf(slug) ?? name;
  const missing = (list: readonly Named[]): string =>
    list.length === 0 ? words.nothing : list.map(named).join(', ');
  const rows = [
    {
      ...service,
      cells: [
        [{ strong: service.name }],
        money(service.sticker),
        money(service.fees),
        moneyOr(service.allIn, NO_TOTAL),
        missing(service.missing),
        words.here,
      ],
    },
    ...providers.map((other): Priced & { cells: readonly Text[] } => ({
      ...other,
      cells: [
        [link(other.provider.name, `/compare/${other.provider.slug}`)],
        money(other.sticker),
        moneyOr(other.fees, words.unknownFee),
        moneyOr(other.allIn, NO_TOTAL),
        missing(other.missing),
        other.stale ? `${other.verifiedAt} (${words.stale})` : other.verifiedAt,
      ],
    })),
  ];
  return [
    ...chart(words.together, ranking),
    {
      kind: 'table',
      caption: `${words.basket(items.length)}: ${items.map(named).join(', ')}`,
      head: words.basketHead,
      numeric: [1, 2, 3],
      rows: rows.sort(byAllIn).map(({ cells }) => cells),
    },
    paragraph(
      `${words.order(service.name)}: ${service.items.map((item) => `${named(item)} ${money(item.price)}`).join(', ')}.`,
    ),
  ];
}

/** What hospitals ask and Medicare pays, where known. */
export function referenceBlocks({ references }: Compared, { lang }: Telling): Block[] {
  const words = ANSWER_WORDS[lang];
  const { hospitalSelfPay: hospital, medicare } = references;
  const lines: Text[] = [
    ...(hospital === undefined
      ? []
      : [
          [
            words.hospital(money(hospital.low), money(hospital.median), money(hospital.high)),
            ' ',
            link(hospital.source.title, hospital.source.url),
            `, ${hospital.observed}.`,
          ],
        ]),
    ...(medicare === undefined
      ? []
      : [
          [
            words.medicare(money(medicare.amount), medicare.period),
            ' ',
            link(medicare.source.title, medicare.source.url),
            '.',
          ],
        ]),
  ];
  return lines.length === 0 ? [] : [heading(words.references), { kind: 'list', items: lines }];
}
