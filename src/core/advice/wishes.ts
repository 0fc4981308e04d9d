import { findEntry } from '../catalog/entries.ts';
import type { CatalogEntry } from '../model/catalog.ts';
import { GOAL_STEPS, type Goal, type GoalStep } from '../model/goal.ts';
import type { InWords } from '../model/said.ts';
import { type Advised, type Fit, fitOf } from './fits.ts';

/** A test that goals ask for: how early, and why. */
export interface Wish {
  readonly entry: CatalogEntry;
  readonly step: GoalStep;
  /** Of each goal that asks for it, in the order of the goals' slugs. */
  readonly reasons: readonly InWords[];
  /** Slugs of these goals. */
  readonly goals: readonly string[];
}

/** A test that goals name and that is not wished for. */
export interface Unwished {
  readonly entry: CatalogEntry;
  readonly step: GoalStep;
  readonly why: 'not_for_you' | 'not_orderable';
}

export interface Wishes {
  /** The most important first. */
  readonly wishes: readonly Wish[];
  readonly unwished: readonly Unwished[];
}

interface Named {
  readonly goal: Goal;
  readonly test: Goal['tests'][number];
  readonly place: number;
  readonly fit: 'yes' | 'no';
}

/**
 * The tests of a goal, each with whether it is for this person. What hangs on something that was not said is left
 * out, save where most of the goal hangs on it: then the goal itself says whom it is about.
 */
function namedBy(goal: Goal, person: Advised): Named[] {
  const fits = goal.tests.map((test) => fitOf(test.for, person));
  const count = (fit: Fit) => fits.filter((one) => one === fit).length;
  const aboutThem = count('unknown') > count('yes');
  return goal.tests.flatMap((test, place): Named[] => {
    const fit = fits[place] ?? 'no';
    if (fit === 'yes' || (fit === 'unknown' && aboutThem)) return [{ goal, test, place, fit: 'yes' }];
    return fit === 'no' ? [{ goal, test, place, fit }] : [];
  });
}

const stepOf = (named: readonly Named[]): GoalStep =>
  GOAL_STEPS.find((step) => named.some(({ test }) => test.step === step)) ?? 'thorough';

/** The tests of all goals, each once, at the earliest step that a goal has it at. */
export function wishesOf(goals: readonly Goal[], person: Advised, entries: readonly CatalogEntry[]): Wishes {
  const all = [...goals].sort((a, b) => (a.slug < b.slug ? -1 : 1)).flatMap((goal) => namedBy(goal, person));
  const wishes: (Wish & { readonly place: number })[] = [];
  const unwished: Unwished[] = [];
  for (const slug of new Set(all.map(({ test }) => test.slug))) {
    const named = all.filter(({ test }) => test.slug === slug);
    const entry = findEntry(slug, entries);
    if (entry === undefined) continue;
    const fitting = named.filter(({ fit }) => fit === 'yes');
    if (fitting.length === 0) unwished.push({ entry, step: stepOf(named), why: 'not_for_you' });
    else if (!entry.orderable) unwished.push({ entry, step: stepOf(fitting), why: 'not_orderable' });
    else
      wishes.push({
        entry,
        step: stepOf(fitting),
        place: Math.min(...fitting.map(({ place }) => place)),
        reasons: fitting.map(({ test }) => test.reason),
        goals: fitting.map(({ goal }) => goal.slug),
      });
  }
  const step = (wish: Wish) => GOAL_STEPS.indexOf(wish.step);
  return {
    wishes: wishes
      .sort(
        (a, b) =>
          step(a) - step(b) ||
          b.goals.length - a.goals.length ||
          a.place - b.place ||
          (a.entry.slug < b.entry.slug ? -1 : 1),
      )
      .map(({ place: _, ...wish }) => wish),
    unwished,
  };
}
