/** What runs on a page, by the part of the page that needs it. */
const PARTS: Readonly<Record<string, (part: Element) => unknown>> = {
  '[data-search]': () => import('./search/search-header.ts'),
  '[data-search-page]': () => import('./search/search-page.ts'),
  '[data-catalog-filter]': (filter) => whenUsed(filter, () => import('./catalog/catalog-filter.ts')),
  '[data-unit-choice]': () => import('./catalog/unit-switch.ts'),
  'form[data-tool]': () => import('./forms/tool-form.ts'),
  'prep-timeline': () => import('./preparation/prep-timeline.ts'),
  '[data-cart]': () => import('./order/cart.ts'),
};

function start(): void {
  for (const [selector, load] of Object.entries(PARTS)) {
    const part = document.querySelector(selector);
    if (part !== null) load(part);
  }
}

/** A form that works on what the page has already: an address that asks something uses it at once. */
function whenUsed(form: Element, load: () => unknown): void {
  if (location.search !== '') load();
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
