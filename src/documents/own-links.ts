import type { Block, Inline, Text } from './doc.ts';

/** Blocks whose links to the service's own origin are paths: on its pages they must work wherever it is served. */
export function withOwnLinks(blocks: readonly Block[], origin: string): Block[] {
  const inline = (part: Inline): Inline =>
    typeof part === 'object' && 'href' in part && part.href.startsWith(`${origin}/`)
      ? { ...part, href: part.href.slice(origin.length) }
      : part;
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
      default:
        return block;
    }
  });
}
