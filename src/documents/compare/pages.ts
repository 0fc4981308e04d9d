import { nameOf } from '../../blocks/catalog-list.ts';
import { type Doc, heading, link, paragraph } from '../../blocks/doc.ts';
import { itemPath } from '../../core/address.ts';
import { findEntry } from '../../core/catalog/entries.ts';
import { isPrivateItem } from '../../core/catalog/private.ts';
import type { CatalogEntry } from '../../core/model/catalog.ts';
import type { Dataset } from '../../core/model/dataset.ts';
import type { Lang } from '../../core/model/vocabulary.ts';
import { basketBlocks } from '../../views/compare-prices/basket.ts';
import { aloneBlocks, offerNotes, referenceBlocks } from '../../views/compare-prices/blocks.ts';
import { compared } from './answers.ts';
import { hospitalBlocks } from './hospitals.ts';
import { trailOf } from './trail.ts';
import { WORDS } from './words.ts';

/** The page of one test's prices: what compare_prices answers. */
export function pricesDoc(entry: CatalogEntry, lang: Lang, data: Dataset): Doc {
  const { service } = data.service;
  const words = WORDS[lang];
  const name = nameOf(entry, lang);
  const answer = compared({ test: entry.slug }, lang, data);
  return {
    path: `/compare/prices/${entry.slug}`,
    lang,
    kind: 'compare',
    title: words.pricesTitle(name),
    shortTitle: words.pricesShort(name),
    private: isPrivateItem(entry, data.catalog),
    description: words.pricesLead(name),
    updatedAt: service.dataRelease,
    trail: trailOf(lang),
    blocks: [
      ...aloneBlocks(answer, lang),
      paragraph([
        link(words.quote, `/tools/quote-order?items=${entry.slug}`),
        ', ',
        link(words.about(name), itemPath(entry)),
        '.',
      ]),
      ...referenceBlocks(answer, lang),
      ...hospitalBlocks(entry, lang, data),
      heading(words.notes),
      offerNotes(answer, lang),
      paragraph(answer.attribution),
    ],
  };
}

const SHARED = '/compare/basket?test=cbc&withItems=tsh';
const EXAMPLE = ['cbc', 'cmp', 'lipid-panel', 'hemoglobin-a1c'];

/** The page where a basket of one's own is compared; its address holds the tests and nothing else. */
export function basketDoc(lang: Lang, data: Dataset): Doc {
  const { service } = data.service;
  const words = WORDS[lang];
  const known = EXAMPLE.filter((slug) => findEntry(slug, data.catalog.entries) !== undefined);
  const [test, ...withItems] = known;
  const example = test === undefined ? undefined : compared({ test, withItems }, lang, data);
  return {
    path: '/compare/basket',
    lang,
    kind: 'compare',
    title: words.basketTitle,
    description: words.basketLead,
    updatedAt: service.dataRelease,
    trail: trailOf(lang),
    blocks: [
      { kind: 'form', tool: 'compare_prices' },
      paragraph([words.share, link(SHARED, SHARED), '.']),
      ...(example?.basket === undefined
        ? []
        : [heading(words.example), ...basketBlocks(example.basket, lang), paragraph(example.caveat)]),
    ],
  };
}
