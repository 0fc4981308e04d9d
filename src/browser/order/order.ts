import type { LabId } from '../../core/model/vocabulary.ts';

/** What somebody means to order, as this device keeps it. */
export interface Order {
  /** Slugs of tests and panels, each once, as they were added. */
  readonly items: readonly string[];
  /** Two-letter code of where blood will be drawn. */
  readonly state?: string;
  /** The lab that was chosen by hand. */
  readonly lab?: LabId;
  /** Whether the cheaper set that measures the same is taken; not decided where it is left out. */
  readonly cheaper?: boolean;
}

/** As many as one quote takes. */
export const MOST_ITEMS = 25;

export const NOTHING: Order = { items: [] };

const isSlug = (value: unknown): value is string =>
  typeof value === 'string' && /^[a-z0-9][a-z0-9-]{0,119}$/.test(value);

/** As labs are named; the one of another store is chosen by nobody here. */
const isLab = (value: unknown): value is LabId =>
  typeof value === 'string' && /^[a-z][a-z0-9_-]{0,39}$/.test(value);

/** Each once, in their order, and no more than one order takes. */
const listed = (slugs: readonly string[]): readonly string[] => [...new Set(slugs)].slice(0, MOST_ITEMS);

/** Changed items make the question whether to take a cheaper set a new one. */
const withItems = ({ cheaper: _, ...order }: Order, items: readonly string[]): Order => ({
  ...order,
  items: listed(items),
});

export const isFull = ({ items }: Order): boolean => items.length >= MOST_ITEMS;

export const holds = ({ items }: Order, slugs: readonly string[]): boolean =>
  slugs.every((slug) => items.includes(slug));

/** With these at the end, as far as they fit. */
export const added = (order: Order, slugs: readonly string[]): Order =>
  withItems(order, [...order.items, ...slugs]);

export const removed = (order: Order, slugs: readonly string[]): Order =>
  withItems(
    order,
    order.items.filter((slug) => !slugs.includes(slug)),
  );

/** With one that was taken out back at its place. */
export const putBack = (order: Order, slug: string, at: number): Order =>
  withItems(order, [...order.items.slice(0, at), slug, ...order.items.slice(at)]);

/** Exactly these; the state stays, and so does a lab that is not named anew. */
export const replaced = (order: Order, items: readonly string[], lab: LabId | undefined): Order => ({
  ...withItems(order, items),
  ...(lab === undefined ? {} : { lab }),
});

/** A lab that was chosen may not draw in another state. */
export const drawnIn = ({ state: _, lab: __, cheaper: ___, ...order }: Order, state: string): Order => ({
  ...order,
  ...(state === '' ? {} : { state }),
});

export const atLab = (order: Order, lab: LabId): Order => ({ ...order, lab });

export const sameItems = (a: Order, b: Order): boolean =>
  a.items.length === b.items.length && holds(a, b.items);

/** What was kept, read with suspicion: anything on this device may have written it. */
export function readOrder(text: string | undefined): Order {
  try {
    const found: unknown = JSON.parse(text ?? 'null');
    if (typeof found !== 'object' || found === null || !('items' in found) || !Array.isArray(found.items))
      return NOTHING;
    const state = 'state' in found && typeof found.state === 'string' ? found.state : '';
    const lab = 'lab' in found && isLab(found.lab) ? found.lab : undefined;
    const cheaper = 'cheaper' in found ? found.cheaper : undefined;
    return {
      items: listed(found.items.filter(isSlug)),
      ...(/^[A-Z]{2}$/.test(state) ? { state } : {}),
      ...(lab === undefined ? {} : { lab }),
      ...(typeof cheaper === 'boolean' ? { cheaper } : {}),
    };
  } catch {
    return NOTHING;
  }
}

export const writtenOrder = (order: Order): string => JSON.stringify(order);
