import { isNamed } from '../../core/analytes/match.ts';
import type { AboutReport } from '../../core/report/about/about.ts';
import type { Reading } from '../../core/report/reading.ts';
import { readReport } from '../../core/report/report.ts';
import { type MarkerSuggestion, nameIn } from '../../views/known.ts';
import { WORDS } from '../../views/words.ts';
import { numberIn } from '../forms/read-form.ts';
import { pageLang } from '../language.ts';
import { careFor } from '../search/search-care.ts';
import { sliceFile, toolFile } from '../tool-file.ts';
import { ownWords } from './own-words.ts';
import { fragmentOf, type RowText, reportIn } from './private-link.ts';
import { type ReadRow, readRows } from './read-rows.ts';
import { rowElement, rowTexts } from './report-row.ts';

/** The form of a report: pasted text becomes rows that can be corrected; rows become the tool's input. */
export function fillWithLife(form: HTMLFormElement): (() => Promise<void>) | undefined {
  const text = form.querySelector<HTMLTextAreaElement>('textarea[name="values"]');
  const rows = form.querySelector<HTMLElement>('[data-rows]');
  const status = form.querySelector<HTMLElement>('[data-read]');
  const store = form.querySelector<HTMLInputElement>('input[data-as="values"]');
  if (text === null || rows === null || status === null || store === null) return undefined;

  let before = '';
  let reading: Promise<void> = Promise.resolve();
  const read = (): void => {
    before = text.value;
    reading = readInto(form, text, rows);
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  text.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(read, 250);
  });
  void suggestNames(form);
  form.addEventListener('click', ({ target }) => {
    if (!(target instanceof HTMLElement)) return;
    if (target.closest('[data-add-row]')) add(rows, NO_TEXT).querySelector('input')?.focus();
    if (target.closest('[data-clear]')) {
      form.reset();
      rows.replaceChildren();
      report(form, []);
      void warn(form, []);
      text.focus();
    }
    if (target.closest('[data-make-link]')) showLink(form, rows);
  });
  // What was pasted before this script was there counts too.
  if (text.value.trim() !== '') read();

  fillFrom(form, rows);
  return async () => {
    clearTimeout(timer);
    if (text.value !== before) read();
    await reading;
    store.value = JSON.stringify(valuesOf(rows));
  };
}

const NO_TEXT: RowText = { marker: '', value: '', unit: '', low: '', high: '', mark: '' };

function add(rows: HTMLElement, row: RowText, notes: readonly string[] = []): HTMLElement {
  const words = WORDS[pageLang()];
  const item = rowElement(row, rows.childElementCount + 1, notes, (name) => words.removeRow(name));
  rows.append(item);
  return item;
}

/** Reads the text into rows, unless it has changed meanwhile. */
async function readInto(form: HTMLFormElement, text: HTMLTextAreaElement, rows: HTMLElement): Promise<void> {
  const typed = text.value;
  const analytes = await sliceFile('analytes').catch(() => undefined);
  if (typed !== text.value) return;
  const knows = (name: string): boolean => analytes !== undefined && isNamed(name, analytes);
  const { lines, about } = readReport(typed, knows);
  // Rows that were filled in by hand stay.
  for (const old of rows.querySelectorAll('[data-read]')) old.remove();
  // Without the list of names, none is called unknown.
  const isKnown = analytes === undefined ? () => true : knows;
  for (const one of readRows(lines, isKnown)) add(rows, one.row, notesOf(one)).dataset.read = '';
  report(form, lines);
  offer(form, about);
  await warn(form, lines);
}

/** Says first what to do where the person’s own words beside the values speak of a warning sign. */
async function warn(form: HTMLFormElement, readings: readonly Reading[]): Promise<void> {
  const place = form.querySelector<HTMLElement>('[data-care]');
  const own = ownWords(readings);
  // The list of signs is loaded only for words that may hold one.
  const texts =
    own.length === 0
      ? []
      : await careFor(...own).then(
          (care) => care.texts,
          () => [],
        );
  place?.replaceChildren(
    ...texts.map((text) => {
      const said = document.createElement('p');
      said.className = 'callout urgent';
      said.textContent = text;
      return said;
    }),
  );
}

function notesOf({ line, known, row }: ReadRow): string[] {
  const words = WORDS[pageLang()];
  const ranged = row.low !== '' || row.high !== '';
  return [words.from(line), ...(known ? [] : [ranged ? words.ownRange : words.unknownName])];
}

/** Fills the form from a private link. */
function fillFrom(form: HTMLFormElement, rows: HTMLElement): void {
  const shared = reportIn(location.hash);
  if (shared === undefined) return;
  for (const row of shared.rows) add(rows, row);
  for (const [name, value] of Object.entries(shared.person)) {
    const field = form.elements.namedItem(name);
    const fits =
      field instanceof RadioNodeList ||
      field instanceof HTMLSelectElement ||
      field instanceof HTMLInputElement;
    if (fits && !NOT_PERSON.has(name)) field.value = value;
  }
  form.dispatchEvent(new Event('filled'));
  // What others may read over a shoulder or in the history does not stay in the address.
  history.replaceState(null, '', location.pathname);
}

/** What was understood of the text, and what was not and why. */
function report(form: HTMLFormElement, readings: readonly Reading[]): void {
  const words = WORDS[pageLang()];
  const status = form.querySelector<HTMLElement>('[data-read]');
  const unread = form.querySelector<HTMLDetailsElement>('[data-unread]');
  const values = readings.filter((one) => 'entry' in one).length;
  const others = readings.flatMap((one) => ('unread' in one ? [one] : []));
  if (status !== null) status.textContent = readings.length === 0 ? '' : words.read(values, readings.length);
  if (unread === null) return;
  unread.hidden = others.length === 0;
  const summary = unread.querySelector('summary');
  if (summary !== null) summary.textContent = words.unread(others.length);
  unread.querySelector('ul')?.replaceChildren(
    ...others.map(({ line, unread: why }) => {
      const item = document.createElement('li');
      const quoted = document.createElement('q');
      quoted.textContent = line;
      item.append(quoted, `: ${words.why[why]}.`);
      return item;
    }),
  );
}

/** Offers what the head of the report says of the person; nothing is filled in before it is asked for. */
function offer(form: HTMLFormElement, about: AboutReport): void {
  const place = form.querySelector<HTMLElement>('[data-about]');
  const said = WORDS[pageLang()].about(about);
  if (place === null || said === '') {
    place?.replaceChildren();
    return;
  }
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'quiet';
  button.textContent = said;
  button.addEventListener('click', () => {
    fillPerson(form, about);
    place.replaceChildren();
    form.querySelector<HTMLElement>('[name="age"]')?.focus();
  });
  place.replaceChildren(button);
}

function fillPerson(form: HTMLFormElement, { sex, age, pregnant }: AboutReport): void {
  const said = { sex, age: age === undefined ? undefined : String(age), pregnancy: pregnant && 'true' };
  for (const [name, value] of Object.entries(said)) {
    const field = form.elements.namedItem(name);
    const fits =
      field instanceof RadioNodeList ||
      field instanceof HTMLSelectElement ||
      field instanceof HTMLInputElement;
    if (fits && value !== undefined) field.value = value;
  }
  form.dispatchEvent(new Event('filled'));
}

/** The rows as the tool's values; what is no plain number goes as typed, with its sign, and the tool reads it. */
function valuesOf(rows: HTMLElement): Record<string, unknown>[] {
  return rowTexts(rows).map(({ marker, value, unit, low, high, mark }) => ({
    marker,
    ...(value === '' ? {} : { value: /^-?\d+(?:\.\d+)?$/.test(value) ? Number(value) : value }),
    ...(unit === '' ? {} : { unit }),
    ...(mark === '' ? {} : { mark: mark.slice(0, 20) }),
    ...(low === '' ? {} : { refLow: numberIn(low) ?? low }),
    ...(high === '' ? {} : { refHigh: numberIn(high) ?? high }),
  }));
}

async function suggestNames(form: HTMLFormElement): Promise<void> {
  const names = form.querySelector('#marker-names');
  const markers = await toolFile<readonly MarkerSuggestion[]>('markers').catch(() => []);
  names?.replaceChildren(
    ...markers.map((marker) => {
      const option = document.createElement('option');
      option.value = nameIn(marker, pageLang());
      return option;
    }),
  );
}

/** Fields that say nothing of the person. */
const NOT_PERSON: ReadonlySet<string> = new Set(['lang', 'rows', 'values']);

/** The private link is made only here, on a press after its warning. */
function showLink(form: HTMLFormElement, rows: HTMLElement): void {
  const place = form.querySelector<HTMLElement>('[data-link-place]');
  const field = place?.querySelector('input');
  if (place === null || field === null || field === undefined) return;
  const person: Record<string, string> = {};
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string' && value !== '' && !NOT_PERSON.has(name)) person[name] = value;
  field.value = location.origin + location.pathname + fragmentOf({ rows: rowTexts(rows), person });
  place.hidden = false;
  field.focus();
  field.select();
}
