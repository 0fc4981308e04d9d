import { el } from '../../blocks/element.ts';
import { icon } from '../../blocks/icons.ts';
import { once } from '../../core/once.ts';
import { built } from '../built.ts';
import { pageLang } from '../language.ts';
import { openView } from './search-view.ts';
import { SEARCH_WORDS } from './search-words.ts';

const dialogOf = once(() => {
  const words = SEARCH_WORDS[pageLang()];
  const dialog = built(
    el(
      'dialog',
      { class: 'search-dialog', 'aria-label': words.dialog },
      el(
        'form',
        { class: 'search-field' },
        icon('search'),
        el('input', {
          type: 'text',
          inputmode: 'search',
          enterkeyhint: 'go',
          'aria-label': words.label,
          placeholder: words.label,
          maxlength: '120',
          autocomplete: 'off',
          autocapitalize: 'off',
          spellcheck: 'false',
        }),
        el('button', { type: 'button', class: 'quiet' }, words.close),
      ),
      el('div', { class: 'search-place' }),
      el('p', { class: 'hint' }, el('span', { class: 'keys' }, `${words.keys} `), words.privacy),
    ),
  ) as HTMLDialogElement;
  const input = dialog.querySelector('input') as HTMLInputElement;
  const view = openView({
    input,
    place: dialog.querySelector('.search-place') as HTMLElement,
    whole: false,
  });
  dialog.querySelector('button')?.addEventListener('click', () => dialog.close());
  dialog.addEventListener('click', (event) => event.target === dialog && dialog.close());
  document.body.append(dialog);
  return { dialog, input, view };
});

/** Opens the search over the page. The browser keeps the focus in it, closes it on Esc and puts the focus back. */
export function openDialog(typed = ''): void {
  const { dialog, input, view } = dialogOf();
  if (dialog.open) return;
  dialog.showModal();
  input.focus();
  if (typed === '') input.select();
  else input.value = typed;
  void view.search();
}
