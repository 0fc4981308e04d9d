import type { Fault } from '../../core/errors.ts';
import type { ViewWords } from '../../views/view-words.ts';
import { WORDS } from '../../views/words.ts';
import { pageLang } from '../language.ts';

/** Faults of a form: a summary that takes the focus and leads to each field, and the same beside the field. */
export function showFaults(form: HTMLFormElement, error: unknown, labels: ViewWords['fields']): void {
  clearFaults(form);
  const summary = form.querySelector<HTMLElement>('.errors');
  if (summary === null) return;
  const lang = pageLang();
  const faults = (error as { faults?: readonly Fault[] }).faults ?? [];
  const title = element('p', WORDS[lang].problem);
  title.className = 'title';
  summary.replaceChildren(
    title,
    ...(faults.length === 0 ? [element('p', messageOf(error))] : [listOf(form, faults, labels)]),
  );
  summary.hidden = false;
  summary.focus();
}

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : WORDS[pageLang()].failed;

function listOf(form: HTMLFormElement, faults: readonly Fault[], labels: ViewWords['fields']): HTMLElement {
  const list = document.createElement('ul');
  for (const { pointer, detail } of faults) {
    const path = pointer.slice(1).split('/');
    const [name = ''] = path;
    const field = fieldAt(form, path);
    const words = `${labels[name]?.label ?? name}: ${detail}`;
    const item = document.createElement('li');
    if (field === undefined) item.textContent = words;
    else {
      const link = document.createElement('a');
      link.href = `#${field.id}`;
      link.textContent = words;
      link.addEventListener('click', (event) => {
        event.preventDefault();
        (field.matches('fieldset')
          ? (field.querySelector<HTMLElement>('input, button') ?? field)
          : field
        ).focus();
      });
      item.append(link);
      mark(field, detail);
    }
    list.append(item);
  }
  return list;
}

/** Parts of a row of a report, by the name of the tool's field. */
const PARTS: Readonly<Record<string, string>> = { refLow: 'low', refHigh: 'high' };

/** The field that a fault is about; a fault inside of the rows of a report opens its row. */
function fieldAt(
  form: HTMLFormElement,
  [name = '', index, part = '']: readonly string[],
): HTMLElement | undefined {
  const row =
    index === undefined ? undefined : form.querySelectorAll('[data-row]:not([data-empty])')[Number(index)];
  row?.dispatchEvent(new Event('correct'));
  const inputs = [...(row?.querySelectorAll<HTMLElement>('input') ?? [])];
  const input = inputs.find(({ dataset }) => dataset.part === (PARTS[part] ?? part)) ?? inputs[0];
  if (input !== undefined) return input;
  const field = form.querySelector<HTMLElement>(`#${form.dataset.tool}-${CSS.escape(name)}`);
  // The converter shows the value in two fields of its own.
  return (
    (field?.checkVisibility() === false ? form.querySelector<HTMLElement>('.converter input') : field) ??
    undefined
  );
}

function mark(field: HTMLElement, text: string): void {
  const note = element('p', text);
  note.className = 'fault';
  note.id = `${field.id}-fault`;
  field.setAttribute('aria-invalid', 'true');
  field.dataset.hint = field.getAttribute('aria-describedby') ?? '';
  field.setAttribute('aria-describedby', `${note.id} ${field.dataset.hint}`.trim());
  if (field.matches('fieldset')) field.querySelector('legend')?.after(note);
  else field.before(note);
}

/** Takes all faults away. */
export function clearFaults(form: HTMLFormElement): void {
  const summary = form.querySelector<HTMLElement>('.errors');
  if (summary !== null) {
    summary.hidden = true;
    summary.replaceChildren();
  }
  for (const note of form.querySelectorAll('.fault')) note.remove();
  for (const field of form.querySelectorAll<HTMLElement>('[aria-invalid]')) {
    field.removeAttribute('aria-invalid');
    const hint = field.dataset.hint ?? '';
    if (hint === '') field.removeAttribute('aria-describedby');
    else field.setAttribute('aria-describedby', hint);
  }
}

function element(tag: string, text: string): HTMLElement {
  const made = document.createElement(tag);
  made.textContent = text;
  return made;
}
