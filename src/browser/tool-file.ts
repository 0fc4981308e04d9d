import type { PackedCatalog } from '../core/catalog/packed.ts';
import type { Dataset, SliceName } from '../core/model/dataset.ts';
import { onceFor } from '../core/once.ts';
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

const catalogOf = onceFor(async (file: PackedCatalog): Promise<object> => {
  const { openCatalog } = await import('../core/catalog/packed.ts');
  return { entries: openCatalog(file) };
});

/** A slice of the data as a device reads it, in the language of the page. */
export async function sliceFile<N extends SliceName>(slice: N): Promise<Dataset[N]> {
  const file = await dataFile<object>(`slices/${slicePath(slice, pageLang())}`);
  return (slice === 'catalog' ? await catalogOf(file as PackedCatalog) : file) as Dataset[N];
}

/** All names of everything: the same in every language. */
export const searchFile = (): Promise<SearchFile> => dataFile<SearchFile>('slices/search');

export const toolFile = <T>(name: string): Promise<T> => dataFile<T>(`tools/${name}`);
