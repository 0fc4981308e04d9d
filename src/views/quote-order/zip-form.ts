import { type Element, el } from '../../blocks/element.ts';

/** The field that asks where draw sites are looked for: a script answers it on the device. */
export const zipForm = (words: { readonly zip: string }, press: string): Element =>
  el(
    'form',
    { class: 'zip' },
    el(
      'label',
      {},
      words.zip,
      el('input', { name: 'zip', inputmode: 'numeric', maxlength: '5', autocomplete: 'postal-code' }),
    ),
    el('button', { type: 'submit', class: 'quiet' }, press),
  );
