import type { Dataset } from '../../core/model/dataset.ts';
import type { Goal, GoalAnswer } from '../../core/model/goal.ts';
import { fold } from '../../core/names/fold.ts';
import type { Carried } from './carried.ts';

type Written = Carried['goals'][number];

/** The goals, those of `data/store/service.json` first, the others by their slugs. */
export function joinedGoals({ goals, goalTopics, service }: Carried): Dataset['goals'] {
  const first = service?.goalsFirst ?? [];
  const topics = new Map(goalTopics.map(({ goal, category }) => [goal, category]));
  const place = ({ slug }: Written) => (first.includes(slug) ? first.indexOf(slug) : first.length);
  return {
    goals: [...goals]
      .sort((a, b) => place(a) - place(b) || (a.slug < b.slug ? -1 : 1))
      .map((written) => {
        const { slug, name, phrases } = written;
        return {
          ...joinedGoal(written),
          category: topics.get(slug),
          spellings: [slug, name.en, name.es, ...phrases.en, ...phrases.es].map(fold),
        };
      }),
  };
}

const joinedGoal = ({ name, phrases, answer, ...goal }: Written): Goal => ({
  ...goal,
  said: { en: { name: name.en, phrases: phrases.en }, es: { name: name.es, phrases: phrases.es } },
  ...(answer === undefined ? {} : { answer: joinedAnswer(answer) }),
});

function joinedAnswer({
  conditions,
  markers,
  sources,
  question,
  lead,
  notFor,
  timing,
  next,
}: NonNullable<Written['answer']>): GoalAnswer {
  const texts = (lang: 'en' | 'es') => ({
    question: question[lang],
    lead: lead[lang],
    notFor: notFor[lang],
    timing: timing[lang],
    next: next[lang],
  });
  return { conditions, markers, sources, said: { en: texts('en'), es: texts('es') } };
}
