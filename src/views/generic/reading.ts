import type { Inline } from '../../blocks/doc.ts';
import type { Lang } from '../../core/model/vocabulary.ts';
import { label, type Names } from './labels/index.ts';
import { BARE, CITING, isMoney, NAMELESS, RANGES, SUBJECTS, TELLING } from './shown-as.ts';
import { wordFor } from './values.ts';
import { WORDS } from './words.ts';

export type Json = string | number | boolean | null | readonly Json[] | Item;
export type Plain = string | number | boolean;
export type Item = { readonly [key: string]: Json };

export const isPlain = (value: Json | undefined): value is Plain =>
  value !== undefined && value !== null && typeof value !== 'object';
export const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);
export const isRecord = (value: Json | undefined): value is Item =>
  value !== undefined && value !== null && typeof value === 'object' && !isList(value);

/** In which language an answer is read, with names for identifiers. */
export interface Reader {
  readonly lang: Lang;
  readonly names: Names;
}

/** What a field is called: an identifier among the fields by its name. */
export const called = (field: string, { lang, names }: Reader): string =>
  Object.hasOwn(names, field) ? (names[field] ?? field) : label(field, lang);

function plainText(field: string, value: Plain, { lang, names }: Reader): string {
  if (typeof value === 'boolean') return WORDS[lang][value ? 'yes' : 'no'];
  if (typeof value === 'number') return CITING.has(field) ? `[${value}]` : String(value);
  if (Object.hasOwn(names, value)) return names[value] ?? value;
  return wordFor(field, value, lang) ?? value;
}

/** The record as it is written: sums of money as such, and a value with its unit. */
export function written({ unit, ...record }: Item): Item {
  const isMeasured = isPlain(record.value) && typeof unit === 'string';
  return {
    ...Object.fromEntries(
      Object.entries(record).map(([key, value]) => {
        if (typeof value === 'number' && isMoney(key, record)) return [key, `$${value.toFixed(2)}`];
        return [key, isMeasured && key === 'value' ? `${String(value)} ${unit}` : value];
      }),
    ),
    ...(unit === undefined || isMeasured ? {} : { unit }),
  };
}

/** Any value in one line, with everything that it says. */
export function said(field: string, value: Json, reader: Reader): readonly Inline[] {
  if (value === null) return [WORDS[reader.lang].none];
  if (isPlain(value)) {
    const text = plainText(field, value, reader);
    return [/^https?:\/\//.test(text) ? { text, href: text } : text];
  }
  if (isRecord(value)) return recordSaid(field, value, reader);
  if (value.length === 0) return [WORDS[reader.lang].none];
  const parts = value.map((one) => said(field, one, reader));
  const sentences = value.every((one) => typeof one === 'string' && one.endsWith('.'));
  return parts.flatMap((part, i) => (i === 0 ? part : [sentences ? ' ' : '; ', ...part]));
}

/** What a record is called, and which of its fields say so. */
export interface Told {
  readonly words: readonly Inline[];
  readonly fields: readonly string[];
}

/** What a record is called: its words, with its page behind them and the short name that a call takes. */
export function told(record: Item, reader: Reader): Told {
  const subject = SUBJECTS.find((one) => isRecord(record[one]));
  if (subject !== undefined && TELLING.every((key) => typeof record[key] !== 'string')) {
    const inner = record[subject];
    return { words: isRecord(inner) ? recordSaid(subject, inner, reader) : [], fields: [subject] };
  }
  const limit = limitSaid(record, reader);
  if (limit !== undefined) return limit;
  const telling = TELLING.find((key) => typeof record[key] === 'string');
  const { url, slug, path, value, unit } = record;
  if (telling === undefined) {
    if (typeof record.n === 'number' && typeof url === 'string')
      return { words: [`[${record.n}] `, { text: url, href: url }], fields: ['n', 'url'] };
    if (!isPlain(value) || typeof unit !== 'string') return { words: [], fields: [] };
    return { words: [`${value} ${unit}`], fields: ['value', 'unit'] };
  }
  const text = String(record[telling]);
  const { n } = record;
  return {
    words: [
      ...(typeof n === 'number' ? [`[${n}] `] : []),
      typeof url === 'string' ? { text, href: url } : text,
      ...[slug, path].flatMap((one) => (typeof one === 'string' && one !== text ? [' ', { code: one }] : [])),
    ],
    fields: [telling, 'n', 'slug', 'path', ...(typeof url === 'string' ? ['url'] : [])],
  };
}

/** "AAFP: above 200 ng/dL, a need for another test (morning)": the limit of a guideline body. */
function limitSaid({ body, side, limit, says, when }: Item, { lang }: Reader): Told | undefined {
  if (![body, side, limit, says].every((part) => typeof part === 'string')) return undefined;
  const condition = typeof when === 'string' ? ` (${when})` : '';
  return {
    words: [`${body}: ${wordFor('side', String(side), lang) ?? side} ${limit}, ${says}${condition}`],
    fields: ['body', 'side', 'limit', 'says', 'when'],
  };
}

function recordSaid(field: string, record: Item, reader: Reader): readonly Inline[] {
  const { words, fields } = told(record, reader);
  const rest = restSaid(field, record, fields, reader);
  if (words.length === 0) return joined(rest, BARE.has(field) ? ', ' : '; ');
  return rest.length === 0 ? words : [...words, ' (', ...joined(rest, '; '), ')'];
}

/** The fields of a record that its name does not say. */
export function restSaid(
  field: string,
  record: Item,
  fields: readonly string[],
  reader: Reader,
): (readonly Inline[])[] {
  return Object.entries(written(record))
    .filter(([key]) => !fields.includes(key))
    .map(([key, inner]) =>
      BARE.has(field) || NAMELESS.has(key) || isCitation(key, inner)
        ? said(key, inner, reader)
        : [`${inLine(key, reader)}: `, ...said(key, inner, reader)],
    );
}

/** What a field is called inside of a line: a name and an abbreviation keep their capitals. */
function inLine(key: string, reader: Reader): string {
  const term = called(key, reader);
  const isWord = !Object.hasOwn(reader.names, key) && /^\p{Lu}\p{Ll}/u.test(term);
  return isWord ? term.charAt(0).toLowerCase() + term.slice(1) : term;
}

/** A record as a line of its own: what it is called, then the rest. */
export function entrySaid(field: string, value: Json, reader: Reader): readonly Inline[] {
  if (!isRecord(value) || RANGES.has(field)) return said(field, value, reader);
  const { words, fields } = told(value, reader);
  const rest = restSaid(field, value, fields, reader);
  if (words.length === 0 || rest.length === 0) return said(field, value, reader);
  const last = words.at(-1);
  const ends = typeof last === 'string' && /[.?!]$/.test(last);
  return [...words, ends ? ' ' : ': ', ...joined(rest, '; ')];
}

const isCitation = (key: string, value: Json): boolean =>
  CITING.has(key) && (typeof value === 'number' || (isList(value) && typeof value[0] === 'number'));

const joined = (parts: readonly (readonly Inline[])[], by: string): readonly Inline[] =>
  parts.flatMap((part, i) => (i === 0 ? part : [by, ...part]));

/** How many letters a line has. */
export const lengthOf = (line: readonly Inline[]): number =>
  line.reduce((sum, part) => sum + textOf(part).length, 0);

const textOf = (part: Inline): string => {
  if (typeof part === 'string') return part;
  if ('strong' in part) return part.strong;
  if ('code' in part) return part.code;
  return 'add' in part ? '' : part.text;
};
