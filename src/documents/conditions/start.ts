import { nameOf } from '../../blocks/catalog-list.ts';
import { type Block, heading, joined, link, paragraph } from '../../blocks/doc.ts';
import { itemPath } from '../../core/address.ts';
import { findEntry } from '../../core/catalog/entries.ts';
import { turnaround } from '../../core/catalog/item.ts';
import type { CatalogEntry } from '../../core/model/catalog.ts';
import type { ConditionRecord } from '../../core/model/condition.ts';
import type { Dataset } from '../../core/model/dataset.ts';
import type { Lang } from '../../core/model/vocabulary.ts';
import { labName } from '../../core/places/labs.ts';
import { salesSaid } from '../../core/pricing/limits-said.ts';
import { printDollars } from '../../core/pricing/money.ts';
import { pricedTogether } from '../../core/pricing/together.ts';
import { speaking, wordsOf } from '../../core/words/index.ts';
import { WORDS as ITEM } from '../catalog/item-words.ts';
import { WORDS } from './words.ts';

type Slices = Pick<Dataset, 'catalog' | 'service'>;

const orderOf = ({ start }: ConditionRecord, data: Slices) =>
  pricedTogether(
    start.map(({ item }) => item),
    data,
  );

/** What to begin with, each with its reason and price, and where all of it is quoted. */
export function startBlocks(condition: ConditionRecord, lang: Lang, data: Slices): Block[] {
  const words = WORDS[lang];
  const order = orderOf(condition, data);
  const cents = new Map(order?.lines.map((line) => [line.entry.slug, line.cents]));
  const lacks = (condition.lacks ?? []).map((name) => name[lang]);
  return [
    heading(words.start),
    ...(lacks.length === 0
      ? []
      : [{ kind: 'callout', tone: 'note', text: words.lacks(lacks.join(', ')) } satisfies Block]),
    ...(condition.start.length === 0
      ? []
      : [
          {
            kind: 'links',
            display: 'cards',
            items: condition.start.flatMap(({ item, reason }) => {
              const entry = findEntry(item, data.catalog.entries);
              if (entry === undefined) return [];
              const price = printDollars(cents.get(entry.slug) ?? entry.listCents);
              return [
                {
                  title: nameOf(entry, lang),
                  path: itemPath(entry),
                  note: reason[lang],
                  figure: words.price(price),
                  ...(entry.orderable ? { add: { slugs: [entry.slug], name: nameOf(entry, lang) } } : {}),
                },
              ];
            }),
          } satisfies Block,
        ]),
    ...(order === undefined ? [] : [paragraph([link(words.order, quotePath(order, data)), '.'])]),
  ];
}

type Order = NonNullable<ReturnType<typeof orderOf>>;

function quotePath({ lab, lines }: Order, { service }: Pick<Dataset, 'service'>): string {
  const items = lines.map(({ entry }) => entry.slug).join(',');
  return `/tools/quote-order?items=${items}${lab === service.service.defaultLab ? '' : `&lab=${lab}`}`;
}

/** All of what to begin with as one order: its whole price, the way into the order, and what it asks of somebody. */
export function orderRail(condition: ConditionRecord, lang: Lang, data: Slices): Block[] {
  const order = orderOf(condition, data);
  if (order === undefined) return [];
  const { lab, lines, subtotalCents } = order;
  const words = WORDS[lang];
  const { labFeeCents } = data.service.service;
  const entries = lines.map(({ entry }) => entry);
  return [
    {
      kind: 'rail',
      blocks: [
        paragraph([
          { strong: `${words.start}:` },
          ' ',
          ...joined(entries.map((entry) => link(nameOf(entry, lang), itemPath(entry)))),
        ]),
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
          ],
        },
        ...salesSaid(entries, data.service, speaking(lang)).map(paragraph),
        {
          kind: 'add',
          add: {
            slugs: entries.map(({ slug }) => slug),
            name: entries.map((one) => nameOf(one, lang)).join(', '),
            large: true,
          },
        },
        {
          kind: 'facts',
          items: [
            { term: ITEM[lang].fasting, value: fasting(entries, lang) },
            { term: ITEM[lang].resultsIn, value: slowest(entries, lang) },
          ],
        },
      ],
    },
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
