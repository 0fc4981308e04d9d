import { goalPath } from '../../core/address.ts';
import type { Dataset } from '../../core/model/dataset.ts';
import type { Goal, GoalAnswer, GoalStep } from '../../core/model/goal.ts';
import type { Lang } from '../../core/model/vocabulary.ts';

/** A goal that has a page of its own. */
export type Answered = Goal & { readonly answer: GoalAnswer };

const isAnswered = <G extends Goal>(goal: G): goal is G & Answered => goal.answer !== undefined;

/** The goals with pages of their own, in the order of the data. */
export const answered = ({ goals }: Dataset['goals']): Answered[] => goals.filter(isAnswered);

/** A page of a question as lists name it. */
export const answerLink = ({ slug, answer }: Answered, lang: Lang) => ({
  title: answer.said[lang].question,
  path: goalPath(slug),
});

/** What belongs to the beginning of a plan is asked about more than what may follow. */
const ASKED: readonly GoalStep[] = ['first', 'usual'];

const MOST_ASKED = 6;

/** The questions that are answered with an item: first those that it begins an answer to. */
export function askedWith(item: string, lang: Lang, goals: Dataset['goals']) {
  const place = ({ tests, panels = [] }: Goal): number => {
    const step = tests.find(({ slug }) => slug === item)?.step;
    if (step !== undefined && ASKED.includes(step)) return ASKED.indexOf(step);
    return panels.includes(item) ? 0 : -1;
  };
  return answered(goals)
    .filter((goal) => place(goal) >= 0)
    .sort((a, b) => place(a) - place(b))
    .slice(0, MOST_ASKED)
    .map((goal) => answerLink(goal, lang));
}
