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
  knows: Knows,
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
      knows(nameText(shorter));
    if (!unitLast && knows(name)) return { name, end, known: true };
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

/** "Hemoglobin 13 . 9": a known name with a number that does not end. */
export const isBroken = (name: readonly Token[], knows: Knows): boolean => {
  const last = name.findLastIndex(({ kind, text }) => kind === 'number' || /\p{L}/u.test(text));
  const { kind, text = '' } = name[last] ?? {};
  // A colon ends a name: "eGFR CKD-EPI 2021: 26".
  if (last < 1 || kind !== 'number' || text.endsWith(':')) return false;
  return knows(nameText(name.slice(0, last)));
};

/** "ferritin 38, iron sat 19": another result stands before the name. */
export const holdsAnother = (before: readonly Token[], knows: Knows): boolean =>
  before.some(({ kind, text }, i) => {
    const ends = kind === 'number' && text.endsWith(',') && before[i + 1]?.kind === 'word';
    return ends && i > 0 && knows(nameText(before.slice(0, i)));
  });

/** "b12 1190 pg/mL, folate >20": another result stands behind the value. */
export const namesAnother = (after: readonly Token[], knows: Knows): boolean =>
  after.some(({ text }, i) => {
    if (!text.endsWith(',')) return false;
    const rest = after.slice(i + 1);
    const next = rest.findIndex(({ kind }) => kind !== 'word');
    return next > 0 && rest[next]?.kind === 'number' && knows(nameText(rest.slice(0, next)));
  });

/** "WBC 9.0 K/uL  Hgb", "BP 118/70 SpO2": another value stands in what would be the name. */
export const holdsValue = (name: readonly Token[], knows: Knows): boolean =>
  isBroken(name, knows) ||
  name.filter(({ kind }) => kind === 'number').length > 2 ||
  name.some(({ kind }, i) => kind === 'range' && name[i - 1]?.kind === 'number') ||
  name.some(({ text }) => /^\d{2,3}\/\d{2,3}$/.test(text)) ||
  name.some(({ kind, text }, i) => kind === 'unit' && /[/%]/.test(text) && name[i - 1]?.kind === 'number');
