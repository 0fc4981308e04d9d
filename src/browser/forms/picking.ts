import { printDollars } from '../../core/pricing/money.ts';
import { type MarkerSuggestion, nameIn } from '../../views/known.ts';
import { WORDS } from '../../views/words.ts';
import { pageLang } from '../language.ts';
import { itemNames } from '../search/item-names.ts';
import { toolFile } from '../tool-file.ts';
import { fillBasket } from './basket.ts';
import { combobox } from './combobox.ts';
import { fitting } from './fitting.ts';
import { type Find, type Option, withValue } from './suggestions.ts';

/** Tests and panels, ranked as in the search. */
const findItems: Find = async (typed) => {
  const lang = pageLang();
  return (await itemNames())(typed, lang).hits.map(({ slug, name, listCents, orderable }) => ({
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

/** Gives the fields of a form that name tests or markers their suggestions. */
export function pickIn(form: HTMLFormElement): () => Promise<void> {
  const typedIn: (() => Promise<void>)[] = [];
  for (const input of form.querySelectorAll<HTMLInputElement>('input[data-pick]')) {
    const find = input.dataset.pick === 'markers' ? findMarkers : findItems;
    if (input.closest('[data-basket]') === null) pickOne(input, find);
    else
      typedIn.push(
        fillBasket(input, find, ({ length }) => {
          form.dispatchEvent(new CustomEvent('chosen', { detail: length }));
        }),
      );
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
    void withValue(find, typed).then((known) => {
      if (known !== undefined && input.value === typed) take(known);
    });
  });
}
