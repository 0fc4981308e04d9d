import { begunItems, ownersOf } from './holding.ts';
import type { SearchNames } from './names.ts';
import { inParts } from './parts.ts';
import { asQuestion, eachOnce, type Found, type FoundItem, type Known } from './shapes.ts';
import { correctionsOf, splitOf } from './slips.ts';
import { isItemTier, isNamed, type Tier } from './tiers.ts';
import { typedValuesIn } from './typed-value.ts';
import { wholeOf } from './whole.ts';
import {
  isPreferring,
  isQualifier,
  isWho,
  joined,
  keptOf,
  saysNothing,
  type Token,
  tokensOf,
} from './words.ts';

const NOTHING: Found = { items: [], notUnderstood: [] };

/** Finds what a text names, and says how sure that is. A likeness is a question: its items are unsure. */
export function find(typed: string, names: SearchNames, known: Known): Found {
  const tokens = tokensOf(typed);
  if (tokens.length === 0) return NOTHING;
  const found = understood(typed, tokens, names, known);
  return { ...found, items: preferred(found.items, tokens, names) };
}

function understood(typed: string, tokens: readonly Token[], names: SearchNames, known: Known): Found {
  const whole = wholeOf(typed, tokens, names, known);
  if (whole?.items.some(({ on }) => isNamed(on)) === true) return whole;
  const valued = besideValues(typed, names, known);
  if (valued !== undefined) return valued;
  if (whole !== undefined) return whole;
  if (tokens.every(({ role }) => role !== 'hard'))
    return { items: names.general.map(popular), notUnderstood: [], empty: true };
  const list = listed(typed, names, known);
  if (list?.list !== undefined) return list;
  const begun = isUnfinished(tokens, names) ? begunItems(tokens, names) : [];
  if (begun.length > 0) return { items: begun, notUnderstood: [] };
  const found = inParts(typed, tokens, names);
  if (isAnswered(found)) return found;
  const missed = found.items.length > 0 ? found.notUnderstood.length : undefined;
  const respelt = respelled(tokens, names, known, missed);
  return (respelt?.whole === true ? respelt.found : undefined) ?? list ?? respelt?.found ?? found;
}

const popular = (slug: string): FoundItem => ({ slug, on: 'popular', certainty: 'unsure' });

/** Whether the last word is only begun, as far as names know. */
function isUnfinished(tokens: readonly Token[], names: SearchNames): boolean {
  const last = tokens.at(-1);
  return last !== undefined && (!names.words().has(last.text) || (tokens.length > 1 && last.text.length < 3));
}

const MOST_PREFERRED = 10;

/** Of items that stand alike those first whose names hold what was said beside: "full", "basic", "women". */
function preferred(
  items: readonly FoundItem[],
  tokens: readonly Token[],
  names: SearchNames,
): readonly FoundItem[] {
  const soft = tokens
    .filter(isPreferring)
    .map((token) => ({ owners: ownersOf(token.text, names), worth: isWho(token) ? 2 : 1 }));
  const [first] = items;
  if (first === undefined || first.certainty === 'sure' || soft.length === 0) return items;
  const likes = (slug: string): number =>
    soft.reduce((sum, { owners, worth }) => sum + (owners.has(slug) ? worth : 0), 0);
  const near = items.slice(0, MOST_PREFERRED).filter(({ certainty }) => certainty === first.certainty);
  const sorted = [...near].sort((a, b) => likes(b.slug) - likes(a.slug));
  return [...sorted, ...items.filter((item) => !near.includes(item))];
}

const isAnswered = ({ items, notSold }: Found): boolean =>
  notSold !== undefined || (items[0] !== undefined && items[0].certainty !== 'unsure');

const BETWEEN_NAMES = /[,;\n]+|\s\+\s|\s(?:and|y|plus|mas|más)\s/i;
const VITAMIN = /^[acdek]$/i;
const MOST_LISTED = 30;

/** Names with commas between them: every part by itself; one that is not clear makes all of them a question. */
function listed(typed: string, names: SearchNames, known: Known): Found | undefined {
  const parts = typed
    .split(BETWEEN_NAMES)
    .map((part) => part.trim().replace(/^(?:and|y)\s/i, ''))
    .filter((part) => !saysNothing(tokensOf(part)) || VITAMIN.test(part))
    .slice(0, MOST_LISTED);
  const isMethod = (part: string): boolean => keptOf(tokensOf(part)).every(isQualifier);
  if (parts.length < 2 || (parts.some(isMethod) && !parts.every(isMethod))) return undefined;
  const read = parts.map((part) => {
    const { found } = readingOf(VITAMIN.test(part) ? `vitamin ${part}` : part, names, known);
    return { part, item: found.items.find(({ on }) => isItemTier(on)) ?? found.items[0] };
  });
  const items = eachOnce(read.flatMap(({ item }) => item ?? []));
  const missed = read.filter(({ item }) => item === undefined).map(({ part }) => part);
  if (items.length < 2 || missed.length > items.length) return undefined;
  const clear = missed.length === 0 && items.every(({ certainty }) => certainty !== 'unsure');
  return {
    items: clear ? items : items.map(asQuestion),
    notUnderstood: missed,
    ...(clear ? { list: items.map(({ slug }) => slug) } : {}),
  };
}

/** As what the name of a value may be known. */
const MEASURED: readonly Tier[] = ['slug', 'name', 'alias', 'core', 'biomarker'];

const CODES: readonly Tier[] = ['id', 'cpt', 'order-code', 'billed-with'];

/** Values beside names, with what the first of the names is. */
function besideValues(typed: string, names: SearchNames, known: Known): Found | undefined {
  if (!/\d/.test(typed)) return undefined;
  const isName = (name: string): boolean => {
    const tokens = keptOf(tokensOf(name));
    return (
      !saysNothing(tokens) &&
      (names.named(joined(tokens)).some(({ on }) => MEASURED.includes(on)) ||
        known.measuring(name) !== undefined)
    );
  };
  const isCode = (number: string): boolean => names.named(number).some(({ on }) => CODES.includes(on));
  const values = typedValuesIn(typed, isName, isCode);
  const [first] = values;
  if (first === undefined) return undefined;
  const meant = wholeOf(first.name, tokensOf(first.name), names, known);
  return { items: [], notUnderstood: [], ...meant, values };
}

/**
 * The same text with words as they are spelled in names. What is found so is a question.
 * @param missed how many words are not understood without it; undefined where nothing was found
 */
function respelled(
  tokens: readonly Token[],
  names: SearchNames,
  known: Known,
  missed: number | undefined,
): { readonly found: Found; readonly whole: boolean } | undefined {
  const choices = tokens.map((token) => {
    const corrections = correctionsOf(token, names);
    if (corrections.length > 0) return corrections;
    const split = splitOf(token, names);
    return split === undefined ? [] : [split.join(' ')];
  });
  const best = bestReading(waysToSpell(tokens, choices), tokens, names, known);
  if (best === undefined || (best.found.items.length === 0 && best.found.notSold === undefined))
    return undefined;
  // Where nothing is understood as it stands, all of it must be a slip: "movie tickets" is about no tick.
  if (best.found.notUnderstood.length >= (missed ?? 1)) return undefined;
  const items = best.found.items.map((item): FoundItem => ({ ...asQuestion(item), how: 'spelling' }));
  return { whole: best.whole, found: { ...best.found, items, readAs: best.readAs } };
}

/** The text with the likeliest choice of every word, then with another choice of one word; none where nothing changes. */
function waysToSpell(tokens: readonly Token[], choices: readonly (readonly string[])[]): readonly string[] {
  if (choices.every((one) => one.length === 0)) return [];
  const first = tokens.map((token, i) => choices[i]?.[0] ?? token.typed);
  const others = choices.flatMap((one, i) =>
    one.slice(1).map((word) => first.map((own, at) => (at === i ? word : own))),
  );
  return [first, ...others].map((words) => words.join(' '));
}

/** The first way that is a name as a whole, else a whole name that is alike, else what the first way says in parts. */
function bestReading(
  ways: readonly string[],
  tokens: readonly Token[],
  names: SearchNames,
  known: Known,
): Reading | undefined {
  for (const readAs of ways) {
    const found = wholeOf(readAs, tokensOf(readAs), names, known);
    if (found !== undefined) return { readAs, whole: true, found };
  }
  const [best = ways[0]] = likeWhole(tokens, names);
  return best === undefined ? undefined : readingOf(best, names, known);
}

const MOST_ALIKE_WORDS = 6;

const likeWhole = (tokens: readonly Token[], names: SearchNames): readonly string[] =>
  tokens.length > MOST_ALIKE_WORDS ? [] : names.alike(joined(tokens));

/** How a text is understood: as a name, or by the names inside it. */
interface Reading {
  readonly readAs: string;
  readonly whole: boolean;
  readonly found: Found;
}

function readingOf(readAs: string, names: SearchNames, known: Known): Reading {
  const tokens = tokensOf(readAs);
  const whole = wholeOf(readAs, tokens, names, known);
  return { readAs, whole: whole !== undefined, found: whole ?? inParts(readAs, tokens, names) };
}
