import { type Block, link, paragraph } from '../blocks/doc.ts';
import type { Lang } from '../core/model/vocabulary.ts';

/** So many on each side: with them every page of a list has four that lead to it. */
const EACH_SIDE = 2;

/** Those that stand around one of a list, which is a ring; all others of a short list. */
export function around<T>(list: readonly T[], isOne: (one: T) => boolean): T[] {
  const at = list.findIndex(isOne);
  if (at < 0) return [];
  const others = [...list.slice(at + 1), ...list.slice(0, at)];
  return others.length <= 2 * EACH_SIDE
    ? others
    : [...others.slice(-EACH_SIDE), ...others.slice(0, EACH_SIDE)];
}

/** A list in the order of the groups that its entries belong to; within a group as it was. */
export const byGroup = <T>(list: readonly T[], groupOf: (one: T) => string): T[] =>
  list
    .map((one) => ({ one, group: groupOf(one) }))
    .sort((a, b) => (a.group < b.group ? -1 : Number(a.group > b.group)))
    .map(({ one }) => one);

const WORDS = {
  en: {
    state: 'Other states and territories in this region',
    marker: 'Other biomarkers on this subject',
    category: 'Other groups of tests',
    service: 'Other services',
    wish: 'People also ask for',
    item: 'Others in this group',
    high: 'Other high results',
    low: 'Other low results',
  },
  es: {
    state: 'Otros estados y territorios de esta región',
    marker: 'Otros biomarcadores de este tema',
    category: 'Otros grupos de pruebas',
    service: 'Otros servicios',
    wish: 'También se busca',
    item: 'Otras de este grupo',
    high: 'Otros resultados altos',
    low: 'Otros resultados bajos',
  },
} as const satisfies Readonly<Record<Lang, object>>;

/** One line that leads to the pages beside this one. */
export const besideBlocks = (
  subject: keyof (typeof WORDS)['en'],
  pages: readonly { readonly title: string; readonly path: string }[],
  lang: Lang,
): Block[] =>
  pages.length === 0
    ? []
    : [
        paragraph([
          `${WORDS[lang][subject]}: `,
          ...pages.flatMap(({ title, path }, i) => [...(i === 0 ? [] : [', ']), link(title, path)]),
          '.',
        ]),
      ];
