import type { CatalogEntry } from '../model/catalog.ts';
import type { Dataset } from '../model/dataset.ts';
import type { Provider } from '../model/provider.ts';
import { LAB_IDS, type LabId } from '../model/vocabulary.ts';
import { cheaperCover, type PricedBasket, priceAt } from '../pricing/quote.ts';
import { daysBetween, isComparable, type ProviderOffer, rankOf } from './offers.ts';

/** What an order of several tests costs at another provider: at one of its labs, its fee paid once. */
export interface ProviderBasket {
  readonly provider: Provider;
  /** Absent where it does not say which. */
  readonly lab?: string;
  readonly lines: readonly ProviderOffer[];
  readonly missing: readonly CatalogEntry[];
  readonly stickerCents: number;
  /** Absent where the fee is unknown or a test is missing. */
  readonly allInCents?: number;
  readonly stale: boolean;
}

type Slices = Pick<Dataset, 'catalog' | 'providers' | 'service'>;

/**
 * The basket at every provider that sells at least one of its tests: complete and fresh with a known fee first,
 * cheapest first; then unknown fees, stale prices and incomplete baskets.
 */
export function providerBaskets(
  entries: readonly CatalogEntry[],
  { providers, service }: Slices,
  today: string,
): ProviderBasket[] {
  const maxAge = service.service.priceMaxAgeDays;
  return providers.providers
    .flatMap((provider) => bestAt(provider, entries, providers.prices, today, maxAge) ?? [])
    .sort(
      (a, b) =>
        a.missing.length - b.missing.length ||
        rankOf(a) - rankOf(b) ||
        (a.allInCents ?? a.stickerCents) - (b.allInCents ?? b.stickerCents) ||
        (a.provider.slug < b.provider.slug ? -1 : 1),
    );
}

/** The lab of the provider that leaves out least, and of these the cheapest: an order is drawn at one lab. */
function bestAt(
  provider: Provider,
  entries: readonly CatalogEntry[],
  prices: Dataset['providers']['prices'],
  today: string,
  maxAgeDays: number,
): ProviderBasket | undefined {
  const own = prices.filter(isComparable).filter((price) => price.provider === provider.slug);
  const fee = provider.orderFeeCents;
  const baskets = [...new Set(own.map(({ lab }) => lab))].map((lab): ProviderBasket => {
    const lines: ProviderOffer[] = [];
    const missing: CatalogEntry[] = [];
    for (const entry of entries) {
      const [price] = own
        .filter((one) => one.lab === lab && one.test === entry.slug)
        .sort((a, b) => a.stickerCents - b.stickerCents);
      if (price === undefined) missing.push(entry);
      else lines.push({ provider, price, stale: daysBetween(price.observed, today) > maxAgeDays });
    }
    const stickerCents = lines.reduce((sum, { price }) => sum + price.stickerCents, 0);
    return {
      provider,
      ...(lab === undefined ? {} : { lab }),
      lines,
      missing,
      stickerCents,
      ...(fee === undefined || missing.length > 0 ? {} : { allInCents: stickerCents + fee }),
      stale: lines.some(({ stale }) => stale),
    };
  });
  return baskets
    .filter(({ lines }) => lines.length > 0)
    .sort((a, b) => a.missing.length - b.missing.length || a.stickerCents - b.stickerCents)[0];
}

/** What the order costs here, as a quote would price it: with panels where they measure the same for less. */
export interface OwnBasket {
  readonly lab: LabId;
  readonly lines: PricedBasket['lines'];
  readonly missing: readonly CatalogEntry[];
  readonly stickerCents: number;
  readonly allInCents: number;
}

/** At the default lab if it performs everything, else at the lab that leaves out least, then at the cheapest. */
export function ownBasket(entries: readonly CatalogEntry[], { catalog, service }: Slices): OwnBasket {
  const { defaultLab, labFeeCents } = service.service;
  const missingAt = (lab: LabId) => entries.filter((entry) => entry.cents[lab] === undefined);
  const least = Math.min(...LAB_IDS.map((lab) => missingAt(lab).length));
  const most = LAB_IDS.filter((lab) => missingAt(lab).length === least);
  // Finding the cheapest cover is the work here: only labs that may be chosen are worth it.
  const [best] = (most.includes(defaultLab) ? [defaultLab] : most)
    .map((lab) => {
      const priced = priceAt({ entries, taken: [], refused: [] }, lab, 'not_at_lab');
      const { lines, subtotalCents } = cheaperCover(priced, catalog.entries) ?? priced;
      return {
        lab,
        lines,
        missing: missingAt(lab),
        stickerCents: subtotalCents,
        allInCents: subtotalCents + labFeeCents,
      };
    })
    .sort((a, b) => a.stickerCents - b.stickerCents);
  if (best === undefined) throw new Error('the service has no lab');
  return best;
}
