import type { CatalogEntry } from '../../../core/model/catalog.ts';
import { fold } from '../../../core/names/fold.ts';
import type { Found, FoundItem } from '../../../core/search/shapes.ts';
import { tokensOf } from '../../../core/search/words.ts';
import type { WholeCatalog } from './catalog.ts';
import { codesAgree, codesIn, codesOf } from './codes.ts';
import { type Evidence, isOwnName, rivalOf, spelledOut } from './own-names.ts';
import { conflict, specimensIn, specimensOf } from './specimen.ts';

/** What a row of a price list says about which test it is; what it does not say is empty. */
export interface Named {
  readonly name: string;
  readonly slug: string;
  readonly sku: string;
  /** Procedure codes, as the cell holds them. */
  readonly code: string;
  readonly specimen: string;
}

/** The item that a row certainly is, and by what that is known; or why it is not certain, with what it may be. */
export type Matched =
  | { readonly slug: string; readonly by: 'slug' | 'sku' | 'name' | 'name and code' }
  | { readonly slug?: undefined; readonly why: string; readonly mayBe: readonly string[] };

/** What the store knows besides the catalog: its own numbers of items. */
export type Skus = ReadonlyMap<string, string>;

const MOST_OFFERED = 5;
/** So few records with the code of a row are likelier than what the name is like. */
const FEW_CODED = 3;

/**
 * Finds the item of a row: by its slug, by the shop's number, else by its name. A name must be one that the record
 * itself has, or be confirmed by the procedure code; nothing that the row says may speak against it.
 */
export function matchRow(row: Named, catalog: WholeCatalog, skus: Skus): Matched {
  const { entries } = catalog;
  if (row.slug !== '') {
    return entries.has(row.slug)
      ? { slug: row.slug, by: 'slug' }
      : { why: `"${row.slug}" is no slug of the catalog`, mayBe: offered(row, [], catalog) };
  }
  const byName = matchName(row, catalog);
  const own = skus.get(row.sku);
  if (row.sku === '' || own === undefined) return byName;
  return byName.slug === undefined || byName.slug === own
    ? { slug: own, by: 'sku' }
    : {
        why: `sku ${row.sku} is ${own} in prices.csv, and the name is that of ${byName.slug}`,
        mayBe: [own, byName.slug],
      };
}

function matchName(row: Named, catalog: WholeCatalog): Matched {
  if (row.name === '') return { why: 'has no name', mayBe: [] };
  const codes = codesIn(row.code);
  if (codes === undefined)
    return { why: `"${row.code}" is no procedure code`, mayBe: offered(row, [], catalog) };
  const specimens = specimensOf(row.specimen);
  if (row.specimen !== '' && specimens.size === 0)
    return { why: `the sample "${row.specimen}" is not known`, mayBe: offered(row, codes, catalog) };
  const doubt = (why: string): Matched => ({ why, mayBe: offered(row, codes, catalog) });

  const readings = readingsOf(row.name, catalog);
  let first: string | undefined;
  for (const [i, name] of readings.entries()) {
    const tried = tryName(name, { codes, specimens, needsCode: i > 0 }, catalog);
    if (tried.slug !== undefined) return tried;
    first ??= tried.why;
  }
  return doubt(first ?? 'is not found');
}

/**
 * The name as it is printed, then without what stands in parentheses where that is a number of parts or another name
 * of the same: this needs the code to be certain.
 */
function readingsOf(name: string, { search }: WholeCatalog): string[] {
  const whole = spelledOut(name);
  const bare = whole
    .replaceAll(/\([^()]*\)/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (bare === whole || bare === '') return [whole];
  const meant = (text: string): string | undefined => {
    const [first] = search.find(text).items;
    return first?.certainty === 'sure' && first.how === undefined ? first.slug : undefined;
  };
  const own = meant(bare);
  const says = [...whole.matchAll(/\(([^()]*)\)/g)].map(([, text = '']) => text.trim());
  const isSame = says.every((text) => /^\d{1,2}$/.test(text) || (own !== undefined && meant(text) === own));
  return isSame ? [whole, bare] : [whole];
}

type Tried =
  | { readonly slug: string; readonly by: 'name' | 'name and code' }
  | { readonly slug?: undefined; readonly why: string };

function tryName(name: string, evidence: Evidence, catalog: WholeCatalog): Tried {
  const found = catalog.search.find(name);
  const [item] = found.items;
  const entry = item === undefined ? undefined : catalog.entries.get(item.slug);
  if (item === undefined || entry === undefined) return { why: 'no record has this name' };
  if (!isOneName(found, item)) return confirmed(name, found, evidence, catalog);
  const wrong = contradiction(name, entry, evidence);
  if (wrong !== undefined) return { why: wrong };
  const rival = rivalOf(name, item, entry, evidence, catalog);
  if (isOwnChoice(entry))
    return {
      why: `a panel may hold something else under this name; ours is ${entry.slug}: ${heldBy(entry)}`,
    };
  if (codesAgree(entry, evidence.codes) === 'yes' && rival === undefined)
    return { slug: entry.slug, by: 'name and code' };
  if (entry.type === 'panel')
    return { why: `a panel may hold something else under this name; ours is ${heldBy(entry)}` };
  if (evidence.needsCode)
    return { why: `the name without its parentheses is that of ${entry.slug}, and no code confirms it` };
  if (rival !== undefined) return { why: `may be ${entry.slug} or ${rival}` };
  return isOwnName(name, item, entry, evidence)
    ? { slug: entry.slug, by: 'name' }
    : { why: `people say this for ${entry.slug}, and no code confirms it` };
}

/** Codes of panels whose parts the code itself names, such as 80053. */
const DEFINED = /^800\d\d$/;
const MOST_HELD = 12;

/** Whether those who put it together chose what it holds, so that neither name nor code says it. */
const isOwnChoice = ({ type, biomarkers, cpt, said }: CatalogEntry): boolean =>
  !DEFINED.test(cpt ?? '') &&
  (type === 'panel' || (biomarkers.length > 1 && /\b(?:panel|profile|screen)\b/i.test(said.en.name)));

const heldBy = ({ type, components, biomarkers }: CatalogEntry): string => {
  const held = type === 'panel' ? components : biomarkers;
  return held.length > MOST_HELD ? `${held.slice(0, MOST_HELD).join(', ')} and more` : held.join(', ');
};

/** The search is certain, of one item and of nothing else. */
const isOneName = (found: Found, { certainty, on, how }: FoundItem): boolean =>
  certainty === 'sure' &&
  how === undefined &&
  NAME_TIERS.has(on) &&
  found.values === undefined &&
  found.list === undefined &&
  found.notSold === undefined;

const NAME_TIERS: ReadonlySet<FoundItem['on']> = new Set([
  'slug',
  'name',
  'alias',
  'finding',
  'core',
  'biomarker',
]);

/**
 * A name that may mean several is certain where the code belongs to one record of the catalog alone, the search offers
 * that record, and the row names its sample: "Lead" with 83655 is sold for blood and for urine.
 */
function confirmed(name: string, found: Found, evidence: Evidence, catalog: WholeCatalog): Tried {
  const owners = [...catalog.entries.values()].filter((entry) => codesAgree(entry, evidence.codes) === 'yes');
  const [only, another] = owners;
  const isOffered = found.items.some(
    ({ slug, certainty, how }) => slug === only?.slug && certainty === 'likely' && how === undefined,
  );
  const isPlain = found.values === undefined && found.list === undefined && found.notSold === undefined;
  if (
    only !== undefined &&
    another === undefined &&
    isOffered &&
    isPlain &&
    only.type === 'test' &&
    evidence.specimens.size > 0 &&
    contradiction(name, only, evidence) === undefined
  )
    return { slug: only.slug, by: 'name and code' };
  return { why: 'the name may mean several, or none' };
}

/** What the row says that the record does not; undefined where nothing speaks against it. */
function contradiction(
  name: string,
  entry: CatalogEntry,
  { codes, specimens }: Evidence,
): string | undefined {
  if (codesAgree(entry, codes) === 'no') {
    const own = codesOf(entry);
    const isPart = codes.every((code) => own.includes(code));
    return `code ${codes.join(', ')} is ${isPart ? 'only one of those' : 'not that'} of ${entry.slug} (${own.join(', ')})`;
  }
  const ours = specimensIn(entry.said.en.sampleType);
  const theirs = [specimens, specimensIn(name)].find((said) => conflict(said, ours));
  if (theirs !== undefined)
    return `the sample is ${[...theirs].join(', ').replaceAll('_', ' ')}, and ${entry.slug} is ${entry.said.en.sampleType}`;
  const isTimed = ours.size === 1 && ours.has('urine_24');
  if (isTimed && !specimens.has('urine_24') && !specimensIn(name).has('urine_24'))
    return `${entry.slug} is collected over 24 hours, and the row does not say so`;
  const lost = lostWords(name, entry);
  return lost.length === 0 ? undefined : `"${lost.join(' ')}" may tell it from ${entry.slug}`;
}

/** Words that the search passes over, and that tell no test from another. */
const IDLE: ReadonlySet<string> = new Set(
  'a an and the of for in to by with w or test tests testing level levels lab serum plasma blood'.split(' '),
);

/** Words of the name that the search passes over, and that no name of the record holds. */
function lostWords(name: string, { said: { en, es } }: CatalogEntry): string[] {
  const tokens = tokensOf(name);
  const typed = new Set(tokens.map((token) => token.typed));
  const known = new Set(namesOf({ en, es }).flatMap((one) => fold(one).split(' ')));
  const removed = fold(name)
    .split(' ')
    .filter((word) => !typed.has(word));
  const passed = tokens.filter(({ role, typed: word }) => role === 'filler' && !IDLE.has(word));
  return [...removed, ...passed.map(({ typed: word }) => word)].filter((word) => !known.has(word));
}

const namesOf = ({ en, es }: CatalogEntry['said']): string[] => [
  en.name,
  ...en.aliases,
  es.name,
  ...es.aliases,
];

/** What a row may be, the likeliest first: what the search offers, those with the code of the row before the others. */
function offered(row: Named, codes: readonly string[], { entries, search }: WholeCatalog): string[] {
  const hits = search
    .find(spelledOut(row.name))
    .items.flatMap(({ slug }) => (entries.has(slug) ? [slug] : []));
  const coded = [...entries.values()]
    .filter((entry) => codesAgree(entry, codes) === 'yes')
    .map(({ slug }) => slug);
  const both = hits.filter((slug) => coded.includes(slug));
  const few = coded.length <= FEW_CODED ? coded : [];
  return [...new Set([...both, ...few, ...hits, ...coded])].slice(0, MOST_OFFERED);
}
