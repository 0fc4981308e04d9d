import type { Options } from 'csv-parse';
import { CsvError, parse } from 'csv-parse/sync';
import { UnreadableFile } from './charge.ts';

/** A row with hundreds of payers has some 100 kB; what is longer has a quote that nothing closes. */
const LONGEST_ROW = 4_000_000;

/** Line ends of any system, quotes that mean inches, and rows without their last empty cells. */
export const DIALECT = {
  encoding: 'latin1',
  relax_column_count: true,
  relax_quotes: true,
  skip_empty_lines: true,
  max_record_size: LONGEST_ROW,
} satisfies Options;

/** The first two rows of a file, and its bytes behind them. */
interface Split {
  readonly names: readonly string[];
  readonly values: readonly string[];
  /** How many lines the two rows have. */
  readonly lines: number;
  readonly rest: AsyncIterable<Buffer>;
}

/** Splits the rows about the hospital from its table, which has another number of columns. */
export async function splitHead(bytes: AsyncIterable<Buffer>): Promise<Split> {
  const chunks = bytes[Symbol.asyncIterator]();
  let start = Buffer.alloc(0);
  while (start.length < LONGEST_ROW) {
    const { value, done } = await chunks.next();
    if (done === true) break;
    start = Buffer.concat([start, value]);
    const [first, second] = rowsOf(start);
    if (first === undefined || second === undefined || second.bytes === start.length) continue;
    const rest = start.subarray(second.bytes);
    return {
      names: first.cells,
      values: second.cells,
      lines: second.lines,
      rest: following(rest, chunks),
    };
  }
  throw new UnreadableFile('The file has no two rows about the hospital and a table behind them.');
}

interface HeadRow {
  readonly cells: readonly string[];
  /** Bytes and lines up to its end. */
  readonly bytes: number;
  readonly lines: number;
}

/** The first two rows of what is read so far; fewer where it ends inside of a quote. */
function rowsOf(start: Buffer): HeadRow[] {
  const rows: HeadRow[] = [];
  try {
    parse(start, {
      ...DIALECT,
      to: 2,
      on_record: (cells: string[], { bytes, lines }) => {
        rows.push({ cells, bytes, lines });
      },
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
  }
  return rows;
}

async function* following(rest: Buffer, chunks: AsyncIterator<Buffer>): AsyncIterable<Buffer> {
  yield rest;
  yield* { [Symbol.asyncIterator]: () => chunks };
}
