import { combobox } from '../forms/combobox.ts';
import { fitting } from '../forms/fitting.ts';

for (const form of document.querySelectorAll<HTMLFormElement>('[data-choose]')) open(form);

/** Suggests the pages that the page lists already, and opens the one that is chosen. */
function open(form: HTMLFormElement): void {
  const input = form.querySelector<HTMLInputElement>('input[type="text"]');
  if (input === null) return;
  const pages = [...document.querySelectorAll<HTMLAnchorElement>('[data-browse] .cells a')].map((page) => ({
    value: page.pathname.split('/').at(-1) ?? '',
    label: page.textContent,
    also: page.parentElement?.dataset.also?.split(', ') ?? [],
    page,
  }));
  const go = (slug: string): void => pages.find(({ value }) => value === slug)?.page.click();
  const find = async (typed: string) => fitting(typed, pages);
  combobox(input, find, ({ value }) => go(value));
  form.addEventListener('submit', (event) => {
    const found = fitting(input.value, pages);
    const [first] = found;
    // What is not in the list is answered by the tool, which knows more names.
    if (first === undefined || (found.length > 1 && first.label !== input.value)) return;
    event.preventDefault();
    go(first.value);
  });
}
