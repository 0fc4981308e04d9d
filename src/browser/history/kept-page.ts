import { allKept, onKept } from './store.ts';

/** The page of kept reports: what draws them is loaded where there are some, or a copy is to be brought back. */
const place = document.querySelector<HTMLElement>('[data-kept]');
let opened = false;

function open(): void {
  if (opened || place === null) return;
  opened = true;
  void import('./kept-reports.ts').then(({ openKept }) => openKept(place));
}

allKept()
  .then((reports) => {
    const empty = place?.querySelector<HTMLElement>('[data-kept-empty]');
    if (reports.length > 0 || empty === null || empty === undefined) open();
    else {
      empty.hidden = false;
      empty.querySelector('button')?.addEventListener('click', open);
      document.addEventListener('dragenter', open, { once: true });
      onKept(open);
    }
  })
  .catch(open);
