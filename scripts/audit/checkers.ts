import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';

/** Checkers from outside in exact versions; together 230 MB, so no dependencies of the project. */
const PACKAGES = [
  'lighthouse@13.5.0',
  'accessibility-checker-engine@4.0.34',
  '@pa11y/html_codesniffer@2.6.0',
  'vnu-jar@26.9.27',
];
const home = resolve('generated/audit');
const require = createRequire(join(home, 'package.json'));

export interface Ran {
  readonly failed: boolean;
  readonly out: string;
  readonly err: string;
}

/** Runs a program; one that ends with a fault has found something, or could not run. */
export async function run(file: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Ran> {
  try {
    const { stdout, stderr } = await promisify(execFile)(file, args, {
      env: { ...process.env, ...env },
      maxBuffer: 512 * 1024 * 1024,
    });
    return { failed: false, out: stdout, err: stderr };
  } catch (error) {
    const { stdout = '', stderr = '', message } = error as Error & { stdout?: string; stderr?: string };
    return { failed: true, out: stdout, err: stderr || message };
  }
}

/** Fetches the checkers from the npm registry, without the browsers that some would bring. */
export async function fetchCheckers(): Promise<void> {
  const { failed, err } = await run('npm', [
    'install',
    `--prefix=${home}`,
    '--ignore-scripts',
    '--no-save',
    '--no-package-lock',
    '--no-audit',
    '--no-fund',
    ...PACKAGES,
  ]);
  if (failed) throw new Error(`The checkers could not be fetched: ${err}`);
}

/** A file of a fetched checker. */
export const checkerFile = (name: string, file: string): string =>
  join(dirname(require.resolve(`${name}/package.json`)), file);
