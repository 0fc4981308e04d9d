import type { Lang } from '../core/model/vocabulary.ts';
import { type Element, el, type Node } from './element.ts';

const WORDS = {
  en: { title: 'On this page' },
  es: { title: 'En esta página' },
} as const satisfies Readonly<Record<Lang, object>>;

/** A heading that can be jumped to. */
export interface Heading {
  readonly id: string;
  readonly text: string;
}

/** Fewer sections than this are seen without a list of them. */
const LEAST = 4;

const words = (nodes: readonly Node[]): string =>
  nodes.map((node) => (typeof node === 'string' ? node : words(node.children))).join('');

/** The headings of sections in their order; what is folded up is found by its own title, and a list with jumps of its own needs no others. */
export function headingsIn(nodes: readonly Node[]): Heading[] {
  return nodes.flatMap((node): Heading[] => {
    if (typeof node === 'string' || node.tag === 'details') return [];
    const { id, 'data-jumps': jumps } = node.attributes;
    if (jumps !== undefined) return [];
    return node.tag === 'h2' && id !== undefined
      ? [{ id, text: words(node.children) }]
      : headingsIn(node.children);
  });
}

export const hasContents = (headings: readonly Heading[]): boolean => headings.length >= LEAST;

const list = (headings: readonly Heading[]): Element =>
  el(
    'ul',
    { class: 'sections-here' },
    ...headings.map(({ id, text }) => el('li', {}, el('a', { href: `#${id}` }, text))),
  );

/** The list of sections, open: beside them on a wide screen. */
export const openContents = (headings: readonly Heading[], lang: Lang): Element =>
  el(
    'nav',
    { class: 'contents beside', 'aria-label': WORDS[lang].title, 'data-pagefind-ignore': '' },
    el('p', { 'aria-hidden': 'true' }, WORDS[lang].title),
    list(headings),
  );

/** The list of sections, folded up: above them. */
export const foldedContents = (headings: readonly Heading[], lang: Lang): Element =>
  el(
    'div',
    { class: 'contents above', 'data-pagefind-ignore': '' },
    el('details', { class: 'fold' }, el('summary', {}, WORDS[lang].title), list(headings)),
  );
