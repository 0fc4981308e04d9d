import { busy } from '../forms/waiting.ts';
import { keptOrder, onOrder } from './kept-order.ts';

/** The cart: what shows an order is loaded where the address hands one over, or one is kept. */
const cart = document.querySelector<HTMLElement>('[data-cart]');
const empty = document.querySelector<HTMLElement>('[data-empty-cart]');

function open(): boolean {
  const search = new URLSearchParams(location.search);
  const isLink = (search.get('add') ?? '').replace(/[,\s]/g, '') !== '';
  if (cart === null || (!isLink && keptOrder().items.length === 0)) return false;
  const before = [...cart.children];
  cart.replaceChildren();
  busy(cart);
  Promise.all([import('./cart-sheet.ts'), import('../../views/quote-order/cart.ts')])
    .then(([{ openCart }, { readCart }]) => openCart(cart, isLink ? readCart(search) : undefined))
    .catch(() => {
      cart.replaceChildren(...before);
      before[0]?.classList.remove('scriptless');
    })
    .finally(() => cart.removeAttribute('aria-busy'));
  return true;
}

if (!open()) {
  empty?.removeAttribute('hidden');
  // An Add in the search, or another tab, may fill it.
  onOrder(({ items }) => {
    if (items.length > 0 && cart?.querySelector('.sheet') === null) open();
  });
}
