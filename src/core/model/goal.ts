import * as z from 'zod';
import { Sex, Slug } from './primitives.ts';
import type { Said } from './said.ts';

const Phrases = z.strictObject({ en: z.array(z.string()).min(1), es: z.array(z.string()).min(1) });

/** A row of data/goals.json: what a person wants to know, and what is measured for it. */
export const GoalRow = z.strictObject({
  slug: Slug,
  kind: z.enum(['goal', 'symptom']),
  name: z.strictObject({ en: z.string(), es: z.string() }),
  phrases: Phrases,
  /** Of whom it is said, where that is one sex only. */
  sex: Sex.optional(),
  /** Goals that cannot be meant together with this one, by one person. Said on one side only. */
  contradicts: z.array(Slug).optional(),
  /** Panels put together for it; search names them before the single tests. */
  panels: z.array(Slug).optional(),
  /** Catalog slugs of single tests, most useful first; weight 3 core, 2 useful, 1 extra. */
  tests: z
    .array(
      z.strictObject({
        slug: Slug,
        weight: z.int().min(1).max(3),
        reason: z.strictObject({ en: z.string(), es: z.string() }),
      }),
    )
    .min(1),
});
type GoalRow = z.infer<typeof GoalRow>;

export interface Goal
  extends Omit<GoalRow, 'name' | 'phrases'>,
    Said<{ readonly name: string; readonly phrases: readonly string[] }> {}

/** A goal as compiled: every way to say it, folded for comparison. */
export type Spelled<T> = T & { readonly spellings: readonly string[] };
