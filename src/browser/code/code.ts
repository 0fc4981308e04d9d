import { el } from '../../blocks/element.ts';
import { built } from '../built.ts';
import { pageLang } from '../language.ts';

/** Code is copied with one press, and of the same in several languages one shows at a time. */
const WORDS = {
  en: {
    copy: 'Copy',
    copied: 'Copied',
    failed: 'Select the text to copy it',
    languages: 'Language of the code',
  },
  es: {
    copy: 'Copiar',
    copied: 'Copiado',
    failed: 'Seleccione el texto para copiarlo',
    languages: 'Lenguaje del código',
  },
} as const;

const words = WORDS[pageLang()];

for (const code of document.querySelectorAll<HTMLElement>('main pre > code')) addCopy(code);
for (const [i, group] of [...document.querySelectorAll<HTMLElement>('.samples')].entries())
  makeTabs(group, i);

function addCopy(code: HTMLElement): void {
  const pre = code.parentElement;
  if (pre === null || !('clipboard' in navigator)) return;
  const copied = built(
    el(
      'div',
      { class: 'copied' },
      el('button', { type: 'button', class: 'quiet' }, words.copy),
      el('span', { class: 'unseen', role: 'status' }),
    ),
  );
  if (!(copied instanceof HTMLElement)) return;
  const [button, status] = copied.children;
  button?.addEventListener('click', async () => {
    const said = await navigator.clipboard.writeText(code.textContent).then(
      () => words.copied,
      () => words.failed,
    );
    button.textContent = said;
    if (status !== undefined) status.textContent = said;
    setTimeout(() => {
      button.textContent = words.copy;
      if (status !== undefined) status.textContent = '';
    }, 2000);
  });
  pre.replaceWith(copied);
  copied.prepend(pre);
}

/** Headings become the tabs of https://www.w3.org/WAI/ARIA/apg/patterns/tabs/. */
function makeTabs(group: HTMLElement, number: number): void {
  const panels = [...group.querySelectorAll<HTMLElement>(':scope > section')];
  const list = document.createElement('div');
  list.role = 'tablist';
  list.ariaLabel = words.languages;
  const tabs = panels.map((panel, i) => {
    const heading = panel.querySelector('h3');
    const tab = document.createElement('button');
    tab.type = 'button';
    tab.role = 'tab';
    tab.id = `samples-${number}-${i}`;
    tab.textContent = heading?.textContent ?? '';
    heading?.remove();
    panel.role = 'tabpanel';
    panel.id = `${tab.id}-panel`;
    panel.setAttribute('aria-labelledby', tab.id);
    tab.setAttribute('aria-controls', panel.id);
    tab.addEventListener('click', () => choose(i));
    return tab;
  });
  const choose = (chosen: number): void => {
    for (const [i, tab] of tabs.entries()) {
      tab.ariaSelected = String(i === chosen);
      tab.tabIndex = i === chosen ? 0 : -1;
    }
    for (const [i, panel] of panels.entries()) panel.hidden = i !== chosen;
  };
  list.addEventListener('keydown', (event) => {
    const next = stepTo(
      event.key,
      event.target instanceof HTMLButtonElement ? tabs.indexOf(event.target) : -1,
      tabs.length,
    );
    if (next === undefined) return;
    event.preventDefault();
    choose(next);
    tabs[next]?.focus();
  });
  list.append(...tabs);
  group.prepend(list);
  choose(0);
}

function stepTo(key: string, from: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (from + 1) % count;
  if (key === 'ArrowLeft') return (from + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
