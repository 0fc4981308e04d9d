import type { Breach } from '../read/breach.ts';
import { signingFaults } from '../review/faults.ts';
import { reviewables } from '../review/records.ts';
import type { Check } from './check.ts';

export const reviewsSound: Check = {
  name: 'reviews-sound',
  why: 'A signature is of a record that exists, of a part that it has, on a day that has been, and stands once.',
  run(authored) {
    const { reviews } = authored;
    if (reviews.length === 0) return [];
    const release = authored.service?.dataRelease ?? '9999-12-31';
    const known = new Map(reviewables(authored).map((one) => [one.record, one]));
    const breach = (at: string, problem: string, tip: string): Breach => ({
      rule: this.name,
      file: 'data/reviews.csv',
      at,
      problem,
      tip,
    });
    const seen = new Set<string>();
    return reviews.flatMap((row) => {
      const { record, hash, reviewer, scope } = row;
      const key = JSON.stringify([record, hash, reviewer, scope]);
      const again = seen.has(key);
      seen.add(key);
      return [
        ...signingFaults(row, known, release).map(({ problem, tip }) => breach(record, problem, tip)),
        ...(again ? [breach(record, `${reviewer} signs it twice`, 'Keep one of the rows.')] : []),
      ];
    });
  },
};
