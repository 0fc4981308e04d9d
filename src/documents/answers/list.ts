import { type Block, heading } from '../../blocks/doc.ts';
import type { Lang } from '../../core/model/vocabulary.ts';
import { fold } from '../../core/names/fold.ts';
import { proseLinks } from '../learn/prose-links.ts';
import type { Material } from '../material.ts';
import { answered, answerLink } from './links.ts';

type Item = Extract<Block, { kind: 'links' }>['items'][number];

const OTHER = { en: 'More questions', es: 'Más preguntas' } as const satisfies Record<Lang, string>;

const sorted = (items: readonly Item[]): Item[] =>
  [...items].sort((a, b) => (fold(a.title) < fold(b.title) ? -1 : 1));

/** All questions by subject: the categories of tests, in their order, then those that are written as prose. */
export function answersBlocks(lang: Lang, { data, prose }: Pick<Material, 'data' | 'prose'>): Block[] {
  const bySubject = Map.groupBy(answered(data.goals), ({ category }) => category);
  const subjects = [
    ...data.catalog.categories.map(({ slug, said }) => ({
      title: said[lang].name,
      items: (bySubject.get(slug) ?? []).map((goal) => answerLink(goal, lang)),
    })),
    { title: OTHER[lang], items: proseLinks(({ kind }) => kind === 'answer', lang, prose) },
  ];
  return subjects
    .filter(({ items }) => items.length > 0)
    .flatMap(({ title, items }): Block[] => [heading(title), { kind: 'links', items: sorted(items) }]);
}
