import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import opentype, { type Font, type Path } from 'opentype.js';

/** Source Serif 4 (SIL Open Font License), as outlines: no machine that builds the site needs a font. */
export type Weight = '400' | '600';

/** The first file that has a character draws it. */
const SUBSETS = ['latin', 'latin-ext', 'greek'] as const;
/** Words are drawn once, as large as this, and then scaled. */
const EM = 100;

const load = (weight: Weight): Font[] =>
  SUBSETS.map((subset) => {
    const name = `@fontsource/source-serif-4/files/source-serif-4-${subset}-${weight}-normal.woff`;
    const { buffer, byteOffset, byteLength } = readFileSync(fileURLToPath(import.meta.resolve(name)));
    return opentype.parse(buffer.slice(byteOffset, byteOffset + byteLength));
  });

const FONTS: Readonly<Record<Weight, readonly Font[]>> = { '400': load('400'), '600': load('600') };

/** Parts of a word, each with the file that draws it; what none has is drawn as the font's empty box. */
function runs(word: string, weight: Weight): { readonly font: Font; readonly text: string }[] {
  const fonts = FONTS[weight];
  const found: { font: Font; text: string }[] = [];
  for (const character of word) {
    const font = fonts.find((one) => one.hasChar(character)) ?? fonts[0];
    if (font === undefined) continue;
    const last = found.at(-1);
    if (last?.font === font) last.text += character;
    else found.push({ font, text: character });
  }
  return found;
}

interface Word {
  readonly width: number;
  readonly path: string;
}

const known = new Map<string, Word>();

function drawn(word: string, weight: Weight): Word {
  const key = `${weight} ${word}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  let width = 0;
  let path = '';
  for (const { font, text } of runs(word, weight)) {
    path += pathData(font.getPath(text, width, 0, EM));
    width += font.getAdvanceWidth(text, EM);
  }
  const made = { width, path };
  known.set(key, made);
  return made;
}

/** The package's own printing writes numbers that librsvg does not read. */
const pathData = ({ commands }: Path): string => commands.map(stepData).join('');

function stepData(step: Path['commands'][number]): string {
  switch (step.type) {
    case 'M':
    case 'L':
      return step.type + numbers(step.x, step.y);
    case 'C':
      return `C${numbers(step.x1, step.y1, step.x2, step.y2, step.x, step.y)}`;
    case 'Q':
      return `Q${numbers(step.x1, step.y1, step.x, step.y)}`;
    case 'Z':
      return 'Z';
  }
}

const numbers = (...values: number[]): string => values.map((value) => Math.round(value * 10) / 10).join(' ');

/** Words with the place of each on a line that begins at 0. */
function placed(text: string, size: number, weight: Weight) {
  const scale = size / EM;
  const space = drawn(' ', weight).width * scale;
  let x = 0;
  const words = text.split(' ').map((word) => {
    const { path, width } = drawn(word, weight);
    const here = { path, x };
    x += width * scale + space;
    return here;
  });
  return { words, width: x - space, scale };
}

export const widthOf = (text: string, size: number, weight: Weight): number =>
  placed(text, size, weight).width;

/** Each word of a line as an outline and where to put it; the line begins at `x` on the base line `y`. */
export function outlines(text: string, x: number, y: number, size: number, weight: Weight) {
  const { words, scale } = placed(text, size, weight);
  return words.map((word) => ({
    d: word.path,
    transform: `translate(${(x + word.x).toFixed(1)} ${y}) scale(${scale})`,
  }));
}
