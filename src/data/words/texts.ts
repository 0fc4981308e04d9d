import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { LANGS, type Lang } from '../../core/model/vocabulary.ts';

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
const FEWEST_WORDS = 4;

/** Every text of the records of data/ and of content/ below a root. */
export const textsBelow = (root: string): Text[] => [...inRecords(root), ...inContent(root)];

function inRecords(root: string): Text[] {
  return globSync(
    'data/{tests,panels,markers,interpretations,conditions,goals,warning-signs,patterns,not-sold}/*.json',
    {
      cwd: root,
    },
  )
    .sort()
    .flatMap((file) => {
      const kind = basename(dirname(file));
      return walk(JSON.parse(readFileSync(join(root, file), 'utf8')), 'en', []).map((found) => ({
        ...found,
        file,
        kind,
      }));
    });
}

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

function inContent(root: string): Text[] {
  return globSync('content/{en,es}/{guides,learn,answers}/*.mdx', { cwd: root })
    .sort()
    .map((file) => {
      const [, lang = 'en', kind = ''] = file.split('/');
      const [, , body = ''] = readFileSync(join(root, file), 'utf8').split(/^---$/m);
      return { file, kind, field: 'body', lang: lang === 'es' ? 'es' : 'en', text: plain(body) } as const;
    });
}

/** Prose without its headings, tables, components and marks. */
const plain = (body: string): string =>
  body
    .replace(/<[A-Z][^>]*\/>/g, '')
    .replace(/^(?:#+ .*|\|.*)$/gm, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^\s*(?:[-*]|\d+\.)\s+/gm, '')
    .replace(/[*_`]/g, '');
