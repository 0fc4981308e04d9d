/** Words, figures by three, signs, ends of lines; each letter of another alphabet alone. */
const PIECES = /[A-Za-z]+|\d{1,3}|[!-/:-@[-`{-~]+|\n+| {2,}|[^\0-\x7f]/g;

/** Where no word of a language holds together. */
const UNLIKELY = /[bcdfghjklmnpqrstvwxz]{4}|[jqxz][bcdfghjklmnpqrstvwxz]|[a-z][A-Z]/g;

/** Signs that JSON and Markdown do not use in runs. */
const LONE = /[^",:{}[\]().*/|-]/g;

/** What all is raised by, so that no answer is counted too low. */
const MARGIN = 1.1;

/**
 * How many tokens a text takes at most, without the vocabulary of a model, which weighs more than the whole service. By
 * the pieces into which o200k cuts a text first: right to about a sixth for answers, and never too low for them, nor for
 * letters and signs at random (`tokens.test.ts`).
 */
export function tokensAtMost(text: string): number {
  let sum = 0;
  for (const [piece] of text.matchAll(PIECES)) sum += ofPiece(piece);
  return Math.ceil(sum * MARGIN);
}

function ofPiece(piece: string): number {
  const code = piece.codePointAt(0) ?? 0;
  if (code >= 0x80) return ofLetter(code);
  if (/^[A-Za-z]/.test(piece)) return ofWord(piece);
  if (/^[\d\n]/.test(piece)) return 1;
  if (piece.startsWith(' ')) return Math.ceil(piece.length / 8);
  return Math.ceil(piece.length / 3) + (piece.length > 1 ? 0.6 * count(piece, LONE) : 0);
}

/** No word is longer: what is, is letters at random. */
const LONGEST_WORD = 24;

function ofWord(word: string): number {
  const { length } = word;
  const beyond = Math.max(0, length - 6) / 4 + Math.max(0, length - LONGEST_WORD) * 0.3;
  return 1 + beyond + (length > 4 ? 0.7 * count(word, UNLIKELY) : 0);
}

/** Accents and Cyrillic less than one, typographic signs one; other alphabets and pictures up to a token for each byte. */
function ofLetter(code: number): number {
  if (code < 0x800) return 0.9;
  if (code >= 0x10000) return 4;
  return code >= 0x2000 && code < 0x2300 ? 1 : 3;
}

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;
