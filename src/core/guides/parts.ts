/** Characters of one part: with what stands around it, it stays below 4,000 tokens. */
const PART_CHARACTERS = 7000;

/** A page as parts that end between paragraphs; a table that is cut repeats its head. */
export function partsOf(markdown: string, most = PART_CHARACTERS): string[] {
  const parts: string[] = [];
  let part = '';
  for (const block of blocksOf(markdown).flatMap((whole) => pieces(whole, most))) {
    if (part !== '' && part.length + 2 + block.length > most) {
      parts.push(part);
      part = '';
    }
    part = part === '' ? block : `${part}\n\n${block}`;
  }
  return part === '' ? parts : [...parts, part];
}

/** Paragraphs, tables, lists; a code block stays whole, blank lines and all. */
function blocksOf(markdown: string): string[] {
  const blocks: string[] = [];
  let fenced = false;
  for (const block of markdown.trim().split(/\n{2,}/)) {
    if (fenced) blocks.push(`${blocks.pop() ?? ''}\n\n${block}`);
    else blocks.push(block);
    if ((block.match(/^```/gm) ?? []).length % 2 === 1) fenced = !fenced;
  }
  return blocks;
}

/** A block that alone is too long: a table or list between its lines; anything else as it is. */
function pieces(block: string, most: number): string[] {
  if (block.length <= most || block.startsWith('```')) return [block];
  const [first = '', ...others] = block.split('\n');
  const isTable = first.startsWith('|');
  const head = isTable ? [first, others.shift() ?? ''] : [];
  const rows = isTable ? others : [first, ...others];
  const made: string[] = [];
  let lines = [...head];
  for (const row of rows) {
    if (lines.length > head.length && [...lines, row].join('\n').length > most) {
      made.push(lines.join('\n'));
      lines = [...head];
    }
    lines.push(row);
  }
  return [...made, lines.join('\n')];
}
