import { icon } from '../../blocks/icons.ts';
import { WORDS } from '../../views/words.ts';
import { built } from '../built.ts';
import { pageLang } from '../language.ts';
import type { RowText } from './private-link.ts';

/** The parts that can be corrected. */
const PARTS = ['marker', 'value', 'unit', 'low', 'high'] as const satisfies readonly (keyof RowText)[];

let made = 0;

/** One value of a report as fields that can be corrected. */
export function rowElement(
  row: RowText,
  position: number,
  notes: readonly string[],
  removing: (name: string) => string,
): HTMLLIElement {
  const words = WORDS[pageLang()];
  const labels = {
    marker: words.rowName,
    value: words.rowValue,
    unit: words.rowUnit,
    low: words.rowLow,
    high: words.rowHigh,
  };
  const item = document.createElement('li');
  const group = document.createElement('fieldset');
  const legend = document.createElement('legend');
  const id = `row-${++made}`;
  legend.className = 'unseen';
  legend.textContent = words.row(position);
  group.append(
    legend,
    ...PARTS.map((part) => partLabel(part, `${id}-${part}`, labels[part], row[part])),
    removeButton(item, removing(row.marker === '' ? words.row(position) : row.marker)),
  );
  item.append(group);
  for (const note of notes) item.append(hint(note));
  if (row.mark !== '') keepMark(item, row.mark, words.markedAs(row.mark));
  return item;
}

function hint(text: string): HTMLParagraphElement {
  const paragraph = document.createElement('p');
  paragraph.className = 'hint';
  paragraph.textContent = text;
  return paragraph;
}

/** Keeps the report's mark of a critical value with its row, until another value is typed. */
function keepMark(item: HTMLElement, mark: string, text: string): void {
  const said = hint(text);
  item.dataset.mark = mark;
  item.append(said);
  item.querySelector('[data-part="value"]')?.addEventListener('input', () => {
    delete item.dataset.mark;
    said.remove();
  });
}

function partLabel(part: keyof RowText, id: string, name: string, value: string): HTMLLabelElement {
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

/** Removes the row; the focus goes to the next one, else to the one before, else to the button that adds one. */
function removeButton(item: HTMLElement, name: string): HTMLButtonElement {
  const remove = document.createElement('button');
  remove.type = 'button';
  remove.className = 'quiet';
  remove.append(built(icon('close')));
  remove.setAttribute('aria-label', name);
  remove.addEventListener('click', () => {
    const near = (item.nextElementSibling ?? item.previousElementSibling)?.querySelector('input');
    const add = item
      .closest('fieldset')
      ?.parentElement?.closest('form')
      ?.querySelector<HTMLElement>('[data-add-row]');
    item.remove();
    (near ?? add)?.focus();
  });
  return remove;
}

/** What the rows hold; rows without anything in them are left out. */
export const rowTexts = (rows: HTMLElement): RowText[] =>
  [...rows.children]
    .map((item) => {
      const part = (name: keyof RowText): string =>
        item.querySelector<HTMLInputElement>(`[data-part="${name}"]`)?.value.trim() ?? '';
      return {
        marker: part('marker'),
        value: part('value'),
        unit: part('unit'),
        low: part('low'),
        high: part('high'),
        mark: item instanceof HTMLElement ? (item.dataset.mark ?? '') : '',
      };
    })
    .filter((row) => Object.values(row).some((text) => text !== ''));
