import { type Ranked, rankingChart } from '../../blocks/chart.ts';
import { type Block, heading, type Inline, link, paragraph, type Text } from '../../blocks/doc.ts';
import type { Lang } from '../../core/model/vocabulary.ts';
import { printUsd } from '../../core/pricing/money.ts';
import type { comparePrices } from '../../core/tools/compare-prices.ts';
import type { AnswerWith } from '../../core/tools/define.ts';
import { ANSWER_WORDS } from './table-words.ts';

/** What compare_prices answers. */
export type Compared = AnswerWith<typeof comparePrices, 'ok'>;
type Basket = NonNullable<Compared['basket']>;
type Offer = Compared['providers'][number];
type Named = Basket['items'][number];

/** An amount that may not be known. */
export const moneyOr = (usd: number | undefined, otherwise: string): string =>
  usd === undefined ? otherwise : printUsd(usd);

const NO_TOTAL = '–';

/** Rows that may be ranked by their whole price come first, the cheapest at the top. */
const byAllIn = (a: Priced, b: Priced): number => rank(a) - rank(b);
interface Priced {
  readonly allIn?: number | undefined;
  readonly stale?: boolean;
}
const rank = ({ allIn, stale = false }: Priced): number => (stale ? undefined : allIn) ?? Infinity;

/** A ranking of one says nothing. */
const chart = (title: string, ranking: readonly Ranked[]): Block[] =>
  ranking.length < 2 ? [] : [rankingChart(title, ranking)];

/** One test here and elsewhere: the ranking, every figure with its day and source, and how fees count. */
export function aloneBlocks(
  { service, providers, test: { name }, ranking, caveat }: Compared,
  lang: Lang,
): Block[] {
  const words = ANSWER_WORDS[lang];
  const rows = [
    {
      allIn: service.allIn,
      cells: [
        [{ strong: service.name }],
        printUsd(service.sticker),
        printUsd(service.fees),
        printUsd(service.allIn),
        service.priceAsOf,
        words.here,
      ],
    },
    ...providers.map((offer): Priced & { cells: readonly Text[] } => ({
      ...offer,
      cells: [
        offerName(offer),
        printUsd(offer.sticker),
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
    paragraph(caveat),
  ];
}

/** A provider with the lab that performs the test there: some offer it at two. */
const offerName = ({ provider: { slug, name }, lab }: Offer): Inline[] => [
  link(name, `/compare/${slug}`),
  ` (${lab})`,
];

/** What each price was taken for: what was sold, what its fee is, how sure the reading is. */
export function offerNotes({ providers }: Compared, lang: Lang): Block {
  const words = ANSWER_WORDS[lang];
  return {
    kind: 'list',
    items: providers.map(({ provider, lab: at, equivalence, feesNote, confidence }) => [
      { strong: `${provider.name} (${at}):` },
      ` ${equivalence.reason} ${words.feeNote} ${feesNote}. ${words.confidence[confidence]}`,
    ]),
  };
}

const namesOf = (list: readonly Named[]): string => list.map(({ name }) => name).join(', ');

/** A basket here and elsewhere, each fee paid once, and what to order for it here. */
export function basketBlocks({ service, items, providers, ranking }: Basket, lang: Lang): Block[] {
  const words = ANSWER_WORDS[lang];
  const missing = (list: readonly Named[]): string => (list.length === 0 ? words.nothing : namesOf(list));
  const rows = [
    {
      ...service,
      cells: [
        [{ strong: service.name }],
        printUsd(service.sticker),
        printUsd(service.fees),
        moneyOr(service.allIn, NO_TOTAL),
        missing(service.missing),
        words.here,
      ],
    },
    ...providers.map((other): Priced & { cells: readonly Text[] } => ({
      ...other,
      cells: [
        [link(other.provider.name, `/compare/${other.provider.slug}`)],
        printUsd(other.sticker),
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
      caption: `${words.basket(items.length)}: ${namesOf(items)}`,
      head: words.basketHead,
      numeric: [1, 2, 3],
      rows: rows.sort(byAllIn).map(({ cells }) => cells),
    },
    paragraph(
      `${words.order(service.name)}: ${service.items.map((item) => `${item.name} ${printUsd(item.price)}`).join(', ')}.`,
    ),
  ];
}

/** What hospitals ask and Medicare pays, where known. */
export function referenceBlocks({ references }: Compared, lang: Lang): Block[] {
  const words = ANSWER_WORDS[lang];
  const { hospitalSelfPay: hospital, medicare } = references;
  const lines: Text[] = [
    ...(hospital === undefined
      ? []
      : [
          [
            words.hospital(printUsd(hospital.low), printUsd(hospital.median), printUsd(hospital.high)),
            ' ',
            link(hospital.source.title, hospital.source.url),
            `, ${hospital.observed}.`,
          ],
        ]),
    ...(medicare === undefined
      ? []
      : [
          [
            words.medicare(printUsd(medicare.amount), medicare.period),
            ' ',
            link(medicare.source.title, medicare.source.url),
            '.',
          ],
        ]),
  ];
  return lines.length === 0 ? [] : [heading(words.references), { kind: 'list', items: lines }];
}
