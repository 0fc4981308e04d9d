import { languageOf } from '../core/address.ts';
import type { Lang } from '../core/model/vocabulary.ts';

/** The kinds of page that a search can be narrowed to, by the folder they lie in. */
const KIND_OF_FOLDER = {
  tests: 'tests',
  panels: 'tests',
  categories: 'tests',
  biomarkers: 'biomarkers',
  conditions: 'conditions',
  guides: 'guides',
  answers: 'guides',
  compare: 'prices',
  'lab-locations': 'places',
  tools: 'tools',
  docs: 'docs',
} as const;

export type SearchKind = (typeof KIND_OF_FOLDER)[keyof typeof KIND_OF_FOLDER];

export const SEARCH_KINDS: readonly SearchKind[] = [...new Set(Object.values(KIND_OF_FOLDER))];

/** The kind of a page by its path, with or without the language; undefined for pages of no kind. */
export function searchKind(path: string): SearchKind | undefined {
  const folder = languageOf(path).path.split('/')[1] ?? '';
  return Object.hasOwn(KIND_OF_FOLDER, folder)
    ? KIND_OF_FOLDER[folder as keyof typeof KIND_OF_FOLDER]
    : undefined;
}

/** Whether the device may remember that this page was open: the pages of tools show what a person typed. */
export const isRemembered = (path: string): boolean => {
  const kind = searchKind(path);
  return (
    kind !== undefined &&
    kind !== 'tools' &&
    !['/compare/basket', '/lab-locations/find'].includes(languageOf(path).path)
  );
};

export const KIND_WORDS: Readonly<Record<Lang, Readonly<Record<SearchKind, string>>>> = {
  en: {
    tests: 'Tests and panels',
    biomarkers: 'Biomarkers',
    conditions: 'Conditions',
    guides: 'Guides',
    prices: 'Price comparison',
    places: 'Draw sites',
    tools: 'Tools',
    docs: 'Documentation',
  },
  es: {
    tests: 'Pruebas y paneles',
    biomarkers: 'Biomarcadores',
    conditions: 'Condiciones de salud',
    guides: 'Guías',
    prices: 'Comparación de precios',
    places: 'Centros de extracción',
    tools: 'Herramientas',
    docs: 'Documentación',
  },
};
