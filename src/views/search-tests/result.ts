import { type Element, el } from '../../blocks/element.ts';
import { pathIn } from '../../core/address.ts';
import type { AnswerOf } from '../../core/tools/define.ts';
import type { searchTests } from '../../core/tools/search-tests.ts';
import { careElements } from '../care.ts';
import { foundElements, restElements } from '../items/item.ts';
import { a, callout, messageElements, p, type Showing } from '../showing.ts';

/** As many as one answer holds. */
const MOST = 50;

const WORDS = {
  en: {
    soon: (names: string) => `Coming soon, not yet to be ordered: ${names}.`,
    read: 'Read this result before ordering a test',
  },
  es: {
    soon: (names: string) => `Próximamente; aún no se pueden pedir: ${names}.`,
    read: 'Leer este resultado antes de pedir una prueba',
  },
} as const;

/** Tests and panels that were found, the best match first. */
export function result(answer: AnswerOf<typeof searchTests>, showing: Showing): Element[] {
  const care = [...careElements(answer.seekCare ?? [], showing.lang), ...typedResult(answer, showing)];
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

/** A result that was typed, before what was found: what is to be said of it, and where it is read. */
function typedResult({ interpret }: AnswerOf<typeof searchTests>, { lang }: Showing): Element[] {
  if (interpret === undefined) return [];
  return [
    ...(interpret.text === undefined ? [] : [callout('warning', interpret.text)]),
    el('p', { class: 'actions' }, a(WORDS[lang].read, pathIn('/tools/interpret-results', lang))),
  ];
}
