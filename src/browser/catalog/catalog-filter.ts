import { el } from '../../blocks/element.ts';
import { once } from '../../core/once.ts';
import { built } from '../built.ts';
import { pageLang } from '../language.ts';
import { addToRows } from '../order/add-rows.ts';
import { type FilterName, queryOf, type Row, readFilter, readSort } from './catalog-rows.ts';
import { type Asked, type CatalogState, listed } from './catalog-state.ts';
import { FILTER_WORDS } from './catalog-words.ts';

/** Filters and sorts the rows that are in the page already. */
interface ShownRow extends Row {
  readonly element: HTMLElement;
  readonly home: HTMLElement;
}

interface OpenCatalog {
  readonly filters: HTMLFormElement;
  readonly list: HTMLElement;
  readonly rows: readonly ShownRow[];
  /** The table above all others in which rows stand that are not sorted by topic. */
  readonly flat: () => HTMLElement;
  state: CatalogState<ShownRow> | undefined;
}

const form = document.querySelector<HTMLFormElement>('[data-catalog-filter]');
const catalog = document.querySelector<HTMLElement>('[data-catalog]');
if (form && catalog) open(form, catalog);

function open(filters: HTMLFormElement, list: HTMLElement): void {
  addToRows();
  const rows = [...list.querySelectorAll<HTMLElement>('tbody tr')].map(readRow);
  const view: OpenCatalog = { filters, list, rows, flat: once(() => oneTable(list)), state: undefined };
  const given = new URLSearchParams(location.search);
  if (given.size > 0) {
    fill(filters, given);
    show(view);
  }
  // This script comes when the form is used first, perhaps after it.
  else if (addressOf(filters) !== '') changed(view);

  let timer: ReturnType<typeof setTimeout> | undefined;
  filters.addEventListener('input', ({ target }) => {
    clearTimeout(timer);
    const slow = target instanceof HTMLInputElement && target.type === 'number';
    timer = setTimeout(changed, slow ? 200 : 0, view);
  });
  filters.addEventListener('submit', (event) => {
    event.preventDefault();
    changed(view);
    // The list has followed every change already: on a phone it lies below the fields.
    list.scrollIntoView();
  });
  // The fields are empty only after the event.
  filters.addEventListener('reset', () => setTimeout(changed, 0, view));
  filters.querySelector('[data-empty]')?.addEventListener('click', ({ target }) => {
    const name = target instanceof HTMLElement ? target.dataset.drop : undefined;
    const field = name === undefined ? undefined : emptied(filters, name);
    if (field === undefined) return;
    changed(view);
    field.focus();
  });
}

function read(filters: HTMLFormElement): Asked {
  const data = new FormData(filters);
  return { filter: readFilter(data), sort: readSort(data) };
}

function addressOf(filters: HTMLFormElement): string {
  const { filter, sort } = read(filters);
  return queryOf(filter, sort);
}

function changed(view: OpenCatalog): void {
  history.replaceState(history.state, '', location.pathname + addressOf(view.filters));
  show(view);
}

function show(view: OpenCatalog): void {
  const { filters, list, rows, state: before } = view;
  const words = FILTER_WORDS[pageLang()];
  const now = listed(rows, read(filters), before);
  view.state = now;
  for (const row of rows) row.element.hidden = !now.shown.has(row);
  if (now.order !== before?.order) arrange(view, now);
  for (const group of list.querySelectorAll('section'))
    group.hidden = group.querySelector('tbody tr:not([hidden])') === null;
  // What is asked for is seen at once; the groups of everything stay folded up.
  for (const group of list.querySelectorAll('details'))
    group.open = group.open || now.shown.size < rows.length;
  filters.toggleAttribute('data-narrowed', addressOf(filters) !== '');
  const status = filters.querySelector('[data-count]');
  if (status) status.textContent = words.count(now.shown.size, rows.length);
  filters
    .querySelector('[data-empty]')
    ?.replaceChildren(...(now.shown.size === 0 ? [built(emptyElement(filters, now.ways))] : []));
}

/** By topic each row stands in its own table; otherwise all stand in one, above. */
function arrange({ filters, flat }: OpenCatalog, { sort, order }: CatalogState<ShownRow>): void {
  const words = FILTER_WORDS[pageLang()];
  const byTopic = filters.querySelector('option[value="topic"]') !== null;
  if (sort === 'topic' || !byTopic) {
    for (const row of order) row.home.append(row.element);
    return;
  }
  const table = flat();
  const heading = table.querySelector('h2');
  if (heading) heading.textContent = words.sorted(words.sorts[sort]);
  table.querySelector('tbody')?.append(...order.map(({ element }) => element));
}

function oneTable(list: HTMLElement): HTMLElement {
  const section = built(el('section', {}, el('h2', {}))) as HTMLElement;
  const table = list.querySelector('section table')?.cloneNode(true) as HTMLElement;
  table.querySelector('tbody')?.replaceChildren();
  table.querySelector('caption')?.remove();
  section.append(table);
  list.prepend(section);
  return section;
}

function emptyElement(filters: HTMLFormElement, ways: CatalogState<Row>['ways']) {
  const words = FILTER_WORDS[pageLang()];
  const way = (name: FilterName, count: number) =>
    el(
      'button',
      { type: 'button', class: 'quiet', 'data-drop': name },
      words.drop(words.fields[name], chosen(filters, name), count),
    );
  return el(
    'div',
    { class: 'callout' },
    el('p', {}, ways.length === 0 ? words.noneLeft : words.none),
    el('ul', { class: 'chips' }, ...ways.map(({ name, count }) => el('li', {}, way(name, count)))),
  );
}

/** What a field says, as somebody reads it. */
function chosen(filters: HTMLFormElement, name: string): string {
  const field = filters.elements.namedItem(name);
  if (field instanceof HTMLSelectElement) return field.selectedOptions[0]?.text ?? '';
  return field instanceof HTMLInputElement && field.type === 'number' ? field.value : '✓';
}

/** Empties a field and gives it; undefined where there is none of this name. */
function emptied(filters: HTMLFormElement, name: string): HTMLElement | undefined {
  const field = filters.elements.namedItem(name);
  if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) return undefined;
  if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked = false;
  else field.value = '';
  return field;
}

function fill(filters: HTMLFormElement, given: URLSearchParams): void {
  for (const [name, value] of given) {
    const field = filters.elements.namedItem(name);
    if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked = value === field.value;
    else if (field instanceof HTMLInputElement) field.value = value;
    // A value that is not offered narrows nothing.
    else if (
      field instanceof HTMLSelectElement &&
      [...field.options].some((option) => option.value === value)
    )
      field.value = value;
  }
}

/** The price at each lab that performs it, as the row prints it. */
function centsIn(row: HTMLElement): Row['cents'] {
  const labs = row.closest<HTMLElement>('[data-catalog]')?.dataset.catalog?.split(' ') ?? [];
  return Object.fromEntries(
    [...row.querySelectorAll('.figure')].flatMap(({ textContent }, i): [string, number][] => {
      const dollars = /\$([\d,]+\.\d\d)/.exec(textContent ?? '')?.[1];
      return dollars === undefined
        ? []
        : [[labs[i] ?? '', Math.round(Number(dollars.replace(',', '')) * 100)]];
    }),
  );
}

function readRow(element: HTMLElement): ShownRow {
  const { type = '', sample = '' } = element.dataset;
  return {
    element,
    home: element.parentElement as HTMLElement,
    name: element.querySelector('a')?.textContent ?? '',
    category: element.closest('section')?.dataset.category ?? '',
    type,
    cents: centsIn(element),
    sample: sample.split(' '),
    fasting: 'fasting' in element.dataset,
    days: Number(/\d+$/.exec(element.querySelector('.extra:nth-last-child(2)')?.textContent ?? '')?.[0]),
    orderable: !('soon' in element.dataset),
  };
}
