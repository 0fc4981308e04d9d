import { findEntry } from '../../core/catalog/entries.ts';
import { labIds, stateRule } from '../../core/places/states.ts';
import { runningTotal } from '../../core/pricing/running-total.ts';
import type { Cart } from '../../views/quote-order/cart.ts';
import { pageLang } from '../language.ts';
import { showNotes } from './cart-notes.ts';
import { type Drawer, drawerIn, showFailure, takesCheaper } from './cart-order.ts';
import { showSites } from './cart-sites.ts';
import { copyLink, handOver } from './hand-over.ts';
import { emptyOrder, keepOrder, keptOrder, onOrder } from './kept-order.ts';
import {
  added,
  atLab,
  drawnIn,
  NOTHING,
  type Order,
  putBack,
  removed,
  replaced,
  sameItems,
} from './order.ts';
import { refusalIn } from './refusal.ts';

/** The sheet of the order on this page, and what can be undone on it. */
interface Open {
  readonly place: HTMLElement;
  readonly drawer: Drawer;
  order: Order;
  miles: Readonly<Record<string, number>>;
  removed?: { readonly slug: string; readonly name: string; readonly at: number } | undefined;
}

/** Shows the order that is kept, or the one that a link hands over; the link wins. */
export async function openCart(place: HTMLElement, link: Cart | undefined): Promise<void> {
  try {
    const drawer = await drawerIn(place);
    const had = keptOrder();
    const open: Open = { place, drawer, order: had, miles: {} };
    if (link !== undefined) open.order = takeLink(link, had, drawer);
    // What the sheet takes for granted counts everywhere from now on, so that the total is one.
    if (open.order.cheaper === undefined) change(open, { ...open.order, cheaper: takesCheaper(open.order) });
    await show(open);
    if (link !== undefined) await noteLink(open, link, had);
    listen(open);
    onOrder((order) => {
      open.order = order;
      if (order.items.length === 0 && open.removed === undefined) location.replace(location.pathname);
      else void show(open);
    });
  } catch {
    showFailure(place);
  }
}

/** The items of a link are the order from now on; the address lets go of them, so that going back brings no old order. */
function takeLink(link: Cart, had: Order, { data }: Drawer): Order {
  const items = link.items.map((item) => findEntry(item, data.catalog.entries)?.slug ?? item);
  const order = replaced(had, items, isStrange(link, data) ? undefined : link.lab);
  keepOrder(order);
  // Where nothing is kept, or not all of it, the address stays the only place that has it.
  if (sameItems(keptOrder(), order)) history.replaceState(null, '', location.pathname);
  return order;
}

/** A lab was named that is none. */
const isStrange = ({ lab }: Cart, { service }: Drawer['data']): boolean =>
  lab !== undefined && !labIds(service).includes(lab);

async function noteLink(open: Open, link: Cart, had: Order): Promise<void> {
  const { drawer, order } = open;
  const none = runningTotal({ items: order.items }, drawer.data).labs.every(
    ({ lines }) => lines.length === 0,
  );
  showNotes(open.place, {
    none,
    strangeLab: isStrange(link, drawer.data),
    tooMany: link.tooMany,
    had: had.items.length > 0 && !sameItems(had, order) ? had.items.length : 0,
    join: () => keepOrder(added(had, order.items)),
    back: () => keepOrder(had),
  });
}

async function show(open: Open): Promise<void> {
  const { place, drawer, order, miles } = open;
  await drawer.draw(order, { miles, ...(open.removed === undefined ? {} : { removed: open.removed }) });
  const refusal = place.querySelector<HTMLElement>('[data-refusal]');
  const { state } = order;
  const { service } = drawer.data;
  if (refusal === null) return;
  if (state === undefined || stateRule(state, service).kind !== 'not_served') refusal.replaceChildren();
  else if (refusal.dataset.of !== state || refusal.childElementCount === 0)
    await refusalIn(refusal, state, service, (other) => change(open, drawnIn(open.order, other)));
  refusal.dataset.of = state ?? '';
}

/** Keeps the changed order, which draws it. */
function change(open: Open, order: Order): void {
  open.order = order;
  keepOrder(order);
  // Where nothing can be kept, the page itself still follows.
  if (!sameItems(keptOrder(), order)) void show(open);
}

function listen(open: Open): void {
  const { place } = open;
  place.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button !== null) press(open, button);
  });
  place.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLSelectElement) change(open, drawnIn(open.order, target.value));
    else if (target instanceof HTMLInputElement && target.name === 'cheaper')
      change(open, { ...open.order, cheaper: target.checked });
    else if (target instanceof HTMLInputElement && target.name === 'lab') {
      if (labIds(open.drawer.data.service).includes(target.value))
        change(open, atLab(open.order, target.value));
    }
  });
  place.addEventListener('submit', (event) => {
    if (!(event.target instanceof HTMLFormElement) || event.target.closest('[data-refusal]') !== null) return;
    event.preventDefault();
    const { chosen } = runningTotal(open.order, open.drawer.data);
    void showSites(place, chosen?.lab).then((miles) => {
      open.miles = miles;
      return show(open);
    });
  });
  if ('share' in navigator) place.querySelector('[data-share]')?.removeAttribute('hidden');
}

function press(open: Open, { dataset }: HTMLButtonElement): void {
  const { place, drawer, order } = open;
  const { data } = drawer;
  if (dataset.remove !== undefined) {
    const slug = dataset.remove;
    const name = findEntry(slug, data.catalog.entries)?.said[pageLang()].name ?? slug;
    open.removed = { slug, name, at: order.items.indexOf(slug) };
    change(open, removed(order, [slug]));
    focusSoon(place, '[data-undo]');
  } else if ('undo' in dataset && open.removed !== undefined) {
    const { slug, at } = open.removed;
    open.removed = undefined;
    change(open, putBack(order, slug, at));
    focusSoon(place, `[data-remove="${slug}"]`);
  } else if ('empty' in dataset) {
    open.order = NOTHING;
    open.removed = undefined;
    emptyOrder();
  } else if ('copy' in dataset || 'share' in dataset || 'calendar' in dataset || 'print' in dataset) {
    const { chosen } = runningTotal(order, data);
    const taken = takesCheaper(order) ? chosen?.cheaper : undefined;
    const link = copyLink(
      taken === undefined ? order.items : taken.lines.map(({ entry }) => entry.slug),
      chosen?.lab,
    );
    void handOver(place, Object.keys(dataset)[0] ?? '', link);
  }
}

/** What is drawn in a moment takes the focus. */
function focusSoon(place: HTMLElement, selector: string): void {
  const observer = new MutationObserver(() => {
    const found = place.querySelector<HTMLElement>(selector);
    if (found === null) return;
    found.focus();
    observer.disconnect();
  });
  observer.observe(place, { childList: true, subtree: true });
}
