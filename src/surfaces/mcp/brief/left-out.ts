import type { ToolName } from '../../../core/tools/index.ts';

/**
 * Fields that the answers of each tool leave out over MCP, because another field of the same answer says it, it follows
 * from the call, or the call in `next` gives it. Lists count as one step of a path.
 */
export const LEFT_OUT: Readonly<Partial<Record<ToolName, readonly string[]>>> = {
  search_tests: [
    ...[
      'items.id',
      'items.category',
      'items.biomarkerCount',
      'items.labFee',
      'items.lang',
      'items.prices.list',
    ],
    ...['items.orderable', 'items.matchedOn'],
  ],
  get_test: [
    ...[
      'item.lang',
      'item.currency',
      'item.biomarkerCount',
      'item.labs',
      'item.prepInstructions',
      'item.cpts',
    ],
    ...['item.codes.cpt', 'item.preparation.steps.kind', 'item.preparation.steps.subject'],
    'item.preparation.steps.because',
    ...['item.includedTests.id', 'item.includedTests.url', 'item.related.url', 'item.notToConfuse.url'],
    ...['item.relatedConditions.slug', 'item.markerPages.slug', 'item.prices.list'],
  ],
  list_panels: [
    ...['items.id', 'items.type', 'items.category', 'items.cpt', 'items.biomarkerCount', 'items.sampleType'],
    ...['items.labFee', 'items.orderable', 'items.url', 'items.prices.list'],
  ],
  recommend_tests: [
    ...['recommendations.item.id', 'recommendations.item.category', 'recommendations.item.biomarkerCount'],
    ...['recommendations.item.labFee', 'recommendations.item.orderable', 'recommendations.item.prices.list'],
    ...['recommendations.item.type', 'recommendations.item.cpt', 'recommendations.item.sampleType'],
    'recommendations.item.resultsIn',
    ...['recommendations.matched', 'plans.items.type', 'plans.labFee', 'preparation'],
  ],
  quote_order: [
    ...['items.prices.list', 'preparation.steps.kind', 'preparation.steps.subject', 'savings.items.type'],
    'byLab.labFee',
  ],
  find_draw_sites: [...['sites.id', 'sites.directions', 'sites.hours', 'sites.sample', 'sites.drawsOrders']],
  lookup_reference_range: [
    ...['marker.aliases', 'applicable.lowInclusive', 'applicable.highInclusive', 'applicable.kind'],
    ...['howToTest.url', 'critical.low', 'critical.high', 'critical.unit', 'review.reviewBy'],
    ...['categories.source', 'marker.otherUnits', 'marker.loinc'],
  ],
  compare_prices: [
    ...[
      'ranking.slug',
      'ranking.equivalence',
      'ranking.kind',
      'ranking.confidence',
      'ranking.cheapestBelowFee',
    ],
    'providers.product',
    ...['basket.ranking.slug', 'basket.ranking.confidence', 'licence'],
    ...[
      'basket.ranking.equivalence',
      'basket.ranking.kind',
      'basket.items',
      'basket.providers.items.verifiedAt',
    ],
  ],
  interpret_results: ['results.rule', 'results.basis.kind', 'patterns.slug', 'patterns.notWhen'],
  convert_units: [],
  calculate_free_testosterone: [],
  compare_provider: ['spotPrices.service.demo', 'spotPrices.provider.kind'],
  get_guide: [],
};

/** Fields that every answer leaves out: how many entries a list has can be seen. */
export const ALWAYS_LEFT_OUT = ['count'];

/** What sources leave out: the day on which each was read is in the answer over HTTP. */
export const LEFT_OUT_OF_SOURCES: ReadonlySet<string> = new Set(['accessed']);

/** Lists that an answer holds the beginning of: the page that it names has them whole. */
export const MOST_SHOWN: Readonly<Record<string, number>> = {
  'item.markerPages': 12,
  'item.relatedConditions': 6,
  alternatives: 3,
  ranges: 12,
};

/** Reference ranges, whose text says their limits. */
export const RANGES: ReadonlySet<string> = new Set(['range', 'ranges', 'alternatives', 'publishedRanges']);

/** What the text of a range says. */
export const SAID_BY_TEXT: ReadonlySet<string> = new Set([
  ...['low', 'high', 'lowInclusive', 'highInclusive', 'unit', 'kind'],
]);

/** Flags that are left out where they are not set, as nearly everywhere. */
export const WHERE_TRUE: ReadonlySet<string> = new Set(['stale', 'demo', 'beyond', 'sample', 'overdue']);
