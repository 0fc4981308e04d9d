import type { Lang } from '../core/model/vocabulary.ts';
import { addLink } from './add-link.ts';
import { browseElement } from './browse/browse.ts';
import { chooseElement } from './browse/choose.ts';
import { chartElement } from './chart.ts';
import type { Block, Inline, Text } from './doc.ts';
import { type Element, el, type Node } from './element.ts';
import { fragment } from './fragment.ts';
import { icon } from './icons.ts';
import { mapElement } from './map.ts';
import { preparationElement } from './preparation.ts';
import { priceStepsElement } from './price-steps.ts';
import { rangesElement } from './range-bars.ts';
import { rangeHeroElement } from './range-hero/range-hero.ts';
import { receiptElement } from './receipt.ts';
import { readOn } from './source-words.ts';
import { stripElement } from './strip/strip.ts';
import { tableElement } from './table.ts';

export type { Element, Node } from './element.ts';
export { fragment } from './fragment.ts';

/**
 * Blocks as elements. Prose is shown as written (a page of prose renders its MDX instead); lists of the catalog and forms are the page's own.
 * @param ids fragments that the page has already: a second heading of the same words gets a number
 */
export function elements(
  blocks: readonly Block[],
  lang: Lang = 'en',
  ids: Set<string> = new Set(),
): Element[] {
  return blocks.flatMap((block) => blockElements(block, lang, ids));
}

/** The words as a fragment that the page does not have yet. */
function ownFragment(text: string, ids: Set<string>): string {
  const wanted = fragment(text);
  let id = wanted;
  for (let i = 2; ids.has(id); i++) id = `${wanted}-${i}`;
  ids.add(id);
  return id;
}

function blockElements(block: Block, lang: Lang, ids: Set<string>): Element[] {
  switch (block.kind) {
    case 'heading':
      return [el(`h${block.level}`, { id: ownFragment(block.text, ids) }, block.text)];
    case 'text':
      return [el('p', {}, ...inline(block.text))];
    case 'list':
      return [
        el(block.ordered ? 'ol' : 'ul', {}, ...block.items.map((item) => el('li', {}, ...inline(item)))),
      ];
    case 'facts':
      return [
        el(
          'dl',
          { class: block.display ?? 'facts' },
          ...block.items.map(({ term, value }) =>
            // The index of words would read "Also calledTSH" as one word.
            el('div', {}, el('dt', {}, term), ' ', el('dd', {}, ...inline(value))),
          ),
        ),
      ];
    case 'table':
      return [table(block)];
    case 'callout':
      return [el('p', { class: `callout ${block.tone}` }, ...inline(block.text))];
    case 'links':
      return [links(block, lang)];
    case 'faq':
      return block.items.flatMap(({ question, answer }) => [
        el('h3', { id: ownFragment(question, ids) }, question),
        el('p', {}, answer),
      ]);
    case 'panes':
      return [
        el(
          'div',
          { class: 'panes' },
          ...block.panes.map((pane) => el('section', {}, ...elements(pane, lang, ids))),
        ),
      ];
    case 'rail':
      return elements(block.blocks, lang, ids);
    case 'fold':
      return [
        el(
          'details',
          { class: 'fold', ...(block.open ? { open: '' } : {}) },
          el('summary', {}, block.title),
          ...elements(block.blocks, lang, ids),
        ),
      ];
    case 'add':
      return [el('p', {}, addLink(block.add, lang))];
    case 'sources':
      return [
        el(
          'ul',
          { class: 'sources' },
          ...block.sources.map((source) =>
            el(
              'li',
              {},
              el('a', { href: source.url, rel: 'noopener' }, source.title),
              `, ${source.publisher}, ${readOn(source, lang)}`,
            ),
          ),
        ),
      ];
    case 'code':
      return [codeElement(block)];
    case 'samples':
      return [
        el(
          'div',
          { class: 'samples' },
          ...block.samples.map((sample) =>
            el(
              'section',
              {},
              el('h3', { id: ownFragment(sample.name, ids) }, sample.name),
              codeElement(sample),
            ),
          ),
        ),
      ];
    case 'prose':
      return block.pieces.flatMap((piece) =>
        typeof piece === 'string'
          ? [el('pre', { class: 'prose', tabindex: '0' }, piece)]
          : elements(piece, lang, ids),
      );
    case 'map':
      return [mapElement(block, lang)];
    case 'chart':
      return [chartElement(block, lang)];
    case 'ranges':
      return [rangesElement(block)];
    case 'strip':
      return [stripElement(block, lang)];
    case 'browse':
      return [browseElement(block, lang, (title) => ownFragment(title, ids))];
    case 'choose':
      return [chooseElement(block, lang)];
    case 'range-hero':
      return [rangeHeroElement(block, lang)];
    case 'price-steps':
      return [priceStepsElement(block)];
    case 'preparation':
      return [preparationElement(block, lang)];
    case 'receipt':
      return [receiptElement(block)];
    case 'band':
      return [
        el(
          'section',
          { class: 'band' },
          el('div', {}, ...elements(block.blocks, lang, ids)),
          ...(block.beside === undefined ? [] : [el('div', {}, ...elements(block.beside, lang, ids))]),
        ),
      ];
    case 'drawing':
      return [block.element];
    case 'catalog':
    case 'search':
    case 'forget':
    case 'kept':
    case 'form':
      return [];
  }
}

const codeElement = ({ language, text }: { readonly language: string; readonly text: string }): Element =>
  el('pre', { tabindex: '0' }, el('code', { class: `language-${language}` }, text));

type Links = Extract<Block, { kind: 'links' }>;

function links({ items, display }: Links, lang: Lang): Element {
  return el(
    'ul',
    { class: display ?? 'links' },
    ...items.map((item) =>
      el(
        'li',
        {},
        ...drawnOn(item, display),
        el('a', { href: item.path, ...spokenIn(item) }, item.title),
        ...(item.note === undefined ? [] : [el('p', {}, item.note)]),
        ...(display !== 'cards' || item.first === undefined ? [] : [firstPages(item.first)]),
        ...(item.figure === undefined ? [] : [el('p', { class: 'price' }, item.figure)]),
        ...(item.add === undefined ? [] : [addLink(item.add, lang)]),
      ),
    ),
  );
}

const firstPages = (pages: NonNullable<Links['items'][number]['first']>): Element =>
  el(
    'ul',
    { class: 'first-pages' },
    ...pages.map(({ title, path }) => el('li', {}, el('a', { href: path }, title))),
  );

/** What is drawn beside the name of a link. */
function drawnOn(
  { icon: name, drawing }: Links['items'][number],
  display: Links['display'],
): readonly Element[] {
  if (display !== 'cards' && display !== 'chips') return [];
  if (drawing !== undefined) return [drawing];
  return name === undefined ? [] : [icon(name)];
}

const table = ({ rows, ...block }: Extract<Block, { kind: 'table' }>): Element =>
  tableElement({ ...block, rows: rows.map((row) => row.map(inline)) });

/** The language of a page that a link leads to, where it is another. */
const spokenIn = ({ lang }: { readonly lang?: Lang }): Record<string, string> =>
  lang === undefined ? {} : { hreflang: lang };

function inline(text: Text): Node[] {
  return typeof text === 'string' ? [text] : text.map(inlineNode);
}

export function inlineNode(part: Inline): Node {
  if (typeof part === 'string') return part;
  if ('strong' in part) return el('strong', {}, part.strong);
  if ('code' in part) return el('code', {}, part.code);
  if ('add' in part) return addLink(part.add, part.lang);
  if (!('href' in part)) return el('span', { lang: part.lang }, part.text);
  return el(
    'a',
    part.href.startsWith('/')
      ? { href: part.href, ...spokenIn(part), ...tipped(part) }
      : { href: part.href, rel: 'noopener' },
    part.text,
  );
}

/** A word with its meaning beside it. */
const tipped = ({ tip }: { readonly tip?: string }): Record<string, string> =>
  tip === undefined ? {} : { class: 'term', 'data-tip': tip };

const escapeText = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
const escapeAttribute = (text: string): string => escapeText(text).replace(/"/g, '&quot;');

/** Elements that HTML never closes. */
const VOID = new Set(['br', 'img', 'input', 'link', 'meta']);

/** Attributes that say all by being there. */
const BOOLEAN = new Set(['checked', 'hidden', 'open', 'required', 'selected']);

/** Elements as HTML text. */
export function toHtml(nodes: readonly Node[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return escapeText(node);
      const attributes = Object.entries(node.attributes).map(([name, value]) =>
        BOOLEAN.has(name) ? ` ${name}` : ` ${name}="${escapeAttribute(value)}"`,
      );
      const start = `<${node.tag}${attributes.join('')}>`;
      return VOID.has(node.tag) ? start : `${start}${toHtml(node.children)}</${node.tag}>`;
    })
    .join('');
}
