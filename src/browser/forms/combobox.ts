import { WORDS } from '../../views/words.ts';
import { pageLang } from '../language.ts';

export interface Option {
  readonly value: string;
  readonly label: string;
  readonly note?: string;
}

/** Gives what fits a typed text, the best first, nothing for an empty one. */
export type Find = (typed: string) => Promise<readonly Option[]>;

const MOST_SHOWN = 8;

/** Suggestions below a text field, by keyboard and touch, after the ARIA pattern of a combobox with a list. */
export function combobox(input: HTMLInputElement, find: Find, pick: (option: Option) => void): void {
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
  let shown: readonly Option[] = [];
  let at = -1;

  const close = (): void => {
    list.hidden = true;
    at = -1;
    input.setAttribute('aria-expanded', 'false');
    input.removeAttribute('aria-activedescendant');
  };
  const go = (to: number): void => {
    at = (to + shown.length) % shown.length;
    for (const [i, item] of [...list.children].entries())
      item.setAttribute('aria-selected', String(i === at));
    const active = list.children[at];
    if (active !== undefined) input.setAttribute('aria-activedescendant', active.id);
    active?.scrollIntoView({ block: 'nearest' });
  };
  const take = (option: Option | undefined): void => {
    if (option === undefined) return;
    close();
    pick(option);
  };
  const suggest = async (): Promise<void> => {
    const typed = input.value;
    const options = await find(typed).catch(() => []);
    // Who has typed on or left the field wants no list for what stood there.
    if (typed !== input.value || document.activeElement !== input) return;
    shown = options.slice(0, MOST_SHOWN);
    list.replaceChildren(...shown.map((option, i) => itemOf(option, `${list.id}-${i}`)));
    at = -1;
    input.removeAttribute('aria-activedescendant');
    list.hidden = shown.length === 0;
    input.setAttribute('aria-expanded', String(shown.length > 0));
    status.textContent = typed.trim() === '' ? '' : WORDS[pageLang()].suggestions(shown.length);
  };

  input.addEventListener('focus', () => void find('').catch(() => []), { once: true });
  input.addEventListener('input', () => void suggest());
  // What was typed before this script was there counts too.
  if (document.activeElement === input) void suggest();
  input.addEventListener('blur', close);
  input.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !list.hidden) {
      event.preventDefault();
      close();
    }
    if (list.hidden || shown.length === 0) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      go(event.key === 'ArrowDown' ? at + 1 : at < 0 ? shown.length - 1 : at - 1);
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      take(shown[Math.max(at, 0)]);
    }
  });
  // The field keeps the focus: a press on the list would otherwise blur it before the choice is made.
  list.addEventListener('pointerdown', (event) => event.preventDefault());
  list.addEventListener('click', (event) => {
    const item = event.target instanceof Element ? event.target.closest('li') : null;
    take(shown[item === null ? -1 : [...list.children].indexOf(item)]);
  });
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
