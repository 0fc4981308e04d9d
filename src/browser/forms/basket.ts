import { icon } from '../../blocks/icons.ts';
import { WORDS } from '../../views/words.ts';
import { built } from '../built.ts';
import { pageLang } from '../language.ts';
import { called, entriesOf, slugsIn, withoutSlug, withSlug } from './chosen.ts';
import { combobox } from './combobox.ts';
import type { Find, Named, Option } from './suggestions.ts';

interface Parts {
  readonly list: HTMLElement;
  /** Holds the slugs, hidden: others write them too. */
  readonly store: HTMLTextAreaElement;
  readonly input: HTMLInputElement;
  readonly names: Map<string, Option>;
  /** Told of each choice made by hand. */
  readonly changed: (slugs: readonly string[]) => void;
  /** Says what was done to whoever cannot see the list. */
  readonly say: (sentence: string) => void;
}

/** A list of names with a field that adds to it; a hidden field holds the slugs. */
export function fillBasket(
  input: HTMLInputElement,
  { find, named }: { readonly find: Find; readonly named: Named },
  changed: Parts['changed'],
): () => Promise<void> {
  const basket = input.closest('[data-basket]');
  const list = basket?.querySelector<HTMLElement>('[data-list]');
  const store = basket?.querySelector('textarea');
  if (!basket || !list || !store) return async () => {};
  const names: Parts['names'] = new Map();
  const say = combobox(input, find, (option) => {
    names.set(option.value, option);
    input.value = '';
    store.value = withSlug(store.value, option.value);
    draw(parts);
    const slugs = slugsIn(store.value);
    say(WORDS[pageLang()].added(option.label, slugs.length));
    changed(slugs);
  });
  const parts: Parts = { list, store, input, names, changed, say };
  basket.addEventListener('basket', (event) => {
    store.value = ((event as CustomEvent<readonly string[]>).detail ?? []).join('\n');
    draw(parts);
    void learn(parts, named);
  });
  draw(parts);
  if (slugsIn(store.value).length > 0) void learn(parts, named);
  return () => takeTyped(parts, find);
}

function draw(parts: Parts): void {
  const { list, store, names } = parts;
  list.replaceChildren(
    ...entriesOf(store.value, names).map((entry) => entryOf(entry, () => remove(parts, entry.value))),
  );
}

function remove(parts: Parts, slug: string): void {
  const { list, store, input, names, changed, say } = parts;
  const { text, focus } = withoutSlug(store.value, slug);
  store.value = text;
  draw(parts);
  say(WORDS[pageLang()].removed(names.get(slug)?.label ?? slug, slugsIn(text).length));
  ((focus === undefined ? undefined : list.querySelectorAll('button')[focus]) ?? input).focus();
  changed(slugsIn(text));
}

async function learn(parts: Parts, named: Named): Promise<void> {
  for (const slug of slugsIn(parts.store.value)) {
    const option = await named(slug);
    if (option !== undefined) parts.names.set(slug, option);
  }
  draw(parts);
}

/** What is typed in full and sent without choosing still counts. */
async function takeTyped(parts: Parts, find: Find): Promise<void> {
  const { store, input, names } = parts;
  const typed = input.value.trim();
  if (typed === '') return;
  const known = called(await find(typed).catch(() => []), typed);
  if (known !== undefined) names.set(known.value, known);
  store.value = withSlug(store.value, known?.value ?? typed);
  input.value = '';
  draw(parts);
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
