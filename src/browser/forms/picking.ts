import { findEntry } from '../../core/catalog/entries.ts';
import type { CatalogEntry } from '../../core/model/catalog.ts';
import { printDollars } from '../../core/pricing/money.ts';
import { type MarkerSuggestion, nameIn } from '../../views/known.ts';
import { WORDS } from '../../views/words.ts';
import { pageLang } from '../language.ts';
import { sliceFile, toolFile } from '../tool-file.ts';
import { fillBasket } from './basket.ts';
import { combobox } from './combobox.ts';
import { fitting } from './fitting.ts';
import type { Find, Named, Option } from './suggestions.ts';

interface Suggesting {
  readonly find: Find;
  readonly named: Named;
}

const itemOption = (slug: string, name: string, { listCents, orderable }: Priced): Option => ({
  value: slug,
  label: name,
  note: orderable ? printDollars(listCents) : WORDS[pageLang()].soon,
});

type Priced = Pick<CatalogEntry, 'listCents' | 'orderable'>;

/** Tests and panels, ranked as in the search; the names of those that are known need none of its files. */
const items: Suggesting = {
  find: async (typed) => {
    const { itemNames } = await import('../search/item-names.ts');
    return (await itemNames())(typed, pageLang()).hits.map((hit) => itemOption(hit.slug, hit.name, hit));
  },
  named: async (slug) => {
    const catalog = await sliceFile('catalog').catch(() => undefined);
    const item = catalog === undefined ? undefined : findEntry(slug, catalog.entries);
    return item === undefined ? undefined : itemOption(item.slug, item.said[pageLang()].name, item);
  },
};

const markerOptions = async () =>
  (await toolFile<readonly MarkerSuggestion[]>('markers')).map((marker) => ({
    value: marker.slug,
    label: nameIn(marker, pageLang()),
    note: marker.unit,
    also: marker.also,
  }));

const markers: Suggesting = {
  find: async (typed) => fitting(typed, await markerOptions()),
  named: async (slug) => (await markerOptions().catch(() => [])).find(({ value }) => value === slug),
};

/** Gives the fields of a form that name tests or markers their suggestions. */
export function pickIn(form: HTMLFormElement): () => Promise<void> {
  const typedIn: (() => Promise<void>)[] = [];
  for (const input of form.querySelectorAll<HTMLInputElement>('input[data-pick]')) {
    const suggesting = input.dataset.pick === 'markers' ? markers : items;
    if (input.closest('[data-basket]') === null) pickOne(input, suggesting);
    else
      typedIn.push(
        fillBasket(input, suggesting, ({ length }) => {
          form.dispatchEvent(new CustomEvent('chosen', { detail: length }));
        }),
      );
  }
  return async () => {
    for (const take of typedIn) await take();
  };
}

/** A field that holds one name: what was picked is sent by its slug, what was only typed as it stands. */
function pickOne(input: HTMLInputElement, { find, named }: Suggesting): void {
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
    void named(typed).then((known) => {
      if (known !== undefined && input.value === typed) take(known);
    });
  });
}
