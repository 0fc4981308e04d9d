import { basename } from 'node:path';
import { sentencesIn, wordsIn } from './grade.ts';
import type { Text } from './texts.ts';

/** Shorter sentences are alike by chance. */
const FEWEST_WORDS = 8;
/** Of the runs of three words that either has, how many both have. */
const ALIKE = 0.6;
const RUN = 3;

/** A row of data/language/formulas.csv: words, as a pattern, that are wanted wherever they fit, and why. */
export interface Formula {
  readonly lang: string;
  readonly words: string;
  readonly why: string;
}

type Sentence = Pick<Text, 'file' | 'lang' | 'text'>;

export interface Near {
  readonly lang: Text['lang'];
  readonly one: Pick<Text, 'file' | 'text'>;
  readonly other: Pick<Text, 'file' | 'text'>;
}

const runsOf = (words: readonly string[]): Set<string> =>
  new Set(words.slice(RUN - 1).map((_, i) => words.slice(i, i + RUN).join(' ')));

const barely = (sentence: string): string[] =>
  wordsIn(sentence.toLowerCase())
    .map((word) => word.replace(/[^\p{L}\d]/gu, ''))
    .filter((word) => word !== '');

/** A sentence without what names its own subject: figures, abbreviations, the number in a name. */
const ofAny = (sentence: string): string =>
  barely(sentence.replace(/[\p{L}\d.,-]*(?:\d|\p{Lu}{2}|(?<=\p{L})\p{Lu})[\p{L}\d.,-]*/gu, 'x')).join(' ');

/** A record and its own result page say the same of the same subject. */
const subjectOf = ({ file }: Pick<Text, 'file'>): string => basename(file).replace(/\.\w+$/, '');

const wanted = ({ lang, text }: Sentence, formulas: readonly Formula[]): boolean =>
  formulas.some((one) => one.lang === lang && new RegExp(one.words, 'iu').test(text));

/**
 * Pairs of sentences of one language, in records of different subjects, that say nearly the same in nearly the same
 * words. Those that say it in the very same words are one text, and so are those that differ in a name or a figure.
 */
export function nearDuplicates(texts: readonly Text[], formulas: readonly Formula[] = []): Near[] {
  const sentences = texts.flatMap(({ file, lang, text }) =>
    sentencesIn(text)
      .map((sentence) => ({ file, lang, text: sentence }))
      .filter((sentence) => wordsIn(sentence.text).length >= FEWEST_WORDS && !wanted(sentence, formulas))
      .map((sentence) => ({
        ...sentence,
        subject: subjectOf(sentence),
        same: ofAny(sentence.text),
        runs: runsOf(barely(sentence.text)),
      })),
  );
  const byRun = new Map<string, number[]>();
  const found: Near[] = [];
  for (const [at, { lang, file, subject, same, text, runs }] of sentences.entries()) {
    const shared = new Map<number, number>();
    for (const run of runs) {
      const key = `${lang} ${run}`;
      const others = byRun.get(key) ?? [];
      for (const other of others) shared.set(other, (shared.get(other) ?? 0) + 1);
      byRun.set(key, [...others, at]);
    }
    for (const [index, both] of shared) {
      const other = sentences[index];
      if (other === undefined || other.subject === subject || other.same === same) continue;
      if (both / (runs.size + other.runs.size - both) >= ALIKE)
        found.push({ lang, one: { file: other.file, text: other.text }, other: { file, text } });
    }
  }
  return found;
}

/** Pairs that hang together: each way of saying it, with the records that say it so. */
export interface Group {
  readonly lang: Text['lang'];
  readonly says: ReadonlyMap<string, readonly string[]>;
}

export function nearGroups(pairs: readonly Near[]): Group[] {
  const groups: { lang: Text['lang']; says: Map<string, string[]> }[] = [];
  for (const { lang, one, other } of pairs) {
    const joined = groups.filter(
      ({ lang: spoken, says }) => spoken === lang && (says.has(one.text) || says.has(other.text)),
    );
    const says = new Map(joined.flatMap((group) => [...group.says]));
    for (const { text, file } of [one, other])
      says.set(text, [...new Set([...(says.get(text) ?? []), file])]);
    for (const group of joined) groups.splice(groups.indexOf(group), 1);
    groups.push({ lang, says });
  }
  return groups;
}
