import { forgetPage, rememberPage } from './recent-pages.ts';

/** The search opens over the page by its link, "/" or Ctrl+K; without it the link leads to the page of the search. */
const link = document.querySelector<HTMLAnchorElement>('[data-search]');

/** What is typed while the search is still being loaded. */
let early: string | undefined;

const open = (): void => {
  const field = document.querySelector<HTMLInputElement>('[data-search-page] [name="query"]');
  if (field) {
    field.focus();
    field.select();
  } else {
    early = '';
    import('./search-dialog.ts').then(
      ({ openDialog }) => {
        openDialog(early);
        early = undefined;
      },
      () => link && location.assign(link.href),
    );
  }
};

link?.addEventListener('click', (event) => {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  open();
});

document.addEventListener('keydown', (event) => {
  const typing =
    event.target instanceof Element && event.target.closest('input,select,textarea,dialog,[contenteditable]');
  const control = event.ctrlKey || event.metaKey;
  if (early !== undefined && !typing && !control && event.key.length === 1) {
    early += event.key;
    event.preventDefault();
    return;
  }
  if (typing || event.altKey || !(control ? event.key === 'k' : event.key === '/')) return;
  event.preventDefault();
  open();
});

// With a script the search itself answers, in place of the page that the service prints.
for (const form of document.querySelectorAll<HTMLFormElement>('form[data-search-form]')) {
  if (link) form.action = link.href;
}

if (document.querySelector('main[data-remember]'))
  rememberPage({ path: location.pathname, title: document.querySelector('h1')?.textContent ?? '' });
else forgetPage(location.pathname);
