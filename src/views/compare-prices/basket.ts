import { type Block, link, paragraph, type Text } from '../../blocks/doc.ts';
import type { Lang } from '../../core/model/vocabulary.ts';
import { printUsd } from '../../core/pricing/money.ts';
import type { Compared } from './answer.ts';
import { allInCell, madeUpLast, moneyOr, noRank, ownName, rankCell, seenCell } from './cells.ts';
import { priceStrip } from './strip.ts';
import { ANSWER_WORDS } from './table-words.ts';

type Basket = NonNullable<Compared['basket']>;
type Line = Basket['ranking'][number];
type Other = Basket['providers'][number];
type Named = Basket['items'][number];

const namesOf = (list: readonly Named[]): string => list.map(({ name }) => name).join(', ');

/** A basket here and elsewhere, each fee paid once: who is cheapest, the picture, every figure, and what to order. */
export function basketBlocks(basket: Basket, lang: Lang): Block[] {
  const words = ANSWER_WORDS[lang];
  const { service, items, providers, ranking, verdict } = basket;
  const complete = new Map(providers.map((other) => [other.provider.slug, other]));
  const rows = madeUpLast(ranking).map((line): Text[] => {
    const other = line.slug === undefined ? undefined : complete.get(line.slug);
    return other === undefined ? ownRow(basket, line, lang) : otherRow(other, line, lang);
  });
  const partly = providers.filter(({ missing }) => missing.length > 0);
  return [
    paragraph(verdict),
    ...priceStrip({ title: words.stripOrder, ranking, verdict, twin: 'none' }, lang),
    {
      kind: 'table',
      caption: `${words.basket(items.length)}: ${namesOf(items)}`,
      head: words.basketHead,
      numeric: [2, 3, 4],
      rows: [
        ...rows,
        ...(service.missing.length === 0 ? [] : [ownRow(basket, undefined, lang)]),
        ...partly.map((other) => otherRow(other, undefined, lang)),
      ],
    },
    {
      kind: 'list',
      items: [
        toOrder(service.name, service.items, lang),
        ...providers
          .filter(({ missing, items: there }) => missing.length === 0 && there.some(isBundle))
          .map(({ provider, items: there }) => toOrder(provider.name, there, lang)),
      ],
    },
  ];
}

function ownRow({ service }: Basket, line: Line | undefined, lang: Lang): Text[] {
  const words = ANSWER_WORDS[lang];
  return [
    ownName(service, lang),
    line === undefined ? noRank(words.incomplete) : rankCell(line, lang),
    printUsd(service.sticker),
    printUsd(service.fees),
    service.missing.length > 0 ? noRank() : allInCell(service, lang),
    missingCell(service.missing, lang),
    words.here,
  ];
}

function otherRow(other: Other, line: Line | undefined, lang: Lang): Text[] {
  const words = ANSWER_WORDS[lang];
  const { provider, sticker, fees, missing, verifiedAt } = other;
  return [
    [link(provider.name, `/compare/${provider.slug}`)],
    line === undefined ? noRank(words.incomplete) : rankCell(line, lang),
    printUsd(sticker),
    moneyOr(fees, words.unknownFee),
    missing.length > 0 ? noRank() : allInCell(other, lang),
    missingCell(missing, lang),
    line === undefined ? verifiedAt : seenCell(line, lang),
  ];
}

const missingCell = (list: readonly Named[], lang: Lang): string =>
  list.length === 0 ? ANSWER_WORDS[lang].nothing : namesOf(list);

interface Item {
  readonly slug?: string | undefined;
  readonly name: string;
  readonly price: number;
  readonly yearly?: number | undefined;
}

/** A panel of the seller's own. */
const isBundle = ({ slug }: Item): boolean => slug === undefined;

function toOrder(seller: string, items: readonly Item[], lang: Lang): Text {
  const words = ANSWER_WORDS[lang];
  const said = items.map(({ name, price, yearly }) =>
    yearly === undefined
      ? `${name} ${printUsd(price)}`
      : `${name} ${printUsd(price)} (${words.membership(printUsd(yearly))})`,
  );
  return [{ strong: `${words.order(seller)}:` }, ` ${said.join(', ')}.`];
}
