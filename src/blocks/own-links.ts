import { pathIn } from '../core/address.ts';
import type { Lang } from '../core/model/vocabulary.ts';
import type { Block, Doc, Inline, Text } from './doc.ts';
import { receiptWith } from './receipt.ts';

/** Where a link leads, and the language of that page where it is another one. */
interface Target {
  readonly path: string;
  readonly lang?: Lang;
}

/** Blocks whose links to the service's own origin are paths: on its pages they must work wherever it is served. */
export function withOwnLinks(blocks: readonly Block[], origin: string, lang: Lang = 'en'): Block[] {
  return withLinks(blocks, (href) => {
    const path = href.startsWith(`${origin}/`) ? href.slice(origin.length) : href;
    return { path: lang === 'es' && IN_SPANISH.test(path) ? pathIn(path, 'es') : path };
  });
}

/** Folders whose every page exists in Spanish; the list of all pages is too long for a browser. */
const IN_SPANISH =
  /^\/($|[?#]|(tests|panels|categories|biomarkers|conditions|answers|cart|lab-locations(?!\/near)|compare|tools)($|[/?#]))/;

/** A Spanish page whose links lead to Spanish pages where they exist, and say so where they do not. */
export function inSpanish(doc: Doc, english: ReadonlySet<string>, spanish: ReadonlySet<string>): Doc {
  const local = (href: string): Target => {
    const [path = ''] = href.split(/[?#]/);
    if (spanish.has(path)) return { path: pathIn(href, 'es') };
    return english.has(path) ? { path: href, lang: 'en' } : { path: href };
  };
  return {
    ...doc,
    trail: doc.trail.map((step) => ({ ...step, path: local(step.path).path })),
    blocks: withLinks(doc.blocks, local),
  };
}

function withLinks(blocks: readonly Block[], local: (href: string) => Target): Block[] {
  const inline = (part: Inline): Inline => {
    if (typeof part !== 'object' || !('href' in part)) return part;
    const { path, ...rest } = local(part.href);
    // An address that is its own text says where it leads.
    const text =
      part.href.startsWith('/') && part.text.endsWith(part.href)
        ? part.text.slice(0, -part.href.length) + path
        : part.text;
    return { ...part, ...rest, text, href: path };
  };
  const text = (value: Text): Text => (typeof value === 'string' ? value : value.map(inline));
  return blocks.map((block): Block => {
    switch (block.kind) {
      case 'text':
      case 'callout':
        return { ...block, text: text(block.text) };
      case 'list':
        return { ...block, items: block.items.map(text) };
      case 'facts':
        return { ...block, items: block.items.map((item) => ({ ...item, value: text(item.value) })) };
      case 'table':
        return { ...block, rows: block.rows.map((row) => row.map(text)) };
      case 'links':
        return {
          ...block,
          items: block.items.map((item) => ({
            ...item,
            ...local(item.path),
            ...(item.first === undefined
              ? {}
              : { first: item.first.map((page) => ({ ...page, path: local(page.path).path })) }),
          })),
        };
      case 'browse':
        return {
          ...block,
          groups: block.groups.map((group) => ({
            ...group,
            items: group.items.map((item) => ({ ...item, path: local(item.path).path })),
          })),
        };
      case 'panes':
        return { ...block, panes: block.panes.map((pane) => withLinks(pane, local)) };
      case 'prose':
        return {
          ...block,
          pieces: block.pieces.map((piece) => (typeof piece === 'string' ? piece : withLinks(piece, local))),
        };
      case 'rail':
      case 'fold':
        return { ...block, blocks: withLinks(block.blocks, local) };
      case 'band': {
        const { blocks: own, beside } = block;
        return {
          ...block,
          blocks: withLinks(own, local),
          ...(beside === undefined ? {} : { beside: withLinks(beside, local) }),
        };
      }
      case 'receipt':
        return receiptWith(block, (path) => local(path).path);
      default:
        return block;
    }
  });
}
