import { aboutReport } from '../report/about/about.ts';
import { daysIn, isoOf } from '../report/dates.ts';
import { markOf as flagOf } from '../report/marks.ts';
import { isSpanish, printOf } from '../report/print.ts';
import { readPrinted } from '../report/printed-number.ts';
import type { Print } from '../report/tokens.ts';
import { cellsOf } from './csv-cells.ts';
import { type Column, type Head, headOf } from './csv-head.ts';
import { daysOf, type FileReport, type FileValue, MOST_VALUES } from './file-report.ts';
import { limitsIn } from './range-text.ts';

type Row = readonly string[];

/** Reads a table of results with named columns; undefined for a text that holds none. */
export function readCsv(text: string): FileReport | undefined {
  const rows = cellsOf(text);
  const lines = rows.map((row) => row.join('   '));
  const print = printOf(lines.join('\n'), lines, isSpanish(text));
  const head = headOf(rows, print.order);
  if (head === undefined) return undefined;
  const all = rows.slice(head.at + 1).flatMap((row) => valuesIn(row, head, print));
  const values = all.slice(0, MOST_VALUES);
  // What stands above the table tells of the person.
  const about = aboutReport(lines.slice(0, head.at), print.order);
  const collected = daysOf(values)[0] ?? about.collected;
  const lab = rows[head.at + 1]?.[head.columns.lab ?? -1];
  return {
    kind: 'csv',
    values,
    person: {
      ...(about.sex === undefined ? {} : { sex: about.sex }),
      ...(about.age === undefined ? {} : { age: about.age }),
    },
    ...(collected === undefined ? {} : { collected }),
    ...(lab === undefined || lab === '' ? {} : { lab }),
    problems: [
      ...(values.length === 0 ? (['no_results'] as const) : []),
      ...(values.length < all.length ? (['cut'] as const) : []),
    ],
  };
}

function valuesIn(row: Row, { columns, days }: Head, print: Print): FileValue[] {
  const at = (column: Column): string => row[columns[column] ?? -1] ?? '';
  const name = at('name').slice(0, 80);
  const printed =
    days.length > 0
      ? days.map(({ column, cell }) => ({ text: row[column] ?? '', day: cell }))
      : [{ text: at('value'), day: at('date') }];
  if (name === '') return [];
  return printed.flatMap(({ text, day }): FileValue[] => {
    if (text === '' || text.length > 40) return [];
    const { value, unit } = measured(text, print);
    const [date] = daysIn(day, print.order).map((found) => isoOf(found.day));
    const code = at('loinc');
    const mark = flagOf(at('flag'));
    const known = at('unit') || unit;
    return [
      {
        name,
        value,
        ...(known === '' ? {} : { unit: known.slice(0, 40) }),
        ...rangeIn(at, value, print),
        ...(/^\d{1,7}-\d$/.test(code) ? { loinc: code } : {}),
        ...(date === undefined ? {} : { date }),
        ...(mark === undefined ? {} : { mark }),
      },
    ];
  });
}

/** "5,2 mmol/L (H)": the number by the decimal mark of the table, and a unit beside it. */
function measured(text: string, print: Print): { value: number | string; unit: string } {
  const [, number = text, unit = ''] =
    /^([<>]?=?\s*-?[\d.,]*\d)\s*(?:([^\d\s(*][^\s(*]*))?\s*[*]*\s*(?:\([HL]+\))?$/.exec(text) ?? [];
  const read = readPrinted(number, print.mark);
  // Two readings are left to whoever checks the row.
  if (read === undefined || read.values.length > 1) return { value: text, unit: '' };
  const { comparator, values } = read;
  const flag = /^(?:HH?|LL?|A)$/.test(unit);
  return {
    value: comparator === undefined ? values[0] : `${comparator}${values[0]}`,
    unit: flag ? '' : unit,
  };
}

function rangeIn(at: (column: Column) => string, value: number | string, print: Print): Partial<FileValue> {
  const limit = (column: Column): number | undefined => {
    const read = readPrinted(at(column), print.mark);
    return read?.comparator === undefined && read?.values.length === 1 ? read.values[0] : undefined;
  };
  const [low, high] = [limit('low'), limit('high')];
  if (low !== undefined || high !== undefined)
    return { ...(low === undefined ? {} : { low }), ...(high === undefined ? {} : { high }) };
  return at('range') === '' ? {} : limitsIn(at('range'), value, print);
}
