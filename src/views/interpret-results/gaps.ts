import { type Element, el } from '../../blocks/element.ts';
import { p, type Showing, ul } from '../showing.ts';
import { WORDS as FORM_WORDS } from '../words.ts';
import { READ_WORDS } from './intake/read-words.ts';

/** What of the report is not in the answer, or not for sure: before any word that comforts. */
export function gapsElements({ gaps, lang }: Pick<Showing, 'gaps' | 'lang'>): Element[] {
  if (gaps === undefined) return [];
  const { lines, doubtful, notes } = gaps;
  const words = READ_WORDS[lang];
  const sentences = [...notes, ...(doubtful === 0 ? [] : [words.doubtful(doubtful)])];
  const { unread, why } = FORM_WORDS[lang];
  return [
    ...(sentences.length === 0
      ? []
      : [el('div', { class: 'callout warning' }, ...sentences.map((one) => p(one)))]),
    ...(lines.length === 0
      ? []
      : [
          el(
            'details',
            { class: 'callout warning' },
            el('summary', {}, unread(lines.length)),
            p(words.half),
            ul(lines.map((one) => [el('q', {}, one.line), `: ${why[one.unread]}.`])),
          ),
        ]),
  ];
}
