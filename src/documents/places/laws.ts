import { type Block, heading, paragraph } from '../../blocks/doc.ts';
import { LAW_TOPICS, type StateLaw } from '../../core/model/learning.ts';
import type { Lang } from '../../core/model/vocabulary.ts';
import { WORDS } from './words.ts';

/** What texts of this state's law say, each with its source and the date that the source names; nothing where none was found. */
export function lawBlocks(code: string, place: string, lang: Lang, laws: readonly StateLaw[]): Block[] {
  const words = WORDS[lang].laws;
  const own = LAW_TOPICS.flatMap((topic) => laws.filter((law) => law.state === code && law.topic === topic));
  if (own.length === 0) return [];
  return [
    heading(words.title(place)),
    paragraph(words.lead),
    {
      kind: 'facts',
      items: own.map(({ topic, text, pageDate }) => ({
        term: words.topics[topic],
        value: `${text[lang]} ${pageDate === undefined ? words.undated : words.dated(pageDate)}`,
      })),
    },
    ...(own.some(({ topic }) => topic === 'minors') ? [paragraph(words.minors)] : []),
    { kind: 'sources', sources: own.flatMap(({ sources }) => sources) },
  ];
}
