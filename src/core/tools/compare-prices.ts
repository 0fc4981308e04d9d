import * as z from 'zod';
import { itemPath, pageUrl } from '../address.ts';
import { askedTests } from '../compare/asked.ts';
import { feeCaveat } from '../compare/example.ts';
import { basketLines, offerLine, ranked } from '../compare/lines.ts';
import { medicareAmount } from '../compare/medicare.ts';
import { offersFor } from '../compare/offers.ts';
import { PriceSource } from '../compare/price-source.ts';
import type { Told } from '../compare/told.ts';
import type { CatalogEntry } from '../model/catalog.ts';
import { dollars } from '../pricing/money.ts';
import { itemNamed } from '../search/items.ts';
import { Options } from './ask-back.ts';
import { defineTool } from './define.ts';
import { nextCall } from './next-call.ts';
import { textField } from './text-field.ts';

const Named = () => z.strictObject({ slug: z.string(), name: z.string() });

const Asked = () => z.string().describe('As requested');

const Ranking = () =>
  z
    .array(
      z.strictObject({
        rank: z.int(),
        slug: z.string().optional().describe('Absent for this service'),
        name: z.string(),
        allIn: z.number(),
      }),
    )
    .describe('Known fee and fresh price, this service by the same rule; cheapest first');

const Basket = () =>
  z.strictObject({
    items: z.array(Named()),
    service: z.strictObject({
      name: z.string(),
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
  });

export const comparePrices = defineTool({
  name: 'compare_prices',
  title: 'Compare prices',
  description:
    'All-in price of one test (sticker plus per-order fee) here and at each tracked direct-to-consumer provider that sells an equivalent, cheapest first, each with the date it was verified and its source, with hospital self-pay and Medicare amounts for context. Providers whose fee is unknown are listed without an all-in price. With withItems it compares a whole basket, each fee paid once. For our total in a state use quote_order; for one provider in full use compare_provider.',
  tag: 'compare',
  reads: ['catalog', 'analytes', 'providers', 'search'],
  input: () =>
    z.strictObject({
      test: textField(1, 80).describe('Test slug or name, such as cbc or Complete blood count'),
      withItems: z
        .array(textField(1, 80))
        .max(24)
        .optional()
        .describe('More tests in the same order, by slug or name: the whole basket is compared as well'),
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
            kind: z.enum(['list', 'estimate', 'second-hand']),
            confidence: z.enum(['high', 'medium', 'low']),
            stale: z.boolean().describe('true: too old to be ranked'),
            equivalence: z.strictObject({ level: z.enum(['same', 'close']), reason: z.string() }),
            product: z
              .strictObject({
                orderCode: z.string().optional(),
                method: z.string().optional(),
                components: z.array(z.string()).optional(),
              })
              .optional()
              .describe('What is sold there, where its page says so'),
          }),
        )
        .describe('Cheapest all-in first; unknown fees and stale prices after them'),
      ranking: Ranking(),
      basket: Basket().optional().describe('With withItems: all tests in one order'),
      references: z
        .strictObject({
          hospitalSelfPay: z
            .strictObject({
              median: z.number(),
              low: z.number(),
              high: z.number(),
              source: PriceSource(),
              observed: z.string(),
            })
            .optional()
            .describe('Most hospital cash prices lie between low and high'),
          medicare: z
            .strictObject({ amount: z.number(), period: z.string(), source: PriceSource() })
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
  handler({ test, withItems = [] }, context) {
    const { data, today, lang, words } = context;
    const { service } = data.service;
    const asked = askedTests({ test, withItems }, { ...context, named: (item) => itemNamed(item, data) });
    if ('refused' in asked) return asked.refused;
    const { entries } = asked;
    const [entry] = entries;
    const offers = offersFor(entry.slug, data.providers, today, service.priceMaxAgeDays);
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
      },
      providers: offers.map((offer) => offerLine(offer, context)),
      ranking: ranked(service.brand, entry.listCents + service.labFeeCents, offers),
      ...(entries.length > 1 ? { basket: basketLines(entries, context) } : {}),
      references: referencesFor(entry, context),
      caveat: feeCaveat(entry, context),
      licence: 'CC-BY-4.0' as const,
      attribution: words.compare.attribution(service.brand, service.origin),
      next: [
        nextCall('quote_order', { items: entries.map(({ slug }) => slug) }, words.compare.whyQuote, lang),
      ],
    };
  },
});

/** Hospital and Medicare amounts: two other billing scopes, for context and never as a saving. */
function referencesFor(entry: CatalogEntry, { data, lang }: Told) {
  const { references } = data.providers;
  const hospital = references.find(({ kind, key }) => kind === 'hospital' && key === entry.slug);
  const medicare = medicareAmount(entry.cpts, references);
  const { lowCents, highCents } = hospital ?? {};
  return {
    ...(hospital === undefined || lowCents === undefined || highCents === undefined
      ? {}
      : {
          hospitalSelfPay: {
            median: dollars(hospital.cents),
            low: dollars(lowCents),
            high: dollars(highCents),
            source: { title: hospital.sourceTitle, url: hospital.sourceUrl },
            observed: hospital.said[lang].observed,
          },
        }),
    ...(medicare === undefined
      ? {}
      : {
          medicare: {
            amount: dollars(medicare.cents),
            period: medicare.from.said[lang].period,
            source: { title: medicare.from.sourceTitle, url: medicare.from.sourceUrl },
          },
        }),
  };
}
