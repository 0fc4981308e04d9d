import type { Dataset } from '../../core/model/dataset.ts';
import type { InWords } from '../../core/model/said.ts';
import { fold } from '../../core/names/fold.ts';
import type { Authored } from '../read/authored.ts';

interface Topic {
  readonly slug: string;
  readonly private?: true | undefined;
  readonly name: InWords;
  readonly about: InWords;
}

/** Categories and conditions. */
export const joinedTopics = (topics: readonly Topic[]) =>
  topics.map(({ slug, name, about, ...flags }) => ({
    slug,
    ...(flags.private === true ? { private: true as const } : {}),
    said: { en: { name: name.en, about: about.en }, es: { name: name.es, about: about.es } },
  }));

export function joinedGoals({ goals }: Authored): Dataset['goals'] {
  return {
    goals: goals.map(({ name, phrases, ...goal }) => ({
      ...goal,
      said: { en: { name: name.en, phrases: phrases.en }, es: { name: name.es, phrases: phrases.es } },
      spellings: [goal.slug, name.en, name.es, ...phrases.en, ...phrases.es].map(fold),
    })),
  };
}
