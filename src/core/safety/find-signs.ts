import type { SignRule, Signs, WarningSign } from '../model/sign.ts';
import type { Lang } from '../model/vocabulary.ts';
import { fold } from '../names/fold.ts';
import { onceFor } from '../once.ts';
import { isDenied, isElsewhen } from './context.ts';
import { lexiconOf, type Place, placesIn } from './parts.ts';

/** A sign that was met, with the language in which it was said. */
export interface Met {
  readonly sign: WarningSign;
  readonly lang: Lang;
}

/** A text is a sentence or two: parts of one sign stand near each other. */
const NEAR = 14;
/** What is read of a longer text. */
const MOST_WORDS = 200;

const compiled = onceFor(({ parts, records, rules }: Signs) => ({
  lexicon: lexiconOf(parts),
  bySlug: new Map(records.map((record) => [record.slug, record])),
  rules,
}));

/** Places of parts that stand near each other, one of each; undefined where there are none. A word may say two parts. */
function together(places: readonly (readonly Place[])[], taken: readonly Place[] = []): Place[] | undefined {
  const [first, ...rest] = places;
  if (first === undefined) return [...taken];
  for (const place of first) {
    const fits = taken.every((other) => Math.abs(place.from - other.from) <= NEAR);
    const found = fits ? together(rest, [...taken, place]) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

/**
 * The warning signs that texts speak of, the most urgent first. Both languages are read, whatever was asked in; what
 * is denied or told of another time is left out.
 */
export function signsIn(texts: readonly string[], signs: Signs): Met[] {
  const { lexicon, bySlug, rules } = compiled(signs);
  const met = new Map<string, Met>();
  for (const typed of texts) {
    const text = fold(typed);
    if (text === '' || isElsewhen(text)) continue;
    const words = text.split(' ').slice(0, MOST_WORDS);
    const said = placesIn(words, lexicon);
    const placesFor = (part: string): Place[] =>
      (said.get(part) ?? []).filter((place) => !isDenied(place, words));
    for (const rule of rules) {
      if (met.has(rule.sign)) continue;
      const places = metBy(rule, placesFor);
      const sign = bySlug.get(rule.sign);
      if (places !== undefined && sign !== undefined) met.set(rule.sign, { sign, lang: spoken(places) });
    }
  }
  return [...met.values()].sort(
    (a, b) => Number(a.sign.urgency !== 'now') - Number(b.sign.urgency !== 'now'),
  );
}

function metBy({ needs, unless }: SignRule, placesFor: (part: string) => Place[]): Place[] | undefined {
  const places = needs.map(placesFor);
  if (places.some(({ length }) => length === 0)) return undefined;
  if (unless.some((part) => placesFor(part).length > 0)) return undefined;
  return together(places);
}

/** The language of most of the words. */
const spoken = (places: readonly Place[]): Lang =>
  places.filter(({ lang }) => lang === 'es').length * 2 > places.length ? 'es' : 'en';
