import type { Inline } from '../../blocks/doc.ts';
import type { Lang } from '../../core/model/vocabulary.ts';
import { label, type Names } from './labels/index.ts';
import { BARE, BESIDE_NAME, isMoney, NAMING, RANGES, TELLING } from './shown-as.ts';
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
  if (typeof value === 'number') return String(value);
  if (Object.hasOwn(names, value)) return names[value] ?? value;
  return wordFor(field, value, lang) ?? value;
}

/** A value that is best said by its own words: the text of a range, the name of a marker. */
export function told(field: string, value: Json, reader: Reader): Inline | undefined {
  if (isPlain(value)) {
    const text = plainText(field, value, reader);
    return /^https?:\/\//.test(text) ? { text, href: text } : text;
  }
  if (!isRecord(value)) return undefined;
  const limit = limitText(value, reader);
  if (limit !== undefined) return limit;
  const { url, value: figure, unit, population, method, lab } = value;
  const words = TELLING.map((key) => value[key]).find((word) => typeof word === 'string');
  if (words !== undefined && RANGES.has(field) && typeof population === 'string')
    return `${words} (${typeof method === 'string' ? `${population}; ${method}` : population})`;
  if (words !== undefined && typeof url === 'string') return { text: words, href: url };
  if (words !== undefined)
    return typeof lab === 'string' ? `${words} (${plainText('lab', lab, reader)})` : words;
  return isPlain(figure) && typeof unit === 'string' && !isWide(field, value)
    ? `${figure} ${unit}`
    : undefined;
}

/** "AAFP: above 200 ng/dL, a need for another test (morning)": the limit of a guideline body. */
function limitText({ body, side, limit, says, when }: Item, { lang }: Reader): string | undefined {
  if (![body, side, limit, says].every((part) => typeof part === 'string')) return undefined;
  const condition = typeof when === 'string' ? ` (${when})` : '';
  return `${body}: ${wordFor('side', String(side), lang) ?? side} ${limit}, ${says}${condition}`;
}

/** A record with more to say than its own name. */
export const isWide = (field: string, value: Json): boolean =>
  isRecord(value) && !RANGES.has(field) && Object.keys(value).some((key) => !NAMING.includes(key));

/** The record with its sums of money written as such. */
export const withDollars = (record: Item): Item =>
  Object.fromEntries(
    Object.entries(record).map(([key, value]) => [
      key,
      typeof value === 'number' && isMoney(key, record) ? `$${value.toFixed(2)}` : value,
    ]),
  );

/** Any value in one line. */
export function flat(field: string, value: Json, reader: Reader): string {
  const { none } = WORDS[reader.lang];
  if (value === null) return none;
  if (isPlain(value)) return plainText(field, value, reader);
  if (isList(value)) {
    const parts = value.map((one) => flat(field, one, reader));
    return parts.length === 0 ? none : parts.join(parts.every((part) => part.endsWith('.')) ? ' ' : '; ');
  }
  const words = told(field, value, reader);
  if (words !== undefined) return textOf(words) + besideName(field, value, reader);
  const parts = Object.entries(withDollars(value as Item));
  return BARE.has(field)
    ? parts.map(([key, inner]) => flat(key, inner, reader)).join(', ')
    : parts
        .map(([key, inner]) => `${called(key, reader).toLowerCase()} ${flat(key, inner, reader)}`)
        .join(', ');
}

/** What stands behind the name of an entry in a line. */
function besideName(field: string, value: Json, reader: Reader): string {
  const keys = Object.hasOwn(BESIDE_NAME, field) && isRecord(value) ? (BESIDE_NAME[field] ?? []) : [];
  const record = isRecord(value) ? withDollars(value) : {};
  const said = keys.flatMap((key) =>
    record[key] === undefined ? [] : [flat(key, record[key] ?? null, reader)],
  );
  return said.length === 0 ? '' : ` (${said.join(', ')})`;
}

const textOf = (part: Inline): string => {
  if (typeof part === 'string') return part;
  if ('strong' in part) return part.strong;
  if ('code' in part) return part.code;
  return 'add' in part ? '' : part.text;
};
