/**
 * Unit tests that are bound to the demonstration, each with what binds it, sorted by cause. With a store of one's own
 * they are left out, and so are the folders `demo` of the built and the browser tests; all others hold for every store.
 */
export const DEMO_LANE: Readonly<Record<string, string>> = {
  // Name tests and panels that a small store does not sell.
  'src/core/catalog/item.test.ts': 'the food allergy panel, which is billed 15 times',
  'src/core/compare/medicare.test.ts': 'panels with a code of their own',
  'src/core/search/codes.test.ts': 'panels and tests that share a code',
  'src/core/search/items.test.ts': 'names of tests that are easily confused',
  'src/core/tools/catalog-tools.test.ts': 'queries, and items that are coming soon',
  'src/core/tools/recommend-plans.test.ts': 'goals with their panels',
  'src/core/tools/recommend-tests.test.ts': 'goals with their panels',
  'src/documents/catalog/item.test.ts': 'tests that not everybody should take',
  'src/documents/conditions/condition.test.ts': 'conditions with all of their steps',
  'src/views/items/items.test.ts': 'queries with several answers',
  'src/views/recommend-tests/result.test.ts': 'goals with three steps',

  // Name labs, states or draw sites of the demonstration.
  'src/core/places/beside.test.ts': 'Rhode Island is not served',
  'src/core/places/shard.test.ts': 'sample sites in Hawaii, Alaska and New York',
  'src/core/places/shipped-places.test.ts': 'New York and New Jersey are routed',
  'src/core/tools/find-draw-sites.test.ts': 'sample sites around New York',
  'src/documents/places/nearest.test.ts': 'a state that is not served, with sites beside it',
  'src/views/find-draw-sites/near-map.test.ts': 'fifty sites around one ZIP code',

  // Know the prices of the demonstration, or what is sold twice there.
  'src/core/pricing/cover.test.ts': 'panels that overlap, in any 25 of them',
  'src/core/pricing/running-total.test.ts': 'a lab that performs what the default one does not',
  'src/core/tools/quote-order.test.ts': 'fee, labs, states and prices of the interface specification',
  'src/documents/home/home.test.ts': 'the receipt of the home page, with a panel in it',
  'src/views/interpret-results/facts.test.ts': 'the cheapest single test of a marker',

  // Need what others sell of the same.
  'src/core/compare/basket.test.ts': 'baskets of tests that several services sell',
  'src/core/compare/changes.test.ts': 'prices of others that were seen twice',
  'src/core/tools/compare.test.ts': 'services that sell several of the tests',

  // Hold every tool to its written calls, which name items and places of the demonstration.
  'src/core/tools/registry.test.ts': 'the whole answer of each example',
  'src/surfaces/openapi/typed-answers.test.ts': 'a call for each status of each tool',
  'src/views/views.test.ts': 'the view of each example',
  'tests/mutation.test.ts': 'a call for each sentence',
  'tests/spanish-answers.test.ts': 'a call for each sentence',
  'tests/two-channels.test.ts': 'a call for each status of each tool',

  // Measure the whole catalog: counts, sizes, links, published scores.
  'src/site/inbound.test.ts': 'three links to every page, from neighbours that are sold',
  'src/surfaces/feeds.test.ts': 'releases of the demonstration',
  'src/surfaces/release/release.test.ts': 'how the release names what is made up',
  'tests/evals/evals.test.ts': 'the published score of questions and their facts',
  'tests/safety/safety.test.ts': 'queries of the whole catalog',
  'tests/search/search.test.ts': 'the score of labelled queries',
  'tests/search/typed.test.ts': 'the score of labelled queries',
  'tests/size.test.ts': 'tokens of the largest answers',
};
