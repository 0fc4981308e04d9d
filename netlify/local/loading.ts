import { readdir } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type EdgeFunction, readEdge } from './edge.ts';
import { type LocalFunction, readFunction } from './functions.ts';

export type Importer = (path: string) => Promise<unknown>;

const importFile: Importer = (path) => import(pathToFileURL(path).href);

/** The built functions of a folder, by name. */
export function loadFunctions(folder: string): Promise<LocalFunction[]> {
  return loadAll(folder, (name) => name.endsWith('.mjs'), importFile, readFunction);
}

/** The functions before the build, with the tests beside them left out. */
export function loadFunctionSources(folder: string, load: Importer): Promise<LocalFunction[]> {
  const isSource = (name: string) => name.endsWith('.ts') && !name.endsWith('.test.ts');
  return loadAll(folder, isSource, load, readFunction);
}

/** Netlify takes each file of this folder for an edge function, so a test in it is an error here too. */
export function loadEdgeFunctions(folder: string, load = importFile): Promise<EdgeFunction[]> {
  return loadAll(folder, (name) => name.endsWith('.ts'), load, readEdge);
}

async function loadAll<T>(
  folder: string,
  isWanted: (fileName: string) => boolean,
  load: Importer,
  read: (name: string, module: unknown) => T,
): Promise<T[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return Promise.all(
    names
      .filter(isWanted)
      .sort()
      .map(async (name) => read(parse(name).name, await load(join(folder, name)))),
  );
}
