import type { Dataset } from '../model/dataset.ts';
import type { Goal, Spelled } from '../model/goal.ts';
import type { Sex } from '../model/vocabulary.ts';
import { slipBetween } from '../names/distance.ts';
import { fold } from '../names/fold.ts';
import { onceFor } from '../once.ts';
import { type Met, signsIn } from '../safety/find-signs.ts';

/** Each goal's spellings, a space on either side of each, so that whole words are looked for. */
const spacedOut = onceFor((goals: readonly Spelled<Goal>[]) =>
  goals.map((goal) => ({ goal, spaced: goal.spellings.map((phrase) => ` ${phrase} `) })),
);

/** The goals that a typed phrase means: spelled exactly, else said inside it, else with a slip. */
export function goalsMeant(typed: string, goals: readonly Spelled<Goal>[]): Goal[] {
  const text = fold(typed);
  if (text === '') return [];
  const exact = goals.filter((goal) => goal.spellings.includes(text));
  if (exact.length > 0) return exact;
  const spacedText = ` ${text} `;
  const inside = spacedOut(goals).filter(({ spaced }) =>
    spaced.some((phrase) =>
      phrase.length > spacedText.length
        ? text.length > 3 && phrase.includes(spacedText)
        : spacedText.includes(phrase),
    ),
  );
  if (inside.length > 0) return inside.map(({ goal }) => goal);
  const slips = goals.map((goal) => ({
    goal,
    edits: Math.min(...goal.spellings.map((phrase) => slipBetween(text, phrase))),
  }));
  const fewest = Math.min(...slips.map(({ edits }) => edits));
  return fewest === Number.POSITIVE_INFINITY
    ? []
    : slips.filter(({ edits }) => edits === fewest).map(({ goal }) => goal);
}

/** Pairs among the goals that one person cannot mean together. */
export function contradictions(goals: readonly Goal[]): (readonly [Goal, Goal])[] {
  return goals.flatMap((goal) =>
    goals
      .filter(({ slug }) => goal.contradicts?.includes(slug))
      .map((other): readonly [Goal, Goal] => [goal, other]),
  );
}

/** What somebody said, as far as it is understood. */
export interface Understood {
  /** Goals to find tests for. */
  readonly goals: readonly Goal[];
  /** Goals that contradict each other: none of them is followed. */
  readonly clashes: readonly (readonly [Goal, Goal])[];
  /** Goals of the other sex than the person's: none of them is followed. */
  readonly ofOtherSex: readonly Goal[];
  readonly signs: readonly Met[];
  /** Phrases that are not understood, or only say what is not followed. */
  readonly unmatched: readonly string[];
  /** Those of them that mean no goal at all. */
  readonly unknown: readonly string[];
}

interface Phrase {
  readonly phrase: string;
  readonly meant: readonly Goal[];
}

/** The sex that is said, or that phrases say which are of one sex in all that they may mean. */
export function sexSaid(phrases: readonly (readonly Goal[])[], said?: Sex): Sex | undefined {
  const sexes = new Set(
    phrases.flatMap((meant) => {
      const [first] = meant;
      return first?.sex !== undefined && meant.every(({ sex }) => sex === first.sex) ? [first.sex] : [];
    }),
  );
  const [only] = sexes;
  return said ?? (sexes.size === 1 ? only : undefined);
}

/** Of several things that a phrase may mean, those that go with everything else that was said. */
function inKeeping(own: Phrase, phrases: readonly Phrase[], sex: Sex | undefined): Phrase {
  const clear = phrases.filter((one) => one !== own && one.meant.length === 1).flatMap(({ meant }) => meant);
  const fitting = own.meant.filter(
    (goal) =>
      (goal.sex === undefined || sex === undefined || goal.sex === sex) &&
      clear.every((other) => contradictions([goal, other]).length === 0),
  );
  return own.meant.length > 1 && fitting.length > 0 ? { ...own, meant: fitting } : own;
}

/**
 * @param said the person's sex, where it was said beside the phrases
 * @param felt the phrases that were given as symptoms
 */
export function understand(
  typed: readonly string[],
  { goals }: Dataset['goals'],
  signs: Dataset['signs'],
  said?: Sex,
  felt: readonly string[] = [],
): Understood {
  const read = typed
    .filter((phrase) => phrase.trim() !== '')
    .map((phrase) => ({ phrase, meant: goalsMeant(phrase, goals) }));
  const sex = sexSaid(
    read.map(({ meant }) => meant),
    said,
  );
  const phrases = read.map((one) => inKeeping(one, read, sex));
  const meant = [...new Set(phrases.flatMap((one) => one.meant))];
  const ofOtherSex = meant.filter(
    (goal) => said !== undefined && goal.sex !== undefined && goal.sex !== said,
  );
  // One phrase that says both means whatever fits.
  const clashes = contradictions(meant).filter((pair) =>
    phrases.every((one) => !pair.every((goal) => one.meant.includes(goal))),
  );
  const followed = meant.filter((goal) => !clashes.flat().includes(goal) && !ofOtherSex.includes(goal));
  const unknown = phrases.filter(
    ({ phrase, meant: own }) => own.length === 0 && signsIn([phrase], signs).length === 0,
  );
  return {
    goals: followed,
    clashes,
    ofOtherSex,
    // Symptoms may say one sign together, and so may two fields of one form; a goal is whole by itself.
    signs: signsIn(
      [
        ...phrases.map(({ phrase }) => phrase),
        phrases
          .filter((one) => one.meant.length === 0 || felt.includes(one.phrase))
          .map(({ phrase }) => phrase)
          .join(' '),
      ],
      signs,
    ),
    unmatched: phrases
      .filter((one) =>
        one.meant.length > 0 ? !one.meant.some((goal) => followed.includes(goal)) : unknown.includes(one),
      )
      .map(({ phrase }) => phrase),
    unknown: unknown.map(({ phrase }) => phrase),
  };
}
