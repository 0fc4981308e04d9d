import { findEntry } from '../catalog/entries.ts';
import type { Dataset } from '../model/dataset.ts';
import type { LabId } from '../model/vocabulary.ts';
import { labsBy, stateRule } from '../places/states.ts';
import { cheaperCover, openBasket, type PricedBasket, priceAt, type Refusal } from './quote.ts';
import { basketIn, soldFor } from './sold-in.ts';

/** An order at one lab, with the fee that it pays once. */
export interface LabTotal {
  readonly lab: LabId;
  readonly lines: PricedBasket['lines'];
  /** What the lab leaves out. */
  readonly refused: readonly Refusal[];
  readonly totalCents: number;
  /** A cheaper set there that measures the same. */
  readonly cheaper?: {
    readonly lines: PricedBasket['lines'];
    readonly totalCents: number;
    readonly savedCents: number;
  };
}

export interface RunningTotal {
  /** No lab draws in the state. */
  readonly notServed: boolean;
  /** The state decides the lab. */
  readonly routed: boolean;
  /** The labs that may draw the order, as they are numbered. */
  readonly labs: readonly LabTotal[];
  readonly chosen?: LabTotal;
}

interface Wanted {
  readonly items: readonly string[];
  readonly state?: string;
  readonly lab?: LabId;
}

/** What an order of slugs costs at every lab that may draw it, and at the one that was chosen. */
export function runningTotal(
  { items, state, lab }: Wanted,
  { catalog, service }: Pick<Dataset, 'catalog' | 'service'>,
): RunningTotal {
  const rule = state === undefined ? ({ kind: 'any' } as const) : stateRule(state, service);
  if (rule.kind === 'not_served') return { notServed: true, routed: false, labs: [] };
  const routed = rule.kind === 'routed';
  const fee = service.service.labFeeCents;
  const basket = basketIn(
    openBasket(items, (item) => ({ entry: findEntry(item, catalog.entries) })),
    state,
  );
  const sold = soldFor(basket.entries, catalog.entries, state);
  const drawing = labsBy(rule, service);
  const labs = drawing.map((id): LabTotal => {
    const priced = priceAt(basket, id, drawing);
    const cheaper = cheaperCover(priced, sold);
    return {
      lab: id,
      lines: priced.lines,
      refused: priced.refused,
      totalCents: priced.subtotalCents + fee,
      ...(cheaper === undefined
        ? {}
        : {
            cheaper: {
              lines: cheaper.lines,
              totalCents: cheaper.subtotalCents + fee,
              savedCents: cheaper.savedCents,
            },
          }),
    };
  });
  const chosen = labs.find((one) => one.lab === lab) ?? usual(labs, service.service.defaultLab);
  return { notServed: false, routed, labs, ...(chosen === undefined ? {} : { chosen }) };
}

/** The default lab, unless another leaves out less. */
function usual(labs: readonly LabTotal[], defaultLab: LabId): LabTotal | undefined {
  const least = Math.min(...labs.map(({ refused }) => refused.length));
  const complete = labs.filter(({ refused }) => refused.length === least);
  return complete.find(({ lab }) => lab === defaultLab) ?? cheapestLab(complete, false);
}

/** What a lab asks for the order, or for the cheaper set where that is taken. */
export const centsAt = ({ totalCents, cheaper }: LabTotal, takeCheaper: boolean): number =>
  takeCheaper ? (cheaper?.totalCents ?? totalCents) : totalCents;

/** Of the labs that leave out least, the one that asks least. */
export function cheapestLab(labs: readonly LabTotal[], takeCheaper: boolean): LabTotal | undefined {
  return [...labs].sort(
    (a, b) => a.refused.length - b.refused.length || centsAt(a, takeCheaper) - centsAt(b, takeCheaper),
  )[0];
}
