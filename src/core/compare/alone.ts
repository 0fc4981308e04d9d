import type { CatalogEntry } from '../model/catalog.ts';
import type { ProviderOffer } from './offers.ts';
import { oursAmong } from './ours.ts';
import { type Placed, placed, type Seller } from './ranking.ts';
import type { Told } from './told.ts';

/** What is sold there by which name, and what is not the same. */
export function reasonOf(
  { soldAs, orderCode, said }: ProviderOffer['price'],
  { lang, words: { compare } }: Pick<Told, 'lang' | 'words'>,
): string {
  const { difference } = said[lang];
  return [compare.soldAs(soldAs, orderCode), ...(difference === undefined ? [] : [difference])].join(' ');
}

/** One test here and at everybody else who sells it. */
export function aloneRanking(
  entry: CatalogEntry,
  offers: readonly ProviderOffer[],
  { data, today }: Told,
): Placed[] {
  const { service } = data.service;
  const own = { stickerCents: entry.listCents, allInCents: entry.listCents + service.labFeeCents };
  return placed([
    oursAmong(service, own, entry.priceAsOf, today),
    ...offers.map(({ provider, price, stale, allInCents, unranked }): Seller => {
      const { lab, stickerCents, equivalence, kind, confidence, observed: verifiedAt } = price;
      return {
        slug: provider.slug,
        name: provider.name,
        ...(lab === undefined ? {} : { lab }),
        stickerCents,
        ...(allInCents === undefined ? {} : { allInCents }),
        equivalence,
        kind,
        confidence,
        verifiedAt,
        stale,
        demo: false,
        ...(unranked === undefined ? {} : { unranked }),
      };
    }),
  ]);
}
