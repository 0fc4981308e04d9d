import { addTo, grouped } from '../grouped.ts';
import { alikeIndex, fewestSlips } from '../names/alike.ts';
import { once } from '../once.ts';
import { type Claim, isItemTier, isNamed, TIERS, type Tier } from './tiers.ts';
import { AFTER, BEFORE, joined, keptOf, saysOnlyTest, type Token, tokensOf } from './words.ts';

/** What search is built from; the same at the build and on a device. Items stand most asked for first. */
export interface SearchSource {
  readonly items: readonly {
    readonly slug: string;
    readonly names: Readonly<Partial<Record<Tier, readonly string[]>>>;
  }[];
  /** What leads to items: a goal, a condition, a category, with the items in the order in which they are told. */
  readonly topics: readonly {
    readonly slug: string;
    readonly on: 'goal' | 'condition' | 'category';
    readonly names: readonly string[];
    readonly items: readonly string[];
  }[];
  /** Other words that people say, with the items that they mean, the likeliest first. */
  readonly said: readonly {
    readonly name: string;
    readonly on: 'finding' | 'use';
    readonly items: readonly string[];
  }[];
  readonly notSold: readonly { readonly slug: string; readonly names: readonly string[] }[];
  /** Items for who says nothing but "blood test". */
  readonly general: readonly string[];
  /** Words that only say where: names of states. */
  readonly places: readonly string[];
}

/** The search as a file: names with pairs of whose they are and as what, flat. */
export interface SearchFile {
  readonly owners: readonly string[];
  readonly names: Readonly<Record<string, readonly number[]>>;
  /** By topic, "goal heart-health": places of its items in `owners`. */
  readonly topics: Readonly<Record<string, readonly number[]>>;
  readonly general: readonly number[];
  readonly places: readonly string[];
}

/** Names of everything, ready to be searched. Parts that are functions are made on the first call that needs them. */
export interface SearchNames {
  /** Who has a name, as it is compared; with or without the spaces in it. */
  readonly named: (name: string) => readonly Claim[];
  readonly itemsOf: (topic: Claim) => readonly string[];
  /** Names that begin with a text and go on, in the order of their letters. */
  readonly begunBy: (text: string) => readonly string[];
  /** Whole names that a text is a slip or two away from. */
  readonly alike: (text: string) => readonly string[];
  /** Every word of a name → how many names hold it. */
  readonly words: () => ReadonlyMap<string, number>;
  /** A word → the names that hold it, in words, with their owners. */
  readonly holding: (word: string) => readonly HeldName[];
  readonly general: readonly string[];
  readonly places: ReadonlySet<string>;
}

export interface HeldName {
  readonly words: readonly string[];
  readonly claims: readonly Claim[];
}

/** How a name is compared: as it is said, and without the words around it. */
function waysToSay(name: string) {
  const tokens = tokensOf(name);
  const kept = keptOf(tokens);
  const dropped = tokens.filter((token) => !kept.includes(token));
  return { whole: joined(tokens), short: joined(kept), kept, exact: dropped.every(saysOnlyTest) };
}

/** What a name says beyond "panel" and the like: "lipid" is the lipid panel. */
const coreOf = (kept: readonly Token[]): string =>
  kept.some(({ typed }) => TELLS_WHEN.has(typed)) ? '' : joined(kept.filter(({ role }) => role === 'hard'));

/** "Before pregnancy" is not "pregnancy". */
const TELLS_WHEN: ReadonlySet<string> = new Set([...BEFORE, ...AFTER, 'new', 'nueva', 'nuevo']);

export function buildSearch({
  items,
  topics,
  said: others,
  general,
  notSold,
  places,
}: SearchSource): SearchFile {
  const owners = [...new Set([...items, ...topics, ...notSold].map(({ slug }) => slug))];
  const place = new Map(owners.map((slug, i) => [slug, i]));
  const names: Record<string, number[]> = Object.create(null);
  const claim = (key: string, slug: string, on: Tier): void => {
    const owner = place.get(slug);
    if (key === '' || owner === undefined) return;
    names[key] ??= [];
    const known = names[key];
    const tier = TIERS.indexOf(on);
    const again = known.some((one, i) => i % 2 === 0 && one === owner && sameKind(known[i + 1] ?? -1, tier));
    if (!again) known.push(owner, tier);
  };
  const claimWays = (name: string, slug: string, on: Tier, short: Tier): void => {
    const ways = waysToSay(name);
    if (!ways.exact) claim(ways.whole, slug, on);
    // What is left of a sentence may be said of something else; words like "complete" name nothing.
    const isLoose =
      on === 'finding' || on === 'use'
        ? ways.kept.length === 1
        : ways.kept.every(({ role }) => role === 'soft');
    if (ways.exact || !isLoose) claim(ways.short, slug, ways.exact ? on : short);
  };
  for (const on of TIERS.filter(isItemTier))
    for (const { slug, names: said } of items)
      for (const name of said[on] ?? []) claimWays(name, slug, on, isNamed(on) ? 'core' : on);
  for (const { name, on, items: slugs } of others)
    for (const slug of slugs) claimWays(name, slug, on, on === 'use' ? 'use' : 'core');
  for (const { slug, names: said } of items)
    for (const name of [...(said.name ?? []), ...(said.alias ?? [])])
      claim(coreOf(waysToSay(name).kept), slug, 'core');
  for (const { slug, on, names: said } of topics)
    for (const name of said) {
      const { whole, short, kept, exact } = waysToSay(name);
      if (!exact) claim(whole, slug, on);
      // "I want to get pregnant" is not "pregnant".
      if (exact || kept.length > 1) claim(short, slug, on);
    }
  const somewhere = new Set(places.flatMap((name) => tokensOf(name).map(({ typed }) => typed)));
  const isPlace = (text: string): boolean => text.split(' ').every((word) => somewhere.has(word));
  const telling = new Set(Object.keys(names).flatMap((key) => key.split(' ')));
  for (const { slug, names: said } of notSold)
    for (const name of said) {
      const { whole, short, exact } = waysToSay(name);
      // What is left of "infection blood test" is asked for on its own, and is something else.
      claim(exact && !telling.has(short) && !isPlace(short) ? short : whole, slug, 'not-sold');
    }
  return {
    owners,
    names,
    topics: Object.fromEntries(
      topics.map(({ slug, on, items: held }) => [
        `${on} ${slug}`,
        held.flatMap((item) => place.get(item) ?? []),
      ]),
    ),
    general: general.flatMap((slug) => place.get(slug) ?? []),
    places: [...somewhere],
  };
}

/** An owner claims a name once as an item, once as a topic. */
const sameKind = (one: number, other: number): boolean =>
  isItemTier(TIERS[one] ?? 'slug') === isItemTier(TIERS[other] ?? 'slug');

const LONGEST_SPELLED = 4;

/** A letter that stands alone says which: "proteina s" is not "proteinas". "T S H" is spelled. */
const lettersAgree = (name: string, key: string): boolean =>
  withoutSpaces(key).length <= LONGEST_SPELLED ||
  name.split(' ').every((word) => !/^[a-z]$/.test(word) || key.split(' ').includes(word));

const withoutSpaces = (text: string): string => text.replaceAll(' ', '');

/** Names of a file, ready to be looked up. */
export function namesIn({ owners, names, topics, general, places }: SearchFile): SearchNames {
  const own = (key: string): readonly Claim[] => {
    const pairs = Object.hasOwn(names, key) ? (names[key] ?? []) : [];
    return pairs.flatMap((owner, i) => {
      const slug = owners[owner];
      const on = TIERS[pairs[i + 1] ?? -1];
      return i % 2 === 0 && slug !== undefined && on !== undefined ? [{ slug, on }] : [];
    });
  };
  const keys = once(() => Object.keys(names).sort());
  const squeezed = once(() => grouped(keys(), withoutSpaces));
  const alike = once(() => alikeIndex(keys().map((key) => [key, [key]])));
  const held = once(() => {
    const byWord = new Map<string, HeldName[]>();
    for (const key of keys()) {
      const name = { words: key.split(' '), claims: own(key) };
      for (const word of new Set(name.words)) addTo(byWord, word, name);
    }
    return byWord;
  });
  return {
    named: (name) => {
      const exact = own(name);
      if (exact.length > 0) return exact;
      return (squeezed().get(withoutSpaces(name)) ?? [])
        .filter((key) => lettersAgree(name, key))
        .flatMap(own);
    },
    itemsOf: ({ slug, on }) => (topics[`${on} ${slug}`] ?? []).flatMap((owner) => owners[owner] ?? []),
    begunBy: (text) => begun(text, keys()),
    alike: (text) => fewestSlips(text, alike()),
    words: once(() => new Map([...held()].map(([word, list]) => [word, list.length]))),
    holding: (word) => held().get(word) ?? [],
    general: general.flatMap((owner) => owners[owner] ?? []),
    places: new Set(places),
  };
}

function begun(text: string, keys: readonly string[]): string[] {
  let [low, high] = [0, keys.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((keys[middle] ?? '') < text) low = middle + 1;
    else high = middle;
  }
  const found: string[] = [];
  for (let i = low; keys[i]?.startsWith(text); i++) if (keys[i] !== text) found.push(keys[i] ?? '');
  return found;
}
