import type { Lang } from '../../core/model/vocabulary.ts';
import { type Element, el } from '../element.ts';

/** One question whose answer is a page: its field suggests pages of the list below, and without scripts it asks a tool. */
export interface Choose {
  readonly kind: 'choose';
  readonly label: string;
  readonly hint: string;
  readonly submit: string;
  /** The address that is asked, and the name by which it knows what was typed. */
  readonly action: string;
  readonly field: string;
}

export const chooseElement = ({ label, hint, submit, action, field }: Choose, lang: Lang): Element =>
  el(
    'search',
    { class: 'search-box', 'data-pagefind-ignore': '' },
    el(
      'form',
      { action, method: 'get', 'data-choose': '' },
      el('label', { for: 'choose' }, label),
      el('input', { type: 'hidden', name: 'lang', value: lang }),
      el(
        'div',
        { class: 'search-field choose' },
        el('input', {
          id: 'choose',
          name: field,
          type: 'text',
          required: '',
          maxlength: '80',
          placeholder: hint,
          autocomplete: 'off',
          autocapitalize: 'off',
          spellcheck: 'false',
        }),
        el('button', { type: 'submit' }, submit),
      ),
    ),
  );
