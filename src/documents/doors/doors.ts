import type { IconName } from '../../blocks/icons.ts';
import { languageOf } from '../../core/address.ts';
import type { Lang } from '../../core/model/vocabulary.ts';
import type { ToolName } from '../../core/tools/index.ts';
import { toolPath } from '../../core/tools/paths.ts';

/** One of the five ways into the site, which the menu and the foot of every page offer. */
export interface Door {
  readonly path: string;
  readonly icon: IconName;
  readonly title: Readonly<Record<Lang, string>>;
  /** Folders whose pages lie behind it. */
  readonly folders: readonly string[];
  /** Tools whose pages lie behind it. */
  readonly tools: readonly ToolName[];
}

export const DOORS = {
  tests: {
    path: '/tests',
    icon: 'test',
    title: { en: 'Tests', es: 'Pruebas' },
    folders: ['/tests', '/panels', '/categories', '/not-sold'],
    tools: ['search_tests', 'get_test', 'list_panels', 'recommend_tests'],
  },
  results: {
    path: '/my-results',
    icon: 'report',
    title: { en: 'My results', es: 'Resultados' },
    folders: ['/my-results'],
    tools: ['interpret_results', 'lookup_reference_range', 'convert_units', 'calculate_free_testosterone'],
  },
  prices: {
    path: '/prices',
    icon: 'quote',
    title: { en: 'Prices', es: 'Precios' },
    folders: ['/prices', '/compare', '/changes', '/cart'],
    tools: ['quote_order', 'compare_prices', 'compare_provider'],
  },
  places: {
    path: '/lab-locations',
    icon: 'pin',
    title: { en: 'Places', es: 'Lugares' },
    folders: ['/lab-locations'],
    tools: ['find_draw_sites'],
  },
  learn: {
    path: '/learn',
    icon: 'guide',
    title: { en: 'Learn', es: 'Aprender' },
    folders: ['/learn', '/conditions', '/biomarkers', '/answers', '/guides'],
    tools: ['get_guide'],
  },
} as const satisfies Readonly<Record<string, Door>>;

export const DOOR_LIST: readonly Door[] = Object.values(DOORS);

const isIn = (path: string, folder: string): boolean => path === folder || path.startsWith(`${folder}/`);

/** The door that a page lies behind, by its path with or without language; none for the home page and what is about the site. */
export function doorOf(page: string): Door | undefined {
  const { path } = languageOf(page);
  return DOOR_LIST.find(
    ({ folders, tools }) =>
      folders.some((folder) => isIn(path, folder)) || tools.some((name) => isIn(path, toolPath({ name }))),
  );
}

/** The step of a trail that leads to a door. */
export const doorStep = ({ title, path }: Door, lang: Lang) => ({ title: title[lang], path });
