import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Dataset } from '../core/model/dataset.ts';
import type { ProseFile } from '../core/model/page.ts';
import { once } from '../core/once.ts';
import type { SearchFile } from '../core/search/names.ts';
import { BUILT } from './built-folder.ts';
import { datasetFrom } from './dataset.ts';

/**
 * Where the compiled slices lie. A deployed function stands in functions/, its chunks in functions/chunks/, and
 * the data beside them (the bundler cuts off the path that both share); from source, and in the build, they are
 * in generated/data of the project.
 */
function folder(): string {
  const beside = ['../data/', '../../data/'].map((path) => fileURLToPath(new URL(path, import.meta.url)));
  return (
    beside.find((path) => existsSync(`${path}service.json`) && existsSync(`${path}pages.json`)) ??
    `${BUILT}/generated/data/`
  );
}

/** All slices, each read from its file when it is first asked for. */
export const loadDataset = (from: string = folder()): Dataset =>
  datasetFrom((file) => readFileSync(`${from}${file}`, 'utf8'));

/** The id of the build that the data is a part of; undefined for data that was compiled by itself. */
export const loadBuild = once((): string | undefined => {
  const file = `${folder()}build.json`;
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).id : undefined;
});

/** The names as they lie in a file, for the device. */
export const loadSearchFile = (): SearchFile => JSON.parse(readFileSync(`${folder()}search.json`, 'utf8'));

/** The prose of content/, as the pages need it at build. */
export const loadProse = once((): readonly ProseFile[] =>
  JSON.parse(readFileSync(`${BUILT}/generated/prose.json`, 'utf8')),
);
