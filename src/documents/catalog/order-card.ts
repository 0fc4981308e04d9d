import { type Block, link, paragraph } from '../../blocks/doc.ts';
import { itemPath } from '../../core/address.ts';
import { findEntry } from '../../core/catalog/entries.ts';
import { turnaround } from '../../core/catalog/item.ts';
import type { CatalogEntry } from '../../core/model/catalog.ts';
import type { Dataset } from '../../core/model/dataset.ts';
import type { Lang } from '../../core/model/vocabulary.ts';
import { salesSaid } from '../../core/pricing/limits-said.ts';
import { printDollars } from '../../core/pricing/money.ts';
import { testsFor } from '../../core/reference/describe.ts';
import { speaking, wordsOf } from '../../core/words/index.ts';
import { WORDS } from './item-words.ts';
import { nameOf } from './pages.ts';

type Slices = Pick<Dataset, 'catalog' | 'service'>;
type Facts = Extract<Block, { kind: 'facts' }>['items'];

/** The whole price, large, and the way into the order. */
export function priceBlocks(entry: CatalogEntry, lang: Lang, { service }: Pick<Dataset, 'service'>): Block[] {
  const fee = service.service.labFeeCents;
  return [
    {
      kind: 'facts',
      display: 'figures',
      items: [
        {
          term: WORDS[lang].wholePrice(printDollars(entry.listCents), printDollars(fee)),
          value: printDollars(entry.listCents + fee),
        },
      ],
    },
    ...salesSaid([entry], service, speaking(lang)).map(paragraph),
    ...(entry.orderable
      ? [{ kind: 'add', add: { slugs: [entry.slug], name: nameOf(entry, lang), large: true } } as const]
      : []),
  ];
}

/** What the draw asks of somebody, and when the result is there. */
export function drawFacts(entry: CatalogEntry, lang: Lang): Facts {
  const words = WORDS[lang];
  const { required, hours } = entry.fasting;
  const fast = hours === undefined ? words.required : words.fastHours(hours);
  return [
    { term: words.fasting, value: required ? fast : words.notRequired },
    { term: words.sample, value: entry.said[lang].sampleType },
    { term: words.resultsIn, value: turnaround(entry, wordsOf(lang)) },
  ];
}

/** The test that measures a marker: the cheapest alone, else the cheapest panel; nothing where none does. */
export function measuringCard(marker: { readonly slug: string }, lang: Lang, data: Slices): Block[] {
  const words = WORDS[lang];
  const [first] = testsFor(marker, data, lang);
  const entry = first === undefined ? undefined : findEntry(first.slug, data.catalog.entries);
  if (entry === undefined) return [];
  return [
    {
      kind: 'rail',
      blocks: [
        {
          kind: 'text',
          text: [
            `${entry.type === 'panel' ? words.measuredInPanel : words.measuredBy} `,
            link(nameOf(entry, lang), itemPath(entry)),
          ],
        },
        ...priceBlocks(entry, lang, data),
        { kind: 'facts', items: drawFacts(entry, lang) },
      ],
    },
  ];
}

/** Tests and panels as a list, each with its price and the way into the order. */
export const offeredItems = (entries: readonly CatalogEntry[], lang: Lang) =>
  entries.map((entry) => ({
    title: nameOf(entry, lang),
    path: itemPath(entry),
    note: printDollars(entry.listCents),
    ...(entry.orderable ? { add: { slugs: [entry.slug], name: nameOf(entry, lang) } } : {}),
  }));
