import { type Block, heading, joined, link, paragraph } from '../blocks/doc.ts';
import { fragment } from '../blocks/html.ts';
import { pathIn } from '../core/address.ts';
import type { Lang } from '../core/model/vocabulary.ts';
import { fold } from '../core/names/fold.ts';

type Item = Extract<Block, { kind: 'links' }>['items'][number];

const WORDS = {
  en: { letters: 'By letter: ', digits: 'Numbers' },
  es: { letters: 'Por letra: ', digits: 'Números' },
} as const;

/** Pages in the order of their names, under their first letters, with the letters to choose from above. */
export function byLetter(
  items: readonly Item[],
  path: string,
  lang: Lang,
  display: { readonly display?: 'columns' } = {},
): Block[] {
  const words = WORDS[lang];
  const sorted = [...items].sort((a, b) => (fold(a.title) < fold(b.title) ? -1 : 1));
  const letters = Map.groupBy(sorted, ({ title }) => {
    const first = fold(title).charAt(0).toUpperCase();
    return /[A-Z]/.test(first) ? first : words.digits;
  });
  return [
    paragraph([
      words.letters,
      ...joined(
        [...letters.keys()].map((letter) => link(letter, `${pathIn(path, lang)}#${fragment(letter)}`)),
      ),
    ]),
    ...[...letters].flatMap(([letter, own]): Block[] => [
      heading(letter),
      { kind: 'links', ...display, items: own },
    ]),
  ];
}
