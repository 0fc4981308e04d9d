import { type Element as Branch, el } from '../../blocks/element.ts';
import { icon } from '../../blocks/icons.ts';
import { pathIn } from '../../core/address.ts';
import { printDollars } from '../../core/pricing/money.ts';
import { built } from '../built.ts';
import { pageLang } from '../language.ts';
import { emptyOrder, keepOrder, keptOrder, onOrder } from './kept-order.ts';
import { drawnIn, type Order, removed } from './order.ts';
import { ORDER_WORDS } from './order-words.ts';
import { type Priced, priceData, type Told, toldOf } from './totals.ts';

/** The order beside the page, on a desk: what is in it, the total in a state, and the way to the whole order. */
const lang = pageLang();
const words = ORDER_WORDS[lang];

const dialog = document.createElement('dialog');
dialog.className = 'side-sheet';
dialog.setAttribute('aria-label', words.order);
document.body.append(dialog);

export async function openSheet(): Promise<void> {
  draw(keptOrder(), await priceData());
  dialog.showModal();
}

onOrder((order) => {
  if (dialog.open) void priceData().then((data) => draw(order, data));
});

dialog.addEventListener('click', ({ target }) => {
  if (!(target instanceof Element)) return;
  const slug = target.closest<HTMLElement>('[data-remove]')?.dataset.remove;
  if (target === dialog || target.closest('[data-close]') !== null) dialog.close();
  else if (target.closest('[data-empty]') !== null) {
    emptyOrder();
    dialog.close();
  } else if (slug !== undefined) {
    keepOrder(removed(keptOrder(), [slug]));
    if (keptOrder().items.length === 0) dialog.close();
  } else if (target.closest('[data-save]') !== null) keepOrder({ ...keptOrder(), cheaper: true });
});
dialog.addEventListener('change', ({ target }) => {
  if (target instanceof HTMLSelectElement) keepOrder(drawnIn(keptOrder(), target.value));
});

function draw(order: Order, data: Priced): void {
  // What has the focus may go: then the sheet itself takes it.
  const hadFocus = dialog.contains(document.activeElement);
  const choosing = document.activeElement instanceof HTMLSelectElement;
  dialog.replaceChildren(...parts(order, data).map((part) => built(part)));
  const select = dialog.querySelector('select');
  if (select !== null) select.value = order.state ?? '';
  if (hadFocus) (choosing ? select : dialog.querySelector<HTMLElement>('[data-close]'))?.focus();
}

function parts(order: Order, data: Priced): Branch[] {
  const { items, total, saving, state, running } = toldOf(order, data);
  const button = (name: string, text: string) =>
    el('button', { type: 'button', class: 'quiet', [name]: '' }, text);
  return [
    el('header', {}, el('h2', {}, words.order), button('data-close', words.close)),
    el('ul', { class: 'order-items' }, ...items.map(rowOf)),
    stateField(data),
    ...(running.notServed && state !== undefined
      ? [el('p', { class: 'callout warning' }, words.none(state))]
      : []),
    ...(saving === undefined
      ? []
      : [
          el(
            'p',
            { class: 'save-line' },
            el('button', { type: 'button', 'data-save': '' }, words.save(saving.saved)),
            ' ',
            words.saveWith(saving.names),
          ),
        ]),
    ...(total === undefined
      ? []
      : [
          el(
            'p',
            { class: 'sheet-total' },
            el('span', {}, words.total),
            el('strong', {}, total),
            el('span', { class: 'hint' }, words.fee(printDollars(data.service.service.labFeeCents))),
          ),
        ]),
    el(
      'p',
      { class: 'sheet-actions' },
      el('a', { class: 'button', href: pathIn('/cart', lang) }, words.open),
      button('data-empty', words.empty),
    ),
  ];
}

const rowOf = ({ slug, name, price = '–' }: Told['items'][number]): Branch =>
  el(
    'li',
    {},
    el('span', {}, name),
    el('span', { class: 'figure' }, price),
    el(
      'button',
      { type: 'button', class: 'quiet', 'data-remove': slug, 'aria-label': words.remove(name) },
      icon('close'),
    ),
  );

const stateField = ({ service: { states } }: Priced): Branch =>
  el(
    'label',
    {},
    words.stateTitle,
    el(
      'select',
      { name: 'state' },
      el('option', { value: '' }, words.choose),
      ...states.map(({ code, said }) => el('option', { value: code }, said[lang].name)),
    ),
  );
