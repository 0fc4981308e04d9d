import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** What stands in the `build.json` of each part of a build. */
export interface Stamp {
  /** The same in all parts of one build, and in two builds of the same sources for the same address. */
  readonly id: string;
  /** Whether the index of words and the pictures are made, too, which come last. */
  readonly whole: boolean;
}

/** The parts of a build, each a folder. */
export const PARTS = { pages: 'dist', data: 'generated/data', functions: 'generated/functions' } as const;

/** What a build is made from. The server that answers with it is no part of it. */
const SOURCES = [
  '{src,data,store,content}/**/*',
  'netlify/{functions,edge-functions}/**/*',
  'netlify/*.ts',
  'package.json',
  'package-lock.json',
  'astro.config.mjs',
  'pagefind.yml',
  'tsconfig.json',
  'netlify.toml',
];

/** What it takes from the environment: addresses, and the folder of the store. */
const ENVIRONMENT = ['ORIGIN', 'URL', 'DEPLOY_URL', 'DEPLOY_PRIME_URL', 'STORE_DIR'];

/** The id of a build from what lies there now: a hash of all sources. */
export function idOf(root: string, env: Readonly<Record<string, string | undefined>>): string {
  const hash = createHash('sha256');
  for (const name of ENVIRONMENT) hash.update(`${name}=${env[name] ?? ''}\n`);
  const store = env.STORE_DIR ? [`${env.STORE_DIR}/**/*`] : [];
  const files = globSync([...SOURCES, ...store], { cwd: root })
    .filter((file) => !/\.(test|fixture|setup)\.ts$/.test(file))
    .sort();
  for (const file of files) {
    const path = resolve(root, file);
    if (statSync(path).isFile()) hash.update(`${file}\n`).update(readFileSync(path));
  }
  return hash.digest('hex').slice(0, 12);
}

/** The stamp of the part in this folder; undefined where there is none. */
export function stampIn(folder: string): Stamp | undefined {
  const file = join(folder, 'build.json');
  if (!existsSync(file)) return undefined;
  try {
    const { id, whole } = JSON.parse(readFileSync(file, 'utf8'));
    return typeof id === 'string' ? { id, whole: whole === true } : undefined;
  } catch {
    return undefined;
  }
}

/** Stamps all parts of the build below `root`. */
export function stampAll(root: string, stamp: Stamp): void {
  for (const part of Object.values(PARTS))
    writeFileSync(join(root, part, 'build.json'), JSON.stringify(stamp));
}

/**
 * The one build of which everything below `root` is a part.
 * @throws Error that says what is missing, or what is of another build
 */
export function wholeBuild(root: string): Stamp {
  for (const folder of Object.values(PARTS)) {
    if (!existsSync(join(root, folder))) throw new Error(`${folder} is missing: run "npm run build" first.`);
  }
  const found = Object.entries(PARTS).map(([name, folder]) => ({ name, stamp: stampIn(join(root, folder)) }));
  const [{ stamp } = {}] = found;
  if (stamp !== undefined && found.every((one) => one.stamp?.id === stamp.id)) return stamp;
  const told = found.map((one) => `${one.name}: ${one.stamp?.id ?? 'made apart from the others'}`).join(', ');
  throw new Error(`What is built here is not of one build (${told}): run "npm run build".`);
}
