import { numberIn } from './read-form.ts';

/** Puts a value into a field, whatever kind it is; a basket takes a list and hears of it by an event. */
export function fill(form: HTMLFormElement, name: string, value: unknown): void {
  const field = form.elements.namedItem(name);
  const basket = form.querySelector(`[data-basket="${CSS.escape(name)}"]`);
  const text = Array.isArray(value) ? value.join(',') : String(value);
  if (basket !== null) basket.dispatchEvent(new CustomEvent('basket', { detail: text.split(',') }));
  else if (field instanceof RadioNodeList) field.value = text;
  else if (field instanceof HTMLInputElement && field.dataset.pick !== undefined)
    field.dispatchEvent(new CustomEvent('picked', { detail: text }));
  else if (field instanceof HTMLSelectElement) choose(field, text);
  else if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.value = text;
}

/** A number that a link or button asks for need not be among the choices yet. */
function choose(field: HTMLSelectElement, text: string): void {
  if (numberIn(text) !== undefined && ![...field.options].some(({ value }) => value === text))
    field.append(new Option(text, text));
  field.value = text;
}

/** Fields as an address names them, one with its values. */
export const askedIn = (asked: URLSearchParams): (readonly [name: string, value: string | string[]])[] =>
  [...new Set(asked.keys())].map((name) => {
    const all = asked.getAll(name);
    return [name, all.length > 1 ? all : (all[0] ?? '')];
  });

/** Whether a field that is needed is still empty. */
export const isLacking = (form: HTMLFormElement): boolean =>
  [...form.elements].some(
    (field) => field instanceof HTMLInputElement && field.required && field.value.trim() === '',
  );

/** Shows at once what an address asks; names, suggestions and the answer follow. */
export function showAsked(form: HTMLFormElement, asked: URLSearchParams): void {
  for (const [name, value] of askedIn(asked)) {
    fill(form, name, value);
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement && field.dataset.pick !== undefined) field.value = String(value);
    const basket = form.querySelector(`[data-basket="${CSS.escape(name)}"]`);
    if (basket !== null) showBasket(basket, [value].flat().join(',').split(','));
  }
  // The converter shows its value in one of two fields of its own.
  const side = asked.get('direction') === 'toConventional' ? 'si' : 'conventional';
  const shown = form.querySelector<HTMLInputElement>(`#converter-${side}`);
  if (shown !== null) shown.value = asked.get('value') ?? '';
}

function showBasket(basket: Element, slugs: readonly string[]): void {
  const store = basket.querySelector('textarea');
  if (store !== null) store.value = slugs.join('\n');
  basket.querySelector('[data-list]')?.replaceChildren(
    ...slugs.map((slug) => {
      const item = document.createElement('li');
      item.textContent = slug.replaceAll('-', ' ');
      return item;
    }),
  );
}
