import { elements } from '../../blocks/html.ts';
import { findEntry } from '../../core/catalog/entries.ts';
import type { Container } from '../../core/catalog/tubes.ts';
import { stateIn } from '../../core/places/states.ts';
import { type RunningTotal, runningTotal } from '../../core/pricing/running-total.ts';
import { showingWith } from '../../views/known.ts';
import { SHEET_PARTS, type Sheet, sheetFrame, sheetParts } from '../../views/quote-order/order-sheet.ts';
import { sentenceOf } from '../../views/said.ts';
import { WORDS } from '../../views/words.ts';
import { built } from '../built.ts';
import { runOnDevice } from '../forms/on-device.ts';
import { pagePlace } from '../forms/place.ts';
import { say } from '../forms/waiting.ts';
import { pageLang } from '../language.ts';
import { withTimes } from '../preparation/with-times.ts';
import { toolFile } from '../tool-file.ts';
import type { Order } from './order.ts';
import { type Priced, priceData } from './totals.ts';

/** What the sheet is drawn of, beside the order. */
export interface Beside {
  readonly miles: Sheet['miles'];
  readonly removed?: NonNullable<Sheet['removed']>;
}

export interface Drawer {
  readonly data: Priced;
  draw(order: Order, beside: Beside): Promise<void>;
}

/** Undecided counts as yes: nobody means to pay more for the same. */
export const takesCheaper = ({ cheaper }: Order): boolean => cheaper !== false;

/** Draws the order sheet into its place; what is drawn again keeps the focus. */
export async function drawerIn(place: HTMLElement): Promise<Drawer> {
  const lang = pageLang();
  const [data, containers] = await Promise.all([
    priceData(),
    toolFile<Readonly<Record<string, readonly Container[]>>>('containers'),
  ]);
  const { states, service } = data.service;
  let turn = 0;
  const draw = async (order: Order, beside: Beside): Promise<void> => {
    turn += 1;
    const mine = turn;
    const showing = showingWith({ ...pagePlace(), asked: { items: order.items } }, {});
    const running = runningTotal(order, data);
    const quoted = await quotedFor(order, running);
    if (mine !== turn) return;
    const sheet: Sheet = {
      items: order.items.map((slug) => {
        const entry = findEntry(slug, data.catalog.entries);
        return entry === undefined ? { slug } : { slug, entry };
      }),
      running,
      takesCheaper: takesCheaper(order),
      ...(order.state === undefined
        ? {}
        : { state: { code: order.state, name: stateIn(order.state, data.service, lang) } }),
      states,
      feeCents: service.labFeeCents,
      containers,
      ...beside,
      ...((service.cartBase === undefined && service.cart === undefined) || quoted?.status !== 'ok'
        ? {}
        : {
            store: quoted.cartUrl,
            asksState: order.state === undefined && quoted.items.some((line) => line.states !== undefined),
          }),
    };
    if (place.querySelector('.sheet') === null)
      place.replaceChildren(...sheetFrame(states, showing).map((element) => built(element)));
    const parts = sheetParts(sheet, quoted?.status === 'ok' ? quoted : undefined, showing);
    await drawParts(place, parts);
    if (parts.receipt.length > 0) say(place, sentenceOf(parts.receipt));
    const select = place.querySelector<HTMLSelectElement>('select[name="state"]');
    if (select !== null) select.value = order.state ?? '';
  };
  return { data, draw };
}

/** The order as it would be placed, priced by the tool: what is left out still says why. */
async function quotedFor(order: Order, { chosen }: RunningTotal) {
  if (order.items.length === 0) return undefined;
  const taken = takesCheaper(order) ? chosen?.cheaper : undefined;
  const missing = chosen?.refused.map(({ item }) => item) ?? [];
  return runOnDevice('quote_order', {
    items: taken === undefined ? order.items : [...taken.lines.map(({ entry }) => entry.slug), ...missing],
    ...(order.state === undefined ? {} : { state: order.state }),
    ...(chosen === undefined ? {} : { lab: chosen.lab }),
    lang: pageLang(),
  });
}

/** Draws the parts; the time of the draw that was typed stays. */
async function drawParts(place: HTMLElement, parts: ReturnType<typeof sheetParts>): Promise<void> {
  const time = place.querySelector<HTMLInputElement>('prep-timeline input')?.value ?? '';
  keepingFocus(place, () => {
    for (const name of SHEET_PARTS)
      place
        .querySelector(`[data-part="${name}"]`)
        ?.replaceChildren(...parts[name].map((element) => built(element)));
  });
  await withTimes(place);
  const field = place.querySelector<HTMLInputElement>('prep-timeline input');
  if (field !== null && time !== '') {
    field.value = time;
    field.dispatchEvent(new Event('input'));
  }
  place.querySelector<HTMLElement>('[data-calendar]')?.toggleAttribute('hidden', field === null);
}

/** Puts the focus back on what took the place of the element that had it. */
function keepingFocus(place: HTMLElement, change: () => void): void {
  const focused = document.activeElement;
  const key =
    focused instanceof HTMLInputElement && place.contains(focused)
      ? `input[name="${focused.name}"]${focused.type === 'radio' ? `[value="${focused.value}"]` : ''}`
      : undefined;
  change();
  if (key !== undefined) place.querySelector<HTMLElement>(key)?.focus();
}

export function showFailure(place: HTMLElement): void {
  place.replaceChildren(
    ...elements([{ kind: 'callout', tone: 'warning', text: WORDS[pageLang()].failed }]).map((element) =>
      built(element),
    ),
  );
}
