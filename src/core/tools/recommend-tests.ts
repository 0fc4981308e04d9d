import * as z from 'zod';
import { contradictions, goalsMeant, redFlagsIn } from '../catalog/goals.ts';
import { catalogSummary, orderUrlOf, summaryShape } from '../catalog/item.ts';
import { choose, type Wish, wishesFor } from '../catalog/recommend.ts';
import type { Goal } from '../model/goal.ts';
import type { Lang } from '../model/vocabulary.ts';
import { centsOf, dollars } from '../pricing/money.ts';
import { type Context, defineTool } from './define.ts';
import { textField } from './text-field.ts';

const Phrases = (what: string) =>
  z.array(textField(0, 60)).max(8).optional().describe(`${what}, in plain words, up to 8`);

const seekCare = () =>
  z
    .array(z.strictObject({ sign: z.string(), advice: z.string() }))
    .optional()
    .describe('Warning signs that come before any test: say this first');

const notes = () =>
  z.array(z.string()).optional().describe('Why goals that were understood are not followed');

const WORDS = {
  en: {
    disclaimer:
      'Educational matching of goals to tests, not a diagnosis and not medical advice. A clinician can say which tests fit you.',
    clash: (a: string, b: string) => `${a} and ${b} contradict each other: ask for one of them.`,
    careFirst: 'Warning signs come first: see seekCare. No test replaces that.',
    overBudget: 'No test for these goals fits the budget. Give a higher budget.',
    say: 'Say at least one goal or symptom in other words; suggestions lists those that are understood.',
  },
  es: {
    disclaimer:
      'Relación educativa entre objetivos y pruebas; no es un diagnóstico ni un consejo médico. Un profesional de la salud puede decirle qué pruebas le convienen.',
    clash: (a: string, b: string) => `${a} y ${b} se contradicen: pida uno de los dos.`,
    careFirst: 'Primero las señales de alarma: vea seekCare. Ninguna prueba las sustituye.',
    overBudget: 'Ninguna prueba para estos objetivos cabe en el presupuesto. Indique uno mayor.',
    say: 'Diga al menos un objetivo o síntoma con otras palabras; suggestions enumera los que se entienden.',
  },
} as const;

export const recommendTests = defineTool({
  name: 'recommend_tests',
  title: 'Recommend tests',
  description:
    'Suggests panels or single tests for health goals and symptoms in plain words, with the reason for each, within a budget that includes the lab fee. Prefers a panel when it covers enough and costs less than its parts. Names what was not understood, and warning signs that need care now. Use search_tests when the test is already known, quote_order for the final total in a state. Educational, not a diagnosis.',
  tag: 'catalog',
  reads: ['catalog', 'goals'],
  personal: true,
  input: () =>
    z.strictObject({
      goals: Phrases('What the person wants to know, such as heart health or before pregnancy'),
      symptoms: Phrases('What the person notices, such as fatigue or hair loss'),
      budget: z
        .enum(['low', 'medium', 'high', 'no_limit'])
        .default('medium')
        .describe('Ceiling for the whole order: low about 80, medium about 200, high about 400 USD, or none'),
    }),
  output: () => ({
    ok: {
      seekCare: seekCare(),
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
      seekCare: seekCare(),
      unmatched: z.array(z.string()).describe('What was not understood, or contradicts itself'),
      notes: notes(),
      suggestions: z.array(z.string()).describe('Goals and symptoms that are understood'),
      disclaimer: z.string().describe('Educational, not a diagnosis'),
    },
  }),
  example: { goals: ['heart health'], budget: 'medium' },
  handler({ goals: typedGoals = [], symptoms: typedSymptoms = [], budget }, context) {
    const { data, lang } = context;
    const words = WORDS[lang];
    const { service } = data.service;
    const typed = [...typedGoals, ...typedSymptoms].filter((phrase) => phrase.trim() !== '');
    const phrases = typed.map((phrase) => {
      const goals = goalsMeant(phrase, data.goals.goals);
      return { phrase, goals, understood: goals.length > 0 };
    });
    const flags = redFlagsIn(phrases, data.goals.redFlags);
    const care =
      flags.length > 0
        ? {
            seekCare: flags.map((flag) => ({
              sign: flag.said[lang].phrases[0] ?? '',
              advice: flag.said[lang].advice,
            })),
          }
        : {};
    const meant = [...new Set(phrases.flatMap((one) => one.goals))];
    const clashes = contradictions(meant).filter((pair) =>
      phrases.every((one) => !pair.every((goal) => one.goals.includes(goal))),
    );
    const goals = meant.filter((goal) => !clashes.flat().includes(goal));
    const unmatched = phrases
      .filter((one) =>
        one.understood
          ? !one.goals.some((goal) => goals.includes(goal))
          : redFlagsIn([one], data.goals.redFlags).length === 0,
      )
      .map(({ phrase }) => phrase);
    const clash =
      clashes.length > 0
        ? {
            notes: clashes.map(([a, b]) => words.clash(a.said[lang].name, b.said[lang].name)),
          }
        : {};
    const maxUsd = budget === 'no_limit' ? undefined : service.budgetsUsd[budget];
    const ceiling = maxUsd === undefined ? Number.POSITIVE_INFINITY : centsOf(maxUsd) - service.labFeeCents;
    const choice = choose(wishesFor(goals, data.catalog.entries, lang), goals, data.catalog.entries, ceiling);
    if (choice === undefined) {
      return {
        status: 'needs_info',
        message: flags.length > 0 ? words.careFirst : goals.length > 0 ? words.overBudget : words.say,
        missing: goals.length > 0 ? ['budget'] : ['goals'],
        ...care,
        unmatched,
        ...clash,
        suggestions: data.goals.goals.map(({ said }) => said[lang].name),
        disclaimer: words.disclaimer,
      };
    }
    const subtotalCents = choice.picks.reduce((sum, { entry }) => sum + entry.listCents, 0);
    return {
      status: 'ok',
      ...care,
      strategy: choice.strategy,
      budget: { level: budget, ...(maxUsd === undefined ? {} : { maxUsd }) },
      recommendations: choice.picks.map((pick) => recommendation(pick, goals, lang, context)),
      subtotal: dollars(subtotalCents),
      labFee: dollars(service.labFeeCents),
      total: dollars(subtotalCents + service.labFeeCents),
      currency: service.currency,
      unmatched,
      ...clash,
      disclaimer: words.disclaimer,
    };
  },
});

function recommendation(
  pick: Wish,
  goals: readonly Goal[],
  lang: Lang,
  { data }: Context<'catalog' | 'goals'>,
) {
  return {
    item: { ...catalogSummary(pick.entry, data, lang), orderUrl: orderUrlOf(pick.entry, data) },
    reason: [...new Set(pick.reasons)].slice(0, 4).join(' '),
    matched: goals.filter(({ slug }) => pick.goals.includes(slug)).map(({ said }) => said[lang].name),
  };
}
