import type { Dataset, SliceName } from '../core/model/dataset.ts';
import type { SearchFile } from '../core/search/names.ts';
import { slicePath } from '../views/slice-path.ts';
import { WORDS } from '../views/words.ts';
import { pageLang } from './language.ts';

const loaded = new Map<string, Promise<unknown>>();

/** A file of data that everybody gets, fetched once for a page. */
export function dataFile<T>(path: string): Promise<T> {
  const known = loaded.get(path) ?? fetched(path);
  loaded.set(path, known);
  // What could not be fetched may be tried again.
  known.catch(() => loaded.delete(path));
  return known as Promise<T>;
}

async function fetched(path: string): Promise<unknown> {
  const response = await fetch(`/data/${path}.json`).catch(() => undefined);
  if (response?.ok !== true) throw new Error(WORDS[pageLang()].noData);
  return response.json();
}

/** A slice of the data as a device reads it, in the language of the page. */
export const sliceFile = <N extends SliceName>(slice: N): Promise<Dataset[N]> =>
  dataFile<Dataset[N]>(`slices/${slicePath(slice, pageLang())}`);

/** All names of everything: the same in every language. */
export const searchFile = (): Promise<SearchFile> => dataFile<SearchFile>('slices/search');

export const toolFile = <T>(name: string): Promise<T> => dataFile<T>(`tools/${name}`);
