/** Vowels that sound, about: a silent e at the end does not. */
export function syllablesIn(word: string): number {
  const letters = word.toLowerCase().replace(/[^a-z]/g, '');
  const groups = letters.match(/[aeiouy]+/g)?.length ?? 0;
  const silent = groups > 1 && /[^l]e$/.test(letters) ? 1 : 0;
  return Math.max(1, groups - silent);
}

export const wordsIn = (text: string): string[] =>
  text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word));

/** Sentences of a text; an abbreviation with a point inside a sentence is not told apart. */
export const sentencesIn = (text: string): string[] =>
  text.split(/(?<=[.!?:;])\s+|\n+/).filter((sentence) => wordsIn(sentence).length > 1);

/**
 * Years of school that an English text asks for: 0.39 × words a sentence + 11.8 × syllables a word − 15.59.
 * Kincaid JP et al., Derivation of New Readability Formulas, Naval Technical Training Command, 1975.
 */
export function gradeOf(text: string): number {
  const sentences = sentencesIn(text);
  const words = sentences.flatMap(wordsIn);
  if (words.length === 0) return 0;
  const syllables = words.reduce((sum, word) => sum + syllablesIn(word), 0);
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
}
