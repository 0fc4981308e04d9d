import { fold } from '../../names/fold.ts';
import type { ReportLine } from '../line.ts';
import type { Knows } from '../name-before.ts';
import type { Part } from '../part.ts';
import type { Reading } from '../reading.ts';
import { sectionOf } from '../sections.ts';
import { panelLabel, severalValues } from '../several.ts';
import type { Print } from '../tokens.ts';
import { type Sentences, sentencesIn } from './sentences.ts';

/** What tells of several results in one line, besides the readings of the report. */
interface Teller {
  readonly print: Print;
  readonly typed: boolean;
  readonly knows: Knows;
  readonly part: Part;
}

/** Reads lines with several results. */
export class Told {
  readonly #readings: Reading[];
  readonly #teller: Teller;
  readonly #told = new Set<Reading>();

  constructor(readings: Reading[], teller: Teller) {
    this.#readings = readings;
    this.#teller = teller;
  }

  /** Several values in one line, which may name their part of the report: "UA: protein trace, glucose neg". */
  several(line: string): ReportLine[] {
    const { print, typed, knows, part } = this.#teller;
    const label = panelLabel(line);
    return part.within(label === undefined ? undefined : sectionOf(label), () =>
      severalValues(line, print, knows, typed).map((entry) => part.named(entry)),
    );
  }

  /** Reads a line of sentences: those that hold nothing but values, or a panel with its values. */
  read(line: string): boolean {
    const { print, knows, part } = this.#teller;
    const within = (label: string | undefined, read: () => Sentences): Sentences =>
      part.within(label === undefined ? undefined : sectionOf(label), () => {
        const { entries, whole } = read();
        return { entries: entries.map((entry) => part.named(entry)), whole };
      });
    const told = sentencesIn(line, print, knows, within);
    const labelled = told.entries.length === 0 && panelLabel(line) !== undefined;
    const { entries, whole } = labelled ? { entries: this.several(line), whole: true } : told;
    const readings = entries.map((entry) => ({ line, entry }));
    for (const one of readings) this.#told.add(one);
    this.#readings.push(...readings);
    if (!whole && entries.length > 0) this.#readings.push({ line, unread: 'comment' });
    return entries.length > 0;
  }

  /** Of a name that sentences tell two different values of, neither is taken: they may be of two draws. */
  end(): void {
    const values = new Map<string, Set<unknown>>();
    for (const one of this.#told) {
      if (!('entry' in one)) continue;
      const name = fold(one.entry.marker);
      values.set(name, (values.get(name) ?? new Set()).add(one.entry.value));
    }
    for (const one of this.#told) {
      const at = this.#readings.indexOf(one);
      if (at < 0 || !('entry' in one) || (values.get(fold(one.entry.marker))?.size ?? 0) < 2) continue;
      this.#readings[at] = { line: one.line, unread: 'several_values' };
    }
  }
}
