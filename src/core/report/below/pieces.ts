import { fold } from '../../names/fold.ts';
import { isBare, isRangeOnly, markBeside } from '../after-value.ts';
import { afterRangeLabel, afterUnitLabel, afterValueLabel, isStatus } from '../furniture.ts';
import { type ReportLine, rangeOf } from '../line.ts';
import { type Knows, nameText } from '../name-before.ts';
import type { Reading } from '../reading.ts';
import { type Print, type Token, tokensOf } from '../tokens.ts';
import { isScale } from './gauge.ts';
import { heldBelow, isHeld, type Named, rangeBelow, valueBelow, wordsBelow } from './values.ts';

/** A name that waits for its value, with what has come of it. */
interface Waiting extends Named {
  /** Where its lines begin among the readings. */
  readonly from: number;
  /** A number alone below a name that is not known: a value if a range follows. */
  readonly held?: readonly Token[];
}

/** A value that was read, to which a range, a unit or a flag may still come. */
interface Open {
  readonly entry: ReportLine;
  readonly value: Pick<Token, 'value' | 'comparator' | 'kind'>;
  /** Whether the value stood in a line of its own and is a limit of the range above it. */
  readonly isLimit: boolean;
}

/** Puts together a name, its value, unit and range that stand on lines of their own. */
export class Pieces {
  readonly #readings: Reading[];
  readonly #placed: (entry: ReportLine) => ReportLine;
  readonly #knows: Knows;
  #waiting: Waiting | undefined;
  #open: Open | undefined;

  constructor(readings: Reading[], placed: (entry: ReportLine) => ReportLine, knows: Knows) {
    this.#readings = readings;
    this.#placed = placed;
    this.#knows = knows;
  }

  /** The name that the line above is. */
  get head(): string | undefined {
    return this.#waiting?.name;
  }

  isHeadOf(name: string): boolean {
    return this.head !== undefined && fold(name).startsWith(fold(this.head));
  }

  close(): void {
    this.#waiting = undefined;
    this.#open = undefined;
  }

  /** The last reading is a name without a value. */
  wait(line: string, { limits = [], unit }: Partial<Pick<Waiting, 'limits' | 'unit'>> = {}): void {
    this.close();
    const name = nameText(line.split(/\s+/).map((text) => ({ text, kind: 'word', cell: false })));
    this.#waiting = {
      name: this.#knows(line) ? line : name,
      from: this.#readings.length - 1,
      limits,
      ...(unit === undefined ? {} : { unit }),
    };
  }

  /** A line that holds a name and its value. */
  open(line: string, read: ReportLine): void {
    // "(HIGH SENSITIVITY)   9.81": the name goes on from the line above.
    const name =
      /^\(/.test(read.marker) && this.head !== undefined ? `${this.head} ${read.marker}` : read.marker;
    const entry = { ...read, marker: name };
    this.close();
    this.#readings.push({ line, entry: this.#placed(entry) });
    this.#opened(entry, false);
  }

  /** Takes a line that holds no name, if it belongs to what came before. */
  take(line: string, whole: readonly Token[], print: Print): boolean {
    if ((this.#waiting === undefined && this.#open === undefined) || this.#knows(line)) return false;
    if (this.#open !== undefined && isStatus(line)) return this.#keep(line, whole);
    if (this.#waiting?.held !== undefined) return this.#takeHeld(line, this.#waiting, print);
    const range = afterRangeLabel(line) ?? afterUnitLabel(line);
    if (range !== undefined) return this.#takeRange(line, tokensOf(range, print));
    const labelled = this.#waiting === undefined ? undefined : afterValueLabel(line);
    const tokens = labelled === undefined ? whole : tokensOf(labelled, print);
    if (labelled === '') return this.#keep(line);
    if (labelled !== undefined && this.#takeValue(line, tokens, true)) return true;
    if (tokens.length === 0 || !tokens.every(isBare))
      return labelled === undefined && this.#takeWords(line, tokens);
    if (tokens.every(({ kind }) => kind === 'flag' || kind === 'aside')) return this.#keep(line, tokens);
    if (this.#waiting !== undefined) {
      if (isScale(this.#waiting.limits, tokens)) return this.#keep(line);
      // "<1" is a value; "<=1" is none that a laboratory measures.
      const { kind, comparator } = tokens[0] ?? {};
      const limit = kind !== 'number' || comparator?.endsWith('=') === true;
      return limit && isRangeOnly(tokens)
        ? this.#takeRange(line, tokens)
        : this.#takeValue(line, tokens, false);
    }
    if (this.#isAgain(tokens)) return this.#doubt(line);
    return isRangeOnly(tokens) && this.#takeRange(line, tokens);
  }

  /** "95" and "91" below "<95": the first may be the end of a gauge, and the second the value. */
  #isAgain([token, ...more]: readonly Token[]): boolean {
    return this.#open?.isLimit === true && token?.kind === 'number' && more.length === 0;
  }

  #doubt(line: string): boolean {
    const last = this.#readings.pop();
    this.#readings.push({ line: `${last?.line ?? ''} ${line}`, unread: 'several_values' });
    this.close();
    return true;
  }

  /** A line that adds nothing but belongs here: a flag, a heading of the value, the limits once more. */
  #keep(line: string, flags: readonly Token[] = []): boolean {
    const mark = /\p{L}{2}/u.test(line) ? markBeside(flags) : undefined;
    if (this.#open === undefined) this.#readings.push({ line, unread: 'heading' });
    else this.#extend(line, { ...this.#open.entry, ...(mark === undefined ? {} : { mark }) });
    return true;
  }

  #takeRange(line: string, tokens: readonly Token[]): boolean {
    const { several, limits, unit } = rangeBelow(tokens);
    const says = !several && (limits.length > 0 || unit !== undefined);
    if (this.#waiting !== undefined) {
      this.#readings.push({ line, unread: 'heading' });
      if (says) this.#waiting = { ...this.#waiting, limits, ...(unit === undefined ? {} : { unit }) };
      return true;
    }
    if (this.#open === undefined) return false;
    if (!says) return !several && this.#keep(line);
    const { entry, value } = this.#open;
    const ranged = entry.refLow !== undefined || entry.refHigh !== undefined;
    this.#extend(line, {
      ...entry,
      ...(entry.unit === undefined && unit !== undefined ? { unit } : {}),
      ...(ranged ? {} : rangeOf(value, limits)),
    });
    return true;
  }

  #takeValue(line: string, tokens: readonly Token[], labelled: boolean): boolean {
    const waiting = this.#waiting;
    if (waiting === undefined) return false;
    if (tokens[0]?.kind !== 'number') return this.#takeWords(line, tokens);
    const found = valueBelow(waiting, tokens, labelled);
    if (found?.sure || (found !== undefined && this.#knows(waiting.name)))
      return this.#complete(line, found.entry);
    if (found === undefined || !isHeld(tokens)) return false;
    this.#readings.push({ line, unread: 'no_name' });
    this.#waiting = { ...waiting, held: tokens };
    return true;
  }

  #takeHeld(line: string, { name, held = [] }: Waiting, print: Print): boolean {
    const range = tokensOf(afterRangeLabel(line) ?? '', print);
    return this.#complete(line, heldBelow(name, held, range));
  }

  #takeWords(line: string, tokens: readonly Token[]): boolean {
    const waiting = this.#waiting;
    return waiting !== undefined && this.#complete(line, wordsBelow(waiting.name, tokens, this.#knows));
  }

  #complete(line: string, entry: ReportLine | undefined): boolean {
    if (entry === undefined) return false;
    const { limits = [] } = this.#waiting ?? {};
    const before = this.#readings.splice(this.#waiting?.from ?? this.#readings.length).map((one) => one.line);
    this.#readings.push({ line: [...before, line].join(' '), entry: this.#placed(entry) });
    this.#opened(
      entry,
      limits.some(({ low, high }) => entry.value === low || entry.value === high),
    );
    return true;
  }

  #opened(entry: ReportLine, isLimit: boolean): void {
    this.#waiting = undefined;
    const { value, comparator } = entry;
    const number = typeof value === 'number' ? { value } : {};
    this.#open = {
      entry,
      value: { kind: 'number', ...number, ...(comparator === undefined ? {} : { comparator }) },
      isLimit,
    };
  }

  #extend(line: string, entry: ReportLine): void {
    const last = this.#readings.pop();
    this.#readings.push({ line: `${last?.line ?? ''} ${line}`, entry: this.#placed(entry) });
    if (this.#open !== undefined) this.#open = { ...this.#open, entry };
  }
}
