import { byName, categoryList, nameOf, wholeCatalog } from '../../blocks/catalog-list.ts';
import { type Block, type Doc, link, paragraph, section, type Text } from '../../blocks/doc.ts';
import { itemPath } from '../../core/address.ts';
import { turnaround } from '../../core/catalog/item.ts';
import type { CatalogEntry, Category, Condition } from '../../core/model/catalog.ts';
import type { Dataset } from '../../core/model/dataset.ts';
import type { LAB_IDS, Lang } from '../../core/model/vocabulary.ts';
import { printDollars } from '../../core/pricing/money.ts';
import { wordsOf } from '../../core/words/index.ts';
import { WORDS } from './catalog-words.ts';

export { nameOf };

type Slices = Pick<Dataset, 'catalog' | 'service'>;

export const homeStep = (lang: Lang) => ({ title: WORDS[lang].home, path: '/' });
export const catalogStep = (lang: Lang) => ({ title: WORDS[lang].catalog, path: '/tests' });

export const HOME = homeStep('en');

const page = ({ service }: Slices, lang: Lang) => ({ lang, updatedAt: service.service.dataRelease }) as const;

/** Items as a table of name, price at each lab, sample, fasting and turnaround. */
function itemTable(caption: string, entries: readonly CatalogEntry[], data: Slices, lang: Lang): Block {
  const words = WORDS[lang];
  const { labs } = data.service;
  return {
    kind: 'table',
    caption,
    head: [words.name, ...labs.map(({ name }) => name), words.sample, words.fasting, words.resultsIn],
    numeric: labs.map((_, i) => i + 1),
    rows: entries.map((entry): Text[] => [
      [link(nameOf(entry, lang), itemPath(entry)), ...(entry.orderable ? [] : [words.soon])],
      ...labs.map(({ id }) => priceAt(entry, id, lang)),
      entry.said[lang].sampleType,
      entry.fasting.required ? words.yes : words.no,
      turnaround(entry, wordsOf(lang)),
    ]),
  };
}

const priceAt = ({ cents }: CatalogEntry, lab: (typeof LAB_IDS)[number], lang: Lang): string => {
  const price = cents[lab];
  return price === undefined ? WORDS[lang].notThere : printDollars(price);
};

const feeNote = ({ service }: Slices, lang: Lang): string =>
  WORDS[lang].fee(printDollars(service.service.labFeeCents));

/** Panels and tests apart, each under its heading. */
function byType(
  entries: readonly CatalogEntry[],
  titles: { readonly panels: string; readonly tests: string },
  captions: { readonly panels: string; readonly tests: string },
  data: Slices,
  lang: Lang,
): Block[] {
  const table = (caption: string) => (list: readonly CatalogEntry[]) => itemTable(caption, list, data, lang);
  return [
    ...section(
      titles.panels,
      entries.filter(({ type }) => type === 'panel'),
      table(captions.panels),
    ),
    ...section(
      titles.tests,
      entries.filter(({ type }) => type === 'test'),
      table(captions.tests),
    ),
  ];
}

export function catalogDoc(data: Slices, lang: Lang): Doc {
  const words = WORDS[lang];
  return {
    ...page(data, lang),
    path: '/tests',
    kind: 'catalog',
    title: words.catalogTitle,
    description: words.catalogLead,
    trail: [homeStep(lang)],
    blocks: [
      { kind: 'search' },
      paragraph([
        feeNote(data, lang) + words.forTotal,
        link(words.quote, '/tools/quote-order'),
        words.asFile,
        link('catalog.json', '/data/catalog.json'),
        '.',
      ]),
      wholeCatalog(data, lang),
    ],
  };
}

export function categoryDoc(category: Category, lang: Lang, data: Slices): Doc {
  const { slug, said } = category;
  const { name, about } = said[lang];
  const entries = data.catalog.entries.filter((entry) => entry.category === slug);
  const words = WORDS[lang];
  return {
    ...page(data, lang),
    path: `/categories/${slug}`,
    kind: 'category',
    private: category.private === true,
    title: words.categoryTitle(name),
    description: words.categoryLead(about, entries.length),
    trail: [homeStep(lang), catalogStep(lang)],
    blocks: [
      paragraph([
        feeNote(data, lang) + words.asData,
        link(`${slug}.json`, `/data/catalog/${slug}.json`),
        '.',
      ]),
      categoryList(category, data, lang),
    ],
  };
}

/** A health topic: what it is, and the tests that are ordered for it. */
export function conditionDoc(condition: Condition, lang: Lang, data: Slices): Doc {
  const { slug, said } = condition;
  const entries = data.catalog.entries
    .filter(({ conditions }) => conditions.includes(slug))
    .sort(byName(lang));
  const words = WORDS[lang];
  return {
    ...page(data, lang),
    path: `/conditions/${slug}`,
    kind: 'condition',
    private: condition.private === true,
    title: said[lang].name,
    description: said[lang].about,
    trail: [homeStep(lang), { title: words.conditions, path: '/conditions' }],
    blocks: [
      ...byType(entries, { panels: words.panelsLooking, tests: words.testsLooking }, words, data, lang),
      { kind: 'callout', tone: 'note', text: words.note },
    ],
  };
}
