import type { SearchNames } from './names.ts';
import { eachOnce, type FoundItem } from './shapes.ts';
import { isItemTier, isNamed } from './tiers.ts';
import { isQualifier, joined, keptOf, type Token } from './words.ts';

export interface Holding {
  readonly item: FoundItem;
  readonly inOneName: boolean;
  /** From 0 to 1: how much of its best name was said, and of what was said is in it. */
  readonly alike: number;
}

/** A name of which less than this was said is another thing: "silver" is no birch. */
const ALIKE_ENOUGH = 0.7;

/** Items of which the names hold every word that counts, those with all of them in one name first. */
export function itemsHolding(hard: readonly Token[], names: SearchNames): Holding[] {
  const [first, ...others] = hard.map(({ text }) => ownersOf(text, names)).sort((a, b) => a.size - b.size);
  if (first === undefined) return [];
  const slugs = [...first].filter((slug) => others.every((also) => also.has(slug)));
  const wanted = new Set(hard.map(({ text }) => text));
  const onlyMethod = hard.every(isQualifier);
  const likenesses = likenessesTo(wanted, names);
  return slugs
    .map((slug) => ({ slug, ...(likenesses.get(slug) ?? { alike: 0, inOneName: false }) }))
    .sort((a, b) => Number(b.inOneName) - Number(a.inOneName) || b.alike - a.alike)
    .map(({ slug, inOneName, alike }) => ({
      item: {
        slug,
        on: 'words',
        certainty: inOneName && alike >= ALIKE_ENOUGH && !onlyMethod ? 'likely' : 'unsure',
      },
      inOneName,
      alike,
    }));
}

/** Slugs of the items with a name that holds the word. */
export const ownersOf = (word: string, names: SearchNames): ReadonlySet<string> =>
  new Set(
    names
      .holding(word)
      .flatMap(({ claims }) => claims.filter(({ on }) => isItemTier(on)).map(({ slug }) => slug)),
  );

interface Likeness {
  readonly alike: number;
  readonly inOneName: boolean;
}

/** How like each item's best name is to what was said, and whether one name says it all. */
function likenessesTo(wanted: ReadonlySet<string>, names: SearchNames): ReadonlyMap<string, Likeness> {
  const found = new Map<string, Likeness>();
  for (const { words, claims } of new Set([...wanted].flatMap((word) => names.holding(word)))) {
    const shared = [...wanted].filter((one) => words.includes(one)).length;
    const alike = (2 * shared) / (wanted.size + words.length);
    for (const { slug, on } of claims) {
      if (!isItemTier(on)) continue;
      const known = found.get(slug);
      found.set(slug, {
        alike: Math.max(alike, known?.alike ?? 0),
        inOneName: shared === wanted.size || known?.inOneName === true,
      });
    }
  }
  return found;
}

const SHORTEST_BEGINNING = 2;

/** Items with a name that the text begins, the shortest first. */
export function begunItems(tokens: readonly Token[], names: SearchNames): FoundItem[] {
  const texts = new Set([joined(tokens), joined(keptOf(tokens))]);
  const found = [...texts]
    .filter((text) => text.length >= SHORTEST_BEGINNING)
    .flatMap((text) =>
      names.begunBy(text).filter((key) => !/\d$/.test(text) || !/^\d/.test(key.slice(text.length))),
    );
  return eachOnce(
    found
      .sort((a, b) => a.length - b.length)
      .flatMap((key) => names.named(key))
      .filter(({ on }) => isNamed(on))
      .map(({ slug, on }) => ({ slug, on, how: 'beginning', certainty: 'likely' })),
  );
}
