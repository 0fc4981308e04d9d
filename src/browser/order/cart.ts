/** The cart: what shows an order is loaded where the address hands one over. */
const cart = document.querySelector<HTMLElement>('[data-cart]');
const empty = document.querySelector<HTMLElement>('[data-empty-cart]');
const items = new URLSearchParams(location.search).get('add')?.replace(/[,\s]/g, '') ?? '';
if (items === '') empty?.removeAttribute('hidden');
else if (cart !== null)
  import('./cart-order.ts')
    .then(({ showOrder }) => showOrder(cart))
    .catch(() => cart.firstElementChild?.classList.remove('scriptless'));

// The page in the other language shows the same order.
for (const link of document.querySelectorAll<HTMLAnchorElement>('header a[hreflang]'))
  link.search = location.search;

export {};
