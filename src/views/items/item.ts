import { addLink } from '../../blocks/add-link.ts';
import { type Element, el, type Node } from '../../blocks/element.ts';
import { pathIn } from '../../core/address.ts';
import type { Summary } from '../../core/catalog/item-shapes.ts';
import { centsOf, printDollars, printUsd } from '../../core/pricing/money.ts';
import { a, change, h2, h3, ownPath, p, type Showing } from '../showing.ts';
import { ITEM_WORDS } from './words.ts';

/** An item as lists show it. */
export interface Item extends Omit<Summary, 'states'> {
  /** Codes of the states where alone it is sold. */
  readonly states?: readonly string[] | undefined;
  readonly description?: string;
  readonly savings?: number;
}

/** One test or panel in a list: its name, its price all in, and what people ask first. */
export function itemElement(item: Item, showing: Showing, ...below: readonly Node[]): Element {
  const words = ITEM_WORDS[showing.lang];
  const { name, description, savings = 0, states } = item;
  const tags = [
    words.measures(item.biomarkerCount),
    item.fastingRequired ? words.fasting : words.noFasting,
    item.resultsIn,
    ...(states === undefined ? [] : [words.only(states.join(', '))]),
    ...(savings > 0 ? [words.saves(printUsd(savings))] : []),
  ];
  return el(
    'li',
    {},
    h3(a(name, ownPath(item.url, showing))),
    ...(description === undefined ? [] : [p(description)]),
    el('p', { class: 'tags' }, ...tags.map((tag) => el('span', { class: 'tag' }, tag))),
    ...below,
    el(
      'p',
      { class: 'actions' },
      el('strong', {}, item.orderable ? words.allIn(allIn(item.prices.list, item.labFee)) : words.soon),
      ...(item.orderable
        ? [addLink({ slugs: [item.slug], name }, showing.lang), quoteLink(item, showing)]
        : []),
    ),
  );
}

/** A price and the fee that an order pays once. */
export const allIn = (price: number, fee: number): string => printDollars(centsOf(price) + centsOf(fee));

/** Where an item is quoted. */
export const quoteLink = ({ slug, name }: Pick<Item, 'slug' | 'name'>, { lang }: Showing): Element =>
  a(ITEM_WORDS[lang].quote, quotePath([slug], lang), { 'aria-label': ITEM_WORDS[lang].quoteOf(name) });

export const quotePath = (slugs: readonly string[], lang: Showing['lang']): string =>
  `${pathIn('/tools/quote-order', lang)}?items=${slugs.join(',')}`;

export const itemList = (items: readonly Element[]): Element => el('ol', { class: 'items' }, ...items);

/** The items that were found, under how many there are. */
export const foundElements = (total: number, items: readonly Item[], showing: Showing): Element[] => [
  h2(ITEM_WORDS[showing.lang].found(total)),
  itemList(items.map((item) => itemElement(item, showing))),
];

/** What an answer says of the matches that it leaves out, with a way to as many as one answer can hold. */
export function restElements(
  { count, truncated }: { readonly count: number; readonly truncated?: string | undefined },
  most: number,
  showing: Showing,
): Element[] {
  if (truncated === undefined) return [];
  const more = change(ITEM_WORDS[showing.lang].more(most), showing, { limit: most });
  return [p(truncated), ...(count < most ? [el('p', { class: 'actions' }, more)] : [])];
}
