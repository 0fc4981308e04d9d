import { type Element, el } from '../../../blocks/element.ts';
import { p, type Showing, ul } from '../../showing.ts';
import { WORDS as FORM_WORDS } from '../../words.ts';
import { READ_WORDS } from './read-words.ts';

/** What of the report is not in the answer, or not for sure: before any word that comforts. */
export function gapsElements({ gaps, lang }: Pick<Showing, 'gaps' | 'lang'>): Element[] {
  if (gaps === undefined) return [];
  const { lines, doubtful, notes } = gaps;
  const words = READ_WORDS[lang];
  const sentences = [...notes, ...(doubtful === 0 ? [] : [words.doubtful(doubtful)])];
  const { unread, why } = FORM_WORDS[lang];
  const list = ul(lines.map((one) => [el('q', {}, one.line), `: ${why[one.unread]}.`]));
  return sentences.length + lines.length === 0
    ? []
    : [
        el(
          'div',
          { class: 'callout warning gaps' },
          ...(lines.length === 0 ? [] : [p(el('strong', {}, `${unread(lines.length)}. `), words.half)]),
          ...(lines.length <= OPEN
            ? [list].slice(0, lines.length)
            : [el('details', {}, el('summary', {}, words.which), list)]),
          ...sentences.map((one) => p(one)),
        ),
      ];
}

/** So many lines stand there at once. */
const OPEN = 3;
