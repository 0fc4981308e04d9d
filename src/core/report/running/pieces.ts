import { saidBy } from '../result-words.ts';
import { isUnit } from '../tokens.ts';

/** A number with its unit, or a word, right before a comma, an "and" or the end of a sentence. */
const ENDS =
  /(?:\d[\d.,]*\s?(?<unit>[^\s,;()]+?)|(?:^|\s)(?<word>[\p{L}-]{3,}))(?:\s*\([^()]*\))?\)?(?:[,;](?!\d)|\.(?=\s|$)|(?=\s(?:and|y|e)\s)|$)/gu;

/** How many results with their units, or in words, end at a comma or with a sentence. */
export const countOf = (text: string): number =>
  [...text.matchAll(ENDS)].filter(({ groups: { unit, word } = {} }) =>
    unit === undefined ? saidBy(word ?? '') === 'side' : /[/%\p{L}]/u.test(unit) && isUnit(unit),
  ).length;

/** Whether a line is of sentences and not of columns. */
export const isFlowing = (line: string): boolean => !/\S(?:\s{2,}|\t+|\s\|\s)\S/.test(line.trim());

/** The part of a line behind its last comma or its last "and". */
const lastOf = (line: string): string => line.split(/[,;](?!\d)|\s(?:and|y|e)\s/).at(-1) ?? '';

/** Whether a sentence with results goes on in the next line. */
function goesOn(line: string, next: string): boolean {
  if (!isFlowing(line) || !isFlowing(next) || countOf(line) < 2) return false;
  if (line.endsWith(',')) return true;
  if (/[.:;!?]$/.test(line) || !/^(?:\p{Ll}|\d)/u.test(next)) return false;
  const last = lastOf(line).trim();
  const open = last !== '' && !/\d/.test(last) && saidBy(last.split(' ').at(-1) ?? '') === undefined;
  return open || /^(?:and|y|e)\s/.test(next);
}

/** The lines of a paragraph, those together over which a sentence with results runs. */
export function joined(lines: readonly string[], longest: number): string[] {
  const found: string[] = [];
  for (const line of lines) {
    const last = found.at(-1)?.trim();
    const whole = `${last} ${line.trim()}`;
    if (last !== undefined && whole.length <= longest && goesOn(last, line.trim()))
      found[found.length - 1] = whole;
    else found.push(line);
  }
  return found;
}
