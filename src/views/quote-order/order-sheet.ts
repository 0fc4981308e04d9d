import { type Element, el, type Node } from '../../blocks/element.ts';
import { icon } from '../../blocks/icons.ts';
import { itemPath, pathIn } from '../../core/address.ts';
import type { Container } from '../../core/catalog/tubes.ts';
import type { CatalogEntry } from '../../core/model/catalog.ts';
import type { State } from '../../core/model/service.ts';
import { printDollars } from '../../core/pricing/money.ts';
import { centsAt, cheapestLab, type LabTotal, type RunningTotal } from '../../core/pricing/running-total.ts';
import type { AnswerWith } from '../../core/tools/define.ts';
import type { quoteOrder } from '../../core/tools/quote-order.ts';
import { preparationSection } from '../preparation.ts';
import { said } from '../said.ts';
import { a, callout, h2, labName, p, type Showing, toElements, ul } from '../showing.ts';
import { elsewhere, refused } from './result.ts';
import { SHEET_WORDS } from './sheet-words.ts';
import { zipForm } from './zip-form.ts';

type Priced = AnswerWith<typeof quoteOrder, 'ok'>;

/** An order with all that its sheet shows. */
export interface Sheet {
  /** What was asked for, as it was added; an item that is not known has a slug only. */
  readonly items: readonly { readonly slug: string; readonly entry?: CatalogEntry }[];
  readonly running: RunningTotal;
  readonly takesCheaper: boolean;
  /** Code and name of the state, where it was chosen. */
  readonly state?: { readonly code: string; readonly name: string };
  readonly states: readonly State[];
  readonly feeCents: number;
  /** The nearest site of each lab in miles, once a ZIP code is known. */
  readonly miles: Readonly<Record<string, number>>;
  /** What was taken out last, and from where. */
  readonly removed?: { readonly name: string; readonly at: number };
  readonly containers: Readonly<Record<string, readonly Container[]>>;
  /** The store's own cart with this order. */
  readonly store?: string;
  /** The state decides what of it may be sold, and was not chosen yet. */
  readonly asksState?: boolean;
}

/** The parts that are drawn anew when the order changes. */
export const SHEET_PARTS = [
  'items',
  'saving',
  'labs',
  'receipt',
  'left',
  'prepare',
  'tubes',
  'know',
] as const;
export type SheetPart = (typeof SHEET_PARTS)[number];

/** Where the parts go: drawn once, so that a field keeps what is in it. */
export function sheetFrame(states: readonly State[], { lang }: Showing): Element[] {
  const words = SHEET_WORDS[lang];
  const part = (name: SheetPart, tag = 'section') => el(tag, { 'data-part': name });
  const button = (name: string, text: string, more: Readonly<Record<string, string>> = {}) =>
    el('button', { type: 'button', class: 'quiet', [name]: '', ...more }, text);
  return [
    el('div', { 'data-notes': '' }),
    el(
      'div',
      { class: 'sheet' },
      el(
        'div',
        { class: 'sheet-order' },
        part('items'),
        part('saving', 'div'),
        el(
          'label',
          { class: 'sheet-state' },
          words.state,
          el(
            'select',
            { name: 'state' },
            el('option', { value: '' }, words.choose),
            ...states.map(({ code, said }) => el('option', { value: code }, said[lang].name)),
          ),
        ),
        el('div', { 'data-refusal': '' }),
        part('labs', 'div'),
        part('left', 'div'),
      ),
      el(
        'aside',
        { class: 'sheet-side', 'aria-label': words.receipt },
        part('receipt', 'div'),
        el(
          'p',
          { class: 'actions unprinted' },
          button('data-copy', words.copy),
          button('data-share', words.share, { hidden: '' }),
          button('data-print', words.print),
        ),
        el('p', { class: 'hint', role: 'status', 'data-done': '' }),
      ),
      el(
        'div',
        { class: 'sheet-draw' },
        part('prepare', 'div'),
        el('p', { class: 'actions unprinted' }, button('data-calendar', words.calendar)),
        part('tubes', 'div'),
        el(
          'section',
          { class: 'unprinted' },
          h2(words.sites),
          zipForm(words, words.find),
          el('div', { 'data-sites': '', role: 'status' }),
        ),
        part('know', 'div'),
      ),
    ),
  ];
}

/** Each part as the order is now. */
export function sheetParts(
  sheet: Sheet,
  quoted: Priced | undefined,
  showing: Showing,
): Record<SheetPart, Element[]> {
  const { lang } = showing;
  const words = SHEET_WORDS[lang];
  return {
    items: itemsPart(sheet, showing),
    saving: savingPart(sheet, showing),
    labs: labsPart(sheet, showing),
    receipt: receiptPart(sheet, showing),
    left: quoted === undefined ? [] : refused(quoted, showing, { changeable: false }),
    prepare: toElements(preparationSection(quoted?.preparation, lang), showing),
    tubes: tubesPart(sheet, showing),
    know: [
      ...(quoted === undefined || quoted.warnings.length === 0 ? [] : [h2(words.know), ul(quoted.warnings)]),
      ...(quoted === undefined
        ? []
        : elsewhere(
            quoted.items.map(({ slug }) => slug),
            showing,
          )),
    ],
  };
}

const nameOf = ({ slug, entry }: Sheet['items'][number], { lang }: Showing): string =>
  entry?.said[lang].name ?? slug;

function itemsPart({ items, running, removed }: Sheet, showing: Showing): Element[] {
  const { lang } = showing;
  const words = SHEET_WORDS[lang];
  const rows = items.map((item) => {
    const { slug, entry } = item;
    const name = nameOf(item, showing);
    const cents = running.chosen?.lines.find((line) => line.entry === entry)?.cents;
    return el(
      'li',
      {},
      entry === undefined ? el('span', {}, name) : a(name, pathIn(itemPath(entry), lang)),
      el('span', { class: 'figure' }, cents === undefined ? '–' : printDollars(cents)),
      el(
        'button',
        { type: 'button', class: 'quiet', 'data-remove': slug, 'aria-label': words.remove(name) },
        icon('close'),
      ),
    );
  });
  if (removed !== undefined)
    rows.splice(
      removed.at,
      0,
      el(
        'li',
        { class: 'undo' },
        el('span', {}, words.removed(removed.name)),
        el('button', { type: 'button', class: 'quiet', 'data-undo': '' }, words.undo),
      ),
    );
  return [
    h2(words.items),
    el('ul', { class: 'order-items' }, ...rows),
    el(
      'p',
      { class: 'actions unprinted' },
      a(words.more, pathIn('/tests', lang)),
      el('button', { type: 'button', class: 'quiet', 'data-empty': '' }, words.empty),
    ),
  ];
}

function savingPart({ running: { chosen }, takesCheaper }: Sheet, { lang }: Showing): Element[] {
  const words = SHEET_WORDS[lang];
  const cheaper = chosen?.cheaper;
  if (cheaper === undefined) return [];
  const names = cheaper.lines.map(({ entry }) => entry.said[lang].name);
  const text = names.length === 1 ? words.savingText : words.savingsText;
  return [
    el(
      'label',
      { class: 'switch' },
      el('input', {
        type: 'checkbox',
        role: 'switch',
        name: 'cheaper',
        ...(takesCheaper ? { checked: '' } : {}),
      }),
      el('span', {}, el('strong', {}, words.saving), ' ', el('span', {}, text(names.join(', ')))),
      el('strong', { class: 'figure' }, `−${printDollars(cheaper.savedCents)}`),
    ),
  ];
}

function labsPart(sheet: Sheet, showing: Showing): Element[] {
  const { items, running, takesCheaper, state, miles } = sheet;
  const { labs, chosen, routed } = running;
  const words = SHEET_WORDS[showing.lang];
  if (chosen === undefined || items.length === 0) return [];
  if (routed) return state === undefined ? [] : [p(words.routed(state.name, labName(chosen.lab, showing)))];
  const cheapest = cheapestLab(labs, takesCheaper);
  const card = (one: LabTotal): Element => {
    const left = one.refused.filter(({ code }) => code === 'not_at_lab' || code === 'not_in_state');
    const near = miles[one.lab];
    const facts: Node[] = [
      el(
        'span',
        {},
        left.length === 0
          ? words.all
          : words.leaves(left.map(({ entry, item }) => entry?.said[showing.lang].name ?? item).join(', ')),
      ),
      ...(near === undefined ? [] : [el('span', {}, words.nearest(near))]),
      ...(cheapest !== undefined &&
      one.refused.length === cheapest.refused.length &&
      centsAt(one, takesCheaper) === centsAt(cheapest, takesCheaper)
        ? [el('span', { class: 'tag yes' }, words.cheapest)]
        : []),
    ];
    return el(
      'label',
      { class: 'lab-card' },
      el('input', { type: 'radio', name: 'lab', value: one.lab, ...(one === chosen ? { checked: '' } : {}) }),
      el('span', { class: 'lab-name' }, labName(one.lab, showing)),
      el('strong', { class: 'figure' }, printDollars(centsAt(one, takesCheaper))),
      el('span', { class: 'lab-facts' }, ...facts),
    );
  };
  return [el('fieldset', { class: 'labs' }, el('legend', {}, words.labs), ...labs.map(card))];
}

function receiptPart(sheet: Sheet, showing: Showing): Element[] {
  const { running, takesCheaper, state, feeCents } = sheet;
  const { lang } = showing;
  const words = SHEET_WORDS[lang];
  const { chosen } = running;
  if (chosen === undefined || chosen.lines.length === 0) return [];
  const taken = takesCheaper ? chosen.cheaper : undefined;
  const total = printDollars(centsAt(chosen, takesCheaper));
  const line = (name: string, cents: string) => el('div', {}, el('dt', {}, name), el('dd', {}, cents));
  return [
    el(
      'div',
      { class: 'receipt' },
      h2(words.receipt),
      el(
        'p',
        { class: 'hint' },
        words.at(labName(chosen.lab, showing)) + (state === undefined ? '' : words.drawn(state.name)),
      ),
      el(
        'dl',
        {},
        ...(taken ?? chosen).lines.map(({ entry, cents }) =>
          line(entry.said[lang].name, printDollars(cents)),
        ),
        line(words.fee, printDollars(feeCents)),
      ),
      el(
        'p',
        { class: 'receipt-total', ...said(`${words.total} ${total}`) },
        el('span', {}, words.total),
        el('strong', { 'data-total': '' }, total),
      ),
      ...(taken === undefined
        ? []
        : [el('p', { class: 'saved' }, `${words.saved}: ${printDollars(taken.savedCents)}`)]),
      ...storePart(sheet, showing),
    ),
  ];
}

/** The way on to the store, once it is known that the store sells all of it. */
function storePart({ store, asksState }: Sheet, { lang }: Showing): Element[] {
  const words = SHEET_WORDS[lang];
  if (store === undefined) return [callout('note', words.demo)];
  if (asksState === true) return [callout('note', words.stateFirst)];
  return [
    p(words.ordering),
    el(
      'p',
      { class: 'actions' },
      a(words.store, store, { class: 'button' }),
      el('span', { class: 'hint' }, words.charged),
    ),
  ];
}

function tubesPart({ items, containers }: Sheet, showing: Showing): Element[] {
  const words = SHEET_WORDS[showing.lang];
  const names = new Map<Container, string[]>();
  for (const item of items)
    for (const container of containers[item.slug] ?? [])
      names.set(container, [...(names.get(container) ?? []), nameOf(item, showing)]);
  if (names.size === 0) return [];
  return [
    h2(words.tubes),
    el(
      'ul',
      { class: 'tubes' },
      ...[...names].map(([container, whose]) =>
        el(
          'li',
          { class: `tube-${container}` },
          tubeElement(),
          el(
            'span',
            {},
            el('strong', {}, words.containers[container]),
            ' ',
            el('span', {}, whose.join(', ')),
          ),
        ),
      ),
    ),
    el('p', { class: 'hint' }, words.tubesNote),
  ];
}

/** A tube with its cap, which the style sheet colours. */
const tubeElement = (): Element =>
  el(
    'svg',
    { class: 'tube', viewBox: '0 0 16 40', 'aria-hidden': 'true', focusable: 'false' },
    el('path', { class: 'glass', d: 'M4 10v23a4 4 0 0 0 8 0V10Z' }),
    el('rect', { class: 'cap', x: '2', y: '2', width: '12', height: '9', rx: '2' }),
  );
