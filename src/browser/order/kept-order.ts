import { forget, keep, kept } from '../kept.ts';
import { type Order, readOrder, writtenOrder } from './order.ts';

const KEY = 'order';
const CHANGED = 'orderchange';

export const keptOrder = (): Order => readOrder(kept(KEY));

/** Keeps the order and tells every part of the page; other tabs hear of it from the browser. */
export function keepOrder(order: Order): void {
  keep(KEY, writtenOrder(order));
  document.dispatchEvent(new CustomEvent(CHANGED));
}

/** Forgets the order with all that was chosen for it. */
export function emptyOrder(): void {
  forget(KEY);
  document.dispatchEvent(new CustomEvent(CHANGED));
}

/** Tells of each change of the order, made here or in another tab. */
export function onOrder(hear: (order: Order) => void): void {
  document.addEventListener(CHANGED, () => hear(keptOrder()));
  window.addEventListener('storage', ({ key }) => {
    if (key === KEY || key === null) hear(keptOrder());
  });
  // A page that comes back by the back button was asleep.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) hear(keptOrder());
  });
}
