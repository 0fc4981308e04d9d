import type { Goal } from '../model/goal.ts';
import type { Lang } from '../model/vocabulary.ts';
import type { Speaking } from '../words/index.ts';
import type { PlanItem } from './cover-wishes.ts';
import type { Wish } from './wishes.ts';

/** A reason of more sentences is not read to its end. */
const MOST_REASONS = 4;

/** The first reason of each wish, then the second ones. */
function reasonsOf(wishes: readonly Wish[], lang: Lang): string[] {
  const most = Math.max(0, ...wishes.map(({ reasons }) => reasons.length));
  const inTurn = Array.from({ length: most }, (_, i) => wishes.flatMap(({ reasons }) => reasons[i] ?? []));
  return [...new Set(inTurn.flat().map((reason) => reason[lang]))];
}

/** Why an item is in a plan, in whole sentences: the last one names what the others leave unsaid. */
export function reasonOf({ entry, wishes, completes }: PlanItem, { lang, words }: Speaking): string {
  const reasons = reasonsOf(wishes, lang);
  if (reasons.length === 0)
    return words.advice.completes(
      entry.said[lang].name,
      completes.map((wish) => wish.entry.said[lang].name),
    );
  if (wishes.length <= MOST_REASONS) return reasons.slice(0, MOST_REASONS).join(' ');
  const told = wishes.slice(0, MOST_REASONS - 1);
  const others = wishes.slice(told.length).map((wish) => wish.entry.said[lang].name);
  return [
    ...reasonsOf(told, lang).slice(0, told.length),
    words.advice.alsoHolds(entry.said[lang].name, others),
  ].join(' ');
}

/** One sentence for each test that a step adds. */
export const addsOf = (adds: readonly Wish[], lang: Lang): string[] =>
  adds.flatMap(({ reasons: [first] }) => first?.[lang] ?? []);

/** When to have the blood drawn: as the goals say it, else which items need a fast. */
export function timingOf(
  goals: readonly Goal[],
  items: readonly PlanItem[],
  { lang, words }: Speaking,
): string[] {
  const told = goals.flatMap(({ answer }) => (answer === undefined ? [] : [answer.said[lang].timing]));
  if (told.length > 0) return [...new Set(told)];
  const fasting = items.filter(({ entry }) => entry.fasting.required).map(({ entry }) => entry);
  if (fasting.length === 0) return [];
  const hours = Math.max(...fasting.map((entry) => entry.fasting.hours ?? 0));
  return [
    words.advice.fasting(
      fasting.map(({ said }) => said[lang].name),
      hours,
    ),
  ];
}
