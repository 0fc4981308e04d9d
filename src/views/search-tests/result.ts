import type { Element } from '../../blocks/element.ts';
import type { AnswerOf } from '../../core/tools/define.ts';
import type { searchTests } from '../../core/tools/search-tests.ts';
import { careElements } from '../care.ts';
import { foundElements, restElements } from '../items/item.ts';
import { messageElements, p, type Showing } from '../showing.ts';

/** As many as one answer holds. */
const MOST = 50;

const WORDS = {
  en: { soon: (names: string) => `Coming soon, not yet to be ordered: ${names}.` },
  es: { soon: (names: string) => `Próximamente; aún no se pueden pedir: ${names}.` },
} as const;

/** Tests and panels that were found, the best match first. */
export function result(answer: AnswerOf<typeof searchTests>, showing: Showing): Element[] {
  const care = careElements(answer.seekCare ?? [], showing.lang);
  if (answer.status !== 'ok') return [...care, ...messageElements(answer, showing, 'query')];
  const { total, items, comingSoon = [] } = answer;
  const soon = comingSoon.map(({ name }) => name).join(', ');
  return [
    ...care,
    ...foundElements(total, items, showing),
    ...(soon === '' ? [] : [p(WORDS[showing.lang].soon(soon))]),
    ...restElements(answer, MOST, showing),
  ];
}
