import { fold } from '../names/fold.ts';
import { besideValue, isBare, isRangeOnly } from './after-value.ts';
import { afterRangeLabel, afterUnitLabel, afterValueLabel, isStatus } from './furniture.ts';
import { entryOf, type ReportLine, rangeOf } from './line.ts';
import { isGroup } from './line-in-words.ts';
import { type Knows, nameText } from './name-before.ts';
import type { Reading } from './reading.ts';
import { spaced } from './tidy.ts';
import { type Print, type Token, tokensOf, unitText } from './tokens.ts';

/** A name that waits for its value, with what has come of it. */
interface Waiting {
  readonly name: string;
  /** Where its lines begin among the readings. */
  readonly from: number;
  readonly limits: readonly Token[];
  readonly unit?: string;
}

/** A value that was read, to which a range, a unit or a flag may still come. */
interface Open {
  readonly entry: ReportLine;
  readonly value: Pick<Token, 'value' | 'comparator' | 'kind'>;
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
    this.#opened(entry);
  }

  /** Takes a line that holds no name, if it belongs to what came before. */
  take(line: string, whole: readonly Token[], print: Print): boolean {
    if ((this.#waiting === undefined && this.#open === undefined) || this.#knows(line)) return false;
    if (this.#open !== undefined && isStatus(line)) return this.#keep(line);
    const range = afterRangeLabel(line) ?? afterUnitLabel(line);
    if (range !== undefined) return this.#takeRange(line, tokensOf(range, print));
    const labelled = this.#waiting === undefined ? undefined : afterValueLabel(line);
    const tokens = labelled === undefined ? whole : tokensOf(labelled, print);
    if (labelled === '') return this.#keep(line);
    if (labelled !== undefined && this.#takeValue(line, tokens, true)) return true;
    if (tokens.length === 0 || !tokens.every(isBare))
      return labelled === undefined && this.#takeWords(line, tokens);
    if (tokens.every(({ kind }) => kind === 'flag' || kind === 'aside')) return this.#keep(line);
    if (this.#waiting !== undefined) {
      if (this.#isScale(tokens)) return this.#keep(line);
      // "<1" is a value; "<=1" is none that a laboratory measures.
      const { kind, comparator } = tokens[0] ?? {};
      const limit = kind !== 'number' || comparator?.endsWith('=') === true;
      return limit && isRangeOnly(tokens)
        ? this.#takeRange(line, tokens)
        : this.#takeValue(line, tokens, false);
    }
    return isRangeOnly(tokens) && this.#takeRange(line, tokens);
  }

  /** A line that adds nothing but belongs here: a flag, a heading of the value, the limits once more. */
  #keep(line: string): boolean {
    if (this.#open === undefined) this.#readings.push({ line, unread: 'heading' });
    else this.#extend(line, this.#open.entry);
    return true;
  }

  /** "0  45" between a range and its value: the ends of a drawn scale. */
  #isScale(tokens: readonly Token[]): boolean {
    const [range] = this.#waiting?.limits ?? [];
    const [low, high, ...more] = tokens;
    return range !== undefined && more.length === 0 && low?.value === range.low && high?.value === range.high;
  }

  #takeRange(line: string, tokens: readonly Token[]): boolean {
    const found = besideValue(tokens, []);
    const { limits } = found;
    // "TITER" in a line of its own goes on a name.
    const unit = tokens.length === 1 && /^\p{L}{5,}$/u.test(found.unit ?? '') ? undefined : found.unit;
    const several = limits.length > 1 || !found.clean || found.strangers > 0;
    const says = !several && (limits.length > 0 || unit !== undefined);
    if (this.#waiting !== undefined) {
      this.#readings.push({ line, unread: 'heading' });
      if (says) this.#waiting = { ...this.#waiting, limits, ...(unit === undefined ? {} : { unit }) };
      return true;
    }
    if (this.#open === undefined) return false;
    if (!says) {
      if (several) return false;
      return this.#keep(line);
    }
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
    const [value, ...after] = tokens;
    if (value?.kind !== 'number') return this.#takeWords(line, tokens);
    const beside = besideValue(after, waiting.limits);
    if (!beside.clean || beside.strangers > (labelled ? 1 : 0)) return false;
    const counted =
      labelled && beside.strangers === 1
        ? after.find(({ kind, text }) => kind === 'word' && !text.endsWith(':'))
        : undefined;
    const unit = beside.unit ?? (counted === undefined ? waiting.unit : unitText(counted));
    const sure = labelled || beside.unitKnown || value.titer === true || waiting.limits.length > 0;
    if (!sure && !this.#knows(waiting.name)) return false;
    this.#complete(
      line,
      entryOf(waiting.name, value, { ...beside, ...(unit === undefined ? {} : { unit }) }),
    );
    return true;
  }

  #takeWords(line: string, all: readonly Token[]): boolean {
    const waiting = this.#waiting;
    const column = all.findIndex(({ cell }, i) => i > 0 && cell);
    const tokens = column < 0 ? all : all.slice(0, column);
    if (isGroup(tokens, waiting?.name)) {
      this.#complete(line, { marker: waiting?.name ?? '', value: tokens.map(({ text }) => text).join(' ') });
      return true;
    }
    const isResult = tokens.some(({ kind }) => kind === 'result') && tokens.length <= 5;
    const plain = tokens.every(({ kind, said }) => said !== undefined || kind === 'flag' || kind === 'unit');
    if (waiting === undefined || !isResult || !plain || !this.#knows(waiting.name)) return false;
    const words = tokens.filter(({ said }) => said !== undefined);
    const unit = tokens.find(({ kind }) => kind === 'unit');
    this.#complete(line, {
      marker: waiting.name,
      value: spaced(words.map(({ text }) => text).join(' ')),
      ...(unit === undefined ? {} : { unit: unitText(unit) }),
    });
    return true;
  }

  #complete(line: string, entry: ReportLine): void {
    const before = this.#readings.splice(this.#waiting?.from ?? this.#readings.length).map((one) => one.line);
    this.#readings.push({ line: [...before, line].join(' '), entry: this.#placed(entry) });
    this.#opened(entry);
  }

  #opened(entry: ReportLine): void {
    this.#waiting = undefined;
    const { value, comparator } = entry;
    const number = typeof value === 'number' ? { value } : {};
    this.#open = {
      entry,
      value: { kind: 'number', ...number, ...(comparator === undefined ? {} : { comparator }) },
    };
  }

  #extend(line: string, entry: ReportLine): void {
    const last = this.#readings.pop();
    this.#readings.push({ line: `${last?.line ?? ''} ${line}`, entry: this.#placed(entry) });
    if (this.#open !== undefined) this.#open = { ...this.#open, entry };
  }
}
