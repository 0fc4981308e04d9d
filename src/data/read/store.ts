import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Breach } from './breach.ts';
import type { Reading } from './reading.ts';

/** Where the demonstration store lies. Rules and schemas name its files; `placed` says where a store's own lie. */
export const DEMO_STORE = 'data/store';

/** A deployer's own store takes the place of the demonstration wholly. */
const OWN_STORE = 'store';

/**
 * The folder of the store: STORE_DIR of the environment for the project that a command runs in, else `store/`, else
 * the demonstration.
 * @returns relative to `root`, or absolute
 */
export function storeDir(root: string, named = process.env.STORE_DIR): string {
  const isHere = resolve(root) === process.cwd();
  if (isHere && named !== undefined && named.trim() !== '') return named.trim().replace(/\/+$/, '');
  return existsSync(join(root, OWN_STORE, 'service.json')) ? OWN_STORE : DEMO_STORE;
}

/** Begins to read a project with its store. */
export const readingOf = (root: string, store: string = storeDir(root)): Reading => ({
  root,
  store,
  breaches: [],
});

/** A breach at the file where the record really lies: rules name the files of the demonstration store and of data/. */
export function placed(breach: Breach, { root, store }: Reading): Breach {
  const within = breach.file.startsWith(`${DEMO_STORE}/`) ? DEMO_STORE : 'data';
  if (!breach.file.startsWith(`${within}/`)) return breach;
  const own = `${store}${breach.file.slice(within.length)}`;
  return within === DEMO_STORE || existsSync(resolve(root, own)) ? { ...breach, file: own } : breach;
}
