import * as z from 'zod';
import { findEntry } from '../catalog/entries.ts';
import { ownBasket, providerBaskets } from '../compare/basket.ts';
import { offersFor, type ProviderOffer, rankOf } from '../compare/offers.ts';
import type { CatalogEntry } from '../model/catalog.ts';
import type { Provider } from '../model/provider.ts';
import { Source } from '../model/source.ts';
import { matchName } from '../names/match.ts';
import { dollars, printDollars } from '../pricing/money.ts';
import { ambiguous, Options } from './ask-back.ts';
import { PriceSource } from './compare-prices.ts';
import { type Context, defineTool } from './define.ts';
import { textField } from './text-field.ts';

const Party = () =>
  z.strictObject({
    slug: z.string().optional(),
    name: z.string(),
    pricingModel: z.string(),
    orderFees: z.strictObject({
      amount: z.number().optional().describe('USD; absent when unknown'),
      note: z.string(),
    }),
    labs: z.array(z.string()),
    turnaround: z.string().optional(),
    statesNotServed: z.array(z.string()).optional(),
    hsaFsa: z.string().optional().describe('Whether HSA and FSA cards are taken, where stated'),
    receipts: z.string().optional().describe('Receipts, where stated'),
  });

const Listed = () => z.array(z.strictObject({ slug: z.string(), name: z.string(), url: z.string() }));

export const compareProvider = defineTool({
  name: 'compare_provider',
  title: 'Compare with another provider',
  description:
    'Side by side of this service and one other direct-to-consumer lab service: pricing model, fees per order, labs, turnaround, states, spot prices sticker and all-in with dates and sources, and where each wins by stated rules. Without a provider it lists those covered. For one test across all providers use compare_prices.',
  tag: 'compare',
  reads: ['catalog', 'providers'],
  input: () =>
    z.strictObject({
      provider: textField(0, 60).optional().describe('Provider slug or name; leave out for the list'),
      limit: z.int().min(1).max(200).default(20).describe('How many spot prices to return at most'),
    }),
  output: () => ({
    ok: {
      providers: Listed().optional().describe('Without provider: those covered'),
      provider: Party().optional().describe('The other service'),
      service: Party().optional().describe('This service'),
      wins: z
        .strictObject({ service: z.array(z.string()), provider: z.array(z.string()) })
        .optional()
        .describe('Where each is better, computed from the data below'),
      spotPrices: z
        .array(
          z.strictObject({
            test: z.strictObject({ slug: z.string(), name: z.string() }),
            service: z.strictObject({ sticker: z.number(), allIn: z.number() }),
            provider: z.strictObject({
              sticker: z.number(),
              allIn: z.number().optional(),
              verifiedAt: z.string(),
              stale: z.boolean(),
              source: PriceSource(),
            }),
          }),
        )
        .optional()
        .describe('Tests that both sell, in USD'),
      truncated: z.string().optional().describe('How to get the rest'),
      verifiedAt: z.string().optional().describe('Day of the observation'),
      sources: z.array(Source()).optional().describe('Where the facts were read'),
    },
    ambiguous: { options: Options() },
    not_found: { suggestions: z.array(z.string()).describe('Names that are near; may be empty') },
  }),
  example: { provider: 'quest-health' },
  handler({ provider: typed, limit }, { data, today }) {
    const { service, labs } = data.service;
    const { providers, names } = data.providers;
    if (typed === undefined || typed.trim() === '') {
      return {
        status: 'ok',
        providers: providers.map(({ slug, name }) => ({
          slug,
          name,
          url: `${service.origin}/compare/${slug}`,
        })),
      };
    }
    const match = matchName(typed, names);
    const nameOf = (slug: string) => providers.find((other) => other.slug === slug)?.name;
    if (match.kind === 'several') return ambiguous(match.slugs, nameOf);
    const provider = match.kind === 'one' ? providers.find(({ slug }) => slug === match.slug) : undefined;
    if (provider === undefined) {
      return {
        status: 'not_found',
        message: 'This provider is not covered. Call without provider for the list.',
        suggestions:
          match.kind === 'none' && match.near.length > 0 ? match.near : providers.map(({ slug }) => slug),
      };
    }
    const { pricingModel, orderFeeNote, labs: theirLabs, turnaround, hsaFsa, receipts } = provider.said.en;
    const spots = spotPrices(provider, data, today);
    const shown = spots.slice(0, limit);
    return {
      status: 'ok',
      provider: {
        slug: provider.slug,
        name: provider.name,
        pricingModel,
        orderFees: {
          ...(provider.orderFeeCents === undefined ? {} : { amount: dollars(provider.orderFeeCents) }),
          note: orderFeeNote,
        },
        labs: theirLabs,
        ...(turnaround === undefined ? {} : { turnaround }),
        ...(provider.statesNotServed === undefined ? {} : { statesNotServed: provider.statesNotServed }),
        ...(hsaFsa === undefined ? {} : { hsaFsa }),
        ...(receipts === undefined ? {} : { receipts }),
      },
      service: {
        name: service.brand,
        pricingModel: 'a la carte and panels, one price list for each lab',
        orderFees: {
          amount: dollars(service.labFeeCents),
          note: 'one lab processing fee per order; no draw, physician or service fee',
        },
        labs: labs.map(({ name }) => name),
        turnaround: 'stated for each test',
        statesNotServed: [...service.notServed],
      },
      wins: winsOf(provider, shown, data, today),
      ...(spots.length > shown.length
        ? {
            truncated: `${spots.length} tests are compared: raise limit (at most 200) for the rest, or use compare_prices for one test.`,
          }
        : {}),
      spotPrices: shown.map(({ entry, offer }) => ({
        test: { slug: entry.slug, name: entry.said.en.name },
        service: {
          sticker: dollars(entry.listCents),
          allIn: dollars(entry.listCents + service.labFeeCents),
        },
        provider: {
          sticker: dollars(offer.price.stickerCents),
          ...(offer.allInCents === undefined ? {} : { allIn: dollars(offer.allInCents) }),
          verifiedAt: offer.price.observed,
          stale: offer.stale,
          source: { title: offer.price.sourceTitle, url: offer.price.sourceUrl },
        },
      })),
      verifiedAt: provider.verifiedAt,
      sources: provider.sources,
    };
  },
});

interface Spot {
  readonly entry: CatalogEntry;
  readonly offer: ProviderOffer;
}

type Slices = Context<'catalog' | 'providers'>['data'];

function spotPrices(provider: Provider, { catalog, providers, service }: Slices, today: string): Spot[] {
  const tests = [
    ...new Set(providers.prices.filter((price) => price.provider === provider.slug).map(({ test }) => test)),
  ];
  return tests.flatMap((slug) => {
    const entry = findEntry(slug, catalog.entries);
    const offer = offersFor(slug, providers, today, service.service.priceMaxAgeDays).find(
      (candidate) => candidate.provider.slug === provider.slug,
    );
    return entry === undefined || offer === undefined ? [] : [{ entry, offer }];
  });
}

/**
 * Rules: the lower fee per order; the lower all-in price of each test alone whose price is fresh and fee known; and
 * of all these tests in one order.
 */
function winsOf(provider: Provider, spots: readonly Spot[], data: Slices, today: string) {
  const { labFeeCents } = data.service.service;
  const service: string[] = [];
  const other: string[] = [];
  const fee = provider.orderFeeCents;
  if (fee !== undefined && fee !== labFeeCents) {
    const text = `Lower fee per order: ${printDollars(Math.min(fee, labFeeCents))} against ${printDollars(Math.max(fee, labFeeCents))}`;
    (fee < labFeeCents ? other : service).push(text);
  }
  for (const { entry, offer } of spots) {
    if (offer.allInCents === undefined || offer.stale) continue;
    const ours = entry.listCents + labFeeCents;
    if (ours === offer.allInCents) continue;
    const text = `${entry.said.en.name} alone, all in: ${printDollars(Math.min(ours, offer.allInCents))} against ${printDollars(Math.max(ours, offer.allInCents))}`;
    (ours < offer.allInCents ? service : other).push(text);
  }
  const together = spots.filter(({ offer }) => rankOf(offer) === 0).map(({ entry }) => entry);
  const theirs = providerBaskets(together, data, today).find(
    (basket) => basket.provider.slug === provider.slug,
  );
  const ours = ownBasket(together, data);
  if (together.length > 1 && theirs?.allInCents !== undefined && theirs.allInCents !== ours.allInCents) {
    const [less, more] = [theirs.allInCents, ours.allInCents].sort((a, b) => a - b);
    const text = `All ${together.length} tests above in one order: ${printDollars(less ?? 0)} against ${printDollars(more ?? 0)}`;
    (ours.allInCents < theirs.allInCents ? service : other).push(text);
  }
  return { service, provider: other };
}
