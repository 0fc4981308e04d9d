import { type Weight, widthOf } from './typeface.ts';

/** Line height in units of the size. */
export const LEADING = 1.16;

/** A text in lines that fit a box, in the largest size at which they do; at the smallest it is cut off. */
export function fitted(
  text: string,
  box: { readonly width: number; readonly height: number },
  sizes: readonly number[],
  weight: Weight,
): { readonly size: number; readonly lines: readonly string[]; readonly cut: boolean } {
  for (const size of sizes) {
    const lines = wrapped(text, box.width, size, weight);
    const wide = lines.some((line) => widthOf(line, size, weight) > box.width);
    if (!wide && lines.length * size * LEADING <= box.height) return { size, lines, cut: false };
  }
  const size = sizes.at(-1) ?? 0;
  const most = Math.max(1, Math.floor(box.height / (size * LEADING)));
  const lines = wrapped(text, box.width, size, weight).slice(0, most);
  return { size, lines: [...lines.slice(0, -1), `${lines.at(-1) ?? ''}…`], cut: true };
}

function wrapped(text: string, width: number, size: number, weight: Weight): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    if (last !== undefined && widthOf(longer, size, weight) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
