import { type Block, type Doc, heading, link, paragraph } from '../../blocks/doc.ts';
import { itemPath } from '../../core/address.ts';
import { findEntry } from '../../core/catalog/entries.ts';
import { isPrivateItem } from '../../core/catalog/private.ts';
import type { CatalogEntry } from '../../core/model/catalog.ts';
import type { Dataset } from '../../core/model/dataset.ts';
import type { Provider } from '../../core/model/provider.ts';
import type { Lang } from '../../core/model/vocabulary.ts';
import { printUsd } from '../../core/pricing/money.ts';
import { comparePrices } from '../../core/tools/compare-prices.ts';
import { compareProvider } from '../../core/tools/compare-provider.ts';
import { type Call, runTool } from '../../core/tools/run.ts';
import { wordsOf } from '../../core/words/index.ts';
import {
  aloneBlocks,
  basketBlocks,
  type Compared,
  offerNotes,
  referenceBlocks,
} from '../../views/compare-prices/blocks.ts';
import { WORDS } from '../../views/compare-prices/table-words.ts';
import {
  type Beside,
  besideOf,
  partiesTable,
  spotsTable,
  winsBlocks,
} from '../../views/compare-provider/blocks.ts';
import { nameOf } from '../catalog/pages.ts';
import { homeStep } from '../home-step.ts';

const trailOf = (lang: Lang) => [homeStep(lang), { title: WORDS[lang].compare, path: '/compare' }];

/** The call of a tool on the day of the release: pages and tools say the same. */
const callOn = (data: Dataset): Call => ({
  data,
  today: data.service.service.dataRelease,
  wordsOf,
  attribution: { source: 'website', medium: 'page' },
});

function compared(
  input: { test: string; withItems?: readonly string[] },
  lang: Lang,
  data: Dataset,
): Compared {
  const answer = runTool(comparePrices, { ...input, lang }, callOn(data));
  if (answer.status !== 'ok') throw new Error(`compare_prices has no page for ${input.test}`);
  return answer;
}

function besideUs(provider: string, lang: Lang, data: Dataset): Beside {
  const answer = runTool(compareProvider, { provider, limit: 200, lang }, callOn(data));
  const beside = answer.status === 'ok' ? besideOf(answer) : undefined;
  if (beside === undefined) throw new Error(`compare_provider has no page for ${provider}`);
  return beside;
}

/** A longer chart says less; the table has them all. */
const MOST_DRAWN = 12;

/** The page of another provider: what compare_provider answers. */
export function providerDoc({ slug, name }: Provider, lang: Lang, data: Dataset): Doc {
  const { service } = data.service;
  const words = WORDS[lang];
  const beside = besideUs(slug, lang, data);
  const drawn = beside.spotPrices
    .filter(({ provider }) => provider.allIn !== undefined && !provider.stale)
    .slice(0, MOST_DRAWN);
  const chart: Block = {
    kind: 'chart',
    title: words.alone(service.brand, name),
    groups: drawn.map(({ test, service: here, provider: { allIn = 0 } }) => ({
      label: test.name,
      bars: [
        { name: service.brand, value: here.allIn, text: printUsd(here.allIn), own: true },
        { name, value: allIn, text: printUsd(allIn), own: false },
      ],
    })),
  };
  return {
    path: `/compare/${slug}`,
    lang,
    kind: 'compare',
    title: words.compared(service.brand, name),
    description: words.providerLead(service.brand, name),
    updatedAt: service.dataRelease,
    trail: trailOf(lang),
    blocks: [
      partiesTable(beside, lang),
      ...winsBlocks(beside, lang, 2),
      ...(beside.spotPrices.length === 0 ? [] : [heading(words.found)]),
      ...(drawn.length === 0 ? [] : [chart]),
      ...(beside.spotPrices.length === 0 ? [] : [spotsTable(beside, lang)]),
      heading(words.sources),
      { kind: 'sources', sources: beside.sources },
    ],
  };
}

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
