import { el } from '../../blocks/element.ts';
import { built } from '../built.ts';
import { pageLang } from '../language.ts';
import {
  type Filter,
  loosened,
  passes,
  queryOf,
  type Row,
  readFilter,
  readSort,
  type Sort,
  sorted,
} from './catalog-rows.ts';
import { FILTER_WORDS } from './catalog-words.ts';

/** Filters and sorts the rows that are in the page already. */
interface ShownRow extends Row {
  readonly element: HTMLElement;
  readonly home: HTMLElement;
}

const form = document.querySelector<HTMLFormElement>('[data-catalog-filter]');
const catalog = document.querySelector<HTMLElement>('[data-catalog]');
if (form && catalog) open(form, catalog);

function open(filters: HTMLFormElement, list: HTMLElement): void {
  const words = FILTER_WORDS[pageLang()];
  const rows = [...list.querySelectorAll<HTMLElement>('tbody tr')].map(readRow);
  const groups = [...list.querySelectorAll('section')];
  const status = filters.querySelector<HTMLElement>('[data-count]');
  const empty = filters.querySelector<HTMLElement>('[data-empty]');
  const byTopic = filters.querySelector('option[value="topic"]') !== null;
  let flat: HTMLElement | undefined;
  let order: Sort | undefined;

  const given = new URLSearchParams(location.search);
  if ([...given.keys()].length > 0) {
    fill(filters, given);
    apply();
  } else if (isAsked()) changed();

  let timer: ReturnType<typeof setTimeout> | undefined;
  filters.addEventListener('input', ({ target }) => {
    clearTimeout(timer);
    const slow = target instanceof HTMLInputElement && target.type === 'number';
    timer = setTimeout(changed, slow ? 200 : 0);
  });
  filters.addEventListener('submit', (event) => {
    event.preventDefault();
    changed();
    // The list has followed every change already: on a phone it lies below the fields.
    list.scrollIntoView();
  });
  // The fields are empty only after the event.
  filters.addEventListener('reset', () => setTimeout(changed));
  empty?.addEventListener('click', ({ target }) => {
    const name = target instanceof HTMLElement ? target.dataset.drop : undefined;
    const field = name && filters.elements.namedItem(name);
    if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) return;
    if (field.type === 'checkbox') (field as HTMLInputElement).checked = false;
    else field.value = '';
    changed();
    field.focus();
  });

  /** This script comes when the form is used first, perhaps after it. */
  function isAsked(): boolean {
    const { filter, sort } = read();
    return queryOf(filter, sort) !== '';
  }

  function changed(): void {
    const { filter, sort } = read();
    history.replaceState(history.state, '', location.pathname + queryOf(filter, sort));
    apply();
  }

  function read(): { filter: Filter; sort: Sort } {
    const data = new FormData(filters);
    return { filter: readFilter(data), sort: readSort(data) };
  }

  function apply(): void {
    const { filter, sort } = read();
    let count = 0;
    for (const row of rows) {
      row.element.hidden = !passes(row, filter);
      if (!row.element.hidden) count++;
    }
    if (sort === 'price' || sort !== order) arrange(sort, filter);
    for (const group of [...groups, ...(flat ? [flat] : [])])
      group.hidden = group.querySelector('tbody tr:not([hidden])') === null;
    if (status) status.textContent = words.count(count, rows.length);
    empty?.replaceChildren(...(count === 0 ? [built(emptyElement(filter))] : []));
  }

  /** By topic each row stands in its own table; otherwise all stand in one, above. */
  function arrange(sort: Sort, filter: Filter): void {
    order = sort;
    if (sort === 'topic') {
      for (const row of rows) row.home.append(row.element);
      return;
    }
    if (!byTopic) {
      for (const row of sorted(rows, sort, filter)) row.home.append(row.element);
      return;
    }
    flat ??= oneTable();
    const heading = flat.querySelector('h2');
    if (heading) heading.textContent = words.sorted(words.sorts[sort]);
    flat.querySelector('tbody')?.append(...sorted(rows, sort, filter).map(({ element }) => element));
  }

  function oneTable(): HTMLElement {
    const section = built(el('section', {}, el('h2', {}))) as HTMLElement;
    const table = groups[0]?.querySelector('table')?.cloneNode(true) as HTMLElement;
    table.querySelector('tbody')?.replaceChildren();
    table.querySelector('caption')?.remove();
    section.append(table);
    list.prepend(section);
    return section;
  }

  function emptyElement(filter: Filter) {
    const shown = (name: string): string => {
      const field = filters.elements.namedItem(name);
      if (field instanceof HTMLSelectElement) return field.selectedOptions[0]?.text ?? '';
      return field instanceof HTMLInputElement && field.type === 'number' ? field.value : '✓';
    };
    const ways = loosened(rows, filter);
    return el(
      'div',
      { class: 'callout' },
      el('p', {}, ways.length === 0 ? words.noneLeft : words.none),
      el(
        'ul',
        { class: 'chips' },
        ...ways.map(({ name, count }) =>
          el(
            'li',
            {},
            el(
              'button',
              { type: 'button', class: 'quiet', 'data-drop': name },
              words.drop(words.fields[name], shown(name), count),
            ),
          ),
        ),
      ),
    );
  }
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

function readRow(element: HTMLElement): ShownRow {
  const { type = '', labs = '', cents = '', sample = '', days = '' } = element.dataset;
  const prices = cents.split(' ').filter((price) => price !== '');
  return {
    element,
    home: element.parentElement as HTMLElement,
    name: element.querySelector('a')?.textContent ?? '',
    category: element.closest('section')?.dataset.category ?? '',
    type,
    cents: Object.fromEntries(labs.split(' ').map((lab, i) => [lab, Number(prices[i])])),
    sample: sample.split(' '),
    fasting: 'fasting' in element.dataset,
    days: Number(days),
    orderable: !('soon' in element.dataset),
  };
}
