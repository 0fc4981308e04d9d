import type { Block } from '../blocks/doc.ts';
import { type Element, el, type Node } from '../blocks/element.ts';
import { elements } from '../blocks/html.ts';
import type { LabNames } from '../blocks/map.ts';
import { withOwnLinks } from '../blocks/own-links.ts';
import { readOn } from '../blocks/source-words.ts';
import { tableElement } from '../blocks/table.ts';
import { inAddress, languageOf, pathIn } from '../core/address.ts';
import type { Lang } from '../core/model/vocabulary.ts';
import type { AreaShapes } from '../core/places/area-shapes.ts';
import type { UnreadLine } from '../core/report/unread.ts';
import type { Next } from '../core/tools/define.ts';
import type { ReportFacts } from './interpret-results/facts.ts';

/** A part of an answer that is not shown at first: what its row of this number opens to, or the sheet for paper. */
export type Part = number | 'sheet';

/** What of a report is not in its answer, or not for sure. */
export interface Gaps {
  /** Lines that may hold a result and were not read. */
  readonly lines: readonly UnreadLine[];
  /** How many values are to be compared with the report before they are believed. */
  readonly doubtful: number;
  /** What else was left out of a text or a file, a sentence each. */
  readonly notes: readonly string[];
}

export const NO_GAPS: Gaps = { lines: [], doubtful: 0, notes: [] };

/** Where an answer is shown, and what is known there beside it. */
export interface Showing {
  readonly lang: Lang;
  /** The labs by their identifiers, as this service calls them. */
  readonly labs: LabNames;
  readonly origin: string;
  /** Folders of pages that this store does not have. */
  readonly absent?: readonly string[] | undefined;
  /** The address that answers the same question anew: a tool's page, or its answer page where no script runs. */
  readonly page: string;
  /** The tool that was asked, where a question of it may stand in an address. */
  readonly tool?: string | undefined;
  /** Where no script runs, of a question that must not stand in an address: how it is sent anew, in a body. */
  readonly again?: Anew | undefined;
  /** What was asked. */
  readonly asked: Readonly<Record<string, unknown>>;
  /** Whom an answer about a person is for. Never part of an address. */
  readonly person?: Readonly<Record<string, unknown>> | undefined;
  /** What was not read of what was asked about; nothing is called well without it. */
  readonly gaps?: Gaps | undefined;
  /** What a part of the answer holds; without it, a script makes it when it is opened, or once the answer is painted. */
  readonly part?: ((part: Part) => readonly Element[]) | undefined;
  /** What is known of every marker beside a judged value. */
  readonly facts?: ReportFacts | undefined;
  /** Questions for a doctor, by the path of the page of a high or low value. */
  readonly questionsOf: (path: string) => readonly string[];
  /** Land and lines around the place that was asked about, where they could be had. */
  readonly shapes?: AreaShapes | undefined;
  /** By the device's clock; nothing is said of the time where there is none. */
  readonly now?: Date | undefined;
}

/** A form with what was asked. */
interface Anew {
  readonly action: string;
  readonly fields: Readonly<Record<string, unknown>>;
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
        ? [`${name}=${value.map((part) => inAddress(String(part))).join(',')}`]
        : []
      : [`${name}=${inAddress(String(value))}`],
  );
  return query.length === 0 ? page : `${page}${page.includes('?') ? '&' : '?'}${query.join('&')}`;
}

/** Blocks that a page and an answer share, with links to pages in the language that is shown. */
export const toElements = (blocks: readonly Block[], { origin, lang }: Showing): Element[] =>
  elements(withOwnLinks(blocks, origin, lang), lang);

/** The name of a lab, by its identifier. */
export const labName = (id: string, { labs }: Pick<Showing, 'labs'>): string => labs[id] ?? id;

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
  readonly secondHand?: true | undefined;
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
        ...sources.map(({ title, url, publisher, accessed, secondHand }) =>
          el(
            'li',
            {},
            a(title, url),
            ...(publisher === undefined ? [] : [`, ${publisher}`]),
            ...(accessed === undefined ? [] : [`, ${readOn({ accessed, secondHand }, lang)}`]),
          ),
        ),
      ),
    ),
  ];
}

/** An answer that is not `ok`. */
interface Back {
  readonly message: string;
  readonly suggestions?: readonly string[];
  readonly options?: readonly { readonly slug: string; readonly name: string }[] | undefined;
  readonly next?: readonly Next[] | undefined;
}

/**
 * What an answer that is not `ok` says first, what may have been meant, and other ways to ask the same tool.
 * @param field where an option is asked for
 */
export function messageElements(
  { message, suggestions = [], options, next = [] }: Back,
  showing: Showing,
  field?: string,
): Element[] {
  const meant = field === undefined ? [] : (options ?? suggestions.map((name) => ({ slug: name, name })));
  const offered = new Set<unknown>(meant.map(({ slug }) => slug));
  const others = next.filter((call) => field === undefined || !offered.has(call.arguments[field]));
  return [
    callout('warning', message),
    ...(meant.length === 0 ? [] : [p(WORDS[showing.lang].did)]),
    ...choicesElement(meant.map(({ slug, name }) => change(name, showing, { [field ?? '']: slug }))),
    ...nextElements(others, showing),
  ];
}

/** The calls of the same tool that may come next, as links that ask anew. */
export function nextElements(next: readonly Next[], showing: Showing): Element[] {
  const { lang: _, ...asked } = showing.asked;
  const dropped = Object.fromEntries(Object.keys(asked).map((name) => [name, '']));
  return choicesElement(
    next
      .filter(({ tool }) => tool === showing.tool)
      .map(({ arguments: { lang, ...given }, why }) => change(why, showing, { ...dropped, ...given })),
  );
}

const choicesElement = (links: readonly Element[]): Element[] =>
  links.length === 0 ? [] : [el('ul', { class: 'choices' }, ...links.map((link) => el('li', {}, link)))];

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
