import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, onTestFinished } from 'vitest';
import { once } from '../../src/core/once.ts';
import { changed, type Step } from './recipe.fixture.ts';

/** What is built, and what git and editors keep. */
const LEFT_OUT = ['node_modules', 'dist', 'generated', '.git', '.astro', '.cache', 'screenshots'];

/** What a check said. */
export interface Outcome {
  readonly ok: boolean;
  readonly said: string;
}

/** A copy of the project with the packages of this one, for all tests of a file; it goes with them. */
const copy = once((): string => {
  const root = mkdtempSync(join(tmpdir(), 'recipe-'));
  cpSync('.', root, { recursive: true, filter: (path) => !LEFT_OUT.includes(basename(path)) });
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
  return root;
});
afterAll(() => rmSync(copy(), { recursive: true, force: true }));

/** The copy with the steps done; they are undone with the test. */
export function projectAfter(steps: readonly Step[]): string {
  const root = copy();
  onTestFinished(() => {
    for (const { file } of steps) {
      rmSync(join(root, file), { force: true });
      if (existsSync(file)) cpSync(file, join(root, file));
    }
    rmSync(join(root, 'generated'), { recursive: true, force: true });
  });
  for (const { file, kind, text } of steps) {
    const path = join(root, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, kind === 'new' ? text : changed(readFileSync(path, 'utf8'), text, file));
  }
  return root;
}

/** The same with files forgotten. */
export function projectWithout(forgotten: readonly string[], steps: readonly Step[]): string {
  const unknown = forgotten.filter((file) => !steps.some((step) => step.file === file));
  if (unknown.length > 0) throw new Error(`No step of the recipe names ${unknown.join(', ')}`);
  return projectAfter(steps.filter(({ file }) => !forgotten.includes(file)));
}

/** Runs Node in the copy, as the scripts of package.json do. */
async function run(root: string, ...commands: string[]): Promise<Outcome> {
  try {
    const env = { ...process.env, NO_COLOR: '1' };
    const { stdout, stderr } = await promisify(execFile)(process.execPath, commands, { cwd: root, env });
    return { ok: true, said: stdout + stderr };
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    return { ok: false, said: stdout + stderr };
  }
}

/** `npm run data` */
export const compileData = (root: string): Promise<Outcome> => run(root, 'src/site/compile.ts');

/** `npm run import-charges` */
export const importCharges = (root: string, ...options: string[]): Promise<Outcome> =>
  run(root, 'src/data/commands/import-charges.ts', ...options);

/** `npm run search-report` */
export const searchReport = (root: string): Promise<Outcome> => run(root, 'scripts/search-report.ts');

const LIST = `
  import { pagePath } from './src/blocks/paths.ts';
  import { site } from './src/site/site.ts';
  console.log(site().pages.map(pagePath).join('\\n'));`;

/** The addresses of the pages that a build would make; the data must be compiled. */
export async function pagesOf(root: string): Promise<string[]> {
  const { ok, said } = await run(root, '--input-type=module', '--eval', LIST);
  if (!ok) throw new Error(said);
  return said.trim().split('\n');
}

/** The compiler over all that is no component of a page; a part of `npm run check`. */
export function compileTypes(root: string): Promise<Outcome> {
  const rooms = ['core', 'data', 'blocks', 'views', 'documents', 'surfaces', 'site'];
  const config = {
    extends: './tsconfig.json',
    compilerOptions: {
      types: ['node'],
      incremental: true,
      tsBuildInfoFile: 'recipe.tsbuildinfo',
    },
    files: ['tests/calls.fixture.ts'],
    include: rooms.map((room) => `src/${room}`),
    exclude: ['**/*.test.ts', '**/*.fixture.ts'],
  };
  writeFileSync(join(root, 'tsconfig.recipe.json'), JSON.stringify(config));
  return run(root, 'node_modules/typescript/bin/tsc', '--noEmit', '-p', 'tsconfig.recipe.json');
}

/** `npm run test:unit` with some files; the answer of a new example is written down. */
export const unitTests = (root: string, ...files: string[]): Promise<Outcome> =>
  run(root, 'node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', '--update', 'new', ...files);
