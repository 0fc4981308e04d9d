import { sentencesIn, wordsIn } from './grade.ts';
import type { Text } from './texts.ts';

/** Shorter sentences are alike by chance. */
const FEWEST_WORDS = 8;
/** Of the runs of three words that either has, how many both have. */
const ALIKE = 0.6;
const RUN = 3;

export interface Near {
  readonly lang: Text['lang'];
  readonly one: Pick<Text, 'file' | 'text'>;
  readonly other: Pick<Text, 'file' | 'text'>;
}

const runsIn = (sentence: string): Set<string> => {
  const words = wordsIn(sentence.toLowerCase()).map((word) => word.replace(/[^\p{L}\d]/gu, ''));
  return new Set(words.slice(RUN - 1).map((_, i) => words.slice(i, i + RUN).join(' ')));
};

/** Pairs of sentences in different files of one language that say nearly the same in the same words, not the same. */
export function nearDuplicates(texts: readonly Text[]): Near[] {
  const sentences = texts.flatMap(({ file, lang, text }) =>
    sentencesIn(text)
      .filter((sentence) => wordsIn(sentence).length >= FEWEST_WORDS)
      .map((sentence) => ({ file, lang, text: sentence, runs: runsIn(sentence) })),
  );
  const byRun = new Map<string, number[]>();
  const found: Near[] = [];
  for (const [at, { lang, file, text, runs }] of sentences.entries()) {
    const shared = new Map<number, number>();
    for (const run of runs) {
      const key = `${lang} ${run}`;
      const others = byRun.get(key) ?? [];
      for (const other of others) shared.set(other, (shared.get(other) ?? 0) + 1);
      byRun.set(key, [...others, at]);
    }
    for (const [index, both] of shared) {
      const other = sentences[index];
      if (other === undefined || other.file === file || other.text === text) continue;
      if (both / (runs.size + other.runs.size - both) >= ALIKE)
        found.push({ lang, one: { file: other.file, text: other.text }, other: { file, text } });
    }
  }
  return found;
}
