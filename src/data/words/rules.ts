import { wrongFigures } from './figures.ts';
import { type Gendered, wrongArticles } from './genders.ts';
import { gradeOf, sentencesIn, wordsIn } from './grade.ts';
import type { Text } from './texts.ts';

/** A row of data/language/avoid.csv: words that are not for readers here, as a pattern, and what to say instead. */
export interface Avoided {
  readonly lang: string;
  readonly words: string;
  readonly instead: string;
  readonly why: string;
}

/** What breaks the style sheet, and where. */
export interface Fault {
  readonly rule: 'avoid' | 'long' | 'grade' | 'typed' | 'figure' | 'gender';
  readonly file: string;
  readonly field: string;
  readonly lang: Text['lang'];
  readonly kind: string;
  readonly says: string;
}

const LONGEST = { en: 25, es: 30 } as const;
/** The highest grade of the English of a record, by kind. */
const GRADES: Readonly<Record<string, number>> = { 'warning-signs': 6, guides: 8, learn: 8, conditions: 8 };
const ELSE_GRADE = 9;
/** A formula says nothing of a few words. */
const FEWEST_GRADED = 12;

const fault = (rule: Fault['rule'], { file, field, lang, kind }: Text, says: string): Fault => ({
  rule,
  file,
  field,
  lang,
  kind,
  says,
});

/** Everything that breaks the style sheet in a text. */
export function faultsIn(
  text: Text,
  { avoided, genders }: { readonly avoided: readonly Avoided[]; readonly genders: readonly Gendered[] },
): Fault[] {
  return [
    ...avoided
      .filter(({ lang }) => lang === text.lang)
      .flatMap(({ words, instead }) =>
        [...text.text.matchAll(whole(words))].map(([found]) =>
          fault('avoid', text, `"${found}": ${instead}`),
        ),
      ),
    ...sentencesIn(text.text)
      .filter((sentence) => wordsIn(sentence).length > LONGEST[text.lang])
      .map((sentence) => fault('long', text, sentence)),
    ...wrongFigures(text).map((says) => fault('figure', text, says)),
    ...wrongArticles(text, genders).map((says) => fault('gender', text, says)),
    ...(text.field === 'body'
      ? [...text.text.matchAll(/\$\s?\d[\d.,]*/g)].map(([found]) => fault('typed', text, found))
      : []),
  ];
}

/** A pattern between letters of any language: for \\b, an accent ends a word. */
const whole = (words: string): RegExp => new RegExp(`(?<![\\p{L}\\d])(?:${words})(?![\\p{L}\\d])`, 'giu');

/** A record that is harder to read than its kind may be: all its English texts together. */
export function gradeFaults(texts: readonly Text[]): Fault[] {
  const english = texts.filter(({ lang }) => lang === 'en');
  const [first] = english;
  if (first === undefined) return [];
  const whole = english.map(({ text }) => (/[.!?]$/.test(text.trim()) ? text : `${text}.`)).join('\n');
  const [grade, most] = [gradeOf(whole), GRADES[first.kind] ?? ELSE_GRADE];
  return wordsIn(whole).length >= FEWEST_GRADED && grade > most
    ? [fault('grade', { ...first, field: 'all' }, `grade ${grade.toFixed(1)}, at most ${most}`)]
    : [];
}
