import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';

const DOCUMENTS = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'CHANGELOG.md',
  'data/README.md',
  'netlify/local/README.md',
  ...globSync('docs/**/*.md'),
];
/** What a reader brings. */
const BROUGHT = ['brands.json', 'server.json'];
const ROOMS = /^(?:\.ci|\.github|\.vscode|content|data|docs|netlify|scripts|src|tests)\//;
const FILE = /^[\w.-]+\.(?:test\.ts|ts|tsx|json|csv|md|mdx|css|toml|astro|mjs)$/;

const files = globSync(['{content,data,docs,netlify,scripts,src,tests}/**/*.*', '*.*']);
const names = new Set(files.map((file) => basename(file)));

/** A document without its samples. */
const proseOf = (document: string): string =>
  readFileSync(document, 'utf8').replaceAll(/^ *```[\s\S]*?^ *```$/gm, '');
/** What stands in backticks. */
const codeIn = (document: string): string[] =>
  [...proseOf(document).matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);

/** The folder in which a record yet to be written will lie: "data/tests/<slug>.json" is in "data/tests". */
const untilPlaceholder = (path: string): string =>
  path.includes('<') ? path.slice(0, path.lastIndexOf('/', path.indexOf('<'))) : path;

const isThere = (path: string): boolean => existsSync(path) || globSync(path).length > 0;
const scripts: Readonly<Record<string, string>> = JSON.parse(readFileSync('package.json', 'utf8')).scripts;

describe.each(DOCUMENTS)('%s', (document) => {
  it('names only files and folders that exist', () => {
    const paths = codeIn(document).filter((code) => ROOMS.test(code) && !code.includes(' '));
    expect(paths.map(untilPlaceholder).filter((path) => !isThere(path))).toEqual([]);
    const bare = codeIn(document).filter((code) => FILE.test(code));
    expect(bare.filter((name) => !names.has(name) && !BROUGHT.includes(name))).toEqual([]);
  });

  it('names only commands that there are', () => {
    const commands = [...readFileSync(document, 'utf8').matchAll(/npm run (?:-s )?([\w:-]+)/g)];
    expect(commands.map(([, name = '']) => name).filter((name) => !(name in scripts))).toEqual([]);
  });

  it('links only to what exists', () => {
    const links = [...proseOf(document).matchAll(/\]\((?!https?:|mailto:|\/)([^)#\s]+)?(?:#([^)\s]+))?\)/g)];
    const broken = links.filter(([, path = basename(document), heading]) => {
      const target = normalize(join(dirname(document), path));
      return !existsSync(target) || (heading !== undefined && !headingsOf(target).includes(heading));
    });
    expect(broken.map(([link]) => link)).toEqual([]);
  });
});

/** The anchors of a document's headings, as code hosts make them. */
const headingsOf = (document: string): string[] =>
  [...readFileSync(document, 'utf8').matchAll(/^#+ (.*)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replaceAll(/[^\p{L}\d -]/gu, '')
      .replaceAll(' ', '-'),
  );

describe.each(globSync('docs/decisions/0*.md'))('%s', (document) => {
  const [, held = ''] = readFileSync(document, 'utf8').split('## Held by');

  it('is held by tests of these names', () => {
    const tests = globSync('{src,netlify,scripts,tests}/**/*.test.ts');
    const named = new Set([...held.matchAll(/`([\w.-]+\.test\.ts)`/g)].map(([, name = '']) => name));
    const told = tests.map((file) => readFileSync(file, 'utf8')).join('\n');
    const titles = [...held.matchAll(/"([^"]{12,})"/g)].map(([, title = '']) => title);
    expect([...named].filter((name) => !names.has(name))).toEqual([]);
    expect(titles.filter((title) => !told.includes(title))).toEqual([]);
  });

  it('is held by rules of these names', () => {
    const rules = [...held.matchAll(/`([a-z]+(?:-[a-z]+)+)`/g)].map(([, name = '']) => name);
    expect(rules.filter((rule) => globSync(`src/data/checks/{,*/}${rule}.ts`).length === 0)).toEqual([]);
  });
});
