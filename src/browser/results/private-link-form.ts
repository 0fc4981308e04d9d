import { fragmentOf, reportIn } from './private-link.ts';
import { entriesOf, type ReportRows } from './rows/report-rows.ts';

/** Fields that say nothing of the person. */
const NOT_PERSON: ReadonlySet<string> = new Set(['lang', 'rows', 'values', 'day']);

/** Fills the form from a private link. */
export function fillFrom(form: HTMLFormElement, rows: ReportRows): void {
  const shared = reportIn(location.hash);
  if (shared === undefined) return;
  rows.add(...shared.rows.map((text) => ({ text, from: 'hand' as const })));
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

/** The private link is made only here, on a press after its warning. */
export function showLink(form: HTMLFormElement): void {
  const place = form.querySelector<HTMLElement>('[data-link-place]');
  const field = place?.querySelector('input');
  if (place === null || field === null || field === undefined) return;
  const person: Record<string, string> = {};
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string' && value !== '' && !NOT_PERSON.has(name)) person[name] = value;
  const rows = entriesOf(form).map(({ text }) => text);
  field.value = location.origin + location.pathname + fragmentOf({ rows, person });
  place.hidden = false;
  field.focus();
  field.select();
}
