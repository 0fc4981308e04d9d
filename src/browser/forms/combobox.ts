import { WORDS } from '../../views/words.ts';
import { pageLang } from '../language.ts';

import {
  CLOSED,
  closed,
  type Find,
  type Option,
  pressed,
  type Suggestions,
  suggested,
} from './suggestions.ts';

/**
 * Suggestions below a text field, by keyboard and touch, after the ARIA pattern of a combobox with a list.
 * @returns says a sentence to whoever cannot see the field
 */
export function combobox(
  input: HTMLInputElement,
  find: Find,
  pick: (option: Option) => void,
): (sentence: string) => void {
  const { list, status } = placedAfter(input);
  let now = CLOSED;
  const show = (next: Suggestions): void => {
    draw(input, list, now, next);
    now = next;
  };
  const suggest = async (): Promise<void> => {
    const typed = input.value;
    const found = await find(typed).catch(() => []);
    // Who has typed on or left the field wants no list for what stood there.
    if (typed !== input.value || document.activeElement !== input) return;
    show(suggested(found));
    status.textContent = typed.trim() === '' ? '' : WORDS[pageLang()].suggestions(now.options.length);
  };

  input.addEventListener('focus', () => void find('').catch(() => []), { once: true });
  input.addEventListener('input', () => void suggest());
  // What was typed before this script was there counts too.
  if (document.activeElement === input) void suggest();
  input.addEventListener('blur', () => show(closed(now)));
  input.addEventListener('keydown', (event) => {
    const after = pressed(now, event.key);
    if (after === undefined) return;
    event.preventDefault();
    show(after.next);
    if (after.taken !== undefined) pick(after.taken);
  });
  // The field keeps the focus: a press on the list would otherwise blur it before the choice is made.
  list.addEventListener('pointerdown', (event) => event.preventDefault());
  list.addEventListener('click', (event) => {
    const item = event.target instanceof Element ? event.target.closest('li') : null;
    const option = now.options[item === null ? -1 : [...list.children].indexOf(item)];
    if (option === undefined) return;
    show(closed(now));
    pick(option);
  });
  return (sentence) => {
    status.textContent = sentence;
  };
}

function placedAfter(input: HTMLInputElement): { readonly list: HTMLElement; readonly status: HTMLElement } {
  const list = document.createElement('ul');
  const status = document.createElement('span');
  list.className = 'suggestions';
  list.id = `${input.id}-suggestions`;
  list.hidden = true;
  list.setAttribute('role', 'listbox');
  list.setAttribute('aria-label', input.labels?.[0]?.textContent?.trim() ?? '');
  status.className = 'unseen';
  status.setAttribute('role', 'status');
  input.after(list, status);
  input.setAttribute('aria-controls', list.id);
  return { list, status };
}

function draw(input: HTMLElement, list: HTMLElement, before: Suggestions, now: Suggestions): void {
  if (now.options !== before.options)
    list.replaceChildren(...now.options.map((option, i) => itemOf(option, `${list.id}-${i}`)));
  list.hidden = !now.open;
  input.setAttribute('aria-expanded', String(now.open));
  for (const [i, item] of [...list.children].entries())
    item.setAttribute('aria-selected', String(i === now.at));
  const active = now.at === undefined ? undefined : list.children[now.at];
  if (active === undefined) input.removeAttribute('aria-activedescendant');
  else input.setAttribute('aria-activedescendant', active.id);
  active?.scrollIntoView({ block: 'nearest' });
}

function itemOf({ label, note }: Option, id: string): HTMLLIElement {
  const item = document.createElement('li');
  item.id = id;
  item.setAttribute('role', 'option');
  item.setAttribute('aria-selected', 'false');
  item.append(label);
  if (note !== undefined) {
    const beside = document.createElement('span');
    beside.className = 'note';
    beside.textContent = note;
    item.append(' ', beside);
  }
  return item;
}
