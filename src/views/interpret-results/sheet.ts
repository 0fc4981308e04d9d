import { type Element, el } from '../../blocks/element.ts';
import { LANGS, type Lang } from '../../core/model/vocabulary.ts';
import { h2, NO_GAPS, p, type Showing } from '../showing.ts';
import { WORDS as FORM_WORDS } from '../words.ts';
import { shapeInLine } from './marks.ts';
import { NEXT_WORDS } from './next-words.ts';
import { amountElement, type Judged } from './row.ts';
import { standWord } from './stand-words.ts';
import { type Interpreted, nameOf, type Result, rangeFigures, rangeOf } from './standing.ts';
import { track } from './track.ts';

interface Sheet {
  readonly answer: Pick<Interpreted, 'critical' | 'patterns' | 'disclaimer'>;
  readonly sentence: string;
  readonly values: readonly Judged[];
  readonly questions: readonly string[];
}

/** Each with a line to write on. */
const MOST_ASKED = 8;

type Cited = Result['sources'][number];

const otherOf = (lang: Lang): Lang => LANGS.find((one) => one !== lang) ?? lang;

/** The report for a doctor, on paper: what is outside first, then all values in columns, in one language or in two. */
export function sheetElements({ answer, sentence, values, questions }: Sheet, showing: Showing): Element[] {
  const { lang } = showing;
  const { sheet, questions: asked } = NEXT_WORDS[lang];
  const { critical, patterns = [], disclaimer } = answer;
  const off = values.filter(({ stand }) => stand.standing !== 'in');
  const sources = sourcesOf(off, patterns);
  const cites = (of: readonly Cited[]): Element[] => {
    const numbers = of.map(({ url }) => sources.findIndex((one) => one.url === url) + 1).filter((n) => n > 0);
    return numbers.length === 0 ? [] : [el('sup', {}, [...new Set(numbers)].slice(0, 3).join(' '))];
  };
  return [
    el(
      'p',
      { class: 'blanks' },
      ...[sheet.name, sheet.born, sheet.drawn, sheet.doctor].map((word) => el('span', {}, `${word}:`)),
    ),
    el('p', { class: 'sentence' }, `${sentence}.`),
    ...(critical === undefined ? [] : [el('p', { class: 'act' }, critical.text)]),
    ...unreadElements(showing),
    ...(off.length === 0
      ? []
      : [
          h2(sheet.outside),
          el(
            'div',
            { class: 'off' },
            ...off.map(({ result, stand }) =>
              el(
                'div',
                { class: `line-of ${stand.standing}` },
                nameIn(result, showing),
                amountElement(result),
                track(result, stand, showing),
                el('span', {}, figuresOf(result), ...cites(result.sources)),
                wordIn({ stand }, lang),
              ),
            ),
          ),
        ]),
    h2(sheet.all),
    el(
      'ul',
      { class: 'all' },
      ...values.map((one) =>
        el('li', {}, nameIn(one.result, showing), amountElement(one.result), wordIn(one, lang)),
      ),
    ),
    ...patterns.map(({ name, text, sources: cited }) =>
      p(el('strong', {}, `${name}. `), text, ...cites(cited)),
    ),
    h2(asked),
    el('ol', { class: 'asked' }, ...questions.slice(-MOST_ASKED).map((question) => el('li', {}, question))),
    ...(sources.length === 0
      ? []
      : [
          h2(sheet.sources),
          el(
            'ol',
            { class: 'numbered' },
            ...sources.map(({ title, publisher, url }) => el('li', {}, `${title}, ${publisher}. ${url}`)),
          ),
        ]),
    el('p', { class: 'small' }, disclaimer),
  ];
}

/** So many lines that were not read are printed. */
const MOST_UNREAD = 6;

function unreadElements({ gaps = NO_GAPS, lang }: Showing): Element[] {
  const { lines } = gaps;
  return lines.length === 0
    ? []
    : [
        p(
          `${FORM_WORDS[lang].unread(lines.length)}: `,
          ...lines.slice(0, MOST_UNREAD).flatMap(({ line }) => [el('q', {}, line), ' ']),
          ...(lines.length > MOST_UNREAD ? ['…'] : []),
        ),
      ];
}

const figuresOf = (result: Result): string => {
  const range = rangeOf(result);
  return range === undefined ? '' : rangeFigures(range);
};

/** A name, with the one in the other language for who asks for both. */
function nameIn(result: Result, { lang, facts }: Showing): Element {
  const name = nameOf(result);
  const other = facts?.[result.marker?.slug ?? '']?.names[otherOf(lang)];
  return el(
    'span',
    { class: 'named' },
    name,
    ...(other === undefined || other === name ? [] : [inOther(other, lang)]),
  );
}

const inOther = (text: string, lang: Lang): Element =>
  el('span', { class: 'other', lang: otherOf(lang) }, ` / ${text}`);

const wordIn = ({ stand }: Pick<Judged, 'stand'>, lang: Lang): Element =>
  el(
    'span',
    { class: `stands ${stand.standing}` },
    shapeInLine(stand),
    ` ${standWord(stand.standing, stand.side, lang)}`,
    inOther(standWord(stand.standing, stand.side, otherOf(lang)), lang),
  );

/** The sources of what is outside and of the patterns, each once, those of patterns first. */
function sourcesOf(off: readonly Judged[], patterns: NonNullable<Interpreted['patterns']>): Cited[] {
  const all = [
    ...patterns.flatMap(({ sources }) => sources),
    ...off.flatMap(({ result }) => result.sources.slice(0, 1)),
  ];
  return all.filter(({ url }, i) => all.findIndex((one) => one.url === url) === i);
}
