import type { Lang } from '../../core/model/vocabulary.ts';
import { fold } from '../../core/names/fold.ts';
import { inOneWay } from '../../core/safety/words.ts';
import type { Authored } from '../read/authored.ts';

/** Words that may be left out: "hit head" is "hit my head". */
const LEFT_OUT: ReadonlySet<string> = new Set('a an the my his her their el los las un una mi su'.split(' '));

/** A way to say something as it is compared; "breath*" and "=fell", that is no form of "fall", keep their marks. */
const folded = (way: string): string =>
  way
    .split(' ')
    .map((word) => (word.startsWith('=') ? '=' : '') + fold(word) + (word.endsWith('*') ? '*' : ''))
    .join(' ');

/** "5..7 pills" is three phrases. */
const counted = (way: string): string[] => {
  const [range, from, to] = /\b(\d+)\.\.(\d+)\b/.exec(way) ?? [];
  if (range === undefined) return [way];
  const numbers = Array.from({ length: Number(to) - Number(from) + 1 }, (_, i) => Number(from) + i);
  return numbers.flatMap((number) => counted(way.replace(range, String(number))));
};

function withAndWithoutArticles(phrase: string): string[] {
  const words = phrase.split(' ');
  const short = words.filter((word) => !LEFT_OUT.has(word));
  return short.length > 1 && short.length < words.length ? [phrase, short.join(' ')] : [phrase];
}

/** Every phrase that says a part, with those of the parts that it names, each once: a device only looks them up. */
export function phrasesOf(part: string, lang: Lang, parts: Authored['signParts']): string[] {
  const ways = parts.find((row) => row.part === part)?.[lang] ?? [];
  const phrases = ways.flatMap((way) =>
    way.startsWith('@')
      ? phrasesOf(way.slice(1), lang, parts)
      : counted(way).map(folded).map(inOneWay).flatMap(withAndWithoutArticles),
  );
  return [...new Set(phrases)];
}
