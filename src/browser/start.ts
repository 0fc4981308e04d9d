/** What runs on a page, by the part of the page that needs it. */
const PARTS: Readonly<Record<string, (part: Element) => unknown>> = {
  '[data-search]': () => import('./search/search-header.ts'),
  '[data-search-page]': () => import('./search/search-page.ts'),
  '[data-search-live]': () => import('./search/search-live.ts'),
  '[data-catalog-filter]': (filter) => whenUsed(filter, () => import('./catalog/catalog-filter.ts')),
  // Its letters are buttons: the first press on one would be lost while the script comes.
  '[data-browse-filter]': () => import('./catalog/browse-filter.ts'),
  '[data-choose]': (form) => whenUsed(form, () => import('./catalog/choose-page.ts')),
  '[data-unit-choice]': () => import('./catalog/unit-switch.ts'),
  '[data-range-hero]': (hero) => whenUsed(hero, () => import('./range/range-hero.ts')),
  'form[data-tool]': () => import('./forms/tool-form.ts'),
  'prep-timeline': () => import('./preparation/prep-timeline.ts'),
  '[data-order]': () => import('./order/add.ts'),
  'main pre > code': () => import('./code/code.ts'),
  '[data-cart]': () => import('./order/cart.ts'),
  '[data-kept]': () => import('./history/kept-page.ts'),
  '[data-forget]': (part) => import('./offline/forget.ts').then(({ forgetting }) => forgetting(part)),
  '[data-offline]': (part) => import('./offline/offline-page.ts').then(({ listKept }) => listKept(part)),
};

function start(): void {
  for (const [selector, load] of Object.entries(PARTS)) {
    const part = document.querySelector(selector);
    if (part !== null) load(part);
  }
}

/** A form that works on what the page has already: an address that asks something uses it at once. */
function whenUsed(form: Element, load: () => unknown): void {
  // Whoever was quicker than this script has it under the cursor already.
  if (location.search !== '' || form.contains(document.activeElement)) load();
  else
    for (const use of ['focusin', 'pointerdown', 'input']) form.addEventListener(use, load, { once: true });
}

/** Until the page has been painted nothing is fetched that could hold it up. */
if (PerformanceObserver.supportedEntryTypes.includes('paint'))
  new PerformanceObserver((paints, observer) => {
    if (paints.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    start();
  }).observe({ type: 'paint', buffered: true });
else start();

/** What helps the next visit waits until this one has all that it needs. */
function keepForLater(): void {
  if ('serviceWorker' in navigator) setTimeout(() => import('./offline/register.ts'), 2000);
}

if (document.readyState === 'complete') keepForLater();
else addEventListener('load', keepForLater, { once: true });
