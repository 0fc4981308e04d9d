import { WORDS } from '../../../views/words.ts';
import { pageLang } from '../../language.ts';
import type { RowText } from '../private-link.ts';

/** The parts that can be corrected. */
const PARTS = ['marker', 'value', 'unit', 'low', 'high'] as const satisfies readonly (keyof RowText)[];
type Part = (typeof PARTS)[number];

let made = 0;

/** The fields of a value; `changed` hears of each letter, `ended` that the person is through. */
export function rowEditor(
  row: RowText,
  { legend, notes, done }: { legend: string; notes: readonly string[]; done: string },
  changed: (part: Part, text: string) => void,
  ended: () => void,
): HTMLElement {
  const words = WORDS[pageLang()];
  const labels: Readonly<Record<Part, string>> = {
    marker: words.rowName,
    value: words.rowValue,
    unit: words.rowUnit,
    low: words.rowLow,
    high: words.rowHigh,
  };
  const group = document.createElement('fieldset');
  const title = document.createElement('legend');
  const button = document.createElement('button');
  const id = `row-${++made}`;
  title.className = 'unseen';
  title.textContent = legend;
  button.type = 'button';
  button.className = 'quiet';
  button.textContent = done;
  button.dataset.done = '';
  button.addEventListener('click', ended);
  const fields = PARTS.map((part) => {
    const label = partLabel(part, `${id}-${part}`, labels[part], row[part]);
    label.querySelector('input')?.addEventListener('input', ({ target }) => {
      if (target instanceof HTMLInputElement) changed(part, target.value.trim());
    });
    return label;
  });
  group.append(title, ...fields, button, ...notes.map(hint));
  group.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    if (event.target instanceof HTMLButtonElement) return;
    // The form is not sent from within a row.
    event.preventDefault();
    ended();
  });
  return group;
}

function hint(text: string): HTMLParagraphElement {
  const paragraph = document.createElement('p');
  paragraph.className = 'hint';
  paragraph.textContent = text;
  return paragraph;
}

function partLabel(part: Part, id: string, name: string, value: string): HTMLLabelElement {
  const label = document.createElement('label');
  const text = document.createElement('span');
  const input = document.createElement('input');
  text.textContent = name;
  label.className = part;
  input.id = id;
  input.value = value;
  input.autocomplete = 'off';
  input.dataset.part = part;
  // No name: only the values as a whole are read from the form.
  if (part === 'marker') input.setAttribute('list', 'marker-names');
  else if (part !== 'unit') input.inputMode = 'decimal';
  label.append(text, input);
  return label;
}
