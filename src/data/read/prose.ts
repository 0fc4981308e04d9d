import { LineCounter, parseDocument } from 'yaml';
import { PageFrontMatter } from '../../core/model/page.ts';
import { Slug } from '../../core/model/primitives.ts';
import { LANGS, type Lang, type PageKind } from '../../core/model/vocabulary.ts';
import { fieldFaults } from './field-faults.ts';
import { entriesOf } from './files.ts';
import type { Reading } from './reading.ts';
import { lineOf, readText } from './text-file.ts';
import { hiddenSigns, uncleanTexts } from './unclean.ts';

/** A file of content/: front matter and the Markdown below it. */
export interface Prose {
  readonly file: string;
  readonly path: string;
  readonly kind: PageKind;
  readonly lang: Lang;
  readonly matter: PageFrontMatter;
  readonly body: string;
}

const FOLDERS: ReadonlyMap<string, PageKind> = new Map([
  ['guides', 'guide'],
  ['answers', 'answer'],
  ['compare', 'compare'],
  ['docs', 'doc'],
  ['learn', 'doc'],
  /** What the law asks a store to say: terms, refunds, notices. */
  ['legal', 'doc'],
]);

/** The prose for everybody and that of the store; of two texts with one path the store's holds. */
export function readProse(reading: Reading): Prose[] {
  return LANGS.flatMap((lang) => {
    const own = proseBelow(`${reading.store}/content`, lang, reading);
    const replaced = new Set(own.map(({ path }) => path));
    const all = proseBelow('content', lang, reading).filter(({ path }) => !replaced.has(path));
    return [...all, ...own];
  });
}

function proseBelow(content: string, lang: Lang, reading: Reading): Prose[] {
  const below = `${content}/${lang}`;
  return entriesOf(below, reading).flatMap((folder) => {
    const kind = FOLDERS.get(folder);
    if (kind !== undefined) return pagesIn(`${below}/${folder}`, `/${folder}`, { kind, lang }, reading);
    reading.breaches.push({
      rule: 'prose-folder',
      file: `${below}/${folder}`,
      at: 'folder',
      problem: 'is no kind of page',
      tip: 'Name the folder and its kind in FOLDERS of src/data/read/prose.ts.',
    });
    return [];
  });
}

function pagesIn(folder: string, path: string, of: Pick<Prose, 'kind' | 'lang'>, reading: Reading): Prose[] {
  return entriesOf(folder, reading).flatMap((name): Prose[] => {
    const file = `${folder}/${name}`;
    const slug = name.replace(/\.mdx$/, '');
    if (name.endsWith('.mdx') && Slug.safeParse(slug).success) {
      const read = readPage(file, reading);
      return read === undefined ? [] : [{ file, path: `${path}/${slug}`, ...of, ...read }];
    }
    reading.breaches.push({
      rule: 'file-name',
      file,
      at: 'file name',
      problem: 'is not the name of a page, so nobody reads the file',
      tip: 'Name it in small letters, digits and hyphens, and end it in .mdx; or remove it.',
    });
    return [];
  });
}

/** The front matter of a page and the text below it. */
function readPage(file: string, reading: Reading): Pick<Prose, 'matter' | 'body'> | undefined {
  const text = readText(file, reading);
  if (text === undefined) return undefined;
  const breach = (line: number, at: string, problem: string, tip: string): void => {
    reading.breaches.push({ rule: 'front-matter', file, line, at, problem, tip });
  };
  const [, head, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  if (head === undefined || body === undefined)
    return void breach(
      1,
      'front matter',
      'is missing',
      'Begin the file with its fields between two lines of ---.',
    );
  const lines = new LineCounter();
  const yaml = parseDocument(head, { lineCounter: lines });
  const [wrong] = yaml.errors;
  // The line of --- stands above the front matter.
  if (wrong !== undefined)
    return void breach(
      lines.linePos(wrong.pos[0]).line + 1,
      'front matter',
      `cannot be read: ${wrong.message.split(/ at line|\n/)[0]}`,
      'Write a field a line, as name: value, and put quotes around a text that holds a colon.',
    );
  const value: unknown = withoutAliases(yaml);
  const matter = PageFrontMatter.safeParse(value);
  const faults = matter.success ? uncleanTexts(value) : fieldFaults(value, matter.error.issues);
  for (const { path, problem, tip } of faults) {
    const at = path.map(String).join('.') || 'front matter';
    const found = head.search(new RegExp(`^${String(path[0] ?? '').replace(/\W/g, '\\$&')}\\s*:`, 'm'));
    breach(found < 0 || path.length === 0 ? 1 : lineOf(head, found) + 1, at, problem, tip);
  }
  const above = text.length - body.length;
  for (const [i, line] of body.split('\n').entries())
    for (const { problem, tip } of hiddenSigns(line)) breach(lineOf(text, above) + i, 'text', problem, tip);
  return matter.success ? { matter: matter.data, body } : undefined;
}

/** The fields as they stand; none where one is written as the copy of another, which no page needs. */
function withoutAliases(yaml: ReturnType<typeof parseDocument>): unknown {
  try {
    return yaml.toJS({ maxAliasCount: 0 });
  } catch {
    return undefined;
  }
}
