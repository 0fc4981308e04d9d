import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, it } from 'vitest';
import { functionsIn } from '../scripts/structure/functions.ts';
import {
  type Import,
  importGraph,
  importsIn,
  isShipped,
  shippedFiles,
} from '../scripts/structure/imports.ts';
import { circles, longestOf } from '../scripts/structure/shape.ts';
import { TOOLS } from '../src/core/tools/index.ts';

/** Who may import whom: the longest fitting folder rules; tests and fixtures may import anything. */
const RULES: Readonly<Record<string, readonly string[]>> = {
  'src/core': ['src/core', 'zod'],
  'src/data': ['src/core', 'src/data', 'zod', 'node:', 'csv-parse', 'jsonc-parser', 'yaml'],
  'src/data/import/sites/geojson.ts': ['node:', 'stream-chain', 'stream-json'],
  'src/data/import/xlsx.ts': ['src/data/import', 'node:', 'read-excel-file'],
  'src/data/charges/json-top-level.ts': ['node:', 'stream-chain', 'stream-json'],
  'src/data/words/code-texts.ts': ['src/core', 'src/data', 'typescript', 'node:'],
  'src/blocks': [
    'src/core/model',
    'src/core/words',
    'src/core/address.ts',
    'src/core/names/fold.ts',
    'src/core/pricing/money.ts',
    'src/blocks',
  ],
  'src/views': ['src/core', 'src/blocks', 'src/views', 'zod'],
  'src/documents': ['src/core', 'src/blocks', 'src/views', 'src/documents', 'zod'],
  'src/documents/places/shapes': ['src/core', 'src/documents/places/shapes', 'us-atlas'],
  'src/documents/json-ld': ['src/core', 'src/blocks', 'src/documents', 'schema-dts'],
  'src/surfaces': [
    'src/core',
    'src/blocks',
    'src/views',
    'src/documents',
    'src/surfaces',
    'zod',
    'node:crypto',
  ],
  'src/surfaces/mcp/mcp.ts': ['src/core', 'src/blocks', 'src/surfaces', '@modelcontextprotocol/server'],
  'src/surfaces/mcp/server.ts': ['src/core', 'src/surfaces', '@modelcontextprotocol/server'],
  'src/site': [
    'src/core',
    'src/data',
    'src/blocks',
    'src/views',
    'src/documents',
    'src/surfaces',
    'src/site',
    'zod',
    'node:',
  ],
  'src/site/bundle-worker.ts': [
    'src/core',
    'src/data/built-folder.ts',
    'src/site',
    'src/blocks',
    'src/views',
    'src/browser',
    'node:',
    'esbuild',
  ],
  'src/pictures': [
    'src/core',
    'src/site',
    'src/blocks',
    'src/documents',
    'src/pictures',
    'node:',
    'sharp',
    'opentype.js',
  ],
  'src/pictures/draw.ts': [
    'src/core',
    'src/data/built-folder.ts',
    'src/site',
    'src/blocks',
    'src/documents',
    'src/pictures',
    'node:',
    'sharp',
  ],
  'src/browser': ['src/core', 'src/blocks', 'src/views', 'src/files', 'src/browser'],
  'src/client': [
    'src/core',
    'src/data/load.ts',
    'src/blocks',
    'src/views',
    'src/files',
    'src/surfaces',
    'src/client',
    'node:',
  ],
  'src/client/mcp.ts': ['src/core/model', 'src/surfaces', '@modelcontextprotocol/server'],
  'src/browser/no-eval.ts': ['zod'],
  'src/files': ['src/core', 'src/files'],
  'src/files/pdf-text.ts': ['src/core', 'src/files', 'pdfjs-dist'],
  'src/components': [
    'src/core',
    'src/site',
    'src/blocks',
    'src/views',
    'src/documents',
    'src/browser',
    'src/components',
    'src/styles',
    'astro',
  ],
  'src/layouts': [
    'src/core',
    'src/site',
    'src/blocks',
    'src/views',
    'src/documents',
    'src/components',
    'src/layouts',
    'src/styles',
    'astro',
  ],
  'src/pages': [
    'src/core',
    'src/data',
    'src/site',
    'src/blocks',
    'src/views',
    'src/documents',
    'src/surfaces',
    'src/components',
    'src/layouts',
    'astro',
    'node:',
  ],
  'src/content.config.ts': ['src/core', 'src/data/built-folder.ts', 'astro'],
  'src/env.d.ts': ['src/core', 'src/blocks', 'astro'],
  'netlify/functions': ['src/data', 'src/surfaces', '@netlify/'],
  'netlify/edge-functions': ['src/surfaces', '@netlify/'],
  'netlify/local': ['netlify/local', 'node:', 'mrmime', 'smol-toml'],
  'netlify/bundle.ts': ['node:', 'esbuild'],
  'deploy/cloudflare/worker.ts': ['src/core/errors.ts', 'src/data/dataset.ts', 'src/surfaces'],
  'deploy/cloudflare/bundle.ts': ['node:', 'esbuild'],
  'netlify/headers-file.ts': ['node:', 'netlify/local'],
  'netlify/build.ts': ['node:', 'netlify/local/serving/build-stamp.ts'],
};

const files = shippedFiles();
const importsOf = (file: string): Import[] => importsIn(readFileSync(file, 'utf8'), file);

it.each(files)('%s imports only what its folder may', (file) => {
  const rule = Object.keys(RULES)
    .filter((folder) => file === folder || file.startsWith(`${folder}/`))
    .sort((a, b) => b.length - a.length)[0];
  expect(rule, 'every file needs a rule').not.toBeUndefined();
  const strangers = importsOf(file)
    .map(({ name }) => (name.startsWith('.') ? normalize(join(dirname(file), name)) : name))
    .filter((name) => !(RULES[rule ?? ''] ?? []).some((allowed) => name.startsWith(allowed)));
  expect(strangers).toEqual([]);
});

it('is told by decision 001 as it is', () => {
  const told = readFileSync('docs/decisions/001-imports-go-one-way.md', 'utf8').matchAll(
    /^\| `(?<folder>[^`]+)` \| (?<allowed>.*) \|$/gm,
  );
  const table = [...told].map(({ groups: { folder = '', allowed = '' } = {} }) => [
    folder,
    [...allowed.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name).sort(),
  ]);
  const folders = Object.entries(RULES).filter(([folder]) => !folder.endsWith('.ts'));
  expect(Object.fromEntries(table)).toEqual(
    Object.fromEntries(
      folders.map(([folder, allowed]) => [folder, allowed.filter((name) => name !== folder).sort()]),
    ),
  );
});

it('reads workbooks in one file only', () => {
  const reading = files.filter((file) =>
    importsOf(file).some(({ name }) => name.startsWith('read-excel-file')),
  );
  expect(reading).toEqual(['src/data/import/xlsx.ts']);
});

it('knows in one file only that Spanish pages lie below /es', () => {
  const knowing = files.filter(
    (file) =>
      file.startsWith('src/') &&
      /^(?! *(?:\/?\*|\/\/)).*(['"`])\/es(?:\/|\1)/m.test(readFileSync(file, 'utf8')),
  );
  expect(knowing).toEqual(['src/core/address.ts']);
});

it('keeps the clock and chance out of the core', () => {
  const impure = files.filter(
    (file) =>
      file.startsWith('src/core/') &&
      /\bnew Date\(\)|Date\.now|Math\.random/.test(readFileSync(file, 'utf8')),
  );
  expect(impure).toEqual([]);
});

it('lets nobody ask for the name of a tool: what differs is declared by the tool or its view', () => {
  const names = TOOLS.map(({ name }) => name).join('|');
  const asks = new RegExp(`(?:[!=]==? *|case *)'(?:${names})'|'(?:${names})' *[!=]==?`);
  expect(files.filter((file) => asks.test(readFileSync(file, 'utf8')))).toEqual([]);
});

it('lets nobody import pages', () => {
  const imported = files.flatMap(importsOf).map(({ file = '' }) => file);
  expect(imported.filter((file) => file.startsWith('src/pages'))).toEqual([]);
});

it('has no circle of imports, not even of types', () => {
  expect(circles(importGraph(files, ['now', 'later', 'type']))).toEqual([]);
});

it('reaches every file within twelve imports at run time', () => {
  const longest = longestOf(importGraph(files, ['now']));
  expect(longest.length <= 12 ? [] : longest).toEqual([]);
});

it('lets only its own folder import the sentences of one language', () => {
  const imports = files.flatMap((file) => importsOf(file).map(({ file: to = '' }) => ({ from: file, to })));
  const direct = imports.filter(
    ({ from, to }) => /^src\/core\/words\/(en|es)\//.test(to) && !from.startsWith('src/core/words/'),
  );
  expect(direct).toEqual([]);
});

it('gives rooms to a folder before 25 files lie flat in it', () => {
  const everything = globSync('{src,netlify,scripts,tests}/**/*.*').filter(isShipped);
  const crowded = [...Map.groupBy(everything, dirname)].filter(([, inside]) => inside.length > 25);
  expect(crowded.map(([folder, { length }]) => `${folder}: ${length} files`)).toEqual([]);
});

it('keeps functions of the browser within 60 lines: a longer one mixes what is to be shown with drawing it', () => {
  const long = files
    .filter((file) => file.startsWith('src/browser/'))
    .flatMap((file) => functionsIn(readFileSync(file, 'utf8')).map((one) => ({ file, ...one })))
    .filter(({ lines }) => lines > 60);
  expect(long).toEqual([]);
});
