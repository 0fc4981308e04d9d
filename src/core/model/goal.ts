import * as z from 'zod';
import { InBoth, Sex, Slug } from './primitives.ts';
import type { InWords, Said } from './said.ts';
import { Source } from './source.ts';
import type { Sex as SexOf } from './vocabulary.ts';

/** Whom something is said to; what is left out is everybody. Ages are whole years, both ends included. */
const Addressed = z.strictObject({
  sex: Sex.optional(),
  ageFrom: z.int().min(0).max(120).optional(),
  ageTo: z.int().min(0).max(120).optional(),
  pregnant: z.boolean().optional(),
});
export type Addressed = z.infer<typeof Addressed>;

/** How far somebody goes: each step holds what the ones before it hold. */
export const GOAL_STEPS = ['first', 'usual', 'thorough'] as const;
export type GoalStep = (typeof GOAL_STEPS)[number];

/** What may change a plan, and is asked where it was not said. */
export const GOAL_ASKS = ['age', 'sex', 'pregnancy', 'medicines'] as const;
export type GoalAsk = (typeof GOAL_ASKS)[number];

const phrases = () => z.array(z.string().min(2)).min(1);

/** data/goals/<slug>.json: what a person wants to know, what is measured for it in which order, and what is not. */
export const GoalFile = z.strictObject({
  kind: z.enum(['goal', 'symptom']),
  name: InBoth(3, 70),
  phrases: z.strictObject({ en: phrases(), es: phrases() }),
  /** Of whom it is said, where that is one sex only. */
  sex: Sex.optional(),
  /** Goals that cannot be meant together with this one, by one person. Said on one side only. */
  contradicts: z.array(Slug).optional(),
  /** Panels put together for it. */
  panels: z.array(Slug).optional(),
  /** Single tests, most useful first. A reason is a whole sentence that names its test. */
  tests: z
    .array(
      z.strictObject({
        slug: Slug,
        step: z.enum(GOAL_STEPS),
        for: Addressed.optional(),
        reason: InBoth(20, 260),
      }),
    )
    .min(1),
  /** What is often bought for it and should not be, with who says so. */
  skip: z.array(
    z.strictObject({ name: InBoth(2, 90), slug: Slug.optional(), why: InBoth(20, 260), source: Source() }),
  ),
  /** What to say first to some, such as that no test is needed; `for` left out is everybody. */
  notes: z.array(z.strictObject({ for: Addressed.optional(), text: InBoth(20, 360) })),
  /** What would change the plan. */
  asks: z.array(z.enum(GOAL_ASKS)),
  /** A page of its own, /answers/<slug>. */
  answer: z
    .strictObject({
      /** As somebody would ask it. */
      question: InBoth(15, 110),
      /** The answer in two sentences. */
      lead: InBoth(60, 360),
      /** Who should not have these tests, or not now. */
      notFor: InBoth(20, 360),
      timing: InBoth(20, 400),
      /** What to do with the result. */
      next: InBoth(20, 400),
      conditions: z.array(Slug).max(4),
      markers: z.array(Slug).max(5),
      sources: z.array(Source()).min(1),
    })
    .optional(),
});
type GoalFile = z.infer<typeof GoalFile>;

/** A row of data/goal-topics.csv: under which category of tests the list of answers names a goal. */
export const GoalTopicRow = z.strictObject({ goal: Slug, category: Slug });

/** What the page of an answer says. */
interface AnswerTexts {
  readonly question: string;
  readonly lead: string;
  readonly notFor: string;
  readonly timing: string;
  readonly next: string;
}

/** The page of an answer, as compiled. */
export interface GoalAnswer extends Said<AnswerTexts> {
  readonly conditions: readonly string[];
  readonly markers: readonly string[];
  readonly sources: readonly Source[];
}

export interface Goal extends Said<{ readonly name: string; readonly phrases: readonly string[] }> {
  readonly slug: string;
  readonly kind: GoalFile['kind'];
  readonly sex?: SexOf | undefined;
  readonly contradicts?: readonly string[] | undefined;
  readonly panels?: readonly string[] | undefined;
  readonly tests: readonly {
    readonly slug: string;
    readonly step: GoalStep;
    readonly for?: Addressed | undefined;
    readonly reason: InWords;
  }[];
  readonly skip: readonly {
    readonly name: InWords;
    readonly slug?: string | undefined;
    readonly why: InWords;
    readonly source: Source;
  }[];
  readonly notes: readonly { readonly for?: Addressed | undefined; readonly text: InWords }[];
  readonly asks: readonly GoalAsk[];
  /** Names of tests of the first step that this store does not sell. */
  readonly lacks?: readonly InWords[] | undefined;
  readonly answer?: GoalAnswer;
  /** The category of tests under which lists name it. */
  readonly category?: string | undefined;
}

/** A goal as compiled: every way to say it, folded for comparison. */
export type Spelled<T> = T & { readonly spellings: readonly string[] };
