import { type Block, heading, link, paragraph } from '../../blocks/doc.ts';
import { itemPath } from '../../core/address.ts';
import { findEntry } from '../../core/catalog/entries.ts';
import { turnaround } from '../../core/catalog/item.ts';
import type { CatalogEntry } from '../../core/model/catalog.ts';
import type { ConditionRecord } from '../../core/model/condition.ts';
import type { Dataset } from '../../core/model/dataset.ts';
import type { Lang } from '../../core/model/vocabulary.ts';
import { labName } from '../../core/places/labs.ts';
import { printDollars } from '../../core/pricing/money.ts';
import { pricedTogether } from '../../core/pricing/together.ts';
import { wordsOf } from '../../core/words/index.ts';
import { WORDS as ITEM } from '../catalog/item-words.ts';
import { nameOf } from '../catalog/pages.ts';
import { WORDS } from './words.ts';

type Slices = Pick<Dataset, 'catalog' | 'service'>;

/** What to begin with, each with its reason and price, and all of it as one order. */
export function startBlocks({ start }: ConditionRecord, lang: Lang, data: Slices): Block[] {
  const words = WORDS[lang];
  const order = pricedTogether(
    start.map(({ item }) => item),
    data,
  );
  const cents = new Map(order?.lines.map((line) => [line.entry.slug, line.cents]));
  return [
    heading(words.start),
    {
      kind: 'links',
      display: 'cards',
      items: start.flatMap(({ item, reason }) => {
        const entry = findEntry(item, data.catalog.entries);
        if (entry === undefined) return [];
        const price = printDollars(cents.get(entry.slug) ?? entry.listCents);
        return [
          {
            title: nameOf(entry, lang),
            path: itemPath(entry),
            note: reason[lang],
            figure: words.price(price),
          },
        ];
      }),
    },
    ...(order === undefined ? [] : orderBlocks(order, lang, data)),
  ];
}

function orderBlocks(
  { lab, lines, subtotalCents }: NonNullable<ReturnType<typeof pricedTogether>>,
  lang: Lang,
  data: Slices,
): Block[] {
  const words = WORDS[lang];
  const { labFeeCents, defaultLab } = data.service.service;
  const entries = lines.map(({ entry }) => entry);
  const items = entries.map(({ slug }) => slug).join(',');
  const chosen = lab === defaultLab ? '' : `&lab=${lab}`;
  return [
    {
      kind: 'facts',
      display: 'figures',
      items: [
        {
          term: words.total(
            printDollars(subtotalCents),
            printDollars(labFeeCents),
            labName(lab, data.service),
          ),
          value: printDollars(subtotalCents + labFeeCents),
        },
        { term: ITEM[lang].fasting, value: fasting(entries, lang) },
        { term: ITEM[lang].resultsIn, value: slowest(entries, lang) },
      ],
    },
    paragraph([link(words.order, `/tools/quote-order?items=${items}${chosen}`), '.']),
  ];
}

function fasting(entries: readonly CatalogEntry[], lang: Lang): string {
  const words = ITEM[lang];
  const hours = Math.max(0, ...entries.map((entry) => entry.fasting.hours ?? 0));
  if (entries.every((entry) => !entry.fasting.required)) return words.notRequired;
  return hours === 0 ? words.required : words.fastHours(hours);
}

/** When the last of the results is there. */
function slowest(entries: readonly CatalogEntry[], lang: Lang): string {
  const times = entries.map(({ turnaroundDays }) => turnaroundDays);
  return turnaround(
    {
      turnaroundDays: {
        min: Math.max(...times.map(({ min }) => min)),
        max: Math.max(...times.map(({ max }) => max)),
      },
    },
    wordsOf(lang),
  );
}
