import type { Goal, RedFlag, Spelled } from '../model/goal.ts';
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

/** Warning signs said in any of the phrases: these come before any test. */
export function redFlagsIn(typed: readonly string[], redFlags: readonly Spelled<RedFlag>[]): RedFlag[] {
  const texts = typed.map(fold);
  return redFlags.filter(({ spellings }) =>
    spellings.some((phrase) =>
      texts.some((text) => hasWords(text, phrase) || slipBetween(text, phrase) !== Number.POSITIVE_INFINITY),
    ),
  );
}
