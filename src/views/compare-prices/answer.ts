import type { comparePrices } from '../../core/tools/compare-prices.ts';
import type { AnswerWith } from '../../core/tools/define.ts';

/** What compare_prices answers. */
export type Compared = AnswerWith<typeof comparePrices, 'ok'>;
