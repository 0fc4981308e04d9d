import * as z from 'zod';
import { itemPath, pageUrl } from '../address.ts';
import { aloneRanking } from '../compare/alone.ts';
import { askedTests } from '../compare/asked.ts';
import { feeCaveat } from '../compare/example.ts';
import { codesText, hospitalPrice } from '../compare/hospital.ts';
import { basketLines, offerLine, rankLine } from '../compare/lines.ts';
import { medicareAmount } from '../compare/medicare.ts';
import { offersFor, type ProviderOffer, UNRANKED } from '../compare/offers.ts';
import { PriceSource } from '../compare/price-source.ts';
import type { Told } from '../compare/told.ts';
import { verdict } from '../compare/verdict.ts';
import { daysBetween } from '../days.ts';
import type { CatalogEntry } from '../model/catalog.ts';
import { PriceKind } from '../model/provider.ts';
import { salesSaid } from '../pricing/limits-said.ts';
import { dollars } from '../pricing/money.ts';
import { itemNamed } from '../search/items.ts';
import { Options } from './ask-back.ts';
import { defineTool } from './define.ts';
import { nextCall } from './next-call.ts';
import { textField } from './text-field.ts';

const Named = () => z.strictObject({ slug: z.string(), name: z.string() });

const Asked = () => z.string().describe('As requested');

/** Prices of one answer, with all that is known of each. */
const MOST_PRICES = 60;
const USUAL_PRICES = 2;

const Level = () => z.enum(['same', 'close']);
const Confidence = () => z.enum(['high', 'medium', 'low']);

const Ranking = () =>
  z
    .array(
      z.strictObject({
        rank: z.int().optional().describe('Equal totals share one'),
        slug: z.string().optional().describe('Absent for this service'),
        name: z.string(),
        lab: z.string().optional(),
        allIn: z.number().optional(),
        allInFrom: z.number().optional().describe('With a fee that is not known on top'),
        cheapestBelowFee: z.number().optional().describe('Cheapest of all if that fee is lower'),
        unranked: z.enum(UNRANKED).optional().describe('Why without a rank'),
        equivalence: Level(),
        kind: PriceKind(),
        confidence: Confidence(),
        verifiedAt: z.string(),
        stale: z.boolean(),
        demo: z.boolean().describe('true: made up'),
      }),
    )
    .describe('Known totals, unknown fees, old prices');

const Verdict = () => z.string().describe('Who is cheapest');

const Basket = () =>
  z.strictObject({
    items: z.array(Named()),
    service: z.strictObject({
      name: z.string(),
      demo: z.boolean(),
      lab: z.string(),
      items: z
        .array(z.strictObject({ slug: z.string(), name: z.string(), price: z.number() }))
        .describe('What to order: panels where they measure the same for less'),
      sticker: z.number(),
      fees: z.number(),
      allIn: z.number().optional().describe('Absent when a test is missing'),
      missing: z.array(Named()),
    }),
    providers: z
      .array(
        z.strictObject({
          provider: Named(),
          lab: z.string(),
          items: z
            .array(
              z.strictObject({
                slug: z.string().optional(),
                name: z.string(),
                price: z.number(),
                yearly: z.number().optional().describe('Paid at once for a membership'),
                verifiedAt: z.string(),
              }),
            )
            .describe('What to order there'),
          sticker: z.number().describe('Of the tests it sells'),
          fees: z.number().optional().describe('Once for the order; absent when unknown'),
          allIn: z.number().optional().describe('Absent when the fee is unknown or a test is missing'),
          missing: z.array(Named()).describe('Tests it does not sell, as far as is known'),
          verifiedAt: z.string().describe('The oldest of its prices'),
          stale: z.boolean(),
        }),
      )
      .describe('Complete baskets first, cheapest all-in first'),
    ranking: Ranking(),
    verdict: Verdict(),
  });

export const comparePrices = defineTool({
  name: 'compare_prices',
  title: 'Compare prices',
  description:
    'All-in price of one test (sticker plus per-order fee) here and at each tracked provider that sells an equivalent, each with its day and source, with hospital self-pay and Medicare amounts. Only fresh prices of the same test with a known fee are ranked. withItems compares a whole basket, each fee paid once. For our total in a state use quote_order; for one provider in full use compare_provider.',
  tag: 'compare',
  reads: ['catalog', 'analytes', 'providers', 'search'],
  input: () =>
    z.strictObject({
      test: textField(1, 80).describe('Test slug or name, such as cbc or Complete blood count'),
      withItems: z
        .array(textField(1, 80))
        .max(24)
        .optional()
        .describe('More tests in the same order, by slug or name'),
      limit: z.int().min(1).max(MOST_PRICES).default(USUAL_PRICES).describe('Prices in full, at most'),
    }),
  output: () => ({
    ok: {
      test: z
        .strictObject({ slug: z.string(), name: z.string(), url: z.string() })
        .describe('What is compared'),
      service: z
        .strictObject({
          name: z.string(),
          sticker: z.number(),
          fees: z.number().describe('Lab processing fee, once per order'),
          allIn: z.number(),
          priceAsOf: z.string(),
          stale: z.boolean(),
          demo: z.boolean().describe('true: made up'),
          states: z.array(z.string()).optional().describe('Sold only there'),
        })
        .describe('The price here, in USD'),
      providers: z
        .array(
          z.strictObject({
            provider: z.strictObject({ slug: z.string(), name: z.string() }),
            lab: z.string(),
            sticker: z.number(),
            fees: z.number().optional().describe('Per order; absent when unknown'),
            feesNote: z.string(),
            allIn: z.number().optional().describe('Absent when the fee is unknown'),
            verifiedAt: z.string(),
            source: PriceSource(),
            kind: PriceKind(),
            confidence: Confidence(),
            stale: z.boolean().describe('true: too old to be ranked'),
            equivalence: z.strictObject({ level: Level(), reason: z.string() }),
            product: z
              .strictObject({
                orderCode: z.string().optional(),
                method: z.string().optional(),
                components: z.array(z.string()).optional(),
              })
              .optional()
              .describe('What is sold there, where its page says so'),
            earlier: z
              .array(z.strictObject({ sticker: z.number(), verifiedAt: z.string() }))
              .optional()
              .describe('What it was before'),
          }),
        )
        .describe('Cheapest all-in first; then unknown fees, then stale prices'),
      ranking: Ranking(),
      verdict: Verdict(),
      asOf: z.string().describe('Day for which ages and ranks hold'),
      truncated: z.string().optional().describe('Where some prices are left out'),
      basket: Basket().optional().describe('With withItems: all tests in one order'),
      references: z
        .strictObject({
          hospitalSelfPay: z
            .strictObject({
              median: z.number(),
              low: z.number(),
              high: z.number(),
              hospitals: z.int(),
              source: PriceSource(),
              observed: z.string(),
            })
            .optional()
            .describe('Half of the hospitals ask between low and high'),
          directLab: z
            .array(
              z.strictObject({
                name: z.string(),
                allIn: z.number(),
                verifiedAt: z.string(),
                source: PriceSource(),
              }),
            )
            .optional()
            .describe('Shops that a laboratory runs itself'),
          medicare: z
            .strictObject({
              amount: z.number(),
              codes: z.string().describe('"86003*15": fifteen times'),
              period: z.string(),
              source: PriceSource(),
            })
            .optional(),
        })
        .describe('Other prices, for context'),
      caveat: z.string().describe('How fees count with several tests'),
      licence: z.literal('CC-BY-4.0').describe('Licence of these prices'),
      attribution: z.string().describe('Line to keep with the figures'),
    },
    ambiguous: { item: Asked(), options: Options() },
    not_found: {
      item: Asked(),
      suggestions: z.array(z.string()).describe('Slugs that are near'),
      options: Options(),
    },
  }),
  example: { test: 'cbc' },
  told: ({ example }) => (example === undefined ? {} : { example: { test: example.compared } }),
  handler({ test, withItems = [], limit }, context) {
    const { data, today, lang, words } = context;
    const { service } = data.service;
    const asked = askedTests({ test, withItems }, { ...context, named: (item) => itemNamed(item, data) });
    if ('refused' in asked) return asked.refused;
    const { entries } = asked;
    const [entry] = entries;
    const offers = offersFor(entry.slug, data.providers, today, service.priceMaxAgeDays);
    const ranking = aloneRanking(entry, offers, context);
    return {
      status: 'ok',
      test: {
        slug: entry.slug,
        name: entry.said[lang].name,
        url: pageUrl(service.origin, itemPath(entry), lang),
      },
      service: {
        name: service.brand,
        sticker: dollars(entry.listCents),
        fees: dollars(service.labFeeCents),
        allIn: dollars(entry.listCents + service.labFeeCents),
        priceAsOf: entry.priceAsOf,
        stale: daysBetween(entry.priceAsOf, today) > service.priceMaxAgeDays,
        demo: service.demo,
        ...(entry.states === undefined ? {} : { states: [...entry.states] }),
      },
      providers: offers.slice(0, limit).map((offer) => offerLine(offer, context)),
      ...(offers.length > limit ? { truncated: words.compare.pricesLeft(limit, offers.length) } : {}),
      ranking: ranking.map(rankLine),
      verdict: [verdict(ranking, words), ...salesSaid([entry], data.service, context)].join(' '),
      asOf: today,
      ...(entries.length > 1 ? { basket: basketLines(entries, context) } : {}),
      references: referencesFor(entry, offers, context),
      caveat: feeCaveat(entry, context),
      licence: 'CC-BY-4.0' as const,
      attribution: words.compare.attribution(service.brand, service.origin),
      next: [
        nextCall('quote_order', { items: entries.map(({ slug }) => slug) }, words.compare.whyQuote, lang),
        ...(offers.length > limit
          ? [
              nextCall(
                'compare_prices',
                { test: entry.slug, limit: Math.min(offers.length, MOST_PRICES) },
                words.compare.whyAllPrices,
                lang,
              ),
            ]
          : []),
      ],
    };
  },
});

/** Hospital and Medicare amounts: two other billing scopes, for context and never as a saving; and labs' own shops. */
function referencesFor(entry: CatalogEntry, offers: readonly ProviderOffer[], { data, lang }: Told) {
  const { references, hospitals } = data.providers;
  const hospital = hospitalPrice(entry.cpts, hospitals.prices);
  const medicare = medicareAmount(entry.cpts, references);
  const direct = offers.filter(
    ({ provider, unranked }) => provider.laboratory === true && unranked === undefined,
  );
  return {
    ...(hospital === undefined || hospitals.source === undefined
      ? {}
      : {
          hospitalSelfPay: {
            median: dollars(hospital.medianCents),
            low: dollars(hospital.lowCents),
            high: dollars(hospital.highCents),
            hospitals: hospital.hospitals,
            source: { title: hospitals.source.title, url: hospitals.source.url },
            observed: hospitals.source.observed,
          },
        }),
    ...(direct.length === 0
      ? {}
      : {
          directLab: direct.map(({ provider, price, allInCents = price.stickerCents }) => ({
            name: provider.name,
            allIn: dollars(allInCents),
            verifiedAt: price.observed,
            source: { title: price.sourceTitle, url: price.sourceUrl },
          })),
        }),
    ...(medicare === undefined
      ? {}
      : {
          medicare: {
            amount: dollars(medicare.cents),
            codes: codesText(entry.cpts),
            period: medicare.from.said[lang].period,
            source: { title: medicare.from.sourceTitle, url: medicare.from.sourceUrl },
          },
        }),
  };
}
