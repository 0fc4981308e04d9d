import { parseUnit, unitReadings } from '../chemistry/units.ts';
import type { NamedAnalyte } from '../model/analyte.ts';
import type { Dataset } from '../model/dataset.ts';
import type { Lang } from '../model/vocabulary.ts';
import { alikeAmong, alikeIndex } from '../names/alike.ts';
import { decide, type Match } from '../names/match.ts';
import { bySlug, onceFor } from '../once.ts';
import { knownNames, spelledAt, tellingWords, toldAt } from './names.ts';
import { abbreviates, codeAndName, isCodeOf, partsOf } from './parts.ts';
import { spell } from './spelling.ts';
import { isRatio, telling } from './telling.ts';
import { sameUnit } from './unit-tells.ts';

type Analytes = Dataset['analytes'];

const MOST_OPTIONS = 6;

/**
 * The analyte that a printed name means, by name or alias as it is spelled, then by its telling words in any order;
 * where several share the name, by the printed unit. A likeness is never taken for what was meant: one letter tells
 * antigen from antibody, direct from indirect and factor VII from factor VIII. It is only `near`.
 * @param unit as printed beside the value, where there is one
 */
export function matchAnalyte(typed: string, analytes: Analytes, unit?: string): AnalyteMatch {
  // The slug of an option that was offered means that one, whatever its name may mean besides.
  const bySlug = analyteNamed(typed, analytes);
  const shared = bySlug === undefined ? sharedBy(typed, analytes, unit) : undefined;
  if (shared !== undefined) return { kind: 'several', slugs: shared };
  const meant = bySlug === undefined ? meaningsOf(typed, analytes, unit) : [bySlug.slug];
  const [only, ...others] = meant;
  if (only === undefined) return { kind: 'none', near: alikeAmong(spell(typed), namesOf(analytes)) };
  const printed = unit ?? withoutUnit(typed).unit ?? '';
  if (others.length === 0 && !fits(printed, analyteNamed(only, analytes)))
    return { kind: 'none', near: [only], unfit: only };
  return decide(meant.slice(0, MOST_OPTIONS));
}

/** What a name of several meanings may be with this unit beside it; undefined where it is no such name. */
function sharedBy(
  typed: string,
  analytes: Analytes,
  unit: string | undefined,
): readonly string[] | undefined {
  const { shared } = analytes;
  const key = spell(typed);
  if (!Object.hasOwn(shared, key)) return undefined;
  const printed = unit?.trim() ?? '';
  const found = shared[key]?.find(({ units }) => {
    if (units.length === 0) return true;
    return printed === '' ? units.includes('none') : units.some((known) => sameUnit(known, printed));
  });
  return found === undefined ? undefined : [...new Set([...found.slugs, ...named(typed, analytes)])];
}

/** What a name means; `unfit` is the one analyte of this name where it is never printed in such a unit. */
export type AnalyteMatch = Match & { readonly unfit?: string };

/** The kinds of unit that an analyte is printed in. */
const kindsOf = onceFor(
  ({ units }: NamedAnalyte): ReadonlySet<string> =>
    new Set(units.flatMap((unit) => unitReadings(unit).map(({ kind }) => kind))),
);

/**
 * Whether an analyte may be printed in a unit. One that is understood and of another kind belongs to something else
 * under the same name: calcium in mg/24 h is that of urine. Results in words come with an index at most.
 */
function fits(unit: string, analyte: NamedAnalyte | undefined): boolean {
  const readings = unitReadings(unit);
  if (analyte === undefined || readings.length === 0) return true;
  const kinds = kindsOf(analyte);
  return readings.some(({ kind }) => (kinds.size === 0 ? kind === 'ratio' : kinds.has(kind)));
}

/** Slugs of the analytes that have this name; a part of a name is none. */
export function namedBy(typed: string, analytes: Analytes): readonly string[] {
  const found = named(typed, analytes);
  if (found.length > 0) return found;
  const { name, unit } = withoutUnit(typed);
  const bare = unit === undefined ? [] : named(name, analytes);
  return bare.length > 0 ? bare : twice(typed, analytes);
}

export const isNamed = (typed: string, analytes: Analytes): boolean =>
  Object.hasOwn(analytes.shared, spell(typed)) || namedBy(typed, analytes).length > 0;

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
  const said = twice(typed, analytes);
  if (said.length > 0) return byUnit(said, analytes, printed);
  const either = contradicting(typed, analytes);
  if (either.length > 0) return either;
  // A part of a name may only ask, so a unit never leaves one of them alone.
  const parts = holding(typed, analytes);
  const fitting = byUnit(parts, analytes, printed);
  return fitting.length > 1 ? fitting : parts;
}

/** The analytes that a name means which says the same thing twice; none where its halves do not agree. */
function twice(typed: string, analytes: Analytes): readonly string[] {
  const parts = partsOf(typed);
  if (parts === undefined) return coded(typed, analytes);
  const [one, other] = parts;
  const [first, second] = [named(one, analytes), named(other, analytes)];
  if (first.length > 0 && second.length > 0) return first.filter((slug) => second.includes(slug));
  if (first.length > 0) return abbreviates(other, one) ? first : [];
  return abbreviates(one, other) ? second : coded(typed, analytes);
}

/** What a code and the name behind it mean where they are the names of different analytes. */
function contradicting(typed: string, analytes: Analytes): readonly string[] {
  const parts = codeAndName(typed);
  if (parts === undefined) return [];
  const [first, second] = parts.map((part) => named(part, analytes));
  const either = [...new Set([...(second ?? []), ...(first ?? [])])];
  return first?.length === 0 || second?.length === 0 ? [] : either;
}

/** The analytes of a name with a code before it; none where the code is the name of something else. */
function coded(typed: string, analytes: Analytes): readonly string[] {
  const parts = codeAndName(typed);
  if (parts === undefined) return [];
  const [code, name] = parts;
  const [first, second] = [named(code, analytes), named(name, analytes)];
  if (first.length > 0) return first.filter((slug) => second.includes(slug));
  return isCodeOf(code, name) || abbreviates(code, name) ? second : [];
}

/** A unit at the end of a name: "Glucose (mg/dL)", "Platelets, K/uL". */
export function withoutUnit(typed: string): { name: string; unit?: string } {
  const found = /^(?<name>.*?\p{L}.*?)[\s,]*[\s([](?<unit>[^\s()[\]]+)[)\]]?$/u.exec(typed.trim())?.groups;
  const { name, unit } = found ?? {};
  return name !== undefined && unit !== undefined && /[/%]/.test(unit) && parseUnit(unit) !== undefined
    ? { name, unit }
    : { name: typed };
}

/** What is done next says nothing of what was measured: "TSH w/reflex to FT4" is TSH. */
const REFLEX = /[\s,]+(?:w\/\s*|with\s+|con\s+)?(?:refl(?:ex|ejo)?|rfx|rflx)\b(?:(?!\s[<>\d]).)*$/i;

function named(printed: string, analytes: Analytes): readonly string[] {
  const typed = printed.replace(REFLEX, '');
  const { records } = analytes;
  const slugAt = (place: number): string[] => {
    const record = records[place];
    return record === undefined ? [] : [record.slug];
  };
  const spelled = spell(typed);
  if (spelled === '') return [];
  // The "S" of "Total Protein, S" is the specimen: such a name is known by its telling words.
  const exact = /,\s*[sp]$/i.test(typed.trim()) ? [] : spelledAt(spelled, isRatio(typed), analytes);
  if (exact.length > 0) return exact.flatMap(slugAt);
  const { key, specimens } = telling(typed);
  if (key === '') return [];
  const same = toldAt(key, analytes);
  if (specimens === undefined) return same.flatMap(slugAt);
  return same.filter((place) => specimens.some((one) => one === records[place]?.specimen)).flatMap(slugAt);
}

/** The analyte of this slug. */
export const analyteNamed = (slug: string, analytes: Analytes): NamedAnalyte | undefined =>
  bySlug(analytes.records).get(slug);

/** Of analytes that share a name, those that are printed in this unit; all, where that tells nothing. */
function byUnit(slugs: readonly string[], analytes: Analytes, unit: string | undefined): readonly string[] {
  if (slugs.length < 2 || unit === undefined) return slugs;
  const unitsOf = (slug: string): readonly string[] => analyteNamed(slug, analytes)?.units ?? [];
  const same = slugs.filter((slug) => unitsOf(slug).some((known) => sameUnit(known, unit)));
  if (same.length > 0) return same;
  const kinds = new Set(unitReadings(unit).map(({ kind }) => kind));
  const alikeInKind = slugs.filter((slug) =>
    unitsOf(slug).some((known) => unitReadings(known).some(({ kind }) => kinds.has(kind))),
  );
  return alikeInKind.length > 0 ? alikeInKind : slugs;
}

/**
 * The analytes of whose names these words are a part, those first whose names say little more: "cortisol" may be that of
 * the morning or of the evening.
 */
function holding(typed: string, analytes: Analytes): readonly string[] {
  const words = telling(typed).key.split(' ');
  if (words.join('').length < 2) return [];
  const found = new Map<NamedAnalyte, number>();
  for (const { words: others, at } of tellingWords(analytes)) {
    if (!words.every((word) => others.includes(word))) continue;
    const more = others.length - words.length;
    for (const place of at) {
      const record = analytes.records[place];
      if (record !== undefined) found.set(record, Math.min(more, found.get(record) ?? more));
    }
  }
  if (found.size < 2) return [];
  return [...found]
    .sort(([a, x], [b, y]) => x - y || Number(b.ranged ?? false) - Number(a.ranged ?? false))
    .map(([{ slug }]) => slug);
}

/** The names in a form that likeness is judged by. */
const namesOf = onceFor((analytes: Analytes) =>
  alikeIndex(
    knownNames(analytes).map(
      ({ spelled, at }) => [spelled, at.flatMap((place) => analytes.records[place]?.slug ?? [])] as const,
    ),
  ),
);

/** Units that are named for what they are tell nothing that the name does not. */
const TELL_NOTHING: readonly (string | undefined)[] = ['ratio', 'index', undefined];

/** Analytes that a name may mean, each with the unit that it is usually printed in, which often tells them apart. */
export const optionsOf = (slugs: readonly string[], analytes: Analytes, lang: Lang) =>
  slugs.flatMap((slug) => {
    const analyte = analyteNamed(slug, analytes);
    if (analyte === undefined) return [];
    const [unit] = analyte.units;
    return [{ slug, name: analyte.said[lang].name, ...(TELL_NOTHING.includes(unit) ? {} : { unit }) }];
  });
