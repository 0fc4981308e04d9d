import type { ReviewScope } from '../../core/model/review.ts';

/** The kinds of record that a clinician signs, those first by which a fault does the most harm. */
export const KINDS = [
  'limits',
  'patterns',
  'interpretations',
  'warning-signs',
  'markers',
  'guides',
  'conditions',
  'not-sold',
  'tests',
  'panels',
] as const;
export type Kind = (typeof KINDS)[number];

export const KIND_NAMES: Readonly<Record<Kind, string>> = {
  limits: 'Critical limits, urgency and guideline limits, by analyte',
  patterns: 'Patterns of several results',
  interpretations: 'Texts on high and low values',
  'warning-signs': 'Warning signs in what people type',
  markers: 'Reference ranges, by biomarker',
  guides: 'Guides',
  conditions: 'Conditions: what is sensible to measure, and in which order',
  'not-sold': 'What people ask for and cannot order here',
  tests: 'Tests',
  panels: 'Panels',
};

/** The parts that can be signed each alone. The others are signed as a whole only. */
const PARTS: Readonly<Record<Kind, readonly ReviewScope[]>> = {
  limits: ['limits'],
  patterns: ['patterns', 'text'],
  interpretations: ['text'],
  'warning-signs': ['text'],
  markers: ['ranges', 'text'],
  guides: ['text'],
  conditions: [],
  'not-sold': [],
  tests: [],
  panels: [],
};

/** Folders of prose are one kind: each is a page that people read. */
const PROSE_FOLDERS: readonly string[] = ['guides', 'answers', 'compare'];

export const RECORD_NAME = new RegExp(
  `^(?:${[...new Set([...KINDS, ...PROSE_FOLDERS])].join('|')})/[a-z0-9-]+$`,
);

/** The kind of a record named like markers/ferritin. */
export function kindOf(record: string): Kind | undefined {
  const folder = record.split('/')[0] ?? '';
  return PROSE_FOLDERS.includes(folder) ? 'guides' : KINDS.find((kind) => kind === folder);
}

/** What a signature of such a record may say it covers. */
export const scopesOf = (kind: Kind): readonly ReviewScope[] => [...PARTS[kind], 'all'];

/** Whether these scopes together leave no part of such a record out. */
export const coversWhole = (kind: Kind, scopes: readonly ReviewScope[]): boolean =>
  scopes.includes('all') || (PARTS[kind].length > 0 && PARTS[kind].every((part) => scopes.includes(part)));

/** How early a part comes where signatures cover different ones: figures before words. */
export const rankOf = (kind: Kind, scope: ReviewScope): number =>
  coversWhole(kind, [scope]) ? -1 : PARTS[kind].indexOf(scope);
