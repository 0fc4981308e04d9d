import { spaced } from './tidy.ts';

const LETTERS = /^(?:[([]*|\*+(?=HH|LL))(?<mark>HH|LL|[HL]\*+|C[HL]?|!{2,}|\*\*)[)\]]*(?:,|(?<=[HL])\*+)?$/;
const WORDS =
  /^[([*]*(?<mark>(?:critical(?:ly)?|crit|panic|alert|cr[ií]tic[oa])(?: (?:high|low|value|alt[oa]|baj[oa]))?|valor (?:cr[ií]tico|p[aá]nico))[)\]*!]*,?$/i;

/** A flag that says that a value is critical or very far out, without the brackets around it: "HH", "CRITICAL". */
export function markOf(text: string): string | undefined {
  const printed = spaced(text);
  return (LETTERS.exec(printed) ?? WORDS.exec(printed))?.groups?.mark;
}

const SIDES =
  /^[([*]*(?<side>aa?|[hl]\*?|hi(?:gh)?|low?|alt[oa]|baj[oa]|elevad[oa]|above|below|abn(?:ormal|l)?|anormal|alterad[oa]|\+{1,3}|B)[)\]*]*,?$/i;

/** A flag that says on which side of its range a value lies, without the brackets around it: "H", "low", "↑". */
export const sideIn = (text: string): { side?: string } => {
  const side = SIDES.exec(spaced(text))?.groups?.side;
  return side === undefined ? {} : { side };
};

export const marked = (text: string): { mark?: string } => {
  const mark = markOf(text);
  return mark === undefined ? {} : { mark };
};

/** What is a mark only right behind a number: "CL" is a name, too. */
export const isSide = (text: string): boolean => /^[([]?C[HL][)\]]?$/.test(text);
