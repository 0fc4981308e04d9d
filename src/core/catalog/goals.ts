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
