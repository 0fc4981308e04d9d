import type { Element } from '../../../blocks/element.ts';
import type { Lang } from '../../../core/model/vocabulary.ts';
import { callout, type Gaps, ul } from '../../showing.ts';
import { READ_WORDS } from './read-words.ts';

/**
 * Instead of an answer, where no value was found.
 * @param lines what may hold a result all the same; undefined where there is no text at all
 */
export function nothingRead(lines: Gaps['lines'] | undefined, lang: Lang): Element[] {
  const { none, notReport, noText, what } = READ_WORDS[lang];
  // Any letter has lines with numbers that have no name.
  const isReport = lines?.some(({ unread }) => unread !== 'no_value');
  return [callout('warning', lines === undefined ? noText : isReport ? none : notReport), ul(what)];
}
