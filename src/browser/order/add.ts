import { pageLang } from '../language.ts';
import { retried } from '../retried.ts';
import { keepOrder, keptOrder, onOrder } from './kept-order.ts';
import { added, holds, isFull, type Order, removed } from './order.ts';

/** What a pressed button says, and what it says again when it is let go. */
const PRESSED = {
  en: { small: 'Added', large: 'In your order' },
  es: { small: 'Agregada', large: 'En su pedido' },
};

const bar = retried(() => import('./order-bar.ts'));

const slugsOf = (link: HTMLAnchorElement): string[] =>
  (new URLSearchParams(link.search).get('add') ?? '').split(',').filter((slug) => slug !== '');

/** Shows on every Add whether the order has it; one that came with an answer becomes a button first. */
function dress(order: Order): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a.add')) {
    const text = link.firstChild;
    if (text === null) continue;
    link.dataset.add ??= text.textContent ?? '';
    link.setAttribute('role', 'button');
    const pressed = String(holds(order, slugsOf(link)));
    if (link.ariaPressed === pressed) continue;
    link.setAttribute('aria-pressed', pressed);
    const words = PRESSED[pageLang()];
    text.textContent =
      pressed === 'false' ? link.dataset.add : link.classList.contains('large') ? words.large : words.small;
  }
}

async function press(link: HTMLAnchorElement): Promise<void> {
  const slugs = slugsOf(link);
  const before = keptOrder();
  const out = holds(before, slugs);
  const name = link.querySelector('.unseen')?.textContent?.trim() ?? '';
  if (!out && isFull(before)) return (await bar()).sayFull();
  keepOrder(out ? removed(before, slugs) : added(before, slugs));
  // A browser that keeps nothing still has the cart.
  if (holds(keptOrder(), slugs) === out) return location.assign(link.href);
  await (await bar()).sayChange(name, out ? 'removed' : 'added');
  if (before.items.length === 0 && before.state === undefined) (await import('./ask-state.ts')).askState();
}

const addIn = ({ target }: Event): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a.add') : null;

document.addEventListener('click', (event) => {
  const link = addIn(event);
  if (link === null || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  void press(link).catch(() => location.assign(link.href));
});

// A button is pressed by the space bar too.
document.addEventListener('keydown', (event) => {
  if (event.key !== ' ' || addIn(event) === null) return;
  event.preventDefault();
  addIn(event)?.click();
});

// The folded rows of the catalog come without one.
document.addEventListener(
  'toggle',
  ({ target }) => {
    if (target instanceof Element && target.matches('.catalog .rest'))
      void import('./add-rows.ts').then(({ addToRows }) => addToRows());
  },
  true,
);

function show(order: Order): void {
  dress(order);
  if (order.items.length > 0) void bar().catch(() => undefined);
}

onOrder(show);
show(keptOrder());
// Answers and search results bring more of them.
new MutationObserver((changes) => {
  if (changes.some(({ addedNodes }) => addedNodes.length > 0) && document.querySelector('a.add:not([role])'))
    dress(keptOrder());
}).observe(document.body, { childList: true, subtree: true });
