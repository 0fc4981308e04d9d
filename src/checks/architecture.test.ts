import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, it } from 'vitest';

/** Who may import whom: the longest fitting folder rules; tests, fixtures and checks may import anything. */
const RULES: Readonly<Record<string, readonly string[]>> = {
  'src/core': ['src/core', 'zod'],
  'src/core/catalog/search-index.ts': ['src/core', 'minisearch'],
  'src/core/catalog/word-hits.ts': ['src/core', 'minisearch'],
  'src/core/model/dataset.ts': ['src/core', 'minisearch'],
  'src/data': ['src/core', 'src/data', 'src/documents', 'zod', 'node:', 'csv-parse', 'yaml'],
  'src/data/site.ts': ['src/core', 'src/data', 'src/documents', 'src/surfaces/openapi.ts'],
  'src/data/geojson-stream.ts': ['node:', 'stream-chain', 'stream-json'],
  'src/documents': ['src/core', 'src/documents', 'zod'],
  'src/documents/state-map.ts': ['src/core', 'us-atlas', 'topojson-', 'geojson'],
  'src/documents/json-ld': ['src/core', 'src/documents', 'schema-dts'],
  'src/pictures': ['src/core', 'src/data', 'src/documents', 'src/pictures', 'node:', 'sharp', 'opentype.js'],
  'src/surfaces': ['src/core', 'src/documents', 'src/surfaces', 'zod', 'node:crypto'],
  'src/surfaces/mcp.ts': ['src/core', 'src/documents', 'src/surfaces', '@modelcontextprotocol/server'],
  'src/components': ['src/core', 'src/documents', 'src/components', 'src/data', 'src/styles', 'astro'],
  'src/components/no-eval.ts': ['zod'],
  'src/layouts': [
    'src/core',
    'src/documents',
    'src/components',
    'src/data',
    'src/layouts',
    'src/styles',
    'astro',
  ],
  'src/pages': [
    'src/core',
    'src/data',
    'src/documents',
    'src/surfaces',
    'src/components',
    'src/layouts',
    'astro',
    'node:',
  ],
  'src/content.config.ts': ['src/core', 'astro'],
  'netlify/functions': ['src/data', 'src/surfaces', '@netlify/'],
  'netlify/edge-functions': ['src/surfaces', '@netlify/'],
  'netlify/local': ['netlify/local', 'node:', 'smol-toml'],
  'netlify/bundle.ts': ['node:', 'esbuild'],
};

const files = globSync(['src/**/*.{ts,astro}', 'netlify/**/*.ts']).filter(
  (file) => !/\.test\.ts$|fixture\.ts$|^src\/checks\//.test(file),
);
const IMPORT =
  /^(?:import|export)\b[^'"`;]*?(?:\bfrom\s*)?['"]([^'"\n]+)['"]|\bimport\(\s*['"]([^'"\n]+)['"]\s*\)/gm;
const importsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(IMPORT)]
    .filter(([statement]) => /^import|\bfrom\b|import\(/.test(statement))
    .map(([, name, dynamic]) => name ?? dynamic ?? '');

it.each(files)('%s imports only what its folder may', (file) => {
  const rule = Object.keys(RULES)
    .filter((folder) => file === folder || file.startsWith(`${folder}/`))
    .sort((a, b) => b.length - a.length)[0];
  expect(rule, 'every file needs a rule').not.toBeUndefined();
  const strangers = importsOf(file)
    .map((name) => (name.startsWith('.') ? normalize(join(dirname(file), name)) : name))
    .filter((name) => !(RULES[rule ?? ''] ?? []).some((allowed) => name.startsWith(allowed)));
  expect(strangers).toEqual([]);
});

it('keeps the clock and chance out of the core', () => {
  const impure = files.filter(
    (file) =>
      file.startsWith('src/core/') &&
      /\bnew Date\(\)|Date\.now|Math\.random/.test(readFileSync(file, 'utf8')),
  );
  expect(impure).toEqual([]);
});

it('lets nobody import pages', () => {
  const imports = files.flatMap((file) =>
    importsOf(file)
      .filter((name) => name.startsWith('.'))
      .map((name) => normalize(join(dirname(file), name))),
  );
  expect(imports.filter((name) => name.startsWith('src/pages'))).toEqual([]);
});
