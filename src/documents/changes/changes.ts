import { type Block, type Doc, heading, type Inline, link, paragraph, type Text } from '../../blocks/doc.ts';
import { itemPath } from '../../core/address.ts';
import { findEntry } from '../../core/catalog/entries.ts';
import type { Dataset } from '../../core/model/dataset.ts';
import type { DataRelease } from '../../core/model/release/release.ts';
import type { Lang } from '../../core/model/vocabulary.ts';
import { printDollars } from '../../core/pricing/money.ts';
import { homeStep } from '../home-step.ts';
import { monthOf } from '../months.ts';
import type { SitePage } from '../site-page.ts';
import { FEEDS, feedPath } from './feeds.ts';
import { CHANGELOG_PATH, CHANGES_PATH, pricesElsewhere, releaseLines, serviceName } from './updates.ts';
import { CHANGELOG_WORDS, WORDS } from './words.ts';

type Listed = readonly Pick<SitePage, 'path' | 'lang' | 'title'>[];

/** What is new from release to release, and what became dearer and cheaper elsewhere. */
export function changesDoc(lang: Lang, data: Dataset, pages: () => Listed): Doc {
  const words = WORDS[lang];
  return {
    path: CHANGES_PATH,
    lang,
    kind: 'compare',
    title: words.title,
    description: words.about,
    updatedAt: data.service.service.dataRelease,
    trail: [homeStep(lang), { title: words.compare, path: '/compare' }],
    blocks: [
      ...(data.changes.releases.length === 0
        ? []
        : [
            heading(words.releases),
            ...data.changes.releases.flatMap((release) => releaseBlocks(release, lang, data, pages)),
          ]),
      ...(data.service.service.shows.comparison
        ? [heading(words.elsewhere), ...elsewhereBlocks(lang, data)]
        : []),
      heading(words.follow),
      paragraph([words.feeds, ...feedLinks(lang)]),
      paragraph([words.interface, link(CHANGELOG_WORDS[lang].title, CHANGELOG_PATH)]),
    ],
  };
}

/** "Atom, JSON Feed" */
export const feedLinks = (lang: Lang): Inline[] =>
  FEEDS.flatMap((feed, i) => [...(i === 0 ? [] : [', ']), link(feed.name, feedPath(feed, lang))]);

/** Entries of a list that a page shows; the rest are counted. */
const MOST = 40;

function releaseBlocks(release: DataRelease, lang: Lang, data: Dataset, pages: () => Listed): Block[] {
  const words = WORDS[lang];
  const { prices, ranges } = release;
  const titles = new Map(
    pages()
      .filter((page) => page.lang === lang)
      .map(({ path, title }) => [path, title]),
  );
  const linked = (path: string): Text => {
    const title = titles.get(path);
    return title === undefined ? [{ code: path }] : [link(title, path)];
  };
  const fold = (title: string, paths: readonly string[]): Block[] =>
    paths.length === 0
      ? []
      : [{ kind: 'fold', title, blocks: [{ kind: 'list', items: shortened(paths.map(linked), lang) }] }];
  const marker = (slug: string): string => `/biomarkers/${slug}`;
  return [
    heading(words.release(release.day), 3),
    { kind: 'list', items: releaseLines(release, lang, data) },
    ...fold(words.ranges.added, ranges.added.map(marker)),
    ...fold(words.ranges.changed, ranges.changed.map(marker)),
    ...(prices.changed.length === 0 ? [] : [priceFold(release, lang, data)]),
    ...fold(words.pages.added, release.pages.added),
    ...fold(words.pages.changed, release.pages.changed),
  ];
}

const shortened = (items: readonly Text[], lang: Lang): Text[] =>
  items.length <= MOST ? [...items] : [...items.slice(0, MOST), WORDS[lang].more(items.length - MOST)];

function priceFold({ day, prices }: DataRelease, lang: Lang, data: Dataset): Block {
  const words = WORDS[lang];
  return {
    kind: 'fold',
    title: words.prices,
    blocks: [
      {
        kind: 'table',
        caption: `${words.prices}, ${day}`,
        head: words.priceHead,
        numeric: [2, 3],
        rows: prices.changed.slice(0, MOST).map(({ slug, lab, fromCents, toCents }): Text[] => {
          const entry = findEntry(slug, data.catalog.entries);
          return [
            entry === undefined ? slug : [link(entry.said[lang].name, itemPath(entry))],
            data.service.labs.find(({ id }) => id === lab)?.name ?? lab,
            printDollars(fromCents),
            printDollars(toCents),
          ];
        }),
      },
      ...(prices.changed.length > MOST ? [paragraph(words.more(prices.changed.length - MOST))] : []),
    ],
  };
}

function elsewhereBlocks(lang: Lang, data: Dataset): Block[] {
  const words = WORDS[lang];
  const changes = pricesElsewhere(data);
  if (changes.length === 0) return [paragraph(words.none)];
  return [
    paragraph(words.lead(changes.length)),
    {
      kind: 'table',
      caption: words.caption,
      head: words.head,
      numeric: [2, 3],
      rows: changes.map(({ price, fromCents, toCents, after, by }): Text[] => {
        const entry = findEntry(price.test, data.catalog.entries);
        return [
          [link(serviceName(price.provider, data), `/compare/${price.provider}`)],
          entry === undefined ? price.soldAs : [link(entry.said[lang].name, itemPath(entry))],
          printDollars(fromCents),
          printDollars(toCents),
          words.days(monthOf(after, lang), monthOf(by, lang)),
        ];
      }),
    },
  ];
}
