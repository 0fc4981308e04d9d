import type { Day } from '../dates.ts';
import type { ReportLine } from '../line.ts';
import type { Knows } from '../name-before.ts';
import type { Reading } from '../reading.ts';
import { type Across, acrossAt, resultsIn, withMore } from '../table/across.ts';
import type { Print } from '../tokens.ts';
import { type BlockHead, blockHead, datedRow, rowEntry } from './dated-row.ts';
import { NewestRows } from './newest-rows.ts';

/** What the lines around tell: the names that are known, and how a line and a name are read there. */
export interface Place {
  readonly print: Print;
  readonly knows: Knows;
  readonly read: (line: string) => ReportLine | undefined;
  readonly placed: (entry: ReportLine) => ReportLine;
}

/** Rows that begin with their day: of one test below its name, or of several tests below their names. */
export class Dated {
  readonly #readings: Reading[];
  readonly #rows: NewestRows;
  readonly #place: Place;
  #block: BlockHead | undefined;
  #across: Across | undefined;

  constructor(readings: Reading[], place: Place) {
    this.#readings = readings;
    this.#rows = new NewestRows(readings);
    this.#place = place;
  }

  /** Whether the line heads such rows, or is one of them. */
  take(raw: string, waiting: string | undefined): boolean {
    const line = raw.trim();
    return this.#goesOn(raw, line, waiting) || this.#opens(raw, line);
  }

  /** The name that such a head holds, with its range or unit. */
  get block(): BlockHead | undefined {
    return this.#block;
  }

  end(): Day | undefined {
    return this.#rows.end();
  }

  #opens(raw: string, line: string): boolean {
    const { print, knows } = this.#place;
    this.#across = acrossAt(raw, knows);
    this.#block = this.#across === undefined ? blockHead(line, print, knows) : undefined;
    if (this.#across === undefined && this.#block === undefined) return false;
    this.#rows.next();
    this.#readings.push({ line, unread: 'heading' });
    return true;
  }

  #goesOn(raw: string, line: string, waiting: string | undefined): boolean {
    const { print, knows, read, placed } = this.#place;
    const more = this.#across === undefined ? undefined : withMore(raw, this.#across);
    if (more !== undefined) {
      this.#across = more;
      this.#readings.push({ line, unread: 'heading' });
      return true;
    }
    const row = datedRow(line, print);
    if (row === undefined || row.rest === '') return false;
    if (this.#across !== undefined) {
      const entries = resultsIn(raw, this.#across).flatMap((one) => read(one) ?? []);
      this.#rows.take(line, row.at, entries.map(placed));
      return true;
    }
    if (this.#block === undefined && waiting !== undefined && knows(waiting)) {
      this.#rows.next();
      this.#block = { name: waiting, limits: [] };
    }
    if (this.#block === undefined) return false;
    const entry = rowEntry(this.#block, row.rest, print);
    this.#rows.take(line, row.at, entry === undefined ? [] : [placed(entry)]);
    return true;
  }
}
