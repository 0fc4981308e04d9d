import { medianCents } from '../../core/compare/median.ts';
import type { Spread } from '../../core/model/hospital-charge.ts';

/** Lowest, middle and highest of amounts in cents, each as often as it is asked: exact, without a list of all. */
export function spreadOf(asked: ReadonlyMap<number, number>): Spread {
  const sorted = [...asked].sort(([a], [b]) => a - b);
  const count = sorted.reduce((sum, [, times]) => sum + times, 0);
  const at = (place: number): number => {
    let passed = 0;
    for (const [cents, times] of sorted) {
      passed += times;
      if (passed > place) return cents;
    }
    return 0;
  };
  const middle = medianCents([at((count - 1) >> 1), at(count >> 1)]);
  return { count, lowCents: at(0), medianCents: middle ?? 0, highCents: at(count - 1) };
}
