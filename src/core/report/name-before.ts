import { spaced } from './tidy.ts';
import { isUnit, type Token } from './tokens.ts';

/** Whether a name is one that is known: of several readings of a line, the one with such a name wins. */
export type Knows = (name: string) => boolean;

/** "Reaction (pH)" and "HCV Ab S/CO Ratio" have no unit in their names. */
const isUnitName = (text: string): boolean =>
  isUnit(text) && !/^(?:ph|inr|index|ratio|score|s\/co.*)$/i.test(text);

/** What people write around a name when they tell of a value. */
const TOLD =
  /^(?:(?:my|the|his|her|and|mi|mis|el|la|los|las|su|y)\s+)+|\s+(?:(?:level|levels|value|result|was|is|were|of|at|came|back|as|es|fue|era|dio|sali[oó]|en|de)\s*)+$/gi;

export const nameText = (tokens: readonly Token[]): string =>
  spaced(tokens.map(({ text }) => text).join(' '))
    .replace(/^[^\p{L}\p{N}%(]+|[\s:=,;.*!↑↓▲▼^-]+$|\s\/$/gu, '')
    .replace(TOLD, '')
    .replace(/\s*[([](?<unit>[^()[\]]*)[)\]]$/u, (all: string, inner: string) =>
      isUnitName(inner) ? '' : all,
    )
    .slice(0, 80)
    .trim();

/**
 * The words before a value without the units, ranges and flags that stand between name and value: the longest that are
 * a known name, or else the shortest.
 */
export function nameBefore(
  tokens: readonly Token[],
  at: number,
  knows: Knows | undefined,
): { name: string; end: number; known: boolean } {
  let end = at;
  for (;;) {
    const name = nameText(tokens.slice(0, end));
    const last = tokens[end - 1];
    const shorter = tokens.slice(0, end - 1);
    // "Glucose mg/dL 95": the unit is no part of a name that is known without it.
    const unitLast =
      last?.kind === 'unit' &&
      /[/%]/.test(last.text) &&
      isUnitName(spaced(last.text)) &&
      knows?.(nameText(shorter)) === true;
    if (!unitLast && knows?.(name)) return { name, end, known: true };
    if (
      end < 2 ||
      last === undefined ||
      !isBeside(last, tokens[end - 2]) ||
      !/\p{L}/u.test(nameText(shorter))
    )
      break;
    end--;
  }
  return { name: nameText(tokens.slice(0, end)), end, known: false };
}

const isBeside = ({ kind, text, cell, comparator }: Token, before: Token | undefined): boolean =>
  kind === 'range' ||
  kind === 'date' ||
  kind === 'aside' ||
  // The C of "Hemoglobin C" is no flag.
  (kind === 'flag' && !/calc/i.test(text) && (cell || !/^\p{L}$/u.test(text))) ||
  // "Glucose A, 01": the mark of a note.
  /^A,$/.test(text) ||
  (kind === 'number' && comparator !== undefined && cell) ||
  (kind === 'unit' &&
    isUnitName(spaced(text).replace(/[()[\]]/g, '')) &&
    !before?.text.endsWith(',') &&
    (cell || before?.kind === 'range' || /[/%([]/.test(text)));

/** The unit that a name holds in brackets: "Glucose (mg/dL)". */
export const unitInName = (name: readonly Token[]): string | undefined => {
  const inner = /[([]([^()[\]]*)[)\]]$/.exec(spaced(name.map(({ text }) => text).join(' ')))?.[1];
  return inner !== undefined && isUnitName(inner) ? inner : undefined;
};
