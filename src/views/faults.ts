import { type Element, el } from '../blocks/element.ts';
import type { Fault } from '../core/errors.ts';
import type { Lang } from '../core/model/vocabulary.ts';
import { callout, ul } from './showing.ts';
import type { ViewWords } from './view-words.ts';
import { WORDS } from './words.ts';

/** Each fault under the name that the form gives to its field. */
export const faultElements = (
  { fields }: Pick<ViewWords, 'fields'>,
  faults: readonly Fault[],
  lang: Lang,
): Element[] => [
  callout('warning', el('strong', {}, WORDS[lang].problem)),
  ul(
    faults.map(({ pointer, detail }) => {
      const [field = ''] = pointer.slice(1).split('/');
      return `${fields[field]?.label ?? field}: ${detail}`;
    }),
  ),
];
