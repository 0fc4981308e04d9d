/** The closed sets of words that the interface is spelled with; schemas of them are made where they are needed. */

/** The identifier of a lab of the store: the name of its file. */
export type LabId = string;

export const LANGS = ['en', 'es'] as const;
export type Lang = (typeof LANGS)[number];
/** The language with this code; where there is none, English. */
export const langNamed = (code: unknown): Lang => LANGS.find((lang) => lang === code) ?? 'en';

export const SEXES = ['male', 'female'] as const;
export type Sex = (typeof SEXES)[number];

/** Kinds of page that get_guide returns. */
export const PAGE_KINDS = ['guide', 'condition', 'answer', 'biomarker', 'state', 'compare', 'doc'] as const;
export type PageKind = (typeof PAGE_KINDS)[number];

/** What changes results: substances and states that tests name in `changedBy`, and `<ChangedBy>` in prose. */
export const SUBSTANCES = [
  'biotin',
  'alcohol',
  'exercise',
  'estrogen',
  'steroids',
  'metformin',
  'iron',
  'vitamin-c',
  'hemolysis',
  'pregnancy',
] as const;
export type Substance = (typeof SUBSTANCES)[number];
