import type { Analyte, NamedAnalyte, Specimen } from '../model/analyte.ts';
import type { AnalyteNames } from '../model/dataset.ts';
import { onceFor } from '../once.ts';
import { spell } from './spelling.ts';
import { isRatio, type Telling, telling, tellingOf } from './telling.ts';

/** A name as it is looked up: its spelling, the analytes that claim it, and whether it is that of a ratio. */
export interface KnownName {
  readonly spelled: string;
  /** Places of the analytes in the list of records. */
  readonly at: readonly number[];
  readonly ratio: boolean;
}

const squeezed = (spelled: string): string => spelled.replaceAll(' ', '');

/** Order by code units, in which a text can be halved again and again. */
const byKey = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/**
 * The names of analytes, packed: a line for each spelling with the places of the analytes that claim it, in order of
 * the spelling without its spaces, so that nothing has to be built before the first question.
 */
export function analyteNames(
  records: readonly Pick<Analyte, 'slug' | 'said' | 'identity'>[],
): Omit<AnalyteNames, 'shared'> {
  const spellings = new Map<string, { at: Set<number>; ratio: boolean; key?: string }>();
  const claims: Claim[] = [];
  for (const [place, { slug, said }] of records.entries()) {
    for (const name of [slug, ...Object.values(said).flatMap(({ name, aliases }) => [name, ...aliases])]) {
      const spelled = spell(name);
      if (spelled === '') continue;
      const known = spellings.get(spelled) ?? { at: new Set(), ratio: isRatio(name) };
      known.at.add(place);
      spellings.set(spelled, known);
      const told = telling(name);
      claims.push({ ...told, at: [place] });
      if (told.specimens === undefined) known.key ??= told.key;
    }
  }
  const words = claimed(claims, (place) => records[place]?.identity.specimen);
  return {
    names: [...withoutRepeats(spellings, words)]
      .sort(([a], [b]) => byKey(squeezed(a), squeezed(b)) || byKey(a, b))
      .map(([spelled, { at, ratio }]) => `${spelled}\t${[...at].join(',')}${ratio ? '\t/' : ''}`)
      .join('\n'),
    telling: [...words]
      .sort(([a], [b]) => byKey(a, b))
      .map(([key, at]) => `${key}\t${[...at].join(',')}`)
      .join('\n'),
  };
}

/** A name by its telling words, claimed by the analytes at these places. */
interface Claim extends Telling {
  readonly at: readonly number[];
}

/**
 * Telling words → places of the analytes. A name with its specimen claims the words without it only for an analyte of
 * that specimen, and only where nobody claims them bare: "plasma hemoglobin" is no other name of hemoglobin, nor
 * "blood, urine" of urine.
 */
function claimed(
  claims: readonly Claim[],
  specimenAt: (place: number) => Specimen | undefined,
): ReadonlyMap<string, ReadonlySet<number>> {
  const bare = new Map<string, Set<number>>();
  const told = new Map<string, Set<number>>();
  for (const { key, specimens, at } of claims) {
    if (key === '') continue;
    const index = specimens === undefined ? bare : told;
    for (const place of at) {
      const specimen = specimenAt(place);
      if (specimens !== undefined && (specimen === undefined || !specimens.includes(specimen))) continue;
      index.set(key, (index.get(key) ?? new Set()).add(place));
    }
  }
  return new Map([...told, ...bare]);
}

type Spelling = readonly [
  string,
  { readonly at: ReadonlySet<number>; readonly ratio: boolean; readonly key?: string },
];

/**
 * Of spellings that have the same telling words and claim the same analytes, the shortest: the others are found by
 * their words.
 */
function* withoutRepeats(
  spellings: Iterable<Spelling>,
  words: ReadonlyMap<string, ReadonlySet<number>>,
): Generator<Spelling> {
  const kept = new Set<string>();
  for (const spelling of [...spellings].sort(([a], [b]) => a.length - b.length || byKey(a, b))) {
    const [, { at, key, ratio }] = spelling;
    const told = key === undefined ? undefined : words.get(key);
    if (
      key === undefined ||
      ratio ||
      told === undefined ||
      told.size !== at.size ||
      [...at].some((one) => !told.has(one))
    ) {
      yield spelling;
      continue;
    }
    if (kept.has(key)) continue;
    kept.add(key);
    yield spelling;
  }
}

type Packed = Omit<AnalyteNames, 'shared'> & {
  readonly records: readonly Pick<NamedAnalyte, 'slug' | 'specimen'>[];
};

const linesOf = onceFor((packed: Packed): readonly string[] => packed.names.split('\n'));

const keyOf = (line: string): string => line.slice(0, line.indexOf('\t'));
const placesOf = (line: string): number[] => (line.split('\t')[1] ?? '').split(',').map(Number);

/** The first line whose key is not below the one asked for. */
function firstAt(lines: readonly string[], key: string, of: (line: string) => string): number {
  let [from, to] = [0, lines.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (of(lines[middle] ?? '') < key) from = middle + 1;
    else to = middle;
  }
  return from;
}

/**
 * Places of the analytes with this spelling, its spaces aside; the spelling with its own spaces first.
 * @param ratio whether the name was printed as a ratio: "CHOL/HDL" is no "Chol, HDL"
 */
export function spelledAt(spelled: string, ratio: boolean, packed: Packed): readonly number[] {
  const lines = linesOf(packed);
  const key = squeezed(spelled);
  const of = (line: string): string => squeezed(keyOf(line));
  const places = new Set<number>();
  for (let i = firstAt(lines, key, of); i < lines.length && of(lines[i] ?? '') === key; i++) {
    const line = lines[i] ?? '';
    if (ratio && !line.endsWith('\t/')) continue;
    if (keyOf(line) === spelled) return placesOf(line);
    for (const place of placesOf(line)) places.add(place);
  }
  return [...places];
}

const tellingLines = onceFor(({ telling: packed = '' }: Packed): readonly string[] => packed.split('\n'));

/** A device gets the names alone, and takes their words apart when the first name is not spelled as it knows it. */
const ownTelling = onceFor(
  (packed: Packed): ReadonlyMap<string, ReadonlySet<number>> =>
    claimed(
      knownNames(packed).map(({ spelled, at, ratio }) => ({ ...tellingOf(spelled, ratio), at })),
      (place) => packed.records[place]?.specimen,
    ),
);

/** Places of the analytes that have these telling words. */
export function toldAt(key: string, packed: Packed): readonly number[] {
  if (packed.telling === undefined) return [...(ownTelling(packed).get(key) ?? [])];
  const lines = tellingLines(packed);
  const line = lines[firstAt(lines, key, keyOf)];
  return line !== undefined && keyOf(line) === key ? placesOf(line) : [];
}

/** Every list of telling words with the places of its analytes. */
export const tellingWords = onceFor(
  (packed: Packed): readonly { readonly words: readonly string[]; readonly at: readonly number[] }[] =>
    packed.telling === undefined
      ? [...ownTelling(packed)].map(([key, at]) => ({ words: key.split(' '), at: [...at] }))
      : tellingLines(packed).map((line) => ({ words: keyOf(line).split(' '), at: placesOf(line) })),
);

/** All names with the analytes that claim them. */
export const knownNames = onceFor((packed: Packed): readonly KnownName[] =>
  linesOf(packed).map((line) => {
    const [spelled = '', , ratio] = line.split('\t');
    return { spelled, at: placesOf(line), ratio: ratio !== undefined };
  }),
);
