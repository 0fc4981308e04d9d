import { addLink } from '../../blocks/add-link.ts';
import { type Element, el } from '../../blocks/element.ts';
import { KIND_WORDS, SEARCH_KINDS, searchKind } from '../../blocks/kinds.ts';
import { pathIn } from '../../core/address.ts';
import type { Lang } from '../../core/model/vocabulary.ts';
import type { RecentPage } from './recent-pages.ts';
import type { Group } from './search-groups.ts';
import { excerptNodes, marked } from './search-marks.ts';
import type { Found } from './search-sources.ts';
import type { Size } from './search-state.ts';
import { SEARCH_WORDS } from './search-words.ts';

/** One result: its link, what it is and costs, and the words around what was typed. */
export function resultElement(found: Found, typed: string, lang: Lang): Element {
  const words = SEARCH_WORDS[lang];
  const kind = searchKind(found.path);
  const what = found.type === undefined ? kind && KIND_WORDS[lang][kind] : words[found.type];
  const facts = [what, found.price, found.soon ? words.soon : undefined, found.note].filter(
    (fact) => fact !== undefined,
  );
  return el(
    'li',
    {},
    el('a', { href: found.path }, ...marked(found.title, typed)),
    ...(facts.length === 0 ? [] : [el('p', { class: 'hit-facts' }, facts.join(' · '))]),
    ...(found.type === undefined || found.soon === true || found.price === undefined
      ? []
      : [addLink({ slugs: [found.path.split('/').at(-1) ?? ''], name: found.title }, lang)]),
    ...(found.excerpt === undefined ? [] : [el('p', {}, ...excerptNodes(found.excerpt))]),
  );
}

/** How many there are of a kind, where not all of them stand there: a press shows them. */
export const allElement = ({ kind, found, total }: Group, lang: Lang): Element | undefined =>
  kind === undefined || total <= found.length
    ? undefined
    : el(
        'button',
        { type: 'button', class: 'quiet', 'data-kind': kind },
        SEARCH_WORDS[lang].allOf(total, KIND_WORDS[lang][kind]),
      );

/** Hits of one kind under its name. */
export const groupElement = ({ kind }: Group, lang: Lang): Element =>
  el(
    'section',
    {},
    ...(kind === undefined ? [] : [el('h2', {}, KIND_WORDS[lang][kind])]),
    el('ol', { class: 'hits' }),
  );

/** What stands there before anything is typed: what was open lately, and what others look for. */
export function idleElements(pages: readonly RecentPage[], lang: Lang): Element[] {
  const words = SEARCH_WORDS[lang];
  return [
    el(
      'section',
      { class: 'popular' },
      el('h2', {}, words.popular),
      el(
        'ul',
        { class: 'chips' },
        ...words.searches.map((text) =>
          el('li', {}, el('button', { type: 'button', class: 'quiet', 'data-typed': text }, text)),
        ),
      ),
    ),
    ...(pages.length === 0
      ? []
      : [
          el(
            'section',
            { class: 'recent' },
            el('h2', {}, words.recent),
            el(
              'ul',
              { class: 'hits' },
              ...pages.map(({ path, title }) => el('li', {}, el('a', { href: path }, title))),
            ),
            el(
              'p',
              { class: 'hint' },
              `${words.kept} `,
              el('button', { type: 'button', class: 'quiet', 'data-forget': '' }, words.clear),
            ),
          ),
        ]),
  ];
}

/** Nothing was found, and ways on. */
export function noneElements(typed: string, failed: boolean, lang: Lang): Element[] {
  const words = SEARCH_WORDS[lang];
  return [
    el(
      'p',
      { class: 'callout' },
      failed ? words.failed : `${words.none(typed)} ${words.hint}`,
      ...(failed ? [' '] : []),
      el('a', { href: pathIn('/tests', lang) }, words.catalog),
      '.',
    ),
    ...(failed
      ? []
      : [
          el(
            'ul',
            { class: 'hits' },
            ...words.instead.map(({ path, title, note }) =>
              el('li', {}, el('a', { href: pathIn(path, lang) }, title), el('p', {}, note)),
            ),
          ),
        ]),
  ];
}

/** A page shows more itself; a dialog leads to that page. */
export function moreElement(typed: string, size: Size, lang: Lang): Element {
  const words = SEARCH_WORDS[lang];
  if (size === 'whole') return el('button', { type: 'button', class: 'quiet', 'data-more': '' }, words.more);
  const query = new URLSearchParams({ query: typed });
  return el('p', {}, el('a', { href: pathIn(`/search?${query}`, lang) }, words.all(typed)));
}

/** The choice of one kind of page, or all. */
export function kindsElement(lang: Lang): Element {
  const words = SEARCH_WORDS[lang];
  const choice = (value: string, text: string, chosen = false) =>
    el(
      'label',
      {},
      el('input', { type: 'radio', name: 'search-kind', value, ...(chosen ? { checked: '' } : {}) }),
      text,
    );
  return el(
    'fieldset',
    { class: 'kinds', hidden: '' },
    el('legend', { class: 'unseen' }, words.kinds),
    choice('', words.everything, true),
    ...SEARCH_KINDS.map((kind) => choice(kind, KIND_WORDS[lang][kind])),
  );
}
