import { el } from '../../blocks/element.ts';
import { pathIn } from '../../core/address.ts';
import { built } from '../built.ts';
import { pageLang } from '../language.ts';
import { retried } from '../retried.ts';
import { keepOrder, keptOrder, onOrder } from './kept-order.ts';
import { ORDER_WORDS } from './order-words.ts';
import { priceData, type Told, toldOf } from './totals.ts';

/*
 * The running total: on a phone a bar at the bottom, on a desk a pill in the header that opens a sheet. One status
 * says what changed.
 */
const lang = pageLang();
const words = ORDER_WORDS[lang];
const loaded = retried(priceData);

const bar = document.createElement('aside');
bar.className = 'order-bar';
bar.setAttribute('aria-label', words.order);
const status = document.createElement('p');
status.className = 'unseen';
status.setAttribute('role', 'status');
document.body.append(bar, status);

/** A dialog over the page makes the rest of it silent: what is said and seen has to be within it. */
function toTop(): void {
  const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  if (status.parentElement !== top) top.append(status);
  const host = document.querySelector('.search-dialog[open]') ?? document.body;
  if (bar.parentElement !== host) host.append(bar);
}
document.addEventListener('close', toTop, true);

const pill = document.querySelector<HTMLAnchorElement>('[data-order]');
pill?.addEventListener('click', (event) => {
  if (keptOrder().items.length === 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  if (onSheet) return;
  event.preventDefault();
  import('./side-sheet.ts').then(
    ({ openSheet }) => openSheet(),
    () => location.assign(pill.href),
  );
});

function say(text: string): void {
  toTop();
  // A text that does not change is not read again.
  status.textContent = status.textContent === text ? `${text}\u00a0` : text;
}

/** On the sheet of the order a cheaper set is taken unless somebody says no. */
const onSheet = document.querySelector('[data-cart]') !== null;

const told = async (): Promise<Told> => {
  const order = keptOrder();
  return toldOf(onSheet ? { ...order, cheaper: order.cheaper !== false } : order, await loaded());
};

/** "3 tests", or how many of them have a price. */
const countOf = ({ items, priced, running }: Told): string =>
  priced === items.length || running.notServed ? words.count(items.length) : words.some(priced, items.length);

const whereOf = ({ state, running }: Told): string =>
  state === undefined ? '' : running.notServed ? words.notIn(state) : words.in(state);

function drawBar(order: Told): void {
  const { total, saving } = order;
  bar.replaceChildren(
    built(
      el(
        'a',
        { class: 'order-total', href: pathIn('/cart', lang) },
        el('span', {}, countOf(order)),
        ...(total === undefined ? [] : [' · ', el('strong', {}, total)]),
        ' ',
        el('span', { class: 'where' }, whereOf(order)),
      ),
    ),
    ...(saving === undefined
      ? []
      : [
          built(
            el(
              'button',
              {
                type: 'button',
                class: 'save',
                'aria-label': `${words.save(saving.saved)} ${words.saveWith(saving.names)}`,
              },
              words.save(saving.saved),
            ),
          ),
        ]),
    built(el('a', { class: 'button', href: pathIn('/cart', lang) }, words.review)),
  );
}

bar.addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('.save') !== null) void save();
});

async function save(): Promise<void> {
  const { saving } = await told();
  keepOrder({ ...keptOrder(), cheaper: true });
  bar.querySelector('a')?.focus();
  say(words.saved(saving?.saved ?? '', (await told()).total ?? ''));
}

async function show(): Promise<void> {
  toTop();
  const { items } = keptOrder();
  bar.hidden = items.length === 0;
  document.body.classList.toggle('has-order', items.length > 0);
  const label = pill?.querySelector('[data-order-text]');
  if (items.length === 0 && label) label.textContent = words.order;
  if (items.length === 0) return;
  const order = await told();
  drawBar(order);
  if (label)
    label.textContent = [countOf(order), order.total].filter((part) => part !== undefined).join(' · ');
}

/** Says what was added or taken out, with the new total. */
export async function sayChange(name: string, change: 'added' | 'removed'): Promise<void> {
  const { items, total, state, running } = await told();
  const now = items.length === 0 ? words.emptied : words[change](name, items.length, total ?? '');
  const isLeftOut =
    change === 'added' &&
    state !== undefined &&
    running.chosen?.refused.some(
      ({ item, code }) =>
        code === 'not_in_state' && items.some((one) => one.slug === item && one.name === name),
    ) === true;
  say(isLeftOut ? `${now} ${words.leftOut(name, state)}` : now);
}

export const sayFull = (): void => say(words.full);

onOrder(() => void show().catch(() => undefined));
void show().catch(() => undefined);
