import { findEntry } from '../../core/catalog/entries.ts';
import type { Dataset } from '../../core/model/dataset.ts';
import { stateIn } from '../../core/places/states.ts';
import { printDollars } from '../../core/pricing/money.ts';
import { centsAt, type RunningTotal, runningTotal } from '../../core/pricing/running-total.ts';
import { pageLang } from '../language.ts';
import { sliceFile } from '../tool-file.ts';
import type { Order } from './order.ts';

export type Priced = Pick<Dataset, 'catalog' | 'service'>;

/** The lean catalog and the rules of the service: fetched when an order first has something in it. */
export async function priceData(): Promise<Priced> {
  const [catalog, service] = await Promise.all([sliceFile('catalog'), sliceFile('service')]);
  return { catalog, service };
}

/** An order as the bar and the side sheet tell it. */
export interface Told {
  readonly running: RunningTotal;
  readonly items: readonly { readonly slug: string; readonly name: string; readonly price?: string }[];
  /** How many are in the total. */
  readonly priced: number;
  /** "$55.00"; absent where nothing can be priced. */
  readonly total?: string;
  readonly state?: string;
  /** A cheaper set that is not taken yet. */
  readonly saving?: { readonly saved: string; readonly names: string };
}

export function toldOf(order: Order, data: Priced): Told {
  const lang = pageLang();
  const running = runningTotal(order, data);
  const { chosen } = running;
  const cheaper = order.cheaper === true || order.cheaper === false ? undefined : chosen?.cheaper;
  return {
    running,
    items: order.items.map((slug) => {
      const entry = findEntry(slug, data.catalog.entries);
      const line = chosen?.lines.find((one) => one.entry === entry);
      return {
        slug,
        name: entry?.said[lang].name ?? slug,
        ...(line === undefined ? {} : { price: printDollars(line.cents) }),
      };
    }),
    priced: chosen?.lines.length ?? 0,
    ...(chosen === undefined || chosen.lines.length === 0
      ? {}
      : { total: printDollars(centsAt(chosen, order.cheaper === true)) }),
    ...(order.state === undefined ? {} : { state: stateIn(order.state, data.service, lang) }),
    ...(cheaper === undefined
      ? {}
      : {
          saving: {
            saved: printDollars(cheaper.savedCents).replace(/\.00$/, ''),
            names: cheaper.lines.map(({ entry }) => entry.said[lang].name).join(', '),
          },
        }),
  };
}
