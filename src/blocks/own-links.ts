import { languageOf, pathIn } from '../core/address.ts';
import { type Absent, isAbsent } from '../core/model/store/features.ts';
import type { Lang } from '../core/model/vocabulary.ts';
import type { Block, Doc, Inline, Text } from './doc.ts';
import { receiptWith } from './receipt.ts';

/** Where a link leads, and the language of that page where it is another one; undefined where it is left out. */
type Target = { readonly path: string; readonly lang?: Lang } | undefined;

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
    trail: doc.trail.map((step) => ({ ...step, path: local(step.path)?.path ?? step.path })),
    blocks: withLinks(doc.blocks, local),
  };
}

/** A page of a store that is without some pages and tools: what leads to them is left out, and a form of them. */
export function withoutAbsent(doc: Doc, absent: Absent): Doc {
  if (absent.folders.length === 0) return doc;
  const leads = (path: string): boolean => path.startsWith('/') && isAbsent(languageOf(path).path, absent);
  const local = (path: string): Target => (leads(path) ? undefined : { path });
  return {
    ...doc,
    trail: doc.trail.filter(({ path }) => !leads(path)),
    blocks: settled(
      withLinks(
        doc.blocks.filter((block) => block.kind !== 'form' || !absent.tools.includes(block.tool)),
        local,
      ),
    ),
  };
}

/** Without lists that hold nothing, and without headings over nothing. */
function settled(blocks: readonly Block[]): Block[] {
  const full = blocks.filter((block) => block.kind !== 'links' || block.items.length > 0);
  return full.filter((block, i) => {
    if (block.kind !== 'heading') return true;
    const next = full[i + 1];
    return next !== undefined && !(next.kind === 'heading' && next.level <= block.level);
  });
}

/** What stands between links in a row. */
const BETWEEN = ' · ';

/** A text without the links that are left out: one in a row goes with its dot, one in a sentence is words. */
function kept(parts: readonly (Inline | undefined)[], given: readonly Inline[]): Inline[] {
  const inRow = given.includes(BETWEEN);
  const all = parts.flatMap((part, i): Inline[] => {
    if (part !== undefined) return [part];
    const link = given[i];
    return inRow || typeof link !== 'object' || !('text' in link) ? [] : [link.text];
  });
  return inRow
    ? all.filter(
        (part, i) => part !== BETWEEN || (i > 0 && ![undefined, BETWEEN].includes(all[i + 1] as string)),
      )
    : all;
}

function withLinks(blocks: readonly Block[], local: (href: string) => Target): Block[] {
  const inline = (part: Inline): Inline | undefined => {
    if (typeof part !== 'object' || !('href' in part)) return part;
    const target = local(part.href);
    if (target === undefined) return undefined;
    const { path, ...rest } = target;
    // An address that is its own text says where it leads.
    const text =
      part.href.startsWith('/') && part.text.endsWith(part.href)
        ? part.text.slice(0, -part.href.length) + path
        : part.text;
    return { ...part, ...rest, text, href: path };
  };
  const text = (value: Text): Text => (typeof value === 'string' ? value : kept(value.map(inline), value));
  const led = <T extends { readonly path: string }>(items: readonly T[]): T[] =>
    items.flatMap((item) => {
      const target = local(item.path);
      return target === undefined ? [] : [{ ...item, path: target.path }];
    });
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
          items: block.items.flatMap((item) => {
            const target = local(item.path);
            if (target === undefined) return [];
            return [{ ...item, ...target, ...(item.first === undefined ? {} : { first: led(item.first) }) }];
          }),
        };
      case 'browse':
        return {
          ...block,
          groups: block.groups.map((group) => ({ ...group, items: led(group.items) })),
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
        return receiptWith(block, (path) => local(path)?.path);
      default:
        return block;
    }
  });
}
