import type { Lang } from '../../core/model/vocabulary.ts';
import { fold } from '../../core/names/fold.ts';
import { type Block, heading } from '../doc.ts';
import { type Element, el } from '../element.ts';
import type { Browse, BrowseGroup, BrowseItem } from './browse-block.ts';
import { jumps } from './jumps.ts';

const WORDS = {
  en: {
    letters: 'By first letter',
    jump: 'Groups',
    all: 'All',
    count: (shown: number) => `${shown} shown`,
    none: 'Nothing here has this name. The search of the whole site knows more names.',
  },
  es: {
    letters: 'Por la primera letra',
    jump: 'Grupos',
    all: 'Todo',
    count: (shown: number) => `${shown} en la lista`,
    none: 'Nada aquí se llama así. La búsqueda de todo el sitio conoce más nombres.',
  },
} as const satisfies Readonly<Record<Lang, object>>;

export const BROWSE_WORDS = WORDS;

/** Names that begin with a figure stand together. */
export const DIGITS = '0–9';

const initial = ({ title }: BrowseItem): string => {
  const letter = fold(title).charAt(0).toUpperCase();
  return /\d/.test(letter) ? DIGITS : letter;
};

/** The field, the letters, the groups to jump to, and the groups themselves. */
export function browseElement(
  { label, all, display, groups }: Browse,
  lang: Lang,
  idOf: (title: string) => string,
): Element {
  const items = groups.flatMap((group) => group.items);
  const named = groups.map((group) => ({ ...group, id: idOf(group.title) }));
  return el(
    'div',
    { class: display === undefined ? 'browse' : `browse ${display}`, 'data-browse': '', 'data-jumps': '' },
    ...(label === undefined ? [] : [filter(label, items, lang)]),
    jumps(
      named.map(({ title, id, items: { length } }) => ({ title, id, count: length })),
      WORDS[lang].jump,
    ),
    el('div', { class: 'topics' }, ...named.map((group) => groupElement(group, all))),
  );
}

function filter(label: string, items: readonly BrowseItem[], lang: Lang): Element {
  const words = WORDS[lang];
  const initials = [...new Set(items.map(initial))].sort();
  return el(
    'search',
    { class: 'scripted unprinted', 'data-pagefind-ignore': '' },
    el(
      'p',
      {},
      el('label', { for: 'browse-filter' }, label),
      el('input', { id: 'browse-filter', type: 'search', autocomplete: 'off', 'data-browse-filter': '' }),
    ),
    el(
      'fieldset',
      { class: 'letters' },
      el('legend', { class: 'unseen' }, words.letters),
      ...['', ...initials].map((letter) =>
        el(
          'button',
          {
            type: 'button',
            class: 'quiet',
            'data-letter': letter,
            'aria-pressed': letter === '' ? 'true' : 'false',
          },
          letter === '' ? words.all : letter,
        ),
      ),
    ),
    el('p', { role: 'status', 'data-shown': '' }),
  );
}

/** Groups of so few items stand two by two. */
const SHORT = 4;

function groupElement(
  { title, id, drawing, items, first = items.length }: BrowseGroup & { readonly id: string },
  all: Browse['all'],
): Element {
  return el(
    'section',
    { class: first <= SHORT ? 'topic short' : 'topic', 'aria-labelledby': id },
    el('div', { class: 'topic-head' }, ...(drawing === undefined ? [] : [drawing]), el('h2', { id }, title)),
    cells(items.slice(0, first)),
    ...(items.length <= first
      ? []
      : [
          el(
            'details',
            { class: 'rest' },
            el('summary', {}, all(items.length), el('span', { class: 'unseen' }, `: ${title}`)),
            cells(items.slice(first)),
          ),
        ]),
  );
}

const cells = (items: readonly BrowseItem[]): Element => el('ul', { class: 'cells' }, ...items.map(cell));

function cell({ title, path, note, brief = note, also, range }: BrowseItem): Element {
  const below = [
    ...(range === undefined ? [] : [bar(range)]),
    ...(brief === undefined ? [] : [el('span', {}, brief)]),
  ];
  return el(
    'li',
    also === undefined ? {} : { 'data-also': also },
    el('a', { href: path }, title),
    ...(below.length === 0 ? [] : [' ', el('div', {}, ...below)]),
  );
}

const bar = ({ from, to }: NonNullable<BrowseItem['range']>): Element =>
  el(
    'svg',
    { class: 'mini', width: '120', height: '10', 'aria-hidden': 'true' },
    el('rect', { class: 'track', y: '4', width: '100%', height: '2' }),
    el('rect', { class: 'interval', x: `${from}%`, y: '1', width: `${to - from}%`, height: '8' }),
  );

/** The groups as lists of links. */
export const browseTwin = ({ groups }: Browse): Block[] =>
  groups.flatMap(({ title, items }): Block[] => [
    heading(title),
    {
      kind: 'links',
      items: items.map(({ title: name, path, note, brief }) => ({
        title: name,
        path,
        ...(note === undefined ? {} : { note }),
        ...(brief === undefined ? {} : { figure: brief }),
      })),
    },
  ]);
