import type { Block, Text } from '../../blocks/doc.ts';
import { called, flat, type Item, isRecord, type Json, type Reader, told, withDollars } from './reading.ts';
import { type Column, isMoney, SPREAD, UNSAID } from './shown-as.ts';

const ABSENT = '–';

/** A column of a table: its head, and what it says of a record. */
interface Filled {
  readonly head: string;
  readonly numeric: boolean;
  readonly cell: (record: Item) => Text;
}

/** Records side by side, by the columns that are declared for their list. */
export function tableOf(
  key: string,
  list: readonly Item[],
  columns: readonly Column[],
  reader: Reader,
): Block {
  const filled = columns.flatMap((column) => filledBy(column, key, list, reader));
  return {
    kind: 'table',
    caption: called(key, reader),
    head: filled.map(({ head }) => head),
    numeric: filled.flatMap(({ numeric }, i) => (numeric ? [i] : [])),
    rows: list.map((record) => filled.map(({ cell }) => cell(record))),
  };
}

/** A column with what the records say; none where no record has its field. */
function filledBy(column: Column, key: string, list: readonly Item[], reader: Reader): Filled[] {
  const field = column.find((name) => list.some((record) => name in record));
  if (field === undefined) return [];
  const left = Object.hasOwn(SPREAD, field) ? SPREAD[field] : undefined;
  if (left !== undefined) return spread(field, left, list, reader);
  const valueIn = (record: Item): Json =>
    withDollars(record)[column.find((name) => name in record) ?? ''] ?? ABSENT;
  return [
    {
      head: called(field, reader),
      numeric: list.every((record) => typeof record[field] === 'number'),
      cell: (record) =>
        field === 'name' ? [told(key, record, reader) ?? ''] : flat(field, valueIn(record), reader),
    },
  ];
}

/** A column for each field of a record inside of the records. */
function spread(field: string, left: readonly string[], list: readonly Item[], reader: Reader): Filled[] {
  const inner = ({ [field]: value }: Item): Item => (isRecord(value) ? value : {});
  const keys = [...new Set(list.flatMap((record) => Object.keys(inner(record))))].filter(
    (key) => !left.includes(key),
  );
  return keys.sort().map((key) => ({
    head: called(key, reader),
    numeric: true,
    cell: (record) => flat(key, withDollars(inner(record))[key] ?? ABSENT, reader),
  }));
}

/** Above this many letters a cell is no longer short. */
const SHORT = 48;
const MOST_COLUMNS = 7;

/** Records side by side, when there are several and all that they say is short. */
export function narrowTable(key: string, list: readonly Json[], reader: Reader): Block | undefined {
  if (list.length < 2 || !list.every(isRecord)) return undefined;
  const keys = [...new Set(list.flatMap((record) => Object.keys(record)))].filter(
    (field) =>
      !UNSAID.has(field) &&
      !(field === 'url' && list.every(({ name }) => name !== undefined)) &&
      field !== 'slug',
  );
  const rows = list.map((record) => {
    const { url } = record;
    return keys.map((field, i): Text => {
      const cell = flat(field, withDollars(record)[field] ?? ABSENT, reader);
      return i === 0 && typeof url === 'string' ? [{ text: cell, href: url }] : cell;
    });
  });
  const isNarrow =
    keys.length > 1 &&
    keys.length <= MOST_COLUMNS &&
    list.every((record) => keys.every((field) => flat(field, record[field] ?? '', reader).length <= SHORT));
  const caption = called(key, reader);
  return isNarrow
    ? {
        kind: 'table',
        caption,
        head: keys.map((field) => called(field, reader)),
        numeric: keys.flatMap((field, i) => (list.every((record) => isMoney(field, record)) ? [i] : [])),
        rows,
      }
    : undefined;
}
