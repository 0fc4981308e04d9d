import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** `type` is gone at run time; `later` is loaded after its importer: `import()`, or a script of a page. */
export type ImportKind = 'now' | 'later' | 'type';

export interface Import {
  /** As it is written. */
  readonly name: string;
  readonly kind: ImportKind;
  /** The file of the project that it names; undefined for a package. */
  readonly file: string | undefined;
}

/** Tests and fixtures may import anything and count nowhere. */
export const isShipped = (file: string): boolean => !/(\.test|fixture|\.setup)\.ts$/.test(file);

const CODE = ['src/**/*.{ts,astro}', '{netlify,deploy}/**/*.ts'];

export const shippedFiles = (): string[] => globSync(CODE).filter(isShipped).sort();

const STATEMENT =
  /^[ \t]*(?:import|export)\b(?<what>[^'"`;]*?)(?:\bfrom\s*)?['"](?<name>[^'"\n]+)['"]|\bimport\(\s*['"](?<lazy>[^'"\n]+)['"]\s*\)/gm;

/** What a text imports, in the order of its statements. */
export function importsIn(text: string, file: string): Import[] {
  const scripts = file.endsWith('.astro') ? text.indexOf('<script') : -1;
  return [...text.matchAll(STATEMENT)].flatMap(({ 0: statement, index, groups = {} }): Import[] => {
    const { what = '', name, lazy } = groups;
    if (lazy === undefined && /^\s*export/.test(statement) && !/\bfrom\b/.test(statement)) return [];
    const written = name ?? lazy ?? '';
    const inScript = scripts >= 0 && index > scripts;
    const kind = isType(what) ? 'type' : lazy !== undefined || inScript ? 'later' : 'now';
    return [{ name: written, kind, file: fileOf(written, file) }];
  });
}

/** `import type { A }`, or `{ type A, type B }` and nothing else. */
const isType = (what: string): boolean =>
  /^\s+type\s+[\w{*]/.test(what) || /^\s*\{(\s*type\s+[^,}]+,?)+\s*\}\s*$/.test(what);

function fileOf(name: string, from: string): string | undefined {
  if (!name.startsWith('.')) return undefined;
  const file = normalize(join(dirname(from), name.replace(/\?.*$/, '')));
  return existsSync(file) ? file : undefined;
}

/** Each file with the files that it imports. */
export type Graph = ReadonlyMap<string, readonly string[]>;

export function importGraph(files: readonly string[], kinds: readonly ImportKind[]): Graph {
  const known = new Set(files);
  return new Map(
    files.map((file) => [
      file,
      importsIn(readFileSync(file, 'utf8'), file).flatMap((one) =>
        one.file !== undefined && known.has(one.file) && kinds.includes(one.kind) ? [one.file] : [],
      ),
    ]),
  );
}
