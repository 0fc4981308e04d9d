import { itemsHolding, ownersOf } from './holding.ts';
import type { SearchNames } from './names.ts';
import { type Segment, segmentsOf } from './segments.ts';
import { asQuestion, eachOnce, type Found, type FoundItem, noSurer } from './shapes.ts';
import { isItemTier, isNamed } from './tiers.ts';
import { withTopics } from './whole.ts';
import { AFTER, BEFORE, hardOf, isQualifier, keptOf, type Token } from './words.ts';

const MOST_WORDS = 16;

/** The names inside a text: which of them are items, and what is left over. */
interface Parts {
  readonly kept: readonly Token[];
  readonly hard: readonly Token[];
  readonly segments: readonly Segment[];
  readonly items: readonly Segment[];
  readonly topics: readonly Segment[];
  readonly left: readonly Token[];
}

function partsOf(tokens: readonly Token[], names: SearchNames): Parts {
  const kept = keptOf(tokens).slice(0, MOST_WORDS);
  const hard = hardOf(kept, names.places);
  const segments = segmentsOf(kept, names);
  const said = new Set(segments.flatMap(({ from, to }) => kept.slice(from, to)));
  const items = segments.filter(({ claims }) => claims.some(({ on }) => isItemTier(on)));
  return {
    kept,
    hard,
    segments,
    items,
    topics: segments.filter((segment) => !items.includes(segment)),
    left: hard.filter((token) => !said.has(token)),
  };
}

/** What the names inside a text say together, where the text as a whole is none. */
export function inParts(typed: string, tokens: readonly Token[], names: SearchNames): Found {
  const parts = partsOf(tokens, names);
  const notSold = notSoldIn(parts);
  if (notSold !== undefined)
    return { items: isSeparated(typed) ? eachOnce(firstsOf(parts, names)) : [], notUnderstood: [], notSold };
  const holding = itemsHolding(parts.hard, names);
  const oneName = holding.filter(({ inOneName }) => inOneName).map(({ item }) => item);
  const anyName = holding.filter(({ inOneName }) => !inOneName).map(({ item }) => item);
  if (isList(typed, parts)) {
    const firsts = firstsOf(parts, names);
    const together = holding
      .filter(({ alike, item }) => alike >= ONE_TEST && item.certainty === 'likely')
      .map(({ item }) => item);
    const order = isSeparated(typed) ? firsts : [...firsts].sort(namedFirst).map(noSurer);
    return {
      items: eachOnce([...together, ...order, ...oneName, ...anyName]),
      notUnderstood: [],
      list: [...new Set(firsts.map(({ slug }) => slug))],
    };
  }
  if (oneName[0]?.certainty === 'likely')
    return { items: eachOnce([...oneName, ...anyName]), notUnderstood: [] };
  const beside = besideTopic(parts, anyName, names);
  if (beside.length > 0) return { items: eachOnce([...beside, ...oneName]), notUnderstood: [] };
  if (holding.length > 0) return { items: eachOnce([...oneName, ...anyName]), notUnderstood: [] };
  return partly(parts, names);
}

/** Names in a row that are so much of one name are that one. */
const ONE_TEST = 0.8;

/** "Alcohol etg": a name says more than a part of one. */
const namedFirst = (a: FoundItem, b: FoundItem): number => Number(isNamed(b.on)) - Number(isNamed(a.on));

const firstsOf = ({ items }: Parts, names: SearchNames): FoundItem[] =>
  items.flatMap(({ claims }) =>
    withTopics(
      claims.filter(({ on }) => isItemTier(on)),
      names,
    ).items.slice(0, 1),
  );

/** A test beside a topic, "a1c diabetes", or topics alone. */
function besideTopic(
  { kept, items, topics, left, segments }: Parts,
  anyName: readonly FoundItem[],
  names: SearchNames,
): FoundItem[] {
  const qualified = topics.some(({ from, to }) => kept.slice(from, to).some(isQualifier));
  if (left.length > 0 || segments.length === 0 || items.length > 1 || qualified) return [];
  const itemsOf = (list: readonly Segment[]): FoundItem[] =>
    list.flatMap(({ claims }) => withTopics(claims, names).items.map(noSurer));
  return [...itemsOf(items), ...anyName, ...itemsOf(topics)];
}

/** What is not sold, where it is half or more of what was said. */
function notSoldIn({ segments, kept, hard }: Parts): string | undefined {
  for (const { from, to, claims } of segments) {
    const claim = claims.find(({ on }) => on === 'not-sold');
    if (claim === undefined || claims.some(({ on }) => isNamed(on))) continue;
    const part = kept.slice(from, to).filter((token) => hard.includes(token));
    if (part.length * 2 >= hard.length) return claim.slug;
  }
  return undefined;
}

const isSeparated = (typed: string): boolean => /[,;+&/\n]|\b(?:and|y|plus|mas|más)\b/i.test(typed);

/** Whether names in a row are a list of tests: each a test by itself, and none only a method or a sample. */
function isList(typed: string, { items, topics, kept, left }: Parts): boolean {
  if (left.length > 0 || items.length < 2) return false;
  const isMethod = ({ from, to }: Segment): boolean => kept.slice(from, to).every(isQualifier);
  const standing = items.every(
    (one) =>
      one.claims.some(({ on }) => isNamed(on) || on === 'core') && (!isMethod(one) || items.every(isMethod)),
  );
  if (isSeparated(typed)) return standing;
  return standing && topics.length === 0 && !kept.some(({ typed: word }) => RELATES.has(word));
}

/** Names that these stand between are no order for both. */
const RELATES: ReadonlySet<string> = new Set([...BEFORE, ...AFTER]);

/** What a word that is in a name of an item is worth beside a whole name. */
const HELD = 0.6;
const ONLY_QUALIFIER = 0.3;
const TOPIC = 0.9;
const MOST_OF_A_NAME = 12;
const ENOUGH = 0.9;

/** Some words are not understood: what the others name is a question. */
function partly({ kept, hard, segments, left }: Parts, names: SearchNames): Found {
  const scores = new Map<string, { item: FoundItem; score: number }>();
  const add = (item: FoundItem, score: number): void => {
    const known = scores.get(item.slug);
    if (known === undefined) scores.set(item.slug, { item, score });
    else known.score += score;
  };
  // What is asked about stands behind "before".
  const aim = kept.findIndex(({ typed }) => BEFORE.includes(typed));
  for (const { from, to, claims } of segments) {
    const words = kept.slice(from, to).filter((token) => hard.includes(token));
    const worth =
      (words.every(isQualifier) ? ONLY_QUALIFIER : words.length) * (aim >= 0 && from > aim ? 2 : 1);
    const { items } = withTopics(claims, names);
    for (const [i, item] of items.slice(0, MOST_OF_A_NAME).entries())
      add(item, worth * (isItemTier(item.on) ? 1 : TOPIC) - i / 100);
  }
  for (const { text } of left)
    for (const slug of ownersOf(text, names)) add({ slug, on: 'words', certainty: 'unsure' }, HELD);
  const found = [...scores.values()].filter(({ score }) => score >= ENOUGH).sort((a, b) => b.score - a.score);
  return {
    items: found.map(({ item }) => asQuestion(item)),
    notUnderstood: [...new Set(left.map(({ typed }) => typed))],
  };
}
