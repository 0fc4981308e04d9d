import { findEntry } from '../catalog/entries.ts';
import type { CatalogEntry } from '../model/catalog.ts';
import type { Lang } from '../model/vocabulary.ts';
import { salesSaid } from '../pricing/limits-said.ts';
import { dollars } from '../pricing/money.ts';
import { reasonOf } from './alone.ts';
import { ownBasket, type ProviderBasket, providerBaskets } from './basket.ts';
import type { ProviderOffer } from './offers.ts';
import { oldestPrice, oursAmong } from './ours.ts';
import { type Placed, placed, type Seller } from './ranking.ts';
import { dayOf, type Sold } from './seller-cover.ts';
import type { Told } from './told.ts';
import { verdict } from './verdict.ts';

export function offerLine({ provider, price, stale, allInCents }: ProviderOffer, told: Told) {
  const { lang, words } = told;
  const fee = provider.orderFeeCents;
  return {
    provider: { slug: provider.slug, name: provider.name },
    lab: price.lab ?? words.compare.labNotStated,
    sticker: dollars(price.stickerCents),
    ...(fee === undefined ? {} : { fees: dollars(fee) }),
    feesNote: provider.said[lang].orderFeeNote,
    ...(allInCents === undefined ? {} : { allIn: dollars(allInCents) }),
    verifiedAt: price.observed,
    source: { title: price.sourceTitle, url: price.sourceUrl },
    kind: price.kind,
    confidence: price.confidence,
    stale,
    equivalence: { level: price.equivalence, reason: reasonOf(price, told) },
    ...product(price, lang),
    ...(price.earlier.length === 0
      ? {}
      : {
          earlier: price.earlier.map(({ stickerCents, observed }) => ({
            sticker: dollars(stickerCents),
            verifiedAt: observed,
          })),
        }),
  };
}

function product({ orderCode, said }: ProviderOffer['price'], lang: Lang) {
  const { method, components } = said[lang];
  const sold = {
    ...(orderCode === undefined ? {} : { orderCode }),
    ...(method === undefined ? {} : { method }),
    ...(components === undefined ? {} : { components }),
  };
  return Object.keys(sold).length === 0 ? {} : { product: sold };
}

/** A seller in its place, as answered. */
export function rankLine(seller: Placed) {
  const { rank, slug, name, lab, allInCents, stickerCents, cheapestBelowFeeCents, unranked } = seller;
  const { equivalence, kind, confidence, verifiedAt, stale, demo } = seller;
  return {
    ...(rank === undefined ? {} : { rank }),
    ...(slug === undefined ? {} : { slug }),
    name,
    ...(lab === undefined ? {} : { lab }),
    ...(allInCents === undefined ? { allInFrom: dollars(stickerCents) } : { allIn: dollars(allInCents) }),
    ...(cheapestBelowFeeCents === undefined ? {} : { cheapestBelowFee: dollars(cheapestBelowFeeCents) }),
    ...(unranked === undefined ? {} : { unranked }),
    equivalence,
    kind,
    confidence,
    verifiedAt,
    stale,
    demo,
  };
}

/** The whole basket here and at every other provider, as answered. */
export function basketLines(entries: readonly CatalogEntry[], told: Told) {
  const { service } = told.data.service;
  const own = ownBasket(entries, told.data);
  const others = providerBaskets(entries, told.data, told.today);
  const named = namedIn(told.lang);
  const ranking = basketRanking(entries, own, others, told);
  return {
    items: entries.map(named),
    service: {
      name: service.brand,
      demo: service.demo,
      lab: own.lab,
      items: own.lines.map(({ entry, cents }) => ({ ...named(entry), price: dollars(cents) })),
      sticker: dollars(own.stickerCents),
      fees: dollars(service.labFeeCents),
      ...(own.missing.length === 0 ? { allIn: dollars(own.allInCents) } : {}),
      missing: own.missing.map(named),
    },
    providers: others.map((other) => basketLine(other, told)),
    ranking: ranking.map(rankLine),
    verdict: [verdict(ranking, told.words), ...salesSaid(entries, told.data.service, told)].join(' '),
  };
}

/** Everybody who sells all of it. */
function basketRanking(
  entries: readonly CatalogEntry[],
  own: ReturnType<typeof ownBasket>,
  others: readonly ProviderBasket[],
  { data, today }: Told,
): Placed[] {
  const { stickerCents, allInCents, missing } = own;
  const ours = oursAmong(data.service.service, { stickerCents, allInCents }, oldestPrice(entries), today);
  return placed([
    ...(missing.length === 0 ? [ours] : []),
    ...others
      .filter((other) => other.missing.length === 0)
      .map(
        ({ provider, lines: _, missing: __, ...seller }): Seller => ({
          slug: provider.slug,
          name: provider.name,
          ...seller,
          demo: false,
        }),
      ),
  ]);
}

const namedIn =
  (lang: Lang) =>
  ({ slug, said }: CatalogEntry) => ({ slug, name: said[lang].name });

function basketLine(basket: ProviderBasket, told: Told) {
  const { provider, lab, lines, missing, stickerCents, allInCents, verifiedAt, stale } = basket;
  const fee = provider.orderFeeCents;
  return {
    provider: { slug: provider.slug, name: provider.name },
    lab: lab ?? told.words.compare.labNotStated,
    items: lines.map((sold) => soldLine(sold, told)),
    sticker: dollars(stickerCents),
    ...(fee === undefined ? {} : { fees: dollars(fee) }),
    ...(allInCents === undefined ? {} : { allIn: dollars(allInCents) }),
    missing: missing.map(namedIn(told.lang)),
    verifiedAt,
    stale,
  };
}

/** What to order there: a test of ours, or a panel by its name there. */
function soldLine(sold: Sold, { data, lang }: Told) {
  const { price, panel } = sold;
  const entry = price === undefined ? undefined : findEntry(price.test, data.catalog.entries);
  return {
    ...(price === undefined ? {} : { slug: price.test }),
    name: entry?.said[lang].name ?? panel?.name ?? '',
    price: dollars((price ?? panel).stickerCents),
    ...(panel?.yearCents === undefined ? {} : { yearly: dollars(panel.yearCents) }),
    verifiedAt: dayOf(sold),
  };
}
