import type { Condition, ConditionRecord } from '../../core/model/condition.ts';
import type { Lang } from '../../core/model/vocabulary.ts';
import { reviewOf } from '../review/signature.ts';
import type { Carried } from './carried.ts';
import { signedContent } from './signed-content.ts';

/** Conditions as lists and the search know them. */
export const conditionTopics = ({ conditions }: Carried): Condition[] =>
  conditions.map((condition) => ({
    ...idOf(condition),
    said: { en: namesIn(condition, 'en'), es: namesIn(condition, 'es') },
  }));

/** Conditions as their pages say them. */
export const joinedConditions = ({ conditions, reviews, written }: Carried): ConditionRecord[] =>
  conditions.map((condition) => {
    const { slug, lacks, ...content } = condition;
    const { care, start, then: later, rarely, reading, questions, related, sources } = content;
    return {
      ...idOf(condition),
      care,
      start,
      later,
      rarely,
      reading,
      questions,
      related,
      sources,
      ...(lacks === undefined ? {} : { lacks }),
      said: { en: textsIn(condition, 'en'), es: textsIn(condition, 'es') },
      review: reviewOf(`conditions/${slug}`, signedContent(condition, { written }), reviews),
    };
  });

const idOf = ({ slug, private: hidden }: Carried['conditions'][number]) => ({
  slug,
  ...(hidden === undefined ? {} : { private: hidden }),
});

const namesIn = ({ name, about, aliases }: Carried['conditions'][number], lang: Lang) => ({
  name: name[lang],
  about: about[lang],
  aliases: aliases[lang],
});

function textsIn(condition: Carried['conditions'][number], lang: Lang) {
  const { what, timing, followUp } = condition;
  return { ...namesIn(condition, lang), what: what[lang], timing: timing[lang], followUp: followUp[lang] };
}

/** The conditions of an item by its slug: those that begin with it, then those where it may follow. */
export function conditionsByItem({ conditions }: Carried): ReadonlyMap<string, readonly string[]> {
  const byItem = new Map<string, string[]>();
  for (const step of ['start', 'then'] as const)
    for (const condition of conditions)
      for (const { item } of condition[step])
        byItem.set(item, [...new Set([...(byItem.get(item) ?? []), condition.slug])]);
  return byItem;
}
