import { type Element, el, type Node } from '../../blocks/element.ts';
import { COUNT } from '../form.ts';
import type { Showing } from '../showing.ts';

type Again = NonNullable<Showing['again']>;
type Lang = Showing['lang'];

/** What was asked, sent again in a body without the fields that are asked anew. */
function formAnew(
  { action, fields }: Again,
  lang: Lang,
  without: readonly string[],
  shown: readonly Node[],
): Element {
  const hidden = Object.entries({ ...fields, lang })
    .filter(([name]) => !without.includes(name))
    .flatMap(([name, value]) =>
      (Array.isArray(value) ? value : [value]).map((one) =>
        el('input', { type: 'hidden', name, value: String(one) }),
      ),
    );
  return el('form', { method: 'post', action, class: 'actions' }, ...hidden, ...shown);
}

/**
 * The values that a field may have, as buttons that ask the same question with one of them.
 * @param instead fields that the choice takes the place of
 */
export function choicesAnew(
  field: string,
  choices: readonly (readonly [value: string, text: string])[],
  { again, lang }: Showing,
  instead: readonly string[] = [],
): Element[] {
  const emptied = Object.fromEntries(instead.map((name) => [name, '']));
  const buttons = choices.map(([value, text]) =>
    el(
      'button',
      again === undefined
        ? { type: 'button', class: 'quiet', 'data-change': JSON.stringify({ ...emptied, [field]: value }) }
        : { type: 'submit', class: 'quiet', name: field, value },
      text,
    ),
  );
  return again === undefined
    ? [el('p', { class: 'actions' }, ...buttons)]
    : [formAnew(again, lang, [field, ...instead], buttons)];
}

/** A field that asks the same question with what is typed, where no script can lead to the form. */
export const fieldAnew = (name: string, label: string, submit: string, again: Again, lang: Lang): Element =>
  formAnew(
    again,
    lang,
    [name],
    [
      el(
        'label',
        {},
        `${label} `,
        el('input', { type: 'text', name, ...COUNT, maxlength: '3', autocomplete: 'off' }),
      ),
      el('button', { type: 'submit', class: 'quiet' }, submit),
    ],
  );
