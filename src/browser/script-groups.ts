/**
 * Which modules travel together. Left to itself the bundler makes a file for every set of pages that share a module:
 * seventy for a quote, each a request. A group holds what a page needs at the same moment.
 */
const group = (name: string, priority: number, ...paths: readonly string[]) => ({
  name,
  priority,
  test: (id: string) => paths.some((path) => id.includes(path)),
});

export const SCRIPT_GROUPS = [
  /** Starts the others. Alone it may come before the first paint: nothing else may lie in its file. */
  group(
    'start',
    7,
    'vite/preload-helper',
    '/src/browser/start.ts',
    '/src/layouts/SiteHeader.astro?astro&type=script',
  ),
  /** On every page, once it has been painted. */
  group(
    'page',
    6,
    '/src/browser/built.ts',
    '/src/browser/kept.ts',
    '/src/browser/language.ts',
    '/src/browser/retried.ts',
    '/src/browser/worker-address.ts',
    '/src/browser/order/add.ts',
    '/src/browser/order/order.ts',
    '/src/browser/order/kept-order.ts',
    '/src/browser/search/search-header.ts',
    '/src/browser/search/recent-pages.ts',
    '/src/blocks/element.ts',
    '/src/core/model/vocabulary.ts',
    '/src/core/names/fold.ts',
    '/src/core/once.ts',
    '/src/core/grouped.ts',
  ),
  /** On every page with a form, before anybody uses it. */
  group(
    'form',
    4,
    '/src/browser/forms/tool-form.ts',
    '/src/browser/forms/fill.ts',
    '/src/browser/forms/read-form.ts',
    '/src/browser/forms/waiting.ts',
  ),
  group('preparation', 4, '/src/browser/preparation/'),
  /** Reads files of data and what is typed. */
  group(
    'data',
    5,
    '/src/core/address.ts',
    '/src/core/names/distance.ts',
    '/src/core/search/shapes.ts',
    '/src/core/pricing/money.ts',
    '/src/views/slice-path.ts',
    '/src/browser/tool-file.ts',
    '/src/core/names/alike.ts',
    '/src/core/search/quick-names.ts',
    '/src/core/words/lazy.ts',
  ),
  /** What is sold, at what price and where. */
  group(
    'catalog',
    5,
    '/src/core/catalog/packed.ts',
    '/src/core/catalog/entries.ts',
    '/src/core/pricing/list-price.ts',
    '/src/core/places/states.ts',
    '/src/core/places/labs.ts',
  ),
  /** Filters a list that is there already. */
  group('browse', 5, '/src/blocks/browse/', '/src/blocks/doc.ts'),
  /** Draws what an answer says. */
  group(
    'drawn',
    4,
    '/src/blocks/',
    '/src/views/index.ts',
    '/src/views/said.ts',
    '/src/views/words.ts',
    '/src/views/known.ts',
    '/src/views/showing.ts',
  ),
  /** Runs a tool. */
  group(
    'engine',
    3,
    '/node_modules/zod/',
    '/src/core/errors.ts',
    '/src/core/words/in-list.ts',
    '/src/core/tools/run.ts',
    '/src/core/tools/define.ts',
    '/src/core/tools/store-told.ts',
    '/src/core/tools/text-field.ts',
    '/src/core/tools/ask-back.ts',
    '/src/core/tools/next-call.ts',
    '/src/browser/no-eval.ts',
    '/src/browser/forms/on-device.ts',
  ),
  /** Asks: the fields of a form, once somebody uses it. */
  group(
    'asking',
    2,
    '/src/core/tools/in-batches.ts',
    ...[
      'asking',
      'faults',
      'known',
      'styled',
      'run-tool',
      'following',
      'chosen',
      'basket',
      'picking',
      'suggestions',
      'combobox',
      'fitting',
      'place',
    ].map((name) => `/src/browser/forms/${name}.ts`),
  ),
  /** Prices an order: the quote, the cart. */
  group(
    'order',
    1,
    '/src/core/pricing/',
    '/src/core/preparation/',
    '/src/core/tools/quote-order.ts',
    '/src/views/quote-order/result.ts',
    '/src/views/preparation.ts',
  ),
];
