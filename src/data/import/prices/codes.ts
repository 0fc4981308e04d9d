import type { CatalogEntry } from '../../../core/model/catalog.ts';

const CODE = /\b\d{4}[0-9A-Z]\b/g;

/** The procedure codes of a cell, without modifiers and units; undefined where it holds something else. */
export function codesIn(cell: string): string[] | undefined {
  const text = cell.toUpperCase().replaceAll(/\b(?:CPT|HCPCS)\b|(?<=\w{5})\s?X\s?\d{1,2}\b/g, ' ');
  const codes = [...new Set(text.match(CODE) ?? [])];
  const rest = text
    .replaceAll(CODE, ' ')
    .replaceAll(/[-X]\s*\d{1,2}\b|\b\d{1,2}\s*X\b|\([^)]*\)|\bAND\b/g, ' ');
  return /[A-Z0-9]/.test(rest) ? undefined : codes;
}

export const codesOf = ({ cpt, cpts }: CatalogEntry): string[] => [
  ...new Set([...(cpt === null ? [] : [cpt]), ...cpts.map(({ code }) => code)]),
];

/** Whether a row is billed as the record is: with all of its codes, or with the one that means it. */
export function codesAgree(entry: CatalogEntry, codes: readonly string[]): 'yes' | 'no' | 'unknown' {
  const own = codesOf(entry);
  if (codes.length === 0 || own.length === 0) return 'unknown';
  const same = own.length === codes.length && own.every((code) => codes.includes(code));
  const means = entry.type === 'panel' && codes.length === 1 && codes[0] === entry.cpt;
  return same || means ? 'yes' : 'no';
}
