import { Pieces } from './below/pieces.ts';
import { type Day, datesIn } from './dates.ts';
import { Dated } from './earlier/dated.ts';
import { type Notation, notationOf, withoutEarlier } from './earlier/notation.ts';
import { afterValueLabel, isAddress, isHeading, withoutNameLabel, withoutStatus } from './furniture.ts';
import { knownIn } from './known-names.ts';
import { type Around, type ReadLine, type ReportLine, readTokens } from './line.ts';
import { readWords } from './line-in-words.ts';
import { type Knows, nameText } from './name-before.ts';
import { LONGEST } from './paragraphs.ts';
import { Part } from './part.ts';
import { isComment, isProse, isRisk, isToldOfEarlier, mayBeName } from './prose.ts';
import type { Reading, Unread } from './reading.ts';
import { isRunning } from './running/sentences.ts';
import { Told } from './running/told.ts';
import { turned } from './several.ts';
import type { Row } from './table/row.ts';
import { rowIn } from './table/rows.ts';
import { holdsSeveral } from './table/run.ts';
import { type Table, tableAt } from './table/table.ts';
import { type Print, type Token, tokensOf } from './tokens.ts';
import { eachScale, laterValues } from './two-scales.ts';
import { whyUnread } from './unread.ts';

/** Goes down a report with what the lines above have opened: a table, a part of the report, a sentence, a name. */
export class LineReader {
  readonly readings: Reading[] = [];
  readonly #print: Print;
  readonly #typed: boolean;
  readonly #pieces: Pieces;
  readonly #knows: Knows;
  readonly #part = new Part();
  readonly #dated: Dated;
  readonly #told: Told;
  /** How earlier results are printed beside those of now. */
  #notation: Notation | undefined;
  #table: Table | undefined;
  /** Whether the line above is a head of the table. */
  #head = false;
  /** The day of the newest column of the tables. */
  #newest: Day | undefined;
  /** How far in the lines with results begin. */
  #margin = 0;
  /** Whether the line above is a sentence that has not ended. */
  #sentence = false;

  constructor(print: Print, typed: boolean, knows: Knows) {
    this.#print = print;
    this.#typed = typed;
    this.#knows = knownIn(this.#part, knows);
    const placed = (entry: ReportLine): ReportLine => this.#part.named(entry);
    this.#pieces = new Pieces(this.readings, placed, this.#knows);
    const read = (row: string): ReportLine | undefined => this.#row(row);
    this.#told = new Told(this.readings, { print, typed, knows: this.#knows, part: this.#part });
    this.#dated = new Dated(this.readings, { print, knows: this.#knows, read, placed });
  }

  /** Ends the report. Returns the day of the newest results, where days stand above or before them. */
  end(): Day | undefined {
    this.#told.end();
    return this.#dated.end() ?? this.#newest;
  }

  /** Reads a line that is not trimmed: what stands under a head does so by its place. */
  read(printed: string): void {
    const line = printed.trim();
    if (line.length > LONGEST) {
      this.#leave(line, 'comment');
      return;
    }
    if (this.#takesDated(printed)) return;
    const notation = notationOf(line);
    this.#notation = notation ?? this.#notation;
    const raw = withoutEarlier(printed, this.#notation);
    const all = tokensOf(raw.trim(), this.#print);
    if (notation !== undefined) this.#leave(line, 'heading');
    else if (!this.#opens(raw, line, all)) this.#readLineOrRow(raw, line, all);
  }

  /** Takes a row that begins with its day, or the head of such rows. */
  #takesDated(printed: string): boolean {
    if (!this.#dated.take(printed, this.#pieces.head)) return false;
    this.#pieces.close();
    const { block } = this.#dated;
    const last = this.readings.at(-1);
    const heads = last !== undefined && 'unread' in last && last.unread === 'heading';
    if (heads && block !== undefined) this.#pieces.wait(block.name, block);
    return true;
  }

  /** A row of name, value, unit and range. */
  #row(row: string): ReportLine | undefined {
    const tokens = tokensOf(row, this.#print);
    return readTokens(tokens, { knows: this.#knows, row: true })?.entry ?? readWords(tokens, this.#knows);
  }

  #readLineOrRow(raw: string, line: string, all: readonly Token[]): void {
    this.#head = false;
    const row = rowIn(this.#table, { raw, tokens: all, print: this.#print, knows: this.#knows });
    if ('unread' in row) {
      this.readings.push({ line, unread: isComment(line) ? 'comment' : row.unread });
      this.#pieces.close();
    } else if (row.arranged) this.#readRow(line, row.rows);
    else this.#readLine(line, all, raw.search(/\S/));
  }

  #readRow(line: string, rows: Extract<Row, { arranged: boolean }>['rows']): void {
    const entries = rows.flatMap((tokens) => {
      const found = this.#entry(line, tokens, this.#margin);
      const all = found === undefined ? [] : this.#scales(line, tokens, this.#margin, found);
      return (all ?? []).map(({ entry }) => entry);
    });
    if (entries.length === 0) this.#leave(line, whyUnread(line, rows[0] ?? [], this.#knows));
    else this.#newest = this.#table?.days?.newestDay ?? this.#newest;
    for (const entry of entries) this.#pieces.open(line, entry);
    this.#sentence = false;
  }

  #readLine(line: string, tokens: readonly Token[], indent: number): void {
    if (this.#pieces.take(line, tokens, this.#print)) return;
    const goesOn =
      this.#sentence && /^[\p{Ll}(]/u.test(line) && !this.#typed && !this.#knows(withoutStatus(line));
    const explains = goesOn || isComment(line) || isToldOfEarlier(line);
    if (!explains && !isRisk(line) && !this.#knows(line) && this.#reads(line, tokens, indent)) {
      this.#sentence = false;
      return;
    }
    const unread = explains ? 'comment' : whyUnread(line, tokens, this.#knows);
    this.#sentence =
      (unread === 'comment' || unread === 'in_sentence' || (this.#sentence && unread === 'no_value')) &&
      !/[.:]$/.test(line);
    this.#leave(line, unread);
  }

  /** Whether the line opens a table or a part of the report. */
  #opens(raw: string, line: string, tokens: readonly Token[]): boolean {
    const table = tableAt(raw, this.#print, this.#table, {
      open: this.#head,
      before: this.readings.at(-1)?.line ?? '',
    });
    if (table !== undefined) this.#table = table;
    else if (!this.#part.opens(line, tokens, this.#knows)) return false;
    this.#sentence = false;
    this.#head = table !== undefined;
    this.#pieces.close();
    this.#leave(line, 'heading');
    // "Hepatitis B - HBsAg" may head a part, or be a name.
    if (table === undefined && mayBeName(withoutStatus(line))) this.#pieces.wait(withoutStatus(line));
    return true;
  }

  #reads(line: string, tokens: readonly Token[], indent: number): boolean {
    if (!this.#typed && isRunning(line)) {
      const told = this.#told.read(line);
      if (told) this.#pieces.close();
      return told;
    }
    const found = this.#entry(line, tokens, indent);
    if (this.#isSeveral(tokens, found)) {
      this.#severalIn(line);
      return true;
    }
    if (found !== undefined) {
      // A panel of one test is headed with its name: what came before has ended.
      if (this.#pieces.isHeadOf(found.entry.marker) && !this.#part.isSaidBy(this.#pieces.head))
        this.#part.end();
      const all = this.#scales(line, tokens, indent, found);
      this.#margin = found.known ? indent : this.#margin;
      if (all === undefined) this.#severalIn(line);
      for (const { entry } of all ?? []) this.#pieces.open(line, entry);
      return true;
    }
    const several = this.#told.several(line);
    this.readings.push(...several.map((entry) => ({ line, entry })));
    if (several.length > 0) this.#pieces.close();
    return several.length > 0;
  }

  #severalIn(line: string): void {
    this.readings.push({ line, unread: 'several_values' });
    this.#pieces.close();
  }

  /** Each value of a line that prints a name on several scales; undefined where one of them cannot be read. */
  #scales(line: string, tokens: readonly Token[], indent: number, found: ReadLine): ReadLine[] | undefined {
    const { place } = found;
    if (place === undefined || laterValues(tokens, place.at).length === 0) return [found];
    const rows = eachScale(tokens, place.end, place.at).map((row) => this.#entry(line, row, indent));
    const read = rows.filter((row) => row !== undefined);
    return rows.length > 0 && read.length === rows.length ? read : undefined;
  }

  /** Whether a line holds several values and no head tells which is of this report. */
  #isSeveral(tokens: readonly Token[], found: ReadLine | undefined): boolean {
    if (this.#table?.current !== undefined || !holdsSeveral(tokens, this.#knows)) return false;
    const [name] = tokens.flatMap(({ kind }, i) => (kind === 'number' && i > 0 ? [i] : []));
    return found !== undefined || this.#knows(nameText(tokens.slice(0, name)));
  }

  #entry(line: string, tokens: readonly Token[], indent: number): ReadLine | undefined {
    const row = this.#table !== undefined || this.#part.section !== undefined;
    const around: Around = {
      knows: this.#knows,
      row: row && indent <= this.#margin + 1,
      rangeFirst: this.#table?.rangeFirst === true,
      explained: indent > this.#margin + 1 || this.#isExplained(),
    };
    // "Your result 97" has no name: that stands above.
    if (afterValueLabel(line) !== undefined) return undefined;
    const read = readTokens(turned(tokens, this.#knows) ?? tokens, around);
    // "CA 94900" is a place.
    const bare = read?.entry.unit === undefined && read?.entry.refLow === undefined;
    if (bare && isAddress(line)) return undefined;
    if (read?.known) return read;
    const words = readWords(tokens, this.#knows);
    if (words !== undefined) return { entry: words, known: true };
    const explains = isHeading(line) || isAddress(line) || isProse(line);
    return explains ? undefined : read;
  }

  /** Whether the line above explains a result. */
  #isExplained(): boolean {
    const last = this.readings.at(-1);
    return last !== undefined && 'unread' in last && (last.unread === 'comment' || last.unread === 'no_name');
  }

  #leave(line: string, unread: Unread): void {
    this.readings.push({ line, unread });
    const name = withoutStatus(withoutNameLabel(line));
    const labelled = withoutNameLabel(line) !== line && unread === 'heading';
    const isName = mayBeName(name) && datesIn(name, this.#print.order).length === 0;
    const waits = (unread === 'no_value' || labelled) && (this.#knows(name) || isName);
    if (waits) this.#pieces.wait(name);
    else this.#pieces.close();
  }
}
