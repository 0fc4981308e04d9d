import type { Print } from '../tokens.ts';
import { bareDayColumns, withYears } from './bare-days.ts';
import { isParted } from './cells.ts';
import { type DayColumns, dayColumns, withTimes } from './days.ts';
import {
  currentOf,
  type Head,
  hasOneResult,
  headsOf,
  isRangeFirst,
  isTableHead,
  namesMore,
  nowColumns,
  unitColumns,
} from './heads.ts';

/** What the heads of columns say. */
export interface Table {
  /** Whether the columns are parted by tabs or bars. */
  readonly parted: boolean;
  readonly heads: readonly Head[];
  /** Whether the range comes before the value. */
  readonly rangeFirst: boolean;
  readonly days?: DayColumns;
  /** How many columns hold results and which of them is of now, where words tell. */
  readonly current?: { readonly count: number; readonly latest: number };
  /** The units of columns that hold bare values. */
  readonly units?: readonly string[];
}

const tableFrom = (raw: string, above: DayColumns | undefined): Table => {
  const current = currentOf(raw);
  const heads = headsOf(raw);
  const now = nowColumns(heads);
  const days =
    (above !== undefined && hasOneResult(heads) ? undefined : above) ??
    (now === undefined ? undefined : { ...now, days: now.columns.map(() => '') });
  return {
    parted: isParted(raw),
    heads,
    rangeFirst: isRangeFirst(raw),
    ...(days === undefined ? {} : { days }),
    ...(current === undefined ? {} : { current }),
  };
};

/** "Collected   Reported": the days below are those of one draw. "1a toma  2a toma" are two draws. */
const namesDays = (line: string): boolean =>
  new Set(
    line
      .toLowerCase()
      .match(
        /\b(?:collect\w*|received|report(?:ed)?|result(?:ed)?|printed|birth|dob|toma|recepci[oó]n|informe|nacimiento|emisi[oó]n|impresi[oó]n|validaci[oó]n)\b/gi,
      ),
  ).size > 1;

/**
 * The table that a line opens or goes on naming the columns of; undefined where it does not.
 * @param open whether the line above is a head of the table
 * @param before the line above
 */
export function tableAt(
  raw: string,
  { order, last }: Pick<Print, 'order' | 'last'>,
  table: Table | undefined,
  { open, before }: { readonly open: boolean; readonly before: string },
): Table | undefined {
  const above = open ? table : undefined;
  const days = namesDays(before) ? undefined : (dayColumns(raw, order) ?? bareDayColumns(raw, order, last));
  if (days !== undefined) return { ...(above ?? tableFrom(raw, undefined)), parted: isParted(raw), days };
  if (above?.days !== undefined) {
    const timed = withYears(raw, above.days) ?? withTimes(raw, above.days);
    if (timed !== undefined) return { ...above, days: timed };
  }
  if (isTableHead(raw.trim())) return tableFrom(raw, above?.days);
  const dated = table?.days !== undefined && namesMore(raw);
  if (dated) return table;
  const units = unitColumns(raw);
  return units === undefined ? undefined : { parted: false, heads: [], rangeFirst: false, units };
}
