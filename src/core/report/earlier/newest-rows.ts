import { type Day, isoOf } from '../dates.ts';
import type { ReportLine } from '../line.ts';
import type { Reading } from '../reading.ts';

/** The results of one day, of one test or of a row of tests. */
interface Held {
  readonly day: Day;
  /** Day and minute, as far as they are printed. */
  readonly stamp: string;
  readings: Reading[];
}

/** Of rows that begin with their day, leaves the results of the newest. */
export class NewestRows {
  readonly #readings: Reading[];
  readonly #groups: Held[] = [];
  #held: Held | undefined;

  constructor(readings: Reading[]) {
    this.#readings = readings;
  }

  /** Another test, or another table, begins. */
  next(): void {
    if (this.#held !== undefined) this.#groups.push(this.#held);
    this.#held = undefined;
  }

  take(line: string, { day, time }: { day: Day; time: string }, entries: readonly ReportLine[]): void {
    const stamp = `${isoOf(day)} ${time}`;
    const before = this.#held;
    if (before !== undefined && stamp < before.stamp) {
      this.#readings.push({ line, unread: 'comment' });
      return;
    }
    const again = before?.stamp === stamp;
    if (before !== undefined) this.#drop(before, again ? 'several_values' : 'comment');
    const readings: Reading[] = again ? [] : entries.map((entry) => ({ line, entry }));
    this.#held = { day, stamp, readings };
    if (readings.length > 0) this.#readings.push(...readings);
    else this.#readings.push({ line, unread: again ? 'several_values' : 'no_value' });
  }

  /** The newest day of all groups; the results of the other days are of an earlier draw. */
  end(): Day | undefined {
    this.next();
    const newest = this.#groups.toSorted((a, b) => isoOf(a.day).localeCompare(isoOf(b.day))).at(-1)?.day;
    for (const group of this.#groups) {
      if (newest !== undefined && isoOf(group.day) !== isoOf(newest)) this.#drop(group, 'comment');
    }
    return newest;
  }

  /** Takes back the results of a day. */
  #drop(held: Held, unread: 'comment' | 'several_values'): void {
    const [first] = held.readings;
    const at = first === undefined ? -1 : this.#readings.indexOf(first);
    if (first !== undefined && at >= 0)
      this.#readings.splice(at, held.readings.length, { line: first.line, unread });
    held.readings = [];
  }
}
