import { bell } from '../dice.ts';
import { CLASSES, type PriceClass } from './classes.ts';

/** What decides how much less a panel costs than its tests. */
export interface PanelFacts {
  readonly slug: string;
  readonly classes: readonly PriceClass[];
  readonly samples: readonly string[];
}

/** The shares of the sum of its tests that a panel saves at least and at most. */
export const DISCOUNT = { least: 0.08, most: 0.35 };
/** For each test beyond two, if all are run by analyzers, if all come from one tube; then a panel's own reasons. */
const PER_TEST = 0.018;
const AUTOMATED = 0.07;
const ONE_TUBE = 0.03;
const OWN_SPREAD = 0.03;

/** The share of the sum of its tests that a panel saves. */
export function discountOf({ slug, classes, samples }: PanelFacts, seed: string): number {
  const automated = classes.filter((kind) => CLASSES[kind].automated).length / classes.length;
  const discount =
    DISCOUNT.least +
    PER_TEST * (classes.length - 2) +
    AUTOMATED * automated +
    (new Set(samples).size === 1 ? ONE_TUBE : 0) +
    OWN_SPREAD * bell(`${seed} discount ${slug}`);
  return Math.min(DISCOUNT.most, Math.max(DISCOUNT.least, discount));
}
