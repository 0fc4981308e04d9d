import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parse } from 'csv-parse/sync';
import * as z from 'zod';
import { convertValue } from '../../src/core/chemistry/convert.ts';
import type { Band, Marker } from '../../src/core/model/marker.ts';
import { SEXES } from '../../src/core/model/vocabulary.ts';
import { inDays, type Person } from '../../src/core/people/person.ts';
import { chooseBands } from '../../src/core/reference/bands.ts';
import { loadDataset } from '../../src/data/load.ts';

const Cells = z.record(
  z.enum([
    'marker',
    'sex',
    'ageFrom',
    'ageBefore',
    'pregnancy',
    'phase',
    'low',
    'high',
    'unit',
    'sourceTitle',
    'publisher',
    'url',
    'accessed',
    'toleranceLow',
    'toleranceHigh',
    'reason',
  ]),
  z.string(),
);

/** A row of a table: an interval that somebody else publishes. */
export interface TruthRow extends z.infer<typeof Cells> {
  /** The name of the table. */
  readonly theme: string;
}

export type Side = 'low' | 'high';

/** A printed limit beside that of the record, both in the unit of the record. */
export interface Difference {
  readonly side: Side;
  readonly printed: number;
  /** Undefined where the record has no limit on this side. */
  readonly ours: number | undefined;
  /** Share of the printed limit; undefined where the record has none. */
  readonly off: number | undefined;
}

export function truthRows(): TruthRow[] {
  return globSync('tests/truth/*.csv')
    .sort()
    .flatMap((file) =>
      z
        .array(Cells)
        .parse(parse(readFileSync(file, 'utf8'), { columns: true }))
        .map((cells) => ({ ...cells, theme: basename(file, '.csv') })),
    );
}

/** The default tolerance of each theme, as how.md states it: "| blood-count | 15 % |". */
export function defaultTolerances(): ReadonlyMap<string, number> {
  const stated = readFileSync('tests/truth/how.md', 'utf8').matchAll(/^\| ([a-z-]+) \| (\d+) % \|/gm);
  return new Map([...stated].map(([, theme = '', percent]) => [theme, Number(percent) / 100]));
}

const MARKERS = new Map(loadDataset().markers.records.map((record) => [record.slug, record]));

export const markerOf = (row: TruthRow): Marker | undefined => MARKERS.get(row.marker);

const UNITS = { h: 'hours', d: 'days', m: 'months', y: 'years' } as const;

const isUnit = (letter: string): letter is keyof typeof UNITS => letter in UNITS;

/** "12y" in days; undefined for an empty cell. */
function daysOf(cell: string): number | undefined {
  if (cell === '') return undefined;
  const letter = cell.slice(-1);
  const value = Number(cell.slice(0, -1));
  if (!isUnit(letter) || Number.isNaN(value)) throw new Error(`${cell} is no age`);
  return inDays({ value, unit: UNITS[letter] });
}

/** Where a row has no upper age, this far above the lower: 35 of "18 and older". */
const ABOVE = inDays({ value: 17, unit: 'years' });

/** A person in the middle of the row's age, of each sex that the row is for. */
function peopleOf(row: TruthRow, marker: Marker): Person[] {
  const from = daysOf(row.ageFrom) ?? (row.ageBefore === '' ? inDays({ value: 18, unit: 'years' }) : 0);
  const ageDays = Math.floor((from + (daysOf(row.ageBefore) ?? from + 2 * ABOVE)) / 2);
  const sexes = SEXES.filter((sex) => sex === (row.sex === '' ? (marker.sex ?? sex) : row.sex));
  return sexes.map((sex) => ({
    sex,
    ageDays,
    ...(row.pregnancy === '' ? {} : { pregnancy: true }),
    ...(row.pregnancy.startsWith('trimester_') ? { trimester: Number(row.pregnancy.slice(-1)) } : {}),
    ...(row.phase === 'postmenopausal' ? { postmenopausal: true } : {}),
  }));
}

/** The one range of the record for this person; a sentence where there is none, or where there are several. */
function rangeFor(row: TruthRow, marker: Marker, person: Person): Band | string {
  const { candidates, notes } = chooseBands(marker, person);
  if (notes.includes('notForPregnancy')) return 'The record has no range for this pregnancy.';
  const phased = row.phase !== '' && row.phase !== 'postmenopausal';
  const meant = candidates.filter(({ cyclePhase }) => !phased || cyclePhase === row.phase);
  const [range] = meant;
  if (range === undefined) return 'The record has no range for this person.';
  if (meant.every(({ low, high }) => low === range.low && high === range.high)) return range;
  // Tables seldom name their method: of several methods the nearest is meant.
  const methods = new Set(meant.map(({ method }) => method?.en));
  return methods.size === meant.length
    ? (meant.sort((a, b) => away(row, marker, a) - away(row, marker, b))[0] ?? range)
    : 'The record has several ranges for this person.';
}

/** How far the limits of a range are from those of a row, as shares of these. */
const away = (row: TruthRow, marker: Marker, range: Band): number =>
  (['low', 'high'] as const).reduce((sum, side) => {
    const printed = row[side] === '' ? undefined : inOurUnit(Number(row[side]), row, marker);
    const ours = range[side];
    return printed === undefined || printed === 0
      ? sum
      : sum + (ours === undefined ? 1 : Math.abs((ours - printed) / printed));
  }, 0);

/** A printed limit in the unit of the record. */
function inOurUnit(value: number, row: TruthRow, marker: Marker): number | undefined {
  return row.unit === marker.unit ? value : convertValue(value, row.unit, marker.unit, marker.bridges)?.value;
}

/** Every printed limit beside that of the record; a sentence where they cannot be compared. */
export function compared(row: TruthRow): readonly Difference[] | string {
  const marker = markerOf(row);
  if (marker === undefined) return 'No record has this slug.';
  const differences: Difference[] = [];
  for (const person of peopleOf(row, marker)) {
    const range = rangeFor(row, marker, person);
    if (typeof range === 'string') return range;
    for (const side of ['low', 'high'] as const) {
      if (row[side] === '') continue;
      const printed = inOurUnit(Number(row[side]), row, marker);
      if (printed === undefined) return `${row.unit} does not lead to ${marker.unit}.`;
      // Of a printed zero no share can be had: the share of the other limit is told.
      const whole = printed === 0 ? inOurUnit(Number(row.high), row, marker) : printed;
      const ours = range[side] ?? (printed === 0 ? 0 : undefined);
      const off = ours === undefined || whole === undefined ? undefined : Math.abs((ours - printed) / whole);
      differences.push({ side, printed, ours, off });
    }
  }
  return differences.some(({ off }) => off !== undefined)
    ? differences
    : 'No printed limit has one beside it.';
}

/** What stands in a row for a limit that the record does not have. */
export const NONE = 'none';

/** A row of which the record is thought to be wrong; it is listed in how.md and not covered by a tolerance. */
export const isOpen = ({ reason }: TruthRow): boolean => reason.startsWith('Open: ');

export const toleranceOf = (row: TruthRow, side: Side): string =>
  side === 'low' ? row.toleranceLow : row.toleranceHigh;

/** The address without what varies between two links to one page. */
export function pageOf(url: string): string {
  const { hostname, pathname } = new URL(url);
  return `${hostname.replace(/^(?:www|preview-www)\./, '')}${pathname.replace(/\/$/, '')}`.toLowerCase();
}

export const rowName = (row: TruthRow): string =>
  [row.theme, row.marker, row.sex, row.ageFrom, row.ageBefore, row.pregnancy, row.phase, row.publisher]
    .filter((part) => part !== '')
    .join(' ');
