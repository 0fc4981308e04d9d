import * as z from 'zod';
import { understand } from '../catalog/goals.ts';
import { catalogSummary, orderUrlOf } from '../catalog/item.ts';
import { summaryShape } from '../catalog/item-shapes.ts';
import { type Candidate, candidatesFor, choose } from '../catalog/recommend.ts';
import type { Goal } from '../model/goal.ts';
import { centsOf, dollars } from '../pricing/money.ts';
import { isEmergency, SeekCare, seekCare } from '../safety/seek-care.ts';
import { type Context, defineTool } from './define.ts';
import { nextCall } from './next-call.ts';
import { textField } from './text-field.ts';

/** From the lowest. */
const BUDGETS = ['low', 'medium', 'high', 'no_limit'] as const;
type Budget = (typeof BUDGETS)[number];

const Phrases = (what: string) =>
  z.array(textField(0, 60)).max(8).optional().describe(`${what}, in plain words, up to 8`);

const notes = () =>
  z.array(z.string()).optional().describe('Why goals that were understood are not followed');

const Input = () =>
  z.strictObject({
    goals: Phrases('What the person wants to know, such as heart health or before pregnancy'),
    symptoms: Phrases('What the person notices, such as fatigue or hair loss'),
    budget: z
      .enum(BUDGETS)
      .default('medium')
      .describe('Ceiling for the whole order: low about 80, medium about 200, high about 400 USD, or none'),
  });

type Asked = z.output<ReturnType<typeof Input>>;
type Advising = Context<'catalog' | 'goals' | 'signs'>;

export const recommendTests = defineTool({
  name: 'recommend_tests',
  title: 'Recommend tests',
  description:
    'Suggests panels or single tests for health goals and symptoms in plain words, with the reason for each, within a budget that includes the lab fee. Prefers a panel when it covers enough and costs less than its parts. Names what was not understood, and warning signs that need care now. Use search_tests when the test is already known, quote_order for the final total in a state. Educational, not a diagnosis.',
  tag: 'catalog',
  reads: ['catalog', 'goals', 'signs'],
  personal: true,
  input: Input,
  output: () => ({
    ok: {
      seekCare: SeekCare(),
      strategy: z.enum(['panel', 'tests']).describe('One panel, or single tests'),
      budget: z
        .strictObject({
          level: z.string().describe('As asked'),
          maxUsd: z.number().optional().describe('Absent without a limit'),
        })
        .describe('The ceiling, fee included'),
      recommendations: z
        .array(
          z.strictObject({
            item: z.strictObject({ ...summaryShape(), orderUrl: z.string().nullable() }),
            reason: z.string(),
            matched: z.array(z.string()).describe('Goals and symptoms it speaks to'),
          }),
        )
        .describe('What to order, with reasons'),
      subtotal: z.number().describe('USD at list prices, without the fee'),
      labFee: z.number().describe('Lab processing fee in USD, once per order'),
      total: z.number().describe('USD at list prices, with the fee'),
      currency: z.string().describe('Currency of every amount: USD'),
      unmatched: z.array(z.string()).describe('What was not understood, or contradicts itself'),
      notes: notes(),
      disclaimer: z.string().describe('Educational, not a diagnosis'),
    },
    needs_info: {
      missing: z.array(z.string()).describe('What to give or change'),
      seekCare: SeekCare(),
      unmatched: z.array(z.string()).describe('What was not understood, or contradicts itself'),
      notes: notes(),
      suggestions: z.array(z.string()).describe('Goals and symptoms that are understood'),
      disclaimer: z.string().describe('Educational, not a diagnosis'),
    },
  }),
  example: { goals: ['heart health'], budget: 'medium' },
  handler(asked, context) {
    const { data, lang } = context;
    const words = context.words.advice;
    const { service } = data.service;
    const typed = [...(asked.goals ?? []), ...(asked.symptoms ?? [])];
    const { goals, clashes, signs, unmatched } = understand(typed, data.goals, data.signs);
    const care = seekCare(signs);
    const said = {
      unmatched,
      ...(clashes.length === 0
        ? {}
        : { notes: clashes.map(([a, b]) => words.clash(a.said[lang].name, b.said[lang].name)) }),
      disclaimer: words.disclaimer,
    };
    if (isEmergency(signs))
      return {
        status: 'needs_info',
        message: words.careFirst,
        missing: [],
        ...care,
        ...said,
        unmatched: [],
        suggestions: [],
      };
    const choice = chooseWithin(asked.budget, goals, context);
    if (choice === undefined) {
      const message =
        signs.length > 0
          ? words.careFirst
          : goals.length > 0
            ? words.overBudget
            : typed.every((phrase) => phrase.trim() === '')
              ? words.nothingSaid
              : words.notUnderstood;
      return {
        status: 'needs_info',
        message,
        missing: goals.length > 0 ? ['budget'] : ['goals'],
        ...care,
        ...said,
        suggestions: data.goals.goals.map((goal) => goal.said[lang].name),
        ...(signs.length > 0 ? {} : { next: higherBudget(asked, goals, context) }),
      };
    }
    const subtotalCents = choice.picks.reduce((sum, { entry }) => sum + entry.listCents, 0);
    const maxUsd = maxUsdOf(asked.budget, context);
    return {
      status: 'ok',
      ...care,
      strategy: choice.strategy,
      budget: { level: asked.budget, ...(maxUsd === undefined ? {} : { maxUsd }) },
      recommendations: choice.picks.map((pick) => recommendation(pick, goals, context)),
      subtotal: dollars(subtotalCents),
      labFee: dollars(service.labFeeCents),
      total: dollars(subtotalCents + service.labFeeCents),
      currency: service.currency,
      ...said,
    };
  },
});

const maxUsdOf = (budget: Budget, { data: { service } }: Advising): number | undefined =>
  budget === 'no_limit' ? undefined : service.service.budgetsUsd[budget];

/** What a budget holds for the goals, once the lab fee is paid. */
function chooseWithin(budget: Budget, goals: readonly Goal[], context: Advising) {
  const { catalog, service } = context.data;
  const maxUsd = maxUsdOf(budget, context);
  const ceiling =
    maxUsd === undefined ? Number.POSITIVE_INFINITY : centsOf(maxUsd) - service.service.labFeeCents;
  return choose(candidatesFor(goals, catalog.entries, context.lang), goals, catalog.entries, ceiling);
}

/** The same question with the lowest budget that holds something. */
function higherBudget({ budget: asked, ...typed }: Asked, goals: readonly Goal[], context: Advising) {
  const budget = BUDGETS.slice(BUDGETS.indexOf(asked) + 1).find(
    (level) => chooseWithin(level, goals, context) !== undefined,
  );
  if (budget === undefined) return undefined;
  return [nextCall('recommend_tests', { ...typed, budget }, context.words.advice.whyHigher, context.lang)];
}

function recommendation(pick: Candidate, goals: readonly Goal[], context: Advising) {
  const { data, lang } = context;
  return {
    item: { ...catalogSummary(pick.entry, data, context), orderUrl: orderUrlOf(pick.entry, data) },
    reason: [...new Set(pick.reasons)].slice(0, 4).join(' '),
    matched: goals.filter(({ slug }) => pick.goals.includes(slug)).map(({ said }) => said[lang].name),
  };
}
