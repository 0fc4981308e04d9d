import * as z from 'zod';
import { type Advice, advise } from '../advice/advise.ts';
import { amountsOf, notOrdered, planAnswered, questionsAnswered, recommended } from '../advice/answered.ts';
import type { Advised } from '../advice/fits.ts';
import { usualOf } from '../advice/plan.ts';
import { timingOf } from '../advice/say.ts';
import { NotOrderedShape, PlanShape, QuestionShape, RecommendationShape } from '../advice/shapes.ts';
import { sexSaid, type Understood, understand } from '../advice/understand.ts';
import type { Goal } from '../model/goal.ts';
import { SEXES } from '../model/vocabulary.ts';
import { contradiction, sexOf } from '../people/person.ts';
import { labIds } from '../places/states.ts';
import { PreparationShape, saidPreparation } from '../preparation/said.ts';
import { salesSaid } from '../pricing/limits-said.ts';
import { centsOf } from '../pricing/money.ts';
import { isEmergency, SeekCare, seekCare } from '../safety/seek-care.ts';
import { signsAndResultsIn } from '../safety/typed-results.ts';
import { type Context, defineTool } from './define.ts';
import { nextCall } from './next-call.ts';
import { textField } from './text-field.ts';

/** From the lowest. */
const BUDGETS = ['low', 'medium', 'high', 'no_limit'] as const;
const LEVELS = [...BUDGETS, 'custom'] as const;

const MOST_SEARCHES = 2;

const Phrases = (what: string) => z.array(textField(0, 120)).max(8).optional().describe(what);

const notes = () => z.array(z.string()).optional().describe('Say first');

const Input = () =>
  z.strictObject({
    goals: Phrases('What the person wants to know, in plain words, such as heart health'),
    symptoms: Phrases('What the person notices, such as fatigue'),
    budget: z
      .enum(BUDGETS)
      .default('medium')
      .describe('For the whole order: low about 80, medium 200, high 400 USD'),
    maxUsd: z.number().gt(0).max(100_000).optional().describe('Instead of budget'),
    age: z.int().min(0).max(120).optional().describe('In years'),
    sex: z.enum(SEXES).optional().describe('Who is tested'),
    pregnancy: z.boolean().optional().describe('true if pregnant'),
  });

type Asked = z.output<ReturnType<typeof Input>>;
type Advising = Context<'catalog' | 'goals' | 'preparations' | 'analytes' | 'markers' | 'signs'>;

export const recommendTests = defineTool({
  name: 'recommend_tests',
  title: 'Recommend tests',
  description:
    'Plans tests for health goals and symptoms in three steps (first, usual, thorough) within a budget, lab fee included: panels and tests with reasons, what not to order, what to ask the person, and warning signs that need care now. Use search_tests when the test is already known, quote_order for the total in a state. Educational, not a diagnosis.',
  tag: 'catalog',
  reads: ['catalog', 'goals', 'preparations', 'analytes', 'markers', 'signs'],
  personal: true,
  input: Input,
  output: (store) => ({
    ok: {
      seekCare: SeekCare(),
      notes: notes(),
      strategy: z.enum(['panel', 'tests']).describe('Whether a panel is in it'),
      budget: z
        .strictObject({ level: z.enum(LEVELS), maxUsd: z.number().optional() })
        .describe('The ceiling, fee included'),
      recommendations: z.array(RecommendationShape(store)).describe('The usual plan'),
      subtotal: z.number().describe('USD, without the fee'),
      labFee: z.number().describe('Lab processing fee in USD, once per order'),
      total: z.number().describe('USD, with the fee'),
      currency: z.string().describe('Currency of every amount: USD'),
      plans: z.array(PlanShape()).describe('Each holds the ones before'),
      questions: z.array(QuestionShape()).optional().describe('To ask: may change the plan'),
      notOrdered: z.array(NotOrderedShape()).optional().describe('Often bought, not sensible'),
      timing: z.array(z.string()).optional().describe('When to draw, and fasting'),
      preparation: PreparationShape().optional(),
      unmatched: z.array(z.string()).describe('What was not understood, or contradicts itself'),
      disclaimer: z.string().describe('Educational, not a diagnosis'),
    },
    needs_info: {
      missing: z.array(z.string()).describe('What to give or change'),
      seekCare: SeekCare(),
      notes: notes(),
      questions: z.array(QuestionShape()).optional().describe('What would change the answer'),
      unmatched: z.array(z.string()).describe('What was not understood, or contradicts itself'),
      suggestions: z.array(z.string()).describe('Goals and symptoms that are understood'),
      disclaimer: z.string().describe('Educational, not a diagnosis'),
    },
  }),
  example: { goals: ['heart health'], budget: 'medium' },
  told: ({ example }) =>
    example?.goal === undefined ? {} : { example: { goals: [example.goal], budget: 'medium' as const } },
  handler(asked, context) {
    const { data, lang } = context;
    const words = context.words.advice;
    const { service } = data.service;
    const { age, sex, pregnancy } = asked;
    const typed = [...(asked.goals ?? []), ...(asked.symptoms ?? [])];
    const clash = contradiction({ age, sex, pregnancy });
    const heard = understand(typed, data.goals, data.signs, sexOf({ sex, pregnancy }), asked.symptoms);
    const understood = { ...heard, signs: signsAndResultsIn(typed, data, context, heard.signs) };
    const { goals, signs, unmatched } = understood;
    const care = seekCare(signs);
    const none = { status: 'needs_info', ...care, unmatched, disclaimer: words.disclaimer } as const;
    if (isEmergency(signs))
      return { ...none, message: words.careFirst, missing: [], unmatched: [], suggestions: [] };
    if (clash !== undefined)
      return {
        ...none,
        message: context.words.reference.clash[clash.kind],
        missing: [...clash.fields],
        suggestions: [],
      };
    const advice = adviceFor(asked, understood, context);
    const usual = usualOf(advice.plans);
    const said = {
      ...filled('notes', [
        ...refusals(understood, context),
        ...lacking(goals, context),
        ...advice.notes.map(({ text }) => text[lang]),
        ...salesSaid(orderedIn(advice), data.service, context),
      ]),
      ...filled('questions', questionsAnswered(advice, context)),
    };
    if (usual === undefined)
      return {
        ...none,
        ...said,
        message: whyNothing(typed, understood, context),
        missing: goals.length > 0 ? ['budget'] : ['goals'],
        suggestions: data.goals.goals.map((goal) => goal.said[lang].name),
        ...(signs.length > 0
          ? {}
          : { next: [...higherBudget(asked, understood, context), ...searches(understood, context)] }),
      };
    const maxUsd = maxUsdOf(asked, context);
    const strategy: 'panel' | 'tests' = usual.items.some(({ entry }) => entry.type === 'panel')
      ? 'panel'
      : 'tests';
    return {
      status: 'ok',
      ...care,
      ...said,
      strategy,
      budget: { level: levelOf(asked), ...(maxUsd === undefined ? {} : { maxUsd }) },
      recommendations: usual.items.map((item) => recommended(item, goals, data, context)),
      ...amountsOf(usual.items, data.service),
      currency: service.currency,
      plans: advice.plans.map((plan) => planAnswered(plan, lang, data.service)),
      ...filled('notOrdered', notOrdered(advice, lang)),
      ...filled('timing', timingOf(goals, usual.items, context)),
      ...saidPreparation(
        usual.items.map(({ entry }) => entry),
        data,
        context,
      ),
      unmatched,
      disclaimer: words.disclaimer,
      next: [
        nextCall(
          'quote_order',
          {
            items: usual.items.map(({ entry }) => entry.slug),
            lab: advice.lab === service.defaultLab ? undefined : advice.lab,
          },
          words.whyQuote,
          lang,
        ),
        ...(signs.length > 0 ? [] : searches(understood, context)),
      ],
    };
  },
});

/** Everything that a plan orders: the last holds what the others do, or more of it at once. */
const orderedIn = ({ plans }: Advice) => [
  ...new Set(plans.flatMap(({ items }) => items.map(({ entry }) => entry))),
];

/** The field where there is something in it: an empty list never stands for "unknown". */
const filled = <K extends string, T>(field: K, list: readonly T[]): { readonly [F in K]?: readonly T[] } =>
  list.length === 0 ? {} : ({ [field]: list } as { readonly [F in K]: readonly T[] });

const levelOf = ({ budget, maxUsd }: Asked): (typeof LEVELS)[number] =>
  maxUsd === undefined ? budget : 'custom';

const maxUsdOf = ({ budget, maxUsd }: Asked, { data: { service } }: Advising): number | undefined =>
  maxUsd ?? (budget === 'no_limit' ? undefined : service.service.budgetsUsd[budget]);

/** What a budget holds for the goals, once the lab fee is paid. */
function adviceFor(asked: Asked, { goals, signs }: Understood, context: Advising): Advice {
  const { catalog, service } = context.data;
  const { labFeeCents, defaultLab } = service.service;
  const maxUsd = maxUsdOf(asked, context);
  const { age, sex, pregnancy } = asked;
  const person: Advised = {
    age,
    sex: sexSaid(
      goals.map((goal) => [goal]),
      sexOf({ sex, pregnancy }),
    ),
    pregnancy,
  };
  return advise(
    {
      goals,
      person,
      ceilingCents: maxUsd === undefined ? Number.POSITIVE_INFINITY : centsOf(maxUsd) - labFeeCents,
      besideCare: signs.length > 0,
    },
    { entries: catalog.entries, labs: labIds(service), defaultLab },
  );
}

/** The same question with the lowest budget that holds something. */
function higherBudget({ maxUsd: _, ...asked }: Asked, understood: Understood, context: Advising) {
  const budget = BUDGETS.find(
    (level) => adviceFor({ ...asked, budget: level }, understood, context).plans.length > 0,
  );
  if (budget === undefined) return [];
  return [nextCall('recommend_tests', { ...asked, budget }, context.words.advice.whyHigher, context.lang)];
}

/** What is no goal may be a test by its name, or something that is not sold here: the search knows both. */
const searches = ({ unknown }: Understood, { lang, words }: Advising) =>
  unknown
    .slice(0, MOST_SEARCHES)
    .map((query) => nextCall('search_tests', { query }, words.advice.whySearch(query), lang));

/** Why goals that were understood are not followed. */
const refusals = ({ clashes, ofOtherSex }: Understood, { lang, words: { advice } }: Advising): string[] => [
  ...clashes.map(([a, b]) => advice.clash(a.said[lang].name, b.said[lang].name)),
  ...ofOtherSex.flatMap(({ sex, said }) =>
    sex === undefined ? [] : [advice.otherSex(said[lang].name, sex)],
  ),
];

/** What the goals begin with and this store does not sell. */
const lacking = (goals: readonly Goal[], { lang, words: { advice } }: Advising): string[] =>
  goals.flatMap(({ said, lacks }) =>
    lacks === undefined
      ? []
      : [
          advice.lacks(
            said[lang].name,
            lacks.map((name) => name[lang]),
          ),
        ],
  );

function whyNothing(
  typed: readonly string[],
  { goals, signs }: Understood,
  { words: { advice } }: Advising,
): string {
  if (signs.length > 0) return advice.careFirst;
  if (goals.length > 0 && goals.every(({ tests, panels = [] }) => tests.length + panels.length === 0))
    return advice.nothingSold;
  if (goals.length > 0) return advice.overBudget;
  return typed.every((phrase) => phrase.trim() === '') ? advice.nothingSaid : advice.notUnderstood;
}
