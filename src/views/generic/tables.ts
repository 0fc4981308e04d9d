import type { Block, Text } from '../../blocks/doc.ts';
import {
  called,
  type Item,
  isPlain,
  isRecord,
  type Json,
  type Reader,
  said,
  told,
  written,
} from './reading.ts';
import { BARE, isMoney, SPREAD } from './shown-as.ts';

/** What a cell says of a record that has not its field. */
const ABSENT = '';

/** A column of a table: its head, and what it says of a record. */
interface Column {
  readonly head: string;
  readonly numeric: boolean;
  readonly cell: (record: Item) => Text;
}

/** Whether every field of the records fits into a cell. */
export const isTable = (list: readonly Json[]): list is readonly Item[] =>
  list.every(
    (record) =>
      isRecord(record) &&
      Object.entries(record).every(
        ([key, value]) =>
          value === null || isPlain(value) || ((SPREAD.has(key) || BARE.has(key)) && isRecord(value)),
      ),
  );

/** Records side by side, with everything that they say. */
export function tableOf(key: string, list: readonly Item[], reader: Reader): Block {
  const names = new Set(list.flatMap((record) => told(record, reader).fields));
  const fields = [...new Set(list.flatMap((record) => Object.keys(record)))].filter((one) => !names.has(one));
  const columns = [
    ...(names.size === 0
      ? []
      : [
          {
            head: called('name', reader),
            numeric: false,
            cell: (record: Item) => told(record, reader).words,
          },
        ]),
    ...fields.flatMap((field) =>
      SPREAD.has(field) ? spread(field, list, reader) : [column(field, list, reader)],
    ),
  ];
  return {
    kind: 'table',
    caption: called(key, reader),
    head: columns.map(({ head }) => head),
    numeric: columns.flatMap(({ numeric }, i) => (numeric ? [i] : [])),
    rows: list.map((record) => columns.map(({ cell }) => cell(record))),
  };
}

const column = (field: string, list: readonly Item[], reader: Reader): Column => ({
  head: called(field, reader),
  numeric: list.every((record) => isMoney(field, record)),
  cell: (record) => {
    const value = written(record)[field];
    return value === undefined ? ABSENT : said(field, value, reader);
  },
});

/** A column for each field of a record inside of the records. */
function spread(field: string, list: readonly Item[], reader: Reader): Column[] {
  const inner = ({ [field]: value }: Item): Item => (isRecord(value) ? value : {});
  const keys = [...new Set(list.flatMap((record) => Object.keys(inner(record))))];
  return keys.sort().map((key) => ({
    head: called(key, reader),
    numeric: true,
    cell: (record) => said(key, written(inner(record))[key] ?? ABSENT, reader),
  }));
}
