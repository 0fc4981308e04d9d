import { fold } from '../core/names/fold.ts';
import type { Suggestion } from '../data/device.ts';
import { icon } from '../documents/icons.ts';
import { built } from './built.ts';
import { combobox, type Option } from './combobox.ts';
import { pageLang } from './language.ts';
import { toolFile } from './tool-file.ts';
import { WORDS } from './words.ts';

/** What is offered while typing, in the page's language. */
const optionsOf = (file: 'items' | 'markers') => async (): Promise<Option[]> => {
  const lang = pageLang();
  const words = WORDS[lang];
  return (await toolFile<readonly Suggestion[]>(file)).map(({ slug, name, es, cents, unit }) => {
    const note =
      file === 'markers' ? unit : cents === undefined ? words.soon : `$${(cents / 100).toFixed(2)}`;
    return {
      value: slug,
      label: lang === 'es' ? (es ?? name) : name,
      ...(note === undefined ? {} : { note }),
    };
  });
};

/** Gives the fields of a form that name tests or markers their suggestions. */
export function pickIn(form: HTMLFormElement, answer: HTMLElement): () => Promise<void> {
  const typedIn: (() => Promise<void>)[] = [];
  for (const input of form.querySelectorAll<HTMLInputElement>('input[data-pick]')) {
    const load = optionsOf(input.dataset.pick === 'markers' ? 'markers' : 'items');
    const basket = input.closest<HTMLElement>('[data-basket]');
    if (basket === null) pickOne(input, load);
    else typedIn.push(fillBasket(basket, input, load, form, answer));
  }
  if (form.dataset.tool === 'quote_order')
    form.addEventListener('change', ({ target }) => {
      if (target instanceof HTMLSelectElement) void reask(form, answer);
    });
  return async () => {
    for (const take of typedIn) await take();
  };
}

/** A quote follows every change, once there is something to quote. */
async function reask(form: HTMLFormElement, answer: HTMLElement): Promise<void> {
  const { ask } = await import('./asking.ts');
  await ask(form, answer, { asked: 'while typing' });
}

/** A field that holds one name: what was picked is sent by its slug, what was only typed as it stands. */
function pickOne(input: HTMLInputElement, load: () => Promise<Option[]>): void {
  const take = ({ value, label }: Option): void => {
    input.value = label;
    input.dataset.picked = value;
  };
  combobox(input, load, take);
  input.addEventListener('input', () => delete input.dataset.picked);
  input.addEventListener('picked', (event) => {
    const typed = String((event as CustomEvent<unknown>).detail);
    input.value = typed;
    delete input.dataset.picked;
    void load().then((options) => {
      const known = options.find(({ value }) => value === typed);
      if (known !== undefined && input.value === typed) take(known);
    });
  });
}

/** A list of names with a field that adds to it; a hidden field holds the slugs. */
function fillBasket(
  basket: HTMLElement,
  input: HTMLInputElement,
  load: () => Promise<Option[]>,
  form: HTMLFormElement,
  answer: HTMLElement,
): () => Promise<void> {
  const list = basket.querySelector<HTMLElement>('[data-list]');
  const store = basket.querySelector('textarea');
  if (list === null || store === null) return async () => {};
  const slugs = (): string[] => store.value.split(/[,\n]/).filter((slug) => slug.trim() !== '');
  const names = new Map<string, Option>();
  const draw = (): void => {
    list.replaceChildren(
      ...slugs().map((slug) =>
        entryOf(names.get(slug) ?? { value: slug, label: slug }, () =>
          set(
            slugs().filter((one) => one !== slug),
            slug,
          ),
        ),
      ),
    );
  };
  const set = (next: readonly string[], removed?: string): void => {
    const index = removed === undefined ? -1 : slugs().indexOf(removed);
    store.value = [...new Set(next)].join('\n');
    draw();
    // Focus stays in the list: on what took the place of the entry removed, else on the field.
    if (index >= 0) (list.querySelectorAll('button')[Math.min(index, slugs().length - 1)] ?? input).focus();
    if (form.dataset.tool === 'quote_order') {
      if (slugs().length > 0) void reask(form, answer);
      else {
        answer.hidden = true;
        history.replaceState(null, '', location.pathname);
      }
    }
  };
  const learn = async (): Promise<void> => {
    for (const option of await load().catch(() => [])) names.set(option.value, option);
    draw();
  };
  combobox(input, load, (option) => {
    names.set(option.value, option);
    input.value = '';
    set([...slugs(), option.value]);
  });
  input.addEventListener('focus', () => void learn(), { once: true });
  basket.addEventListener('basket', (event) => {
    store.value = ((event as CustomEvent<readonly string[]>).detail ?? []).join('\n');
    draw();
    void learn();
  });
  draw();
  if (slugs().length > 0 || document.activeElement === input) void learn();
  // What is typed in full and sent without choosing still counts.
  return async () => {
    if (input.value.trim() === '') return;
    await learn();
    const typed = fold(input.value);
    const known = [...names.values()].find(
      ({ label, value }) => fold(label) === typed || value === input.value.trim(),
    );
    store.value = [...new Set([...slugs(), known?.value ?? input.value.trim()])].join('\n');
    input.value = '';
    draw();
  };
}

function entryOf({ label, note }: Option, remove: () => void): HTMLLIElement {
  const item = document.createElement('li');
  const name = document.createElement('span');
  const button = document.createElement('button');
  name.textContent = note === undefined ? label : `${label} · ${note}`;
  button.type = 'button';
  button.className = 'quiet';
  button.append(built(icon('close')));
  button.setAttribute('aria-label', WORDS[pageLang()].remove(label));
  button.addEventListener('click', remove);
  item.append(name, button);
  return item;
}
