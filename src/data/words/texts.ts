import { componentsIn } from '../../core/guides/prose-components.ts';
import { LANGS, type Lang } from '../../core/model/vocabulary.ts';
import type { Authored } from '../read/authored.ts';

/** A text that readers see, and where it stands. */
export interface Text {
  readonly file: string;
  /** The folder of its record: tests, guides. */
  readonly kind: string;
  readonly field: string;
  readonly lang: Lang;
  readonly text: string;
}

/** Fields that are names, codes, or somebody else's words. */
const NOT_PROSE = new Set(
  'sources source aliases phrases also slug id loinc cpt identity units unit otherUnits linkedFrom printed name nameEs biomarkers category terms method population chosenBecauseOf when all any review'.split(
    ' ',
  ),
);
/** Shorter ones are labels. */
export const FEWEST_WORDS = 4;

/** The records whose texts are read, by their folder in data/. */
const recordsOf = (authored: Authored) => ({
  tests: authored.tests,
  panels: authored.panels,
  markers: authored.markers,
  interpretations: authored.interpretations,
  conditions: authored.conditions,
  goals: authored.goals,
  'warning-signs': authored.signs,
  patterns: authored.patterns,
  'not-sold': authored.notSold,
});

/** Every text of the records of data/ and of content/. */
export const textsIn = (authored: Authored): Text[] => [
  ...Object.entries(recordsOf(authored)).flatMap(([kind, records]) =>
    records.flatMap((record) =>
      walk(record, 'en', []).map((found) => ({ ...found, kind, file: `data/${kind}/${record.slug}.json` })),
    ),
  ),
  ...authored.prose
    .filter(({ path }) => !path.startsWith('/docs/'))
    .map(({ file, path, lang, body }) => ({
      file,
      kind: path.split('/')[1] ?? '',
      field: 'body',
      lang,
      text: plain(body),
    })),
];

function walk(value: unknown, lang: Lang, path: readonly string[]): Pick<Text, 'field' | 'lang' | 'text'>[] {
  if (typeof value === 'string')
    return value.split(' ').length < FEWEST_WORDS ? [] : [{ field: path.join('.'), lang, text: value }];
  if (Array.isArray(value)) return value.flatMap((one) => walk(one, lang, path));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    if (NOT_PROSE.has(key)) return [];
    const spoken = LANGS.find((one) => one === key);
    return spoken === undefined ? walk(inner, lang, [...path, key]) : walk(inner, spoken, path);
  });
}

/** Prose without its headings, tables, components and marks. */
const plain = (body: string): string =>
  componentsIn(body)
    .reduce((text, { source }) => text.replace(source, ''), body)
    .replace(/^(?:#+ .*|\|.*)$/gm, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^\s*(?:[-*]|\d+\.)\s+/gm, '')
    .replace(/[*_`]/g, '');
