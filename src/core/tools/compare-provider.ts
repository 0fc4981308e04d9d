import * as z from 'zod';
import { pageUrl } from '../address.ts';
import { reasonOf } from '../compare/alone.ts';
import { PriceSource } from '../compare/price-source.ts';
import type { Told } from '../compare/told.ts';
import { comparisonWith, type Spot } from '../compare/wins.ts';
import { daysBetween } from '../days.ts';
import type { CatalogEntry } from '../model/catalog.ts';
import { PriceKind, type Provider } from '../model/provider.ts';
import { Source } from '../model/source.ts';
import { matchName } from '../names/match.ts';
import { onceFor } from '../once.ts';
import { dollars } from '../pricing/money.ts';
import { Options } from './ask-back.ts';
import { defineTool } from './define.ts';
import { nextCall } from './next-call.ts';
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
    caution: z.string().optional().describe('What to know before trusting its figures'),
    demo: z.boolean().describe('true: its figures are made up'),
    stale: z.boolean().describe('true: its facts are old'),
  });

const Listed = () => z.array(z.strictObject({ slug: z.string(), name: z.string(), url: z.string() }));

/** How many may be asked for, and how many one answer holds. */
const MOST_ASKED = 200;
const MOST_SPOTS = 50;
const USUAL_SPOTS = 8;

export const compareProvider = defineTool({
  name: 'compare_provider',
  title: 'Compare with another provider',
  description:
    'This service beside one other: pricing model, fees, labs, turnaround, states, spot prices sticker and all-in with days and sources, and where each wins. Without a provider it lists those covered. For one test across all providers use compare_prices.',
  tag: 'compare',
  reads: ['catalog', 'providers'],
  input: () =>
    z.strictObject({
      provider: textField(0, 60).optional().describe('Provider slug or name; leave out for the list'),
      limit: z
        .int()
        .min(1)
        .max(MOST_ASKED)
        .default(USUAL_SPOTS)
        .describe(`Most spot prices; an answer holds up to ${MOST_SPOTS}`),
      offset: z.int().min(0).max(1000).default(0).describe('How many to pass over'),
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
            service: z.strictObject({ sticker: z.number(), allIn: z.number(), demo: z.boolean() }),
            provider: z.strictObject({
              sticker: z.number(),
              allIn: z.number().optional(),
              lab: z.string().optional(),
              equivalence: z.strictObject({ level: z.enum(['same', 'close']), reason: z.string() }),
              kind: PriceKind(),
              confidence: z.enum(['high', 'medium', 'low']),
              verifiedAt: z.string(),
              stale: z.boolean(),
              source: PriceSource(),
            }),
          }),
        )
        .optional()
        .describe('Tests that both sell, in USD'),
      truncated: z.string().optional().describe('Where some are left out'),
      verifiedAt: z.string().optional().describe('Day of the observation'),
      sources: z.array(Source()).optional().describe('Where the facts were read'),
    },
    ambiguous: { options: Options() },
    not_found: {
      suggestions: z.array(z.string()).describe('Slugs that are near, else all'),
      options: Options(),
    },
  }),
  example: { provider: 'quest-health' },
  told: ({ example }) =>
    example === undefined
      ? {}
      : { example: example.provider === undefined ? {} : { provider: example.provider } },
  handler({ provider: typed = '', limit, offset }, context) {
    const { data, lang, words } = context;
    const { service } = data.service;
    const { providers, names } = data.providers;
    const listed = (slugs: readonly string[]) =>
      slugs.flatMap((slug) => {
        const found = providers.find((other) => other.slug === slug);
        return found === undefined ? [] : [{ slug, name: found.name }];
      });
    const beside = ({ slug, name }: { readonly slug: string; readonly name: string }) =>
      nextCall('compare_provider', { provider: slug }, words.compare.whyBeside(name), lang);
    if (typed.trim() === '') {
      return {
        status: 'ok',
        providers: providers.map(({ slug, name }) => ({
          slug,
          name,
          url: pageUrl(service.origin, `/compare/${slug}`, lang),
        })),
      };
    }
    const match = matchName(typed, names);
    if (match.kind === 'several') {
      const options = listed(match.slugs);
      return {
        status: 'ambiguous',
        message: words.compare.severalServices,
        options,
        next: options.map(beside),
      };
    }
    const provider = match.kind === 'one' ? providers.find(({ slug }) => slug === match.slug) : undefined;
    if (provider === undefined) {
      const near = listed(match.kind === 'none' ? match.near : []);
      const options = near.length > 0 ? near : providers.map(({ slug, name }) => ({ slug, name }));
      return {
        status: 'not_found',
        message: words.compare.unknownService,
        suggestions: options.map(({ slug }) => slug),
        options,
        next: [...near.map(beside), nextCall('compare_provider', {}, words.compare.whyServices, lang)],
      };
    }
    const { spots, winsAmong } = comparisonWith(provider, context);
    const end = offset + Math.min(limit, MOST_SPOTS);
    const shown = spots.slice(offset, end);
    return {
      status: 'ok',
      provider: otherParty(provider, context),
      service: ownParty(context),
      wins: winsAmong(offset, end),
      ...(spots.length > end
        ? {
            truncated: words.compare.truncated(shown.length, spots.length),
            next: [
              nextCall(
                'compare_provider',
                { provider: provider.slug, limit: MOST_SPOTS, offset: end },
                words.compare.whyRest,
                lang,
              ),
            ],
          }
        : {}),
      spotPrices: shown.map((spot) => spotLine(spot, context)),
      verifiedAt: provider.verifiedAt,
      sources: provider.sources,
    };
  },
});

function otherParty(
  { slug, name, orderFeeCents, statesNotServed, verifiedAt, said }: Provider,
  { data, today, lang }: Told,
) {
  const { pricingModel, orderFeeNote, labs, turnaround, hsaFsa, receipts, caution } = said[lang];
  return {
    slug,
    name,
    pricingModel,
    orderFees: {
      ...(orderFeeCents === undefined ? {} : { amount: dollars(orderFeeCents) }),
      note: orderFeeNote,
    },
    labs,
    ...(turnaround === undefined ? {} : { turnaround }),
    ...(statesNotServed === undefined ? {} : { statesNotServed }),
    ...(hsaFsa === undefined ? {} : { hsaFsa }),
    ...(receipts === undefined ? {} : { receipts }),
    ...(caution === undefined ? {} : { caution }),
    demo: false,
    stale: daysBetween(verifiedAt, today) > data.service.service.priceMaxAgeDays,
  };
}

function ownParty({ data: { service: own, catalog }, words: { compare } }: Told) {
  const { service, labs } = own;
  return {
    name: service.brand,
    pricingModel: compare.ownPricing(hasPanels(catalog.entries)),
    orderFees: { amount: dollars(service.labFeeCents), note: compare.ownFee(service.promises.noOtherFees) },
    labs: labs.map(({ name }) => name),
    turnaround: compare.ownTurnaround,
    statesNotServed: [...service.notServed],
    demo: service.demo,
    stale: false,
  };
}

const hasPanels = onceFor((entries: readonly CatalogEntry[]) => entries.some(({ type }) => type === 'panel'));

function spotLine({ entry, offer }: Spot, told: Told) {
  const { labFeeCents, demo } = told.data.service.service;
  const { price, allInCents, stale } = offer;
  return {
    test: { slug: entry.slug, name: entry.said[told.lang].name },
    service: { sticker: dollars(entry.listCents), allIn: dollars(entry.listCents + labFeeCents), demo },
    provider: {
      sticker: dollars(price.stickerCents),
      ...(allInCents === undefined ? {} : { allIn: dollars(allInCents) }),
      ...(price.lab === undefined ? {} : { lab: price.lab }),
      equivalence: { level: price.equivalence, reason: reasonOf(price, told) },
      kind: price.kind,
      confidence: price.confidence,
      verifiedAt: price.observed,
      stale,
      source: { title: price.sourceTitle, url: price.sourceUrl },
    },
  };
}
