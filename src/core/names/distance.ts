/**
 * Edits between two words, a swap of neighbours counting as one (optimal string alignment,
 * Boytsov 2011, section 2), or `limit + 1` as soon as more than `limit` are needed.
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let best = i;
    for (let j = 1; j <= b.length; j++) {
      const cost = a.charCodeAt(i - 1) === b.charCodeAt(j - 1) ? 0 : 1;
      let edits = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + cost);
      const swapped =
        i > 1 &&
        j > 1 &&
        a.charCodeAt(i - 1) === b.charCodeAt(j - 2) &&
        a.charCodeAt(i - 2) === b.charCodeAt(j - 1);
      if (swapped) edits = Math.min(edits, (beforeLast[j - 2] ?? 0) + 1);
      row.push(edits);
      if (edits < best) best = edits;
    }
    if (best > limit) return limit + 1;
    beforeLast = last;
    last = row;
  }
  return last[b.length] ?? limit + 1;
}

const MOST_EDITS = 2;

/** How many typing slips a word of this length forgives; digits and short words forgive none. */
export function allowedEdits(word: string): number {
  if (/^[\d\s]*$/.test(word) || word.length < 4) return 0;
  return word.length < 9 ? 1 : MOST_EDITS;
}

const digitsOf = (word: string): string => word.replace(/\D+/g, ' ').trim();

/** Whether both have the same digits, or a letter was typed where one of them belongs ("CA l25"). */
function digitsAgree(asked: string, known: string): boolean {
  if (digitsOf(asked) === digitsOf(known)) return true;
  return (
    asked.length === known.length &&
    [...asked].every((letter, i) => !/\d/.test(letter) || letter === known[i])
  );
}

const SHORT = 3;

/** Whether short words are the same: "IgG" is never a slip of "IgM", nor vitamin K of vitamin A. */
function shortWordsAgree(asked: string, known: string): boolean {
  const [words, others] = [asked.split(' '), known.split(' ')];
  if (words.length !== others.length) return true;
  return words.every((word, i) => {
    const other = others[i] ?? '';
    return word === other || word.length > SHORT || other.length > SHORT || word.length !== other.length;
  });
}

/**
 * Edits between two names that agree in every digit ("T3" is never a slip of "T4"), else Infinity. Both must be
 * long enough to forgive them: "pizza" is no slip of "PiZZ".
 */
export function slipBetween(asked: string, known: string): number {
  if (Math.abs(asked.length - known.length) > MOST_EDITS) return Number.POSITIVE_INFINITY;
  if (!digitsAgree(asked, known) || !shortWordsAgree(asked, known)) return Number.POSITIVE_INFINITY;
  // A lost space, or a letter for a digit, is a slip by itself: beside another one the names are two.
  const alike = digitsOf(asked) === digitsOf(known) && spacesIn(asked) === spacesIn(known);
  const limit = Math.min(allowedEdits(asked), allowedEdits(known), alike ? MOST_EDITS : 1);
  if (limit === 0) return Number.POSITIVE_INFINITY;
  const edits = editDistance(asked, known, limit);
  return edits > limit ? Number.POSITIVE_INFINITY : edits;
}

const spacesIn = (text: string): number => text.split(' ').length;
