import { BROWSE_WORDS, DIGITS } from '../../blocks/browse/browse.ts';
import { fold } from '../../core/names/fold.ts';
import { pageLang } from '../language.ts';

for (const browse of document.querySelectorAll<HTMLElement>('[data-browse]')) open(browse);

/** Filters the pages of a list by name or first letter; groups that hold one are opened. */
function open(browse: HTMLElement): void {
  const field = browse.querySelector<HTMLInputElement>('[data-browse-filter]');
  const status = browse.querySelector('[data-shown]');
  const letters = [...browse.querySelectorAll<HTMLElement>('[data-letter]')];
  const groups = [...browse.querySelectorAll<HTMLElement>('section')].map((section) => ({
    section,
    details: section.querySelector('details'),
    items: [...section.querySelectorAll<HTMLElement>('li')].map((item) => {
      const title = fold(item.querySelector('a')?.textContent ?? '');
      const initial = /^\d/.test(title) ? DIGITS : title.charAt(0);
      return { item, initial, all: `${title} ${fold(item.dataset.also ?? '')}` };
    }),
  }));
  let letter = '';
  const show = () => {
    const typed = fold(field?.value ?? '');
    const asked = typed !== '' || letter !== '';
    let count = 0;
    for (const { section, details, items } of groups) {
      const before = count;
      for (const { item, initial, all } of items) {
        item.hidden = !all.includes(typed) || (letter !== '' && initial !== letter);
        if (!item.hidden) count += 1;
      }
      section.hidden = count === before;
      if (details !== null) details.open = asked;
    }
    browse.toggleAttribute('data-narrowed', asked);
    const words = BROWSE_WORDS[pageLang()];
    if (status !== null) status.textContent = asked ? (count === 0 ? words.none : words.count(count)) : '';
  };
  for (const button of letters)
    button.addEventListener('click', () => {
      letter = button.dataset.letter === DIGITS ? DIGITS : fold(button.dataset.letter ?? '');
      for (const other of letters) other.setAttribute('aria-pressed', String(other === button));
      show();
    });
  field?.addEventListener('input', show);
  // What was typed before this script was there counts too.
  if (field?.value) show();
}
