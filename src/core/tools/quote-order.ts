import * as z from 'zod';
import { askingCartUrl, cartUrl } from '../address.ts';
import type { LabId } from '../model/vocabulary.ts';
import { findState, labsBy, stateRule, statesNear } from '../places/states.ts';
import { PreparationShape, saidPreparation } from '../preparation/said.ts';
import { dollars } from '../pricing/money.ts';
import { cheaperCover, openBasket, priceAt, type Refusal } from '../pricing/quote.ts';
import { lineOf, savingsOf, type Told, unavailableLine, warningsOf } from '../pricing/quote-lines.ts';
import { nextOf } from '../pricing/quote-next.ts';
import { basketIn, needsState, soldFor } from '../pricing/sold-in.ts';
import { itemNamed } from '../search/items.ts';
import { callsFor, Options } from './ask-back.ts';
import { defineTool } from './define.ts';
import { labField, type StoreTold } from './store-told.ts';
import { textField } from './text-field.ts';

const Line = () =>
  z.strictObject({
    slug: z.string(),
    name: z.string(),
    type: z.enum(['test', 'panel']),
    price: z.number().describe('USD at the quoted lab'),
    prices: z.record(z.string(), z.number()).optional().describe('USD at every lab'),
    states: z.array(z.string()).optional().describe('Sold only there'),
  });

const Unavailable = (store: StoreTold) =>
  z.strictObject({
    item: z.string().describe('As requested'),
    name: z.string().optional().describe('Its name, where it is in the catalog'),
    code: z.enum(['unknown', 'coming_soon', 'not_at_lab', 'not_in_state', 'duplicate']),
    reason: z.string(),
    alternatives: z
      .array(
        z.strictObject({
          slug: z.string(),
          name: z.string(),
          lab: labField(store).optional(),
          price: z.number().optional().describe('USD at that lab, without the fee'),
        }),
      )
      .optional()
      .describe('Items with a near name, or labs that do perform it'),
  });

const place = () => ({
  state: z.string().optional().describe('Two-letter code'),
  stateName: z.string().optional().describe('Name of the state'),
});

const refusedOnly = (store: StoreTold) => ({
  ...place(),
  items: z.array(Line()).describe('Always empty here'),
  unavailable: z.array(Unavailable(store)).describe('Every requested item that is not in the total, and why'),
  labFee: z.number().describe('Once per order'),
  currency: z.string().describe('Currency of every amount: USD'),
});

const describe = ({ rules, where }: StoreTold): string =>
  `Prices a set of tests and panels as the checkout would: sticker prices at the lab that will draw in the given state, the single lab processing fee per order, the total, every item that cannot be ordered with its reason, the same basket at each lab, a cheaper set that measures the same, and a prefilled cart link. Always take totals from here; never add prices up yourself.${rules === '' ? '' : ` ${rules}`}${where('comparison', ' For prices elsewhere use compare_prices.')}`;

/** ", such as TX or New York" */
const suchAs = ({ example }: StoreTold): string =>
  example === undefined ? '' : `, such as ${example.states.join(' or ')}`;

export const quoteOrder = defineTool({
  name: 'quote_order',
  title: 'Quote an order',
  description: describe,
  tag: 'quote',
  reads: ['catalog', 'preparations', 'differences', 'search'],
  seldom: ['differences', 'search'],
  onDevice: true,
  input: (store) =>
    z.strictObject({
      items: z
        .array(textField(1, 120))
        .min(1)
        .max(25)
        .describe('Catalog slugs or ids, or names that each mean one item'),
      state: textField(2, 40)
        .optional()
        .describe(`US state where the blood will be drawn: code or name${suchAs(store)}`),
      lab: labField(store).optional().describe(`Preferred lab ${store.choice}`),
    }),
  output: (store) => ({
    ok: {
      ...place(),
      lab: labField(store).describe('Lab of the prices'),
      routed: z.boolean().describe('true when the state decides the lab'),
      items: z.array(Line()).describe('What is priced'),
      unavailable: z
        .array(Unavailable(store))
        .describe('Every requested item that is not in the total, and why'),
      subtotal: z.number().describe('USD without the fee'),
      labFee: z.number().describe('Once per order'),
      total: z.number().describe('USD, all in'),
      currency: z.string().describe('Currency of every amount: USD'),
      cartUrl: z
        .string()
        .describe(
          'Opens the store with these items, or asks for the state first where that matters; nothing is bought until then',
        ),
      byLab: z
        .array(
          z.strictObject({
            lab: labField(store),
            subtotal: z.number(),
            labFee: z.number(),
            total: z.number(),
            unavailable: z.array(z.string()).describe('Requested items this lab leaves out'),
          }),
        )
        .describe(
          'The same basket at each lab that may draw in the state: the most complete first, then the cheapest',
        ),
      savings: z
        .array(
          z.strictObject({
            items: z.array(Line()),
            subtotal: z.number(),
            total: z.number(),
            saves: z.number(),
            cartUrl: z.string(),
            text: z.string(),
          }),
        )
        .describe('A cheaper set that measures the same'),
      warnings: z.array(z.string()).describe('What to know before ordering'),
      preparation: PreparationShape().optional(),
      assumed: z.array(z.string()).optional().describe('What names were taken for'),
    },
    not_served: refusedOnly(store),
    not_found: refusedOnly(store),
    needs_info: {
      missing: z.array(z.string()).describe('What to give or correct'),
      options: Options().optional(),
    },
  }),
  example: { items: ['cbc', 'tsh'], state: 'TX' },
  told: ({ example }) =>
    example === undefined ? {} : { example: { items: [...example.items], state: example.state } },
  handler({ items, state: typedState, lab: preferred }, context) {
    const { data, lang, words } = context;
    const { service } = data.service;
    const state = typedState === undefined ? undefined : findState(typedState, data.service);
    if (typedState !== undefined && state === undefined) {
      const options = statesNear(typedState, data.service).map(({ code, said }) => ({
        slug: code,
        name: said[lang].name,
      }));
      const argumentsFor = (code: string) => ({ items, state: code, lab: preferred });
      return {
        status: 'needs_info',
        message: words.quote.notAState,
        missing: ['state'],
        ...(options.length === 0
          ? {}
          : { options, next: callsFor(options, { tool: 'quote_order', argumentsFor }, context) }),
      };
    }
    const stateName = state === undefined ? undefined : state.said[lang].name;
    const where = state === undefined ? {} : { state: state.code, stateName };
    const money = { labFee: dollars(service.labFeeCents), currency: service.currency };
    const rule = state === undefined ? ({ kind: 'any' } as const) : stateRule(state.code, data.service);
    const told: Told = { ...context, stateName };
    const basket = basketIn(
      openBasket(items, (item) => itemNamed(item, data)),
      state?.code,
    );
    const assumed = basket.taken.map(({ item, entry }) =>
      words.catalog.takenFor(item, entry.said[lang].name),
    );
    if (rule.kind === 'not_served') {
      const refused = [
        ...basket.refused,
        ...basket.entries.map((entry): Refusal => ({ item: entry.slug, code: 'not_in_state', entry })),
      ];
      return {
        status: 'not_served',
        message: words.quote.stateNotServed(stateName ?? ''),
        ...where,
        items: [],
        unavailable: refused.map((refusal) => unavailableLine(refusal, told)),
        ...money,
      };
    }
    const routed = rule.kind === 'routed';
    const labs = labsBy(rule, data.service);
    const lab = labAmong(labs, preferred, service.defaultLab);
    const priced = priceAt(basket, lab, labs);
    const unavailable = priced.refused.map((refusal) => unavailableLine(refusal, { ...told, lab, labs }));
    const atLabs = labs
      .map((id) => priceAt(basket, id, labs))
      .filter(({ lines }) => lines.length > 0)
      .sort((a, b) => b.lines.length - a.lines.length || a.subtotalCents - b.subtotalCents);
    const sold = soldFor(basket.entries, data.catalog.entries, state?.code);
    const cheaper = cheaperCover(priced, sold);
    const ordered = priced.lines.map(({ entry }) => entry);
    const asks = state === undefined && needsState(ordered);
    const linkTo = asks ? askingCartUrl : cartUrl;
    const next = nextOf(
      { items, state: state?.code, lab: routed ? undefined : preferred },
      { priced, atLabs, cheaper },
      told,
    );
    if (priced.lines.length === 0) {
      const known = priced.refused.some(({ code }) => code !== 'unknown');
      return {
        status: known ? 'not_served' : 'not_found',
        message: known ? words.quote.noneOrderable : words.quote.noneKnown,
        ...where,
        items: [],
        unavailable,
        ...money,
        ...next,
      };
    }
    return {
      status: 'ok',
      ...where,
      lab,
      routed,
      items: priced.lines.map(lineOf(lang, true)),
      unavailable,
      subtotal: dollars(priced.subtotalCents),
      ...money,
      total: dollars(priced.subtotalCents + service.labFeeCents),
      cartUrl: linkTo(
        service,
        ordered.map(({ slug }) => slug),
        lab,
        context.attribution,
      ),
      byLab: atLabs.map((atLab) => ({
        lab: atLab.lab,
        subtotal: dollars(atLab.subtotalCents),
        labFee: money.labFee,
        total: dollars(atLab.subtotalCents + service.labFeeCents),
        unavailable: atLab.refused.filter(({ code }) => code !== 'duplicate').map(({ item }) => item),
      })),
      savings: savingsOf(cheaper, lab, { ...told, linkTo, attribution: context.attribution }),
      warnings: warningsOf(priced, { routed, preferred, labs }, told),
      ...saidPreparation(ordered, data, context),
      ...(assumed.length === 0 ? {} : { assumed }),
      ...next,
    };
  },
});

/** The preferred lab where it may draw, else the usual one, else the first that may. */
const labAmong = (labs: readonly LabId[], preferred: LabId | undefined, usual: LabId): LabId =>
  [preferred, usual].find((lab) => lab !== undefined && labs.includes(lab)) ?? labs[0] ?? usual;
