import { type Element, el } from '../blocks/element.ts';
import type { Lang } from '../core/model/vocabulary.ts';
import { callout } from './showing.ts';

interface Care {
  readonly lang: Lang;
  readonly text: string;
  readonly clock?: string | undefined;
}

/** Warning signs, before everything else: what to do first, and how long there is, in the language that was typed. */
export const careElements = (signs: readonly Care[], lang: Lang): Element[] =>
  signs.map(({ lang: said, text, clock }) => {
    const told = clock === undefined ? text : `${text} ${clock}`;
    return callout('urgent', said === lang ? told : el('span', { lang: said }, told));
  });
