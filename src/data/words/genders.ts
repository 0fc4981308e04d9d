import type { Text } from './texts.ts';

/** A row of data/language/genders.csv: an acronym, and the article that Spanish texts give it. */
export interface Gendered {
  readonly acronym: string;
  readonly gender: 'el' | 'la';
}

const ARTICLES = {
  el: 'el|del|al|un|este|ese|mismo',
  la: 'la|una|esta|esa|misma',
} as const;

/** Acronyms of a Spanish text with the article of the other gender. */
export function wrongArticles(
  { lang, text }: Pick<Text, 'lang' | 'text'>,
  table: readonly Gendered[],
): string[] {
  if (lang !== 'es') return [];
  return table.flatMap(({ acronym, gender }) => {
    const other = ARTICLES[gender === 'el' ? 'la' : 'el'];
    const wrong = new RegExp(`(?<![\\p{L}\\d])(?:${other}) ${acronym}(?![\\p{L}\\d-])`, 'giu');
    return [...text.matchAll(wrong)].map(([found]) => `"${found}": ${gender} ${acronym}`);
  });
}
