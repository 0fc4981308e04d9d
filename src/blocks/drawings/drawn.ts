import { type Element, el } from '../element.ts';

/** One of our own drawings: lines of one weight in the colour of the words beside it, which say what it shows. */
export const drawn = (
  { width, height }: { readonly width: number; readonly height: number },
  ...parts: readonly Element[]
): Element =>
  el(
    'svg',
    {
      class: 'drawing',
      viewBox: `0 0 ${width} ${height}`,
      width: String(width),
      height: String(height),
      'aria-hidden': 'true',
      focusable: 'false',
    },
    ...parts,
  );

export const lines = (d: string): Element => el('path', { d });

/** A ground in the colour of a cap, below the lines. */
export const ground = (d: string): Element => el('path', { class: 'ground', d });
