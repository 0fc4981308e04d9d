import type { CatalogEntry } from '../model/catalog.ts';
import type { Lang } from '../model/vocabulary.ts';
import { dollars } from '../pricing/money.ts';
import { ownBasket, type ProviderBasket, providerBaskets } from './basket.ts';
import { type ProviderOffer, rankOf } from './offers.ts';
import type { Told } from './told.ts';

/** What another provider asks for one test, as answered. */
export function offerLine({ provider, price, stale, allInCents }: ProviderOffer, { lang, words }: Told) {
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
    equivalence: { level: price.equivalence, reason: price.said[lang].equivalenceReason },
    ...product(price, lang),
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

/** Everybody with a known fee and a fresh price, ourselves by the same rule: the lower all-in price first. */
export function ranked(
  brand: string,
  ownCents: number,
  others: readonly { provider: { slug: string; name: string }; stale: boolean; allInCents?: number }[],
) {
  return [
    { name: brand, allIn: dollars(ownCents) },
    ...others.flatMap((other) =>
      rankOf(other) === 0 && other.allInCents !== undefined
        ? [{ slug: other.provider.slug, name: other.provider.name, allIn: dollars(other.allInCents) }]
        : [],
    ),
  ]
    .sort((a, b) => a.allIn - b.allIn || (a.name < b.name ? -1 : 1))
    .map((one, i) => ({ rank: i + 1, ...one }));
}

/** The whole basket here and at every other provider, as answered. */
export function basketLines(entries: readonly CatalogEntry[], told: Told) {
  const { service } = told.data.service;
  const own = ownBasket(entries, told.data);
  const others = providerBaskets(entries, told.data, told.today);
  const named = namedIn(told.lang);
  return {
    items: entries.map(named),
    service: {
      name: service.brand,
      lab: own.lab,
      items: own.lines.map(({ entry, cents }) => ({ ...named(entry), price: dollars(cents) })),
      sticker: dollars(own.stickerCents),
      fees: dollars(service.labFeeCents),
      ...(own.missing.length === 0 ? { allIn: dollars(own.allInCents) } : {}),
      missing: own.missing.map(named),
    },
    providers: others.map((other) => basketLine(other, told)),
    ranking: own.missing.length === 0 ? ranked(service.brand, own.allInCents, others) : [],
  };
}

const namedIn =
  (lang: Lang) =>
  ({ slug, said }: CatalogEntry) => ({ slug, name: said[lang].name });

function basketLine(basket: ProviderBasket, { lang, words }: Told) {
  const { provider, lab, lines, missing, stickerCents, allInCents, stale } = basket;
  const fee = provider.orderFeeCents;
  return {
    provider: { slug: provider.slug, name: provider.name },
    lab: lab ?? words.compare.labNotStated,
    sticker: dollars(stickerCents),
    ...(fee === undefined ? {} : { fees: dollars(fee) }),
    ...(allInCents === undefined ? {} : { allIn: dollars(allInCents) }),
    missing: missing.map(namedIn(lang)),
    verifiedAt: lines.map(({ price }) => price.observed).sort()[0] ?? '',
    stale,
  };
}
