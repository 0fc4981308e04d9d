import type { SearchNames } from './names.ts';
import { asQuestion, eachOnce, type Found, type FoundItem, type Known, noSurer } from './shapes.ts';
import { type Claim, isItemTier, isNamed, isTopicTier, TIERS } from './tiers.ts';
import { hardOf, joined, keptOf, saysNothing, type Token } from './words.ts';

/** What the whole text is a name of. */
export function wholeOf(
  typed: string,
  tokens: readonly Token[],
  names: SearchNames,
  { measuring }: Known,
): Found | undefined {
  const kept = keptOf(tokens);
  const onlyFiller = saysNothing(tokens);
  const hard = hardOf(kept, names.places);
  // As it was typed comes first: "dheas" is DHEA-S, not several of DHEA.
  const asTyped = tokens.map((token) => token.typed).join(' ');
  const ways = [asTyped, joined(tokens), ...(onlyFiller ? [] : [joined(kept), joined(hard)])];
  const said = ways.map((way) => names.named(way).filter(({ on }) => !(onlyFiller && on === 'core')));
  const at = said.findIndex((claims) => claims.length > 0);
  const first = said[at];
  if (first !== undefined) {
    const exact = at < MOST_EXACT;
    // "Buy insulin" is not insulin.
    const isElse = first.some(({ on }) => on === 'not-sold');
    // "Ozempic labs" are sold, Ozempic is not.
    const close =
      exact && !isElse
        ? said
            .slice(0, MOST_EXACT)
            .flat()
            .filter(({ on }) => on !== 'not-sold')
        : first;
    const isItem = first.some(({ on }) => isNamed(on));
    const found = withTopics(isItem ? first : close, names, exact && !isItem ? measuring(typed) : undefined);
    return exact ? found : { ...found, items: found.items.map(noSurer) };
  }
  const measured = measuring(typed);
  if (measured === undefined || measured.length === 0) return undefined;
  return {
    items: measured.map((slug) => ({
      slug,
      on: 'biomarker',
      certainty: measured.length === 1 ? 'sure' : 'likely',
    })),
    notUnderstood: [],
  };
}

/** Ways to say it that drop nothing but "a" and "test". */
const MOST_EXACT = 3;

const byTier = (a: Claim, b: Claim): number => TIERS.indexOf(a.on) - TIERS.indexOf(b.on);

/** Everything that one name stands for: the item itself, then what its topics lead to, then items by a part. */
export function withTopics(
  claims: readonly Claim[],
  names: SearchNames,
  measured: readonly string[] = [],
): Found {
  const items = claims.filter(({ on }) => isItemTier(on)).sort(byTier);
  const named = items.filter(({ on }) => isNamed(on));
  const notSold = claims.find(({ on }) => on === 'not-sold');
  const topics = claims.filter(({ on }) => isTopicTier(on)).sort(byTier);
  const led = topics.flatMap((topic) =>
    names.itemsOf(topic).map((slug): FoundItem => ({ slug, on: topic.on, certainty: 'likely' })),
  );
  if (named.length === 0 && notSold !== undefined) {
    const items = eachOnce(led.map(asQuestion));
    return { items, notUnderstood: [], notSold: notSold.slug };
  }
  const rest = items.filter((one) => !named.includes(one));
  const [only, another] = named.length > 0 ? named : rest;
  const isShared = only?.on === 'finding' && rest.some(({ on }) => on === 'core');
  const isOnly =
    another === undefined && !isShared && only?.on !== 'use' && (named.length > 0 || topics.length === 0);
  const direct = [...named, ...rest].map(
    ({ slug, on }): FoundItem => ({
      slug,
      on,
      certainty: on === 'use' ? 'unsure' : isOnly && isNamed(on) && slug === only?.slug ? 'sure' : 'likely',
    }),
  );
  const measuring = measured.map((slug): FoundItem => ({ slug, on: 'biomarker', certainty: 'likely' }));
  const few = rest.filter(({ on }) => on === 'core').length;
  const isUsed = rest.some(({ on }) => on === 'use');
  const topicFirst = named.length === 0 && topics.length > 0 && !isUsed && !(few > 0 && few <= MOST_CORES);
  const ordered = topicFirst ? [...led, ...direct, ...measuring] : [...direct, ...measuring, ...led];
  return { items: eachOnce(ordered), notUnderstood: [] };
}

/** What so few items are called by is one of them; more are a subject. */
const MOST_CORES = 4;
