import type { CatalogEntry } from '../../../core/model/catalog.ts';
import { onceFor } from '../../../core/once.ts';
import type { FoundItem } from '../../../core/search/shapes.ts';
import { isQualifier, tokensOf } from '../../../core/search/words.ts';
import type { WholeCatalog } from './catalog.ts';
import { codesAgree } from './codes.ts';
import { conflict, specimensIn } from './specimen.ts';

export interface Evidence {
  readonly codes: readonly string[];
  readonly specimens: ReturnType<typeof specimensIn>;
  /** Only a name that the code confirms is certain. */
  readonly needsCode: boolean;
}

/** "w/o" is without; the search would pass over its letters. */
export const spelledOut = (name: string): string =>
  name
    .replaceAll(/\bw\/ ?o(?:ut)?\b|\bwo\/ ?/gi, ' without ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/**
 * Another record that has these words in a name, with nothing in code and sample against it: "testosterone" is that
 * of several, and with 84403 that of one. What a record is called itself is its own.
 */
export function rivalOf(
  name: string,
  item: FoundItem,
  entry: CatalogEntry,
  { codes, specimens }: Evidence,
  { entries }: WholeCatalog,
): string | undefined {
  if (isOwnTitle(name, item, entry)) return undefined;
  const { slug } = entry;
  const words = wordsIn(name);
  const others = [...entries.values()].filter(
    (other) =>
      other.slug !== slug &&
      other.type === 'test' &&
      codesAgree(other, codes) !== 'no' &&
      !conflict(specimens, specimensIn(other.said.en.sampleType)),
  );
  const holding = (of: keyof ReturnType<typeof namedIn>): CatalogEntry | undefined =>
    others.find((other) => namedIn(other)[of].some((one) => holds(one, words)));
  return (holding('names') ?? holding('aliases'))?.slug;
}

/** The words of the names of a record: every row of a list asks for them. */
const namedIn = onceFor(({ said: { en } }: CatalogEntry) => {
  const words = (name: string): ReadonlySet<string> => withKind(wordsIn(name));
  return { names: [words(en.name)], aliases: en.aliases.map(words) };
});

/** Whether the name is the slug or the name of the record, in any order of its words. */
const isOwnTitle = (name: string, { on }: FoundItem, { slug, said }: CatalogEntry): boolean =>
  on === 'slug' ||
  on === 'name' ||
  [slug, outside(said.en.name)].some((own) => {
    const [one, other] = [wordsIn(own), wordsIn(name)];
    return holds(one, other) && holds(other, one);
  });

/**
 * Whether the name is one that the record has: its title, or an alias that leaves out nothing by which the title tells
 * it from others ("renin" is not "renin activity") and is not that of a part ("hematocrit" of two values).
 */
export function isOwnName(
  name: string,
  item: FoundItem,
  entry: CatalogEntry,
  { specimens }: Evidence,
): boolean {
  const { said, biomarkers } = entry;
  if (isOwnTitle(name, item, entry)) return true;
  if (item.on !== 'alias') return false;
  const words = wordsIn(name);
  const kinds = tokensOf(outside(said.en.name)).filter(
    (token) =>
      (isQualifier(token) || KINDS.has(token.typed)) &&
      !(specimens.size > 0 && specimensIn(token.typed).size > 0),
  );
  if (kinds.some(({ text }) => !words.has(text) && ![...words].some((word) => impliesKind(word, text))))
    return false;
  if (biomarkers.length === 1) return true;
  return holds(wordsIn(said.en.name), words) && !biomarkers.some((part) => holds(wordsIn(part), words));
}

/** What more than one thing is measured as, beside what the search knows. */
const KINDS: ReadonlySet<string> = new Set(['activity', 'spike', 'k1', 'naat', 'genotype']);

/** "IgG" is an antibody. */
const impliesKind = (word: string, kind: string): boolean => kind === 'antibody' && /^ig[agme]$/.test(word);

/** A name without what stands in parentheses. */
const outside = (name: string): string => name.replaceAll(/\([^()]*\)/g, ' ');

/** The words that tell one test from another; "without" is one of them, though the search passes over it. */
const wordsIn = (name: string): Set<string> =>
  new Set(
    tokensOf(spelledOut(name)).flatMap(({ text, typed, role }) =>
      WITHOUT.has(typed) ? ['without'] : role === 'filler' ? [] : [text],
    ),
  );

const WITHOUT: ReadonlySet<string> = new Set(['without', 'no', 'sin']);

/** IgM is a kind of antibody: "core antibody" may be "core IgM". */
const withKind = (words: ReadonlySet<string>): ReadonlySet<string> =>
  [...words].some((word) => /^ig[agme]$/.test(word)) ? new Set([...words, 'antibody']) : words;

const holds = (whole: ReadonlySet<string>, part: ReadonlySet<string>): boolean =>
  [...part].every((word) => whole.has(word));
