import type { Doc } from '../blocks/doc.ts';
import { pagePath } from '../blocks/paths.ts';
import { itemPath } from '../core/address.ts';
import type { Dataset } from '../core/model/dataset.ts';
import type { Service } from '../core/model/service.ts';
import { printDollars } from '../core/pricing/money.ts';
import { chooseBands } from '../core/reference/bands.ts';
import { limitsText } from '../core/reference/limits.ts';
import { wordsOf } from '../core/words/index.ts';
import { WORDS as SITE } from './site-words.ts';

/** Pixels, as the large cards of social networks want them. */
export const PICTURE_SIZE = { width: 1200, height: 630 } as const;

/** Pages of many names share the picture of the list of biomarkers: each of its own would cost more than it tells. */
export const sharesPicture = ({ kind }: Pick<Doc, 'kind'>): boolean => kind === 'analyte';

/** Where the picture of a page lies, for links that are shared. */
export const picturePath = (doc: Pick<Doc, 'path' | 'lang' | 'kind'>): string => {
  const path = pagePath(sharesPicture(doc) ? { ...doc, path: '/biomarkers' } : doc);
  return `/social${path === '/' ? '/index' : path}.png`;
};

export const pictureAlt = (doc: Pick<Doc, 'title' | 'lang' | 'kind'>, { brand }: Service): string =>
  `${sharesPicture(doc) ? SITE[doc.lang].biomarkers.title : doc.title}. ${brand}`;

/** What the picture of a page shows. */
export interface Picture {
  readonly brand: string;
  /** The page above, in words. */
  readonly above?: string | undefined;
  readonly title: string;
  /** The one figure of the page, and what it is. */
  readonly figure?: { readonly value: string; readonly about: string } | undefined;
  /** Where the dot of the range mark stands. */
  readonly dot: 'below' | 'inside' | 'above';
}

const WORDS = {
  en: {
    demo: 'demonstration price',
    price: (lab: string) => `at ${lab}, before the order fee`,
    expected: 'expected result',
  },
  es: {
    demo: 'precio de demostración',
    price: (lab: string) => `en ${lab}, sin el cargo por pedido`,
    expected: 'resultado esperado',
  },
} as const;

type Slices = Pick<Dataset, 'service' | 'catalog' | 'markers'>;

/** The picture of a page: its title, and its price or its first range as the figure. */
export function pictureOf(
  doc: Pick<Doc, 'path' | 'lang' | 'kind' | 'title' | 'trail'>,
  data: Slices,
): Picture {
  const side = doc.path.split('/')[3];
  return {
    brand: data.service.service.brand,
    above: doc.trail.length > 1 ? doc.trail.at(-1)?.title : undefined,
    title: doc.title,
    figure: priceFigure(doc, data) ?? rangeFigure(doc, data),
    dot: doc.kind !== 'biomarker' || side === undefined ? 'inside' : side === 'high' ? 'above' : 'below',
  };
}

function priceFigure({ path, lang }: Pick<Doc, 'path' | 'lang'>, { catalog, service }: Slices) {
  const entry = catalog.entries.find((one) => itemPath(one) === path);
  if (entry === undefined) return undefined;
  const lab = service.labs.find(({ id }) => entry.cents[id] === entry.listCents)?.name ?? '';
  const about = WORDS[lang].price(lab);
  return {
    value: printDollars(entry.listCents),
    about: service.service.demo ? `${about} (${WORDS[lang].demo})` : about,
  };
}

function rangeFigure({ path, lang }: Pick<Doc, 'path' | 'lang'>, { markers }: Slices) {
  const marker = markers.records.find(({ slug }) => path === `/biomarkers/${slug}`);
  if (marker === undefined) return undefined;
  // The first that fits an adult in the middle of life.
  const [band] = chooseBands(marker, { age: 40 }).candidates;
  if (band === undefined) {
    const { words, wordsEs } = marker.expected ?? {};
    const [value] = (lang === 'es' ? wordsEs : words) ?? [];
    return value === undefined ? undefined : { value, about: WORDS[lang].expected };
  }
  return {
    value: limitsText(band, marker.unit, wordsOf(lang)),
    about: band.population[lang],
  };
}
