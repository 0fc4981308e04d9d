import type { LabId } from '../model/vocabulary.ts';
import { labName } from '../places/labs.ts';
import type { Next } from '../tools/define.ts';
import { nextCall } from '../tools/next-call.ts';
import { printDollars } from './money.ts';
import type { PricedBasket } from './quote.ts';
import type { Told } from './quote-lines.ts';

/** An order as it was asked, to be asked again with a change. */
export interface Order {
  readonly items: readonly string[];
  /** Two-letter code. */
  readonly state: string | undefined;
  readonly lab: LabId | undefined;
}

interface Ordered {
  readonly priced: PricedBasket;
  /** The labs that may draw the order, the one that leaves out least first. */
  readonly atLabs: readonly PricedBasket[];
  readonly cheaper?: { readonly lines: PricedBasket['lines']; readonly savedCents: number } | undefined;
}

const MOST = 3;

/** What may be asked next: the lab that leaves out less, a near name, what is cheaper, and prices elsewhere. */
export function nextOf(order: Order, ordered: Ordered, told: Told): { readonly next?: readonly Next[] } {
  const next = [
    ...atOtherLab(order, ordered, told),
    ...forUnknown(order, ordered.priced, told),
    ...cheaperOrder(order, ordered, told),
    ...elsewhere(ordered.priced, told),
  ].slice(0, MOST);
  return next.length === 0 ? {} : { next };
}

const again = (order: Order, why: string, { lang }: Told): Next =>
  nextCall('quote_order', { ...order }, why, lang);

function atOtherLab(order: Order, { priced, atLabs: [best] }: Ordered, told: Told): Next[] {
  if (best === undefined || best.lines.length <= priced.lines.length) return [];
  const total = printDollars(best.subtotalCents + told.data.service.service.labFeeCents);
  const why = told.words.quote.whyAtLab(labName(best.lab, told.data.service), total);
  return [again({ ...order, lab: best.lab }, why, told)];
}

/** The same order with the nearest name that is not in it yet; where no name is near, a search. */
function forUnknown(order: Order, { refused }: PricedBasket, told: Told): Next[] {
  const { lang, words } = told;
  const unknown = new Map(
    refused.flatMap(({ item, code, near = [] }) => (code === 'unknown' ? [[item, near] as const] : [])),
  );
  return [...unknown].slice(0, MOST).map(([item, meant]) => {
    const near = meant.find(({ slug, orderable }) => orderable && !order.items.includes(slug));
    if (near === undefined) return nextCall('search_tests', { query: item }, words.catalog.whySearch, lang);
    const items = order.items.map((one) => (one === item ? near.slug : one));
    return again({ ...order, items }, words.quote.whyNear(near.said[lang].name), told);
  });
}

/** What measures the same for less, with all that could not be priced. */
function cheaperOrder(order: Order, { priced, cheaper }: Ordered, told: Told): Next[] {
  if (cheaper === undefined) return [];
  const refused = priced.refused.flatMap(({ item, code }) => (code === 'duplicate' ? [] : [item]));
  const items = [...new Set([...cheaper.lines.map(({ entry }) => entry.slug), ...refused])];
  return [again({ ...order, items }, told.words.quote.whyCheaper(printDollars(cheaper.savedCents)), told)];
}

function elsewhere({ lines }: PricedBasket, { lang, words }: Told): Next[] {
  const [test, ...others] = lines.map(({ entry }) => entry.slug);
  if (test === undefined) return [];
  const withItems = others.length === 0 ? undefined : others;
  return [nextCall('compare_prices', { test, withItems }, words.quote.whyCompare, lang)];
}
