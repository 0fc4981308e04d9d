import type { Block } from '../blocks/doc.ts';
import { type Element, el, type Node } from '../blocks/element.ts';
import { elements, inlineNode, READ } from '../blocks/html.ts';
import { withOwnLinks } from '../blocks/own-links.ts';
import { tableElement } from '../blocks/table.ts';
import { languageOf, pathIn } from '../core/address.ts';
import { spoken } from './sentences.ts';
import { type Telling, told } from './telling.ts';

export type Answer = Readonly<Record<string, unknown>>;

/** Where an answer is shown, and what is known there beside it. */
export interface Showing extends Telling {
  readonly origin: string;
  /** The address that answers the same question anew: a tool's page, or its answer page where no script runs. */
  readonly page: string;
  /** What was asked. */
  readonly asked: Readonly<Record<string, unknown>>;
  /** Questions for a doctor, by the path of the page of a high or low value. */
  readonly questionsOf: (path: string) => readonly string[];
}

/** An address of an answer as a path of this site, in the language that is shown. */
export function ownPath(url: string, { origin, lang }: Pick<Showing, 'origin' | 'lang'>): string {
  return url.startsWith(`${origin}/`) ? pathIn(languageOf(url.slice(origin.length)).path, lang) : url;
}

/** The same question with some fields changed; a field that becomes undefined is left out. */
export function againWith({ page, asked }: Showing, changes: Readonly<Record<string, unknown>>): string {
  const query = Object.entries({ ...asked, ...changes }).flatMap(([name, value]) =>
    value === undefined || value === '' || typeof value === 'object'
      ? Array.isArray(value) && value.length > 0
        ? [`${name}=${value.map((part) => encodeURIComponent(String(part))).join(',')}`]
        : []
      : [`${name}=${encodeURIComponent(String(value))}`],
  );
  return query.length === 0 ? page : `${page}${page.includes('?') ? '&' : '?'}${query.join('&')}`;
}

/** A sentence of a tool; where it is held in English only, it is marked as English. */
export const said = (text: string, telling: Omit<Telling, 'nameOf'>): Node => inlineNode(told(text, telling));

/** Blocks that a page and an answer share, with links to pages in the language that is shown. */
export const toElements = (blocks: readonly Block[], { origin, lang }: Showing): Element[] =>
  elements(withOwnLinks(blocks, origin, lang), lang);

/** A short text of an answer in the page's language: a range, a population, a term. */
export const termOf = (text: string, { lang, terms }: Pick<Showing, 'lang' | 'terms'>): string =>
  spoken(text, lang, terms).text;

export const p = (...children: readonly Node[]): Element => el('p', {}, ...children);
export const h2 = (text: string): Element => el('h2', {}, text);
export const h3 = (...children: readonly Node[]): Element => el('h3', {}, ...children);
export const a = (text: string, href: string, attributes: Readonly<Record<string, string>> = {}): Element =>
  el('a', { href, ...(/^https?:/.test(href) ? { rel: 'noopener' } : {}), ...attributes }, text);
export const ul = (items: readonly (Node | readonly Node[])[]): Element =>
  el('ul', {}, ...items.map((item) => el('li', {}, ...(Array.isArray(item) ? item : [item as Node]))));
/** Few and short figures, set large, each with its words. */
export const figures = (
  ...items: readonly (readonly [
    term: readonly Node[],
    value: string,
    attributes?: Readonly<Record<string, string>>,
  ])[]
): Element =>
  el(
    'dl',
    { class: 'figures' },
    ...items.map(([term, value, attributes = {}]) =>
      el('div', {}, el('dt', {}, ...term), el('dd', attributes, value)),
    ),
  );
export const callout = (tone: 'note' | 'warning' | 'urgent', ...children: readonly Node[]): Element =>
  el('p', { class: `callout ${tone}` }, ...children);
/** A button-like link that asks anew; a script on the page takes the change from it without loading a page. */
export const change = (
  text: string,
  showing: Showing,
  changes: Readonly<Record<string, unknown>>,
  label?: string,
): Element =>
  el(
    'a',
    {
      class: 'button quiet',
      href: againWith(showing, changes),
      'data-change': JSON.stringify(changes),
      ...(label === undefined ? {} : { 'aria-label': label }),
    },
    text,
  );

const WORDS = {
  en: { sources: 'Sources', did: 'Did you mean:' },
  es: { sources: 'Fuentes', did: '¿Quiso decir:' },
} as const;

interface Cited {
  readonly title: string;
  readonly url: string;
  readonly publisher?: string;
  readonly accessed?: string;
}

/** Sources folded below what they support. */
export function sourcesElement(sources: readonly Cited[], { lang }: Showing): Element[] {
  if (sources.length === 0) return [];
  return [
    el(
      'details',
      { class: 'cited' },
      el('summary', {}, WORDS[lang].sources),
      el(
        'ul',
        { class: 'sources' },
        ...sources.map(({ title, url, publisher, accessed }) =>
          el(
            'li',
            {},
            a(title, url),
            ...(publisher === undefined ? [] : [`, ${publisher}`]),
            ...(accessed === undefined ? [] : [`, ${READ[lang]} ${accessed}`]),
          ),
        ),
      ),
    ),
  ];
}

/** What an answer that is not `ok` says first, with what may have been meant. */
export function messageElements(answer: Answer, showing: Showing, field?: string): Element[] {
  const { message, suggestions, options } = answer as {
    message?: string;
    suggestions?: readonly string[];
    options?: readonly { slug: string; name: string }[];
  };
  const meant = options ?? (suggestions ?? []).map((slug) => ({ slug, name: showing.nameOf(slug) ?? slug }));
  return [
    ...(message === undefined ? [] : [callout('warning', message)]),
    ...(field === undefined || meant.length === 0
      ? []
      : [
          p(WORDS[showing.lang].did),
          el(
            'ul',
            { class: 'choices' },
            ...meant.map(({ slug, name }) =>
              el('li', {}, change(showing.nameOf(slug) ?? name, showing, { [field]: slug })),
            ),
          ),
        ]),
  ];
}

/** A table with figures to the right; `numeric` are their columns. */
export function table(
  caption: string,
  head: readonly string[],
  rows: readonly (readonly (Node | readonly Node[])[])[],
  numeric: readonly number[] = [],
  foot: readonly (readonly Node[])[] = [],
): Element {
  const cells = (row: readonly (Node | readonly Node[])[]): readonly (readonly Node[])[] =>
    row.map((cell) => (Array.isArray(cell) ? (cell as Node[]) : [cell as Node]));
  return tableElement({ caption, head, rows: rows.map(cells), numeric, foot: foot.map(cells) });
}
