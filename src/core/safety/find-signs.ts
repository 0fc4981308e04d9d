import { grouped } from '../grouped.ts';
import type { Signs, WarningSign } from '../model/sign.ts';
import type { Lang } from '../model/vocabulary.ts';
import { onceFor } from '../once.ts';
import { isDenied } from './context.ts';
import { withoutFigures } from './figures.ts';
import { lexiconOf, type Place, placesIn } from './parts.ts';
import { presentOf } from './present.ts';
import { wordsOf } from './words.ts';

/** A sign that was met, with the language in which it was said. */
export interface Met {
  readonly sign: WarningSign;
  readonly lang: Lang;
}

/** A text is a sentence or two: parts of one sign stand near each other. */
const NEAR = 14;
/** What is read of a longer text. */
const MOST_WORDS = 200;

/** Rules by the first part that they need, with their place among all: most texts say no part of most rules. */
const compiled = onceFor(({ parts, records, rules }: Signs) => {
  const all = records.flatMap((sign) => rulesOf(rules[sign.slug] ?? '').map((rule) => ({ sign, rule })));
  return {
    lexicon: lexiconOf(parts),
    beginning: grouped([...all.entries()], ([, { rule }]) => rule.needs[0] ?? ''),
  };
});

/** Parts that together say a sign, unless one of others is said, too. */
interface Rule {
  readonly needs: readonly string[];
  readonly unless: readonly string[];
}

const rulesOf = (written: string): Rule[] =>
  written.split(';').map((rule) => {
    const parts = rule.split(' ');
    return {
      needs: parts.filter((part) => !part.startsWith('-')),
      unless: parts.filter((part) => part.startsWith('-')).map((part) => part.slice(1)),
    };
  });

/** Places of parts that stand near each other, one of each; undefined where there are none. A word may say two parts, but not all. */
function together(places: readonly (readonly Place[])[], taken: readonly Place[] = []): Place[] | undefined {
  const [first, ...rest] = places;
  if (first === undefined) return isOneWord(taken) ? undefined : [...taken];
  for (const place of first) {
    const fits = taken.every((other) => Math.abs(place.from - other.from) <= NEAR);
    const found = fits ? together(rest, [...taken, place]) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

const isOneWord = ([first, ...others]: readonly Place[]): boolean =>
  first !== undefined &&
  others.length > 0 &&
  others.every(({ from, to }) => from === first.from && to === first.to && to - from === 1);

/**
 * The warning signs that texts speak of, the most urgent first. Both languages are read, whatever was asked in; what
 * is denied or told of another time is left out.
 */
export function signsIn(texts: readonly string[], signs: Signs): Met[] {
  const { lexicon, beginning } = compiled(signs);
  const met = new Map<string, Met>();
  for (const typed of texts) {
    const text = withoutFigures(presentOf(typed));
    if (text === '') continue;
    const words = wordsOf(text).slice(0, MOST_WORDS);
    const said = placesIn(words, lexicon);
    const placesFor = (part: string, told: ReadonlySet<number>): Place[] =>
      (said.get(part) ?? []).filter((place) => !isDenied(place, words, told));
    const toldBy = (parts: readonly string[]): Set<number> =>
      new Set(parts.flatMap((part) => (said.get(part) ?? []).map(({ from }) => from)));
    const inOrder = [...said.keys()].flatMap((part) => beginning.get(part) ?? []).sort(([a], [b]) => a - b);
    for (const [, { sign, rule }] of inOrder) {
      if (met.has(sign.slug) || !rule.needs.every((part) => said.has(part))) continue;
      const told = toldBy(rule.needs);
      const places = metBy(rule, (part) => placesFor(part, told));
      if (places !== undefined) met.set(sign.slug, { sign, lang: spoken(places, words) });
    }
  }
  return [...met.values()].sort(
    (a, b) => Number(a.sign.urgency !== 'now') - Number(b.sign.urgency !== 'now'),
  );
}

function metBy({ needs, unless }: Rule, placesFor: (part: string) => Place[]): Place[] | undefined {
  const places = needs.map(placesFor);
  if (places.some(({ length }) => length === 0)) return undefined;
  if (unless.some((part) => placesFor(part).length > 0)) return undefined;
  return together(places);
}

/** The language of most of the words; figures are of none. */
function spoken(places: readonly Place[], words: readonly string[]): Lang {
  const told = places.filter(({ from, to }) => words.slice(from, to).some((word) => !/^\d+$/.test(word)));
  return told.filter(({ lang }) => lang === 'es').length * 2 > told.length ? 'es' : 'en';
}
