import { spaced } from './tidy.ts';

const LETTERS = /^(?:[([]*|\*+(?=HH|LL))(?<mark>HH|LL|[HL]\*+|C[HL]?|!{2,}|\*\*)[)\]]*(?:,|(?<=[HL])\*+)?$/;
const WORDS =
  /^[([*]*(?<mark>(?:critical(?:ly)?|crit|panic|alert|cr[ií]tic[oa])(?: (?:high|low|value|alt[oa]|baj[oa]))?|valor (?:cr[ií]tico|p[aá]nico))[)\]*!]*,?$/i;

/** A flag that says that a value is critical or very far out, without the brackets around it: "HH", "CRITICAL". */
export function markOf(text: string): string | undefined {
  const printed = spaced(text);
  return (LETTERS.exec(printed) ?? WORDS.exec(printed))?.groups?.mark;
}

export const marked = (text: string): { mark?: string } => {
  const mark = markOf(text);
  return mark === undefined ? {} : { mark };
};

/** What is a mark only right behind a number: "CL" is a name, too. */
export const isSide = (text: string): boolean => /^[([]?C[HL][)\]]?$/.test(text);
