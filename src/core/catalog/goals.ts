import type { Dataset } from '../model/dataset.ts';
import type { Goal, RedFlag, Spelled, SpelledFlag } from '../model/goal.ts';
import { slipBetween } from '../names/distance.ts';
import { fold } from '../names/fold.ts';

const hasWords = (text: string, phrase: string): boolean => ` ${text} `.includes(` ${phrase} `);

/** The goals that a typed phrase means: spelled exactly, else said inside it, else with a slip. */
export function goalsMeant(typed: string, goals: readonly Spelled<Goal>[]): Goal[] {
  const text = fold(typed);
  if (text === '') return [];
  const exact = goals.filter((goal) => goal.spellings.includes(text));
  if (exact.length > 0) return exact;
  const inside = goals.filter((goal) =>
    goal.spellings.some((phrase) => hasWords(text, phrase) || (text.length > 3 && hasWords(phrase, text))),
  );
  if (inside.length > 0) return inside;
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

/**
 * Warning signs said in any of the phrases: these come before any test. A slip of the keyboard is forgiven in
 * phrases that mean nothing else.
 */
export function redFlagsIn(
  phrases: readonly { readonly phrase: string; readonly understood: boolean }[],
  redFlags: readonly SpelledFlag[],
): RedFlag[] {
  const texts = phrases.map(({ phrase, understood }) => ({ text: fold(phrase), understood }));
  return redFlags.filter(({ spellings, wholes }) =>
    texts.some(
      ({ text, understood }) =>
        wholes.includes(text) ||
        spellings.some((spelling) => hasWords(text, spelling)) ||
        (!understood &&
          spellings.some((spelling) => slipBetween(text, spelling) !== Number.POSITIVE_INFINITY)),
    ),
  );
}

/** What somebody said, as far as it is understood. */
export interface Understood {
  /** Goals to find tests for. */
  readonly goals: readonly Goal[];
  /** Goals that contradict each other: none of them is followed. */
  readonly clashes: readonly (readonly [Goal, Goal])[];
  readonly redFlags: readonly RedFlag[];
  /** Phrases that are not understood, or only say what is not followed. */
  readonly unmatched: readonly string[];
}

export function understand(typed: readonly string[], { goals, redFlags }: Dataset['goals']): Understood {
  const phrases = typed
    .filter((phrase) => phrase.trim() !== '')
    .map((phrase) => {
      const meant = goalsMeant(phrase, goals);
      return { phrase, meant, understood: meant.length > 0 };
    });
  const meant = [...new Set(phrases.flatMap((one) => one.meant))];
  // One phrase that says both means whatever fits.
  const clashes = contradictions(meant).filter((pair) =>
    phrases.every((one) => !pair.every((goal) => one.meant.includes(goal))),
  );
  const followed = meant.filter((goal) => !clashes.flat().includes(goal));
  return {
    goals: followed,
    clashes,
    redFlags: redFlagsIn(phrases, redFlags),
    unmatched: phrases
      .filter((one) =>
        one.understood
          ? !one.meant.some((goal) => followed.includes(goal))
          : redFlagsIn([one], redFlags).length === 0,
      )
      .map(({ phrase }) => phrase),
  };
}
