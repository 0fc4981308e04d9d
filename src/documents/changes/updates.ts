import { fragment } from '../../blocks/html.ts';
import { findEntry } from '../../core/catalog/entries.ts';
import { type PriceChange, priceChanges } from '../../core/compare/changes.ts';
import { isEmptyRelease } from '../../core/compare/releases.ts';
import type { Dataset } from '../../core/model/dataset.ts';
import type { DataRelease } from '../../core/model/release/release.ts';
import type { Lang } from '../../core/model/vocabulary.ts';
import { printDollars } from '../../core/pricing/money.ts';
import { CHANGELOG_WORDS, WORDS } from './words.ts';

export const CHANGES_PATH = '/changes';
export const CHANGELOG_PATH = '/docs/changelog';

/** One entry of the feeds. */
export interface Update {
  /** A name that no other entry has. */
  readonly id: string;
  /** Path without language, to the place on a page. */
  readonly path: string;
  /** YYYY-MM-DD */
  readonly day: string;
  readonly topic: 'data' | 'prices' | 'interface';
  readonly title: string;
  readonly lines: readonly string[];
}

/** Entries of a feed at most. */
const MOST = 50;

/** What changed, the latest first, as feeds tell it. */
export function updates(lang: Lang, data: Dataset): Update[] {
  return [...releaseUpdates(lang, data), ...priceUpdates(lang, data), ...apiUpdates(lang, data)]
    .sort((a, b) => (a.day < b.day ? 1 : a.day > b.day ? -1 : 0))
    .slice(0, MOST);
}

/** The changes of prices at other services that mean the same test or nearly so. */
export const pricesElsewhere = ({ providers }: Dataset): PriceChange[] =>
  priceChanges(providers.prices.filter(({ equivalence }) => equivalence !== 'different'));

export const serviceName = (slug: string, { providers }: Dataset): string =>
  providers.providers.find((provider) => provider.slug === slug)?.name ?? slug;

/** What a release changed, a sentence for each kind of thing. */
export function releaseLines(release: DataRelease, lang: Lang, data: Dataset): string[] {
  const words = WORDS[lang];
  if (release.since === undefined) return [words.first];
  const told = (['prices', 'ranges', 'pages'] as const)
    .filter((part) => !isEmptyRelease({ ...NONE(release.day), [part]: release[part] }))
    .map((part) => {
      const { added, changed, removed } = release[part];
      return words.counts[part](added.length, changed.length, removed.length);
    });
  const demo = data.service.service.demo && release.prices.changed.length > 0 ? [words.demo] : [];
  return [words.since(release.since), ...(told.length === 0 ? [words.same] : told), ...demo];
}

const NONE = (day: string): DataRelease => {
  const none = { added: [], changed: [], removed: [] };
  return { day, prices: none, ranges: none, pages: none };
};

const releaseUpdates = (lang: Lang, data: Dataset): Update[] =>
  data.changes.releases.map((release) => ({
    id: `release-${release.day}`,
    path: `${CHANGES_PATH}#${fragment(WORDS[lang].release(release.day))}`,
    day: release.day,
    topic: 'data',
    title: WORDS[lang].release(release.day),
    lines: releaseLines(release, lang, data),
  }));

/** One entry for each day on which other prices were seen. */
function priceUpdates(lang: Lang, data: Dataset): Update[] {
  const words = WORDS[lang];
  return [...Map.groupBy(pricesElsewhere(data), ({ by }) => by)].map(([day, changes]) => ({
    id: `prices-${day}`,
    path: `${CHANGES_PATH}#${fragment(words.elsewhere)}`,
    day,
    topic: 'prices',
    title: words.seen(day, changes.length),
    lines: changes.map(({ price, fromCents, toCents, after }) => {
      const name = findEntry(price.test, data.catalog.entries)?.said[lang].name ?? price.soldAs;
      const [from, to] = [printDollars(fromCents), printDollars(toCents)];
      return words.step(serviceName(price.provider, data), name, from, to, after);
    }),
  }));
}

const apiUpdates = (lang: Lang, { changes }: Dataset): Update[] =>
  changes.api.map(({ slug, day, version, kind, text }) => ({
    id: `interface-${slug}`,
    path: `${CHANGELOG_PATH}#${fragment(CHANGELOG_WORDS[lang].ofDay(day))}`,
    day,
    topic: 'interface',
    title: `${CHANGELOG_WORDS[lang].kinds[kind]} (${version}): ${shortened(plain(text[lang]))}`,
    lines: [plain(text[lang])],
  }));

const plain = (text: string): string => text.replaceAll('`', '');

/** Letters of a title at most, beside its kind. */
const TITLE = 70;

const shortened = (text: string): string =>
  text.length <= TITLE ? text : `${text.slice(0, text.lastIndexOf(' ', TITLE)).replace(/[,:;.]$/, '')} …`;
