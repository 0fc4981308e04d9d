import { icon } from '../../blocks/icons.ts';
import { fold } from '../../core/names/fold.ts';
import { printDollars } from '../../core/pricing/money.ts';
import { type MarkerSuggestion, nameIn } from '../../views/known.ts';
import { WORDS } from '../../views/words.ts';
import { built } from '../built.ts';
import { pageLang } from '../language.ts';
import { itemNames } from '../search/item-names.ts';
import { toolFile } from '../tool-file.ts';
import { combobox, type Find, type Option } from './combobox.ts';
import { fitting } from './fitting.ts';

/** Tests and panels, ranked as in the search. */
const findItems: Find = async (typed) => {
  const lang = pageLang();
  return (await itemNames())(typed, lang).map(({ slug, name, listCents, orderable }) => ({
    value: slug,
    label: name,
    note: orderable ? printDollars(listCents) : WORDS[lang].soon,
  }));
};

const findMarkers: Find = async (typed) => {
  const markers = await toolFile<readonly MarkerSuggestion[]>('markers');
  return fitting(
    typed,
    markers.map((marker) => ({
      value: marker.slug,
      label: nameIn(marker, pageLang()),
      note: marker.unit,
      also: marker.also,
    })),
  );
};

/** The one that has this slug. */
const withSlug = async (find: Find, slug: string): Promise<Option | undefined> =>
  (await find(slug).catch(() => [])).find(({ value }) => value === slug);

/** Gives the fields of a form that name tests or markers their suggestions. */
export function pickIn(form: HTMLFormElement): () => Promise<void> {
  const typedIn: (() => Promise<void>)[] = [];
  for (const input of form.querySelectorAll<HTMLInputElement>('input[data-pick]')) {
    const find = input.dataset.pick === 'markers' ? findMarkers : findItems;
    const basket = input.closest<HTMLElement>('[data-basket]');
    if (basket === null) pickOne(input, find);
    else typedIn.push(fillBasket(basket, input, find));
  }
  return async () => {
    for (const take of typedIn) await take();
  };
}

/** A field that holds one name: what was picked is sent by its slug, what was only typed as it stands. */
function pickOne(input: HTMLInputElement, find: Find): void {
  const take = ({ value, label }: Option): void => {
    input.value = label;
    input.dataset.picked = value;
  };
  combobox(input, find, take);
  input.addEventListener('input', () => delete input.dataset.picked);
  input.addEventListener('picked', (event) => {
    const typed = String((event as CustomEvent<unknown>).detail);
    input.value = typed;
    delete input.dataset.picked;
    void withSlug(find, typed).then((known) => {
      if (known !== undefined && input.value === typed) take(known);
    });
  });
}

/** A list of names with a field that adds to it; a hidden field holds the slugs, and the form hears how many. */
function fillBasket(basket: HTMLElement, input: HTMLInputElement, find: Find): () => Promise<void> {
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
    basket.dispatchEvent(new CustomEvent('chosen', { bubbles: true, detail: slugs().length }));
  };
  const learn = async (): Promise<void> => {
    for (const slug of slugs()) {
      const option = await withSlug(find, slug);
      if (option !== undefined) names.set(slug, option);
    }
    draw();
  };
  combobox(input, find, (option) => {
    names.set(option.value, option);
    input.value = '';
    set([...slugs(), option.value]);
  });
  basket.addEventListener('basket', (event) => {
    store.value = ((event as CustomEvent<readonly string[]>).detail ?? []).join('\n');
    draw();
    void learn();
  });
  draw();
  if (slugs().length > 0) void learn();
  // What is typed in full and sent without choosing still counts.
  return async () => {
    if (input.value.trim() === '') return;
    const typed = input.value.trim();
    const called = (await find(typed).catch(() => [])).find(
      ({ label, value }) => fold(label) === fold(typed) || value === typed,
    );
    if (called !== undefined) names.set(called.value, called);
    store.value = [...new Set([...slugs(), called?.value ?? typed])].join('\n');
    input.value = '';
    draw();
  };
}

/** Without the price: the answer below says it for the lab that draws. */
function entryOf({ label }: Option, remove: () => void): HTMLLIElement {
  const item = document.createElement('li');
  const name = document.createElement('span');
  const button = document.createElement('button');
  name.textContent = label;
  button.type = 'button';
  button.className = 'quiet';
  button.append(built(icon('close')));
  button.setAttribute('aria-label', WORDS[pageLang()].remove(label));
  button.addEventListener('click', remove);
  item.append(name, button);
  return item;
}
