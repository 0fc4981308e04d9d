import { itemPath, notSoldPath, pathIn } from '../address.ts';
import type { CatalogEntry } from '../model/catalog.ts';
import type { Lang } from '../model/vocabulary.ts';
import type { Found, Search } from './shapes.ts';

/** What the search of a page shows of an item, in a fixed order to stay small. */
type Row = readonly [
  slug: string,
  type: CatalogEntry['type'],
  en: string,
  es: string,
  listCents: number,
  orderable: 0 | 1,
];

/** What is not sold, as the search of a page shows it. */
type NotSoldRow = readonly [slug: string, en: string, es: string];

export interface NamesFile {
  /** Languages in which items have a page. */
  readonly langs: readonly Lang[];
  readonly rows: readonly Row[];
  readonly notSold: readonly NotSoldRow[];
}

/** An item that was found by name or code. */
export interface QuickHit {
  readonly slug: string;
  readonly path: string;
  readonly type: CatalogEntry['type'];
  readonly name: string;
  readonly listCents: number;
  readonly orderable: boolean;
}

/** What a device finds by itself, as sure as the service is. */
export interface QuickFound extends Omit<Found, 'items' | 'notSold'> {
  readonly hits: readonly QuickHit[];
  /** The first is only like what was typed. */
  readonly unsure: boolean;
  readonly notSold?: { readonly path: string; readonly name: string };
}

export function packNames(
  entries: readonly CatalogEntry[],
  notSold: readonly {
    readonly slug: string;
    readonly said: Readonly<Record<Lang, { readonly name: string }>>;
  }[],
  langs: readonly Lang[],
): NamesFile {
  return {
    langs,
    rows: entries.map(({ slug, type, said: { en, es }, listCents, orderable }) => [
      slug,
      type,
      en.name,
      es.name,
      listCents,
      orderable ? 1 : 0,
    ]),
    notSold: notSold.map(({ slug, said: { en, es } }) => [slug, en.name, es.name]),
  };
}

function hitOf(
  [slug, type, en, es, listCents, orderable]: Row,
  lang: Lang,
  langs: NamesFile['langs'],
): QuickHit {
  const path = pathIn(itemPath({ type, slug }), langs.includes(lang) ? lang : 'en');
  return { slug, path, type, name: { en, es }[lang], listCents, orderable: orderable === 1 };
}

/** Opens the file once for many queries. Only names are known on a device: what is measured is asked of the service. */
export function openNames({ langs, rows, notSold }: NamesFile, search: Search) {
  const bySlug = new Map(rows.map((row) => [row[0], row]));
  return (typed: string, lang: Lang): QuickFound => {
    const { items, notSold: slug, ...found } = search.find(typed);
    const none = notSold.find((row) => row[0] === slug);
    return {
      ...found,
      // Where no test is named, pages say more than what many buy.
      hits:
        found.empty === true
          ? []
          : items.flatMap(({ slug }) => {
              const row = bySlug.get(slug);
              return row === undefined ? [] : hitOf(row, lang, langs);
            }),
      unsure: items[0]?.certainty === 'unsure',
      ...(none === undefined
        ? {}
        : {
            notSold: { path: pathIn(notSoldPath(none[0]), lang), name: { en: none[1], es: none[2] }[lang] },
          }),
    };
  };
}
