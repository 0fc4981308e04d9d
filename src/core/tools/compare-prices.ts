import * as z from 'zod';
import { findEntry } from '../catalog/entries.ts';
import { offersFor, type ProviderOffer } from '../compare/offers.ts';
import type { CatalogEntry } from '../model/catalog.ts';
import type { Dataset } from '../model/dataset.ts';
import { matchName } from '../names/match.ts';
import { dollars, printDollars } from '../pricing/money.ts';
import { ambiguous, Options } from './ask-back.ts';
import { defineTool } from './define.ts';

/** Where a price was read; `observed` dates stand beside it. */
export const PriceSource = () => z.strictObject({ title: z.string(), url: z.string() });

export const comparePrices = defineTool({
  name: 'compare_prices',
  title: 'Compare prices of one test',
  description:
    'All-in price of one test (sticker plus per-order fee) here and at each tracked direct-to-consumer provider that sells an equivalent, cheapest first, each with the date it was verified and its source, with hospital self-pay and Medicare amounts for context. Providers whose fee is unknown are listed without an all-in price. For several tests in one order remember that fees are paid once; quote_order gives our total. For a whole provider use compare_provider.',
  tag: 'compare',
  reads: ['catalog', 'providers'],
  input: () =>
    z.strictObject({
      test: z.string().min(1).max(80).describe('Test slug or name, such as cbc or Complete blood count'),
    }),
  output: () => ({
    ok: {
      test: z.strictObject({ slug: z.string(), name: z.string(), url: z.string() }),
      service: z.strictObject({
        name: z.string(),
        sticker: z.number(),
        fees: z.number().describe('Lab processing fee, once per order'),
        allIn: z.number(),
        priceAsOf: z.string(),
      }),
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
          }),
        )
        .describe('Cheapest all-in first; unknown fees and stale prices after them'),
      references: z.strictObject({
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
      }),
      caveat: z.string(),
      licence: z.literal('CC-BY-4.0'),
      attribution: z.string(),
    },
    ambiguous: { options: Options() },
    not_found: { suggestions: z.array(z.string()) },
  }),
  example: { test: 'cbc' },
  handler({ test: typed }, { data, today }) {
    const { service } = data.service;
    const match = matchName(typed, data.catalog.names);
    const find = (slug: string) => findEntry(slug, data.catalog.entries);
    if (match.kind === 'several') return ambiguous(match.slugs, (slug) => find(slug)?.name);
    const entry = find(match.kind === 'one' ? match.slug : typed);
    if (entry === undefined) {
      return {
        status: 'not_found',
        message: 'No test has this slug or name. Use search_tests to find it, or try one of the suggestions.',
        suggestions: match.kind === 'none' ? match.near : [],
      };
    }
    const offers = offersFor(entry.slug, data.providers, today, service.priceMaxAgeDays);
    return {
      status: 'ok',
      test: {
        slug: entry.slug,
        name: entry.name,
        url: `${service.origin}/${entry.type}s/${entry.slug}`,
      },
      service: {
        name: service.brand,
        sticker: dollars(entry.listCents),
        fees: dollars(service.labFeeCents),
        allIn: dollars(entry.listCents + service.labFeeCents),
        priceAsOf: entry.priceAsOf,
      },
      providers: offers.map(offerLine),
      references: referencesFor(entry, data.providers),
      caveat: `Fees are paid once per order, not per test: here ${printDollars(service.labFeeCents)} for any number of tests. With more tests in one order the ranking can change; quote the whole order.`,
      licence: 'CC-BY-4.0',
      attribution: `Price data: ${service.brand}, ${service.origin}, CC BY 4.0, with the sources named.`,
    };
  },
});

function offerLine({ provider, price, stale, allInCents }: ProviderOffer) {
  const fee = provider.orderFeeCents;
  return {
    provider: { slug: provider.slug, name: provider.name },
    lab: price.lab,
    sticker: dollars(price.stickerCents),
    ...(fee === undefined ? {} : { fees: dollars(fee) }),
    feesNote: provider.orderFeeNote,
    ...(allInCents === undefined ? {} : { allIn: dollars(allInCents) }),
    verifiedAt: price.observed,
    source: { title: price.sourceTitle, url: price.sourceUrl },
    kind: price.kind,
    confidence: price.confidence,
    stale,
    equivalence: { level: price.equivalence, reason: price.equivalenceReason },
  };
}

/** Hospital and Medicare amounts: two other billing scopes, for context and never as a saving. */
function referencesFor(entry: CatalogEntry, { references }: Dataset['providers']) {
  const hospital = references.find(({ kind, key }) => kind === 'hospital' && key === entry.slug);
  const medicare = references.find(({ kind, key }) => kind === 'medicare' && key === entry.cpt);
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
            observed: hospital.observed,
          },
        }),
    ...(medicare === undefined
      ? {}
      : {
          medicare: {
            amount: dollars(medicare.cents),
            period: medicare.period,
            source: { title: medicare.sourceTitle, url: medicare.sourceUrl },
          },
        }),
  };
}
