import { type Element, el } from '../blocks/element.ts';
import type { Lang } from '../core/model/vocabulary.ts';
import type { FormField } from '../views/form.ts';

const WORDS = {
  en: { title: 'Change this order', another: 'One more test or panel', show: 'Show the price' },
  es: { title: 'Cambiar este pedido', another: 'Otra prueba o panel', show: 'Ver el precio' },
} as const satisfies Readonly<Record<Lang, object>>;

interface Asked {
  readonly fields: readonly FormField[];
  readonly asked: Readonly<Record<string, unknown>>;
  readonly lang: Lang;
  readonly action: string;
}

const hidden = (name: string, value: string): Element => el('input', { type: 'hidden', name, value });

/** Where no script runs: a form that holds what is in a basket, takes one more, and changes what else was asked. */
export function moreForm({ fields, asked, lang, action }: Asked): Element[] {
  const basket = fields.find(({ control }) => control === 'basket');
  if (basket === undefined) return [];
  const words = WORDS[lang];
  const held = asked[basket.name];
  return [
    el(
      'form',
      { class: 'tool more', method: 'get', action, 'aria-label': words.title },
      el('h2', {}, words.title),
      hidden('lang', lang),
      ...(Array.isArray(held) && held.length > 0 ? [hidden(basket.name, held.join(','))] : []),
      field('more-item', words.another, [
        el('input', {
          id: 'more-item',
          name: basket.name,
          type: 'text',
          autocomplete: 'off',
          maxlength: '120',
        }),
      ]),
      ...fields.flatMap(({ name, label, control, choices = [] }) =>
        control === 'select'
          ? [field(`more-${name}`, label, [select(name, choices, String(asked[name] ?? ''))])]
          : [],
      ),
      el('p', { class: 'actions' }, el('button', { type: 'submit' }, words.show)),
    ),
  ];
}

const field = (id: string, label: string, controls: readonly Element[]): Element =>
  el('div', { class: 'field' }, el('label', { for: id }, label), ...controls);

const select = (
  name: string,
  choices: readonly { readonly value: string; readonly label: string }[],
  chosen: string,
): Element =>
  el(
    'select',
    { id: `more-${name}`, name },
    ...choices.map(({ value, label }) =>
      el('option', { value, ...(value === chosen ? { selected: '' } : {}) }, label),
    ),
  );
