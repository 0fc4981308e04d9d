import { createHash } from 'node:crypto';
import { grouped } from '../../core/grouped.ts';
import { LANGS, type Lang } from '../../core/model/vocabulary.ts';
import type { Text } from './texts.ts';

/** A row of data/language/pairs.csv: both sides of a record as they were when they last said the same. */
export interface Level extends Readonly<Record<Lang, string>> {
  /** The record; of prose, its address without the language. */
  readonly pair: string;
  /** The day of that. */
  readonly day: string;
}

/** Which side changed since, or that nobody has said that they say the same. */
export interface Uneven {
  readonly pair: string;
  readonly changed: 'en' | 'es' | 'both' | 'never level';
  readonly day?: string;
}

const pairOf = ({ file }: Pick<Text, 'file'>): string => file.replace(/^content\/(?:en|es)\//, 'content/');

const sidesOf = (texts: readonly Text[]): Map<string, Readonly<Record<Lang, string>>> =>
  new Map(
    [...grouped(texts, pairOf)].map(([pair, of]) => {
      const hash = (lang: Lang): string =>
        createHash('sha256')
          .update(
            of
              .filter((text) => text.lang === lang)
              .map(({ field, text }) => `${field}\n${text}`)
              .join('\n'),
          )
          .digest('hex')
          .slice(0, 10);
      return [pair, { en: hash('en'), es: hash('es') }];
    }),
  );

/** The records of which one side changed since both said the same. */
export function unevenPairs(texts: readonly Text[], levels: readonly Level[]): Uneven[] {
  const known = new Map(levels.map((level) => [level.pair, level]));
  return [...sidesOf(texts)].flatMap(([pair, now]): Uneven[] => {
    const level = known.get(pair);
    if (level === undefined) return [{ pair, changed: 'never level' }];
    const changed = LANGS.filter((lang) => level[lang] !== now[lang]);
    const [first] = changed;
    if (first === undefined) return [];
    return [{ pair, changed: changed.length > 1 ? 'both' : first, day: level.day }];
  });
}

/** The table after somebody has read both sides of these records, all where none is named. */
export function levelled(
  texts: readonly Text[],
  levels: readonly Level[],
  pairs: readonly string[],
  day: string,
): Level[] {
  const now = sidesOf(texts);
  const kept = new Map(levels.filter(({ pair }) => now.has(pair)).map((level) => [level.pair, level]));
  for (const [pair, sides] of now)
    if (pairs.length === 0 || pairs.includes(pair)) kept.set(pair, { pair, ...sides, day });
  return [...kept.values()].sort((a, b) => (a.pair < b.pair ? -1 : 1));
}
