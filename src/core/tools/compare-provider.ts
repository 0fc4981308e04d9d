import * as z from 'zod';
import { comparisonWith } from '../compare/wins.ts';
import { Source } from '../model/source.ts';
import { matchName } from '../names/match.ts';
import { dollars } from '../pricing/money.ts';
import { ambiguous, Options } from './ask-back.ts';
import { PriceSource } from './compare-prices.ts';
import { defineTool } from './define.ts';
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
    const { spots, winsAmong } = comparisonWith(provider, data, today);
    const { pricingModel, orderFeeNote, labs: theirLabs, turnaround, hsaFsa, receipts } = provider.said.en;
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
      wins: winsAmong(shown.length),
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
