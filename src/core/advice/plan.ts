import type { CatalogEntry } from '../model/catalog.ts';
import { GOAL_STEPS, type GoalStep } from '../model/goal.ts';
import {
  type Choosing,
  centsOf,
  costOf,
  coverWishes,
  isCovered,
  type PlanItem,
  withWishes,
} from './cover-wishes.ts';
import type { Unwished, Wish, Wishes } from './wishes.ts';

/** A test of the goals that a plan does not measure, and why. */
export type LeftOut = Pick<Wish, 'entry'> & { readonly why: 'budget' | Unwished['why'] };

/** How far somebody may go, and what that takes. */
export interface Plan {
  readonly step: GoalStep;
  readonly items: readonly PlanItem[];
  readonly subtotalCents: number;
  /** What it measures and the step before it does not. */
  readonly adds: readonly Wish[];
  readonly leftOut: readonly LeftOut[];
}

type Cover = (wishes: readonly Wish[]) => readonly CatalogEntry[];

/** What is ordered for wishes: the steps ask for the same ones again. */
function covering(choosing: Choosing): Cover {
  const known = new Map<string, readonly CatalogEntry[]>();
  return (wishes) => {
    const key = wishes.map(({ entry }) => entry.slug).join();
    const entries = known.get(key) ?? coverWishes(wishes, choosing);
    known.set(key, entries);
    return entries;
  };
}

/** As many wishes as the ceiling holds beside those that are kept already, the most important first. */
function keptWithin(
  kept: readonly Wish[],
  more: readonly Wish[],
  cover: Cover,
  { ceilingCents, lab }: Choosing,
): readonly Wish[] {
  const fits = (entries: readonly CatalogEntry[]) => centsOf(entries, lab) <= ceilingCents;
  const all = [...kept, ...more];
  if (fits(cover(all))) return all;
  const within = [...kept];
  let ordered = cover(within);
  for (const wish of more) {
    // What is measured already costs nothing.
    const measured = isCovered(wish, ordered);
    const longer = measured ? ordered : cover([...within, wish]);
    if (!measured && !fits(longer)) continue;
    ordered = longer;
    within.push(wish);
  }
  return within;
}

/**
 * The steps, each with everything of the ones before it, none above the ceiling. A step that adds nothing is left
 * out, and what it leaves out is told at the one before.
 */
export function plansFor({ wishes, unwished }: Wishes, choosing: Choosing): Plan[] {
  const cover = covering(choosing);
  const plans: Plan[] = [];
  let kept: readonly Wish[] = [];
  for (const [reach, step] of GOAL_STEPS.entries()) {
    const own = wishes.filter((wish) => wish.step === step);
    kept = keptWithin(kept, own, cover, choosing);
    const entries = withWishes(cover(kept), kept, choosing.lab).map(({ entry }) => entry);
    const items = withWishes(entries, wishes, choosing.lab);
    const before = plans.at(-1);
    const ordered = before?.items.map(({ entry }) => entry) ?? [];
    const adds = wishes.filter((wish) => isCovered(wish, entries) && !isCovered(wish, ordered));
    const within = ({ step: other }: Pick<Wish, 'step'>) => GOAL_STEPS.indexOf(other) <= reach;
    const leftOut = [
      ...wishes
        .filter((wish) => within(wish) && !isCovered(wish, entries))
        .map(({ entry }): LeftOut => ({ entry, why: 'budget' })),
      ...unwished.filter(within).map(({ entry, why }): LeftOut => ({ entry, why })),
    ];
    if (adds.length > 0) plans.push({ step, items, subtotalCents: costOf(items), adds, leftOut });
    else if (before !== undefined) plans[plans.length - 1] = { ...before, leftOut };
  }
  // Where nothing of the first step is for this person, the next one is what to begin with.
  return plans.map((plan, i) => (i === 0 ? { ...plan, step: 'first' } : plan));
}

/** What most people take: the usual step, or the last one before it. */
export const usualOf = (plans: readonly Plan[]): Plan | undefined =>
  plans.findLast(({ step }) => step !== 'thorough');
