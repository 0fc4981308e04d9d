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
      items: own.map((law) => ({ term: words.topics[law.topic], value: told(law, lang) })),
    },
    { kind: 'sources', sources: own.flatMap(({ sources }) => sources) },
  ];
}

/** The text, how old its source is, and what it does not mean for somebody who buys. */
function told({ topic, rule, text, pageDate }: StateLaw, lang: Lang): string {
  const words = WORDS[lang].laws;
  return [
    text[lang],
    pageDate === undefined ? words.undated : words.dated(pageDate),
    ...(topic === 'own_order' && rule !== 'yes' ? [words.order] : []),
    ...(topic === 'minors' ? [words.minors] : []),
  ].join(' ');
}
