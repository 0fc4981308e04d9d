import { type Item, isItem, isList, type Json } from './json.ts';
import { tokensAtMost } from './tokens.ts';

/** To how many tokens what a caller sent is cut, where it is repeated in an answer that is too long. */
const CUTS = [400, 100, 40, 15, 5];

/**
 * What `made` gives of the whole where it fits; else of the whole with what the caller sent cut in it, no shorter than
 * it must be. Sentences of ours stay as they are.
 * @param sent the texts in the call
 */
export function cutToFit<T extends Json>(
  whole: T,
  sent: readonly string[],
  made: (cut: T) => Item,
  fits: (answer: Item) => boolean,
): Item {
  let answer = made(whole);
  for (const most of CUTS) {
    if (fits(answer)) return answer;
    const long = sent
      .filter((text) => tokensAtMost(text) > most)
      .map((text) => [text, cut(text, most)] as const);
    answer = made(clipped(whole, long) as T);
  }
  return answer;
}

type Long = readonly (readonly [text: string, short: string])[];

function clipped(value: Json, long: Long): Json {
  if (typeof value === 'string')
    return long.reduce((said, [text, short]) => said.replaceAll(text, short), value);
  if (isList(value)) return value.map((one) => clipped(one, long));
  if (!isItem(value)) return value;
  // A call that is offered is whole, or not offered.
  return Object.fromEntries(
    Object.entries(value).map(([field, one]) => [field, field === 'next' ? one : clipped(one, long)]),
  );
}

function cut(text: string, most: number): string {
  const letters = [...text];
  while (letters.length > 0 && tokensAtMost(letters.join('')) >= most)
    letters.splice(-Math.ceil(letters.length / 8));
  return `${letters.join('')}…`;
}

/** The texts in a call, the longest first: one may hold another. */
export function textsIn(input: unknown): readonly string[] {
  const texts = (value: unknown): string[] =>
    typeof value === 'string'
      ? [value.trim()].filter((text) => text !== '')
      : Object.values(typeof value === 'object' && value !== null ? value : {}).flatMap(texts);
  return [...new Set(texts(input))].sort((a, b) => b.length - a.length);
}
