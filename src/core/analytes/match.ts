import { parseUnit, unitReadings } from '../chemistry/units.ts';
import type { Dataset, NameIndex } from '../model/dataset.ts';
import { alike, decide, type Match } from '../names/match.ts';
import { onceFor } from '../once.ts';
import { spell } from './spelling.ts';
import { telling } from './telling.ts';
import { sameUnit } from './unit-tells.ts';

type Analytes = Dataset['analytes'];
type Analyte = Analytes['records'][number];

const MOST_OPTIONS = 6;

/**
 * The analyte that a printed name means, by name or alias as it is spelled, then by its telling words in any order;
 * where several share the name, by the printed unit. A likeness is never taken for what was meant: one letter tells
 * antigen from antibody, direct from indirect and factor VII from factor VIII. It is only `near`.
 * @param unit as printed beside the value, where there is one
 */
export function matchAnalyte(typed: string, analytes: Analytes, unit?: string): Match {
  const meant = meaningsOf(typed, analytes, unit);
  return meant.length > 0
    ? decide(meant.slice(0, MOST_OPTIONS))
    : { kind: 'none', near: alike(spell(typed), analytes.names) };
}

/** Whether a name is that of an analyte, or of several; a part of a name is not. */
export const isNamed = (typed: string, analytes: Analytes): boolean =>
  named(typed, analytes).length > 0 || named(withoutUnit(typed).name, analytes).length > 0;

/** Slugs of the analytes that a printed name may mean: none when nothing has this name. */
export function meaningsOf(typed: string, analytes: Analytes, unit?: string): readonly string[] {
  const printed = unit === undefined || unit.trim() === '' ? undefined : unit;
  const found = named(typed, analytes);
  if (found.length > 0) return byUnit(found, analytes, printed);
  const { name, unit: attached } = withoutUnit(typed);
  if (attached !== undefined) {
    const bare = named(name, analytes);
    if (bare.length > 0) return byUnit(bare, analytes, printed ?? attached);
  }
  return byUnit(holding(typed, analytes), analytes, printed);
}

/** A unit at the end of a name: "Glucose (mg/dL)", "Platelets, K/uL". */
export function withoutUnit(typed: string): { name: string; unit?: string } {
  const found = /^(?<name>.*?\p{L}.*?)[\s,]*[\s([](?<unit>[^\s()[\]]+)[)\]]?$/u.exec(typed.trim())?.groups;
  const { name, unit } = found ?? {};
  return name !== undefined && unit !== undefined && /[/%]/.test(unit) && parseUnit(unit) !== undefined
    ? { name, unit }
    : { name: typed };
}

/** A typed name may be "constructor": only the index's own keys count. */
const own = (index: NameIndex, key: string): readonly string[] =>
  Object.hasOwn(index, key) ? (index[key] ?? []) : [];

/** What is done next says nothing of what was measured: "TSH w/reflex to FT4" is TSH. */
const REFLEX = /[\s,]+(?:w\/\s*|with\s+|con\s+)?(?:refl(?:ex|ejo)?|rfx|rflx)\b(?:(?!\s[<>\d]).)*$/i;

function named(printed: string, analytes: Analytes): readonly string[] {
  const typed = printed.replace(REFLEX, '');
  const key = spell(typed);
  const exact = own(analytes.names, key);
  if (exact.length > 0) return exact;
  const squeezed = own(analytes.names, key.replaceAll(' ', ''));
  if (squeezed.length > 0) return squeezed;
  const { key: words, specimens } = telling(typed);
  const same = own(analytes.telling, words);
  if (specimens === undefined) return same;
  return same.filter((slug) =>
    specimens.some((one) => one === bySlug(analytes).get(slug)?.identity.specimen),
  );
}

const bySlug = onceFor(
  ({ records }: Analytes): ReadonlyMap<string, Analyte> =>
    new Map(records.map((record) => [record.slug, record])),
);

/** The analyte of this slug. */
export const analyteNamed = (slug: string, analytes: Analytes): Analyte | undefined =>
  bySlug(analytes).get(slug);

/** Of analytes that share a name, those that are printed in this unit; all, where that tells nothing. */
function byUnit(slugs: readonly string[], analytes: Analytes, unit: string | undefined): readonly string[] {
  if (slugs.length < 2 || unit === undefined) return slugs;
  const unitsOf = (slug: string): readonly string[] => bySlug(analytes).get(slug)?.units ?? [];
  const same = slugs.filter((slug) => unitsOf(slug).some((known) => sameUnit(known, unit)));
  if (same.length > 0) return same;
  const kinds = new Set(unitReadings(unit).map(({ kind }) => kind));
  const alikeInKind = slugs.filter((slug) =>
    unitsOf(slug).some((known) => unitReadings(known).some(({ kind }) => kinds.has(kind))),
  );
  return alikeInKind.length > 0 ? alikeInKind : slugs;
}

/** The analytes of whose names these words are a part: "cortisol" may be that of the morning or of the evening. */
function holding(typed: string, { telling: index }: Analytes): readonly string[] {
  const words = telling(typed).key.split(' ');
  if (words.join('').length < 2) return [];
  const found = new Set<string>();
  for (const { words: others, slugs } of tellingWords(index)) {
    if (words.every((word) => others.includes(word))) for (const slug of slugs) found.add(slug);
  }
  return found.size > 1 ? [...found] : [];
}

const tellingWords = onceFor((index: NameIndex) =>
  Object.entries(index).map(([key, slugs]) => ({ words: key.split(' '), slugs })),
);
