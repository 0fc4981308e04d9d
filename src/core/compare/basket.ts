import { findEntry } from '../catalog/entries.ts';
import { daysBetween } from '../days.ts';
import type { CatalogEntry } from '../model/catalog.ts';
import type { Dataset } from '../model/dataset.ts';
import type { Provider, ProviderPrice } from '../model/provider.ts';
import type { LabId } from '../model/vocabulary.ts';
import { labIds } from '../places/states.ts';
import { cheaperCover, type PricedBasket, priceAt } from '../pricing/quote.ts';
import { soldFor } from '../pricing/sold-in.ts';
import { comparableIn, groupOf, UNRANKED, type Unranked, unrankedFor } from './offers.ts';
import { centsOfSold, cheapestAt, dayOf, type Sold } from './seller-cover.ts';

export interface ProviderBasket {
  readonly provider: Provider;
  /** Absent where it does not say which. */
  readonly lab?: string;
  /** What to order there: tests, and panels where they cost less. */
  readonly lines: readonly Sold[];
  readonly missing: readonly CatalogEntry[];
  readonly stickerCents: number;
  readonly allInCents?: number;
  readonly equivalence: 'same' | 'close';
  readonly kind: ProviderPrice['kind'];
  readonly confidence: ProviderPrice['confidence'];
  /** The oldest of its prices. */
  readonly verifiedAt: string;
  readonly stale: boolean;
  readonly unranked?: Unranked;
}

type Slices = Pick<Dataset, 'catalog' | 'providers' | 'service'>;

/**
 * The same tests in one order at each provider that sells any of them, its fee once: complete ones first, known totals
 * cheapest first; then unknown fees, stale prices and incomplete baskets.
 */
export function providerBaskets(
  entries: readonly CatalogEntry[],
  data: Slices,
  today: string,
): ProviderBasket[] {
  return data.providers.providers
    .flatMap((provider) => bestAt(provider, entries, data, today) ?? [])
    .sort(
      (a, b) =>
        a.missing.length - b.missing.length ||
        groupOf(a) - groupOf(b) ||
        (a.allInCents ?? a.stickerCents) - (b.allInCents ?? b.stickerCents) ||
        (a.provider.slug < b.provider.slug ? -1 : 1),
    );
}

/** The lab of the provider that leaves out least, and of these the cheapest: an order is drawn at one lab. */
function bestAt(
  provider: Provider,
  entries: readonly CatalogEntry[],
  { catalog, providers, service }: Slices,
  today: string,
): ProviderBasket | undefined {
  const own = comparableIn(providers.prices).byProvider.get(provider.slug) ?? [];
  const panels = providers.panels.filter((panel) => panel.provider === provider.slug);
  const partsOf = (slug: string): readonly string[] => testsOf(findEntry(slug, catalog.entries), slug);
  const tests = [...new Set(entries.flatMap(({ slug }) => partsOf(slug)))];
  const labs = [...new Set([...own, ...panels].map(({ lab }) => lab))];
  const baskets = labs.map((lab) => {
    const here = (one: { readonly lab?: string | undefined }): boolean => one.lab === lab;
    const { bought, missing } = cheapestAt({ tests, partsOf }, own.filter(here), panels.filter(here));
    return { lab, bought, missing, stickerCents: bought.reduce((sum, one) => sum + centsOfSold(one), 0) };
  });
  const [best] = baskets
    .filter(({ bought }) => bought.length > 0)
    .sort((a, b) => a.missing.length - b.missing.length || a.stickerCents - b.stickerCents);
  if (best === undefined) return undefined;
  const { lab, bought, missing, stickerCents } = best;
  const fee = provider.orderFeeCents;
  const summary = summaryOf(bought, fee, today, service.service.priceMaxAgeDays);
  return {
    provider,
    ...(lab === undefined ? {} : { lab }),
    lines: bought,
    missing: missing.flatMap((slug) => findEntry(slug, catalog.entries) ?? []),
    stickerCents,
    ...(fee === undefined || missing.length > 0 ? {} : { allInCents: stickerCents + fee }),
    ...summary,
  };
}

const testsOf = (entry: CatalogEntry | undefined, slug: string): readonly string[] =>
  entry?.type === 'panel' ? entry.components : [slug];

const KINDS: readonly ProviderPrice['kind'][] = ['list', 'second-hand', 'sale', 'estimate'];
const CONFIDENCE: readonly ProviderPrice['confidence'][] = ['high', 'medium', 'low'];

/** What holds of several prices together: the weakest of each. */
function summaryOf(bought: readonly Sold[], fee: number | undefined, today: string, maxAgeDays: number) {
  const days = bought.map(dayOf).sort();
  const stale = days.some((day) => daysBetween(day, today) > maxAgeDays);
  const all = bought.map(({ price, panel }) => price ?? { ...panel, equivalence: 'same' as const });
  const reasons = all.map((one) => unrankedFor(one, { stale, fee }));
  const membership = bought.some(({ panel }) => panel?.yearCents !== undefined);
  const unranked = membership && !stale ? 'membership' : last(UNRANKED, reasons);
  return {
    equivalence: all.some(({ equivalence }) => equivalence === 'close')
      ? ('close' as const)
      : ('same' as const),
    kind:
      last(
        KINDS,
        all.map(({ kind }) => kind),
      ) ?? 'list',
    confidence:
      last(
        CONFIDENCE,
        all.map(({ confidence }) => confidence),
      ) ?? 'low',
    verifiedAt: days[0] ?? '',
    stale,
    ...(unranked === undefined ? {} : { unranked }),
  };
}

/** The one of several that stands last in an order. */
const last = <T>(order: readonly T[], some: readonly (T | undefined)[]): T | undefined =>
  order.filter((one) => some.includes(one)).at(-1);

/** What the order costs here, as a quote would price it: with panels where they measure the same for less. */
export interface OwnBasket {
  readonly lab: LabId;
  readonly lines: PricedBasket['lines'];
  readonly missing: readonly CatalogEntry[];
  readonly stickerCents: number;
  readonly allInCents: number;
}

/** At the default lab if it performs everything, else at the lab that leaves out least, then at the cheapest. */
export function ownBasket(
  entries: readonly CatalogEntry[],
  { catalog, service }: Pick<Slices, 'catalog' | 'service'>,
): OwnBasket {
  const { defaultLab, labFeeCents } = service.service;
  const labs = labIds(service);
  const sold = soldFor(entries, catalog.entries, undefined);
  const missingAt = (lab: LabId) => entries.filter((entry) => entry.cents[lab] === undefined);
  const least = Math.min(...labs.map((lab) => missingAt(lab).length));
  const most = labs.filter((lab) => missingAt(lab).length === least);
  // Finding the cheapest cover is the work here: only labs that may be chosen are worth it.
  const [best] = (most.includes(defaultLab) ? [defaultLab] : most)
    .map((lab) => {
      const priced = priceAt({ entries, taken: [], refused: [] }, lab, labs);
      const { lines, subtotalCents } = cheaperCover(priced, sold) ?? priced;
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
