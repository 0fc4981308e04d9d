import { createHash } from 'node:crypto';
import * as z from 'zod';
import { DrawSite } from '../../../core/model/place.ts';
import type { LabId } from '../../../core/model/vocabulary.ts';
import type { Point } from '../../../core/places/distance.ts';
import { isReadable, misplaced } from '../../checks/store/sites-placed.ts';
import { printedHours } from './hours.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** What is wrong with a field, or what was put in its place. */
export interface Remark {
  readonly field: string;
  readonly reason: string;
}

/** What a row is read with. */
export interface Places {
  /** The middle and the state of each ZIP code. */
  readonly zips: ReadonlyMap<string, Point & { readonly state: string }>;
  /** The code of a state by its code or name, or undefined for what is no state. */
  readonly stateCode: (typed: string) => string | undefined;
}

export interface ReadRow {
  readonly id: string;
  /** Absent where anything is wrong with the row. */
  readonly site?: DrawSite;
  readonly faults: readonly Remark[];
  /** What the row did not say and was taken from its ZIP code, or left out. */
  readonly notes: readonly Remark[];
}

export const text = (value: unknown): string =>
  value === undefined || value === null ? '' : String(value).trim();

/** An empty cell is absent; what is no number is left for the schema to refuse. */
const number = (value: unknown): number | undefined => (text(value) === '' ? undefined : Number(value));

const YES = ['true', 'yes', 'y', '1'];
const NO = ['false', 'no', 'n', '0'];

/** A cell that says yes or no; an empty one says nothing, and anything else is left for the schema to refuse. */
function yesNo(value: unknown): boolean | string | undefined {
  const word = text(value).toLowerCase();
  if (word === '') return undefined;
  return YES.includes(word) ? true : NO.includes(word) ? false : word;
}

const yesNoCell = z.boolean({ error: ({ input }) => `"${input}" is neither yes nor no` });
/** Coordinates that are swapped pass here: they are named as such where the ZIP code is known. */
const Cells = DrawSite.extend({
  lat: z.number().min(-180).max(180),
  walkIns: yesNoCell.optional(),
  sample: yesNoCell,
});

/** Without the four digits of a part of its area; a spreadsheet takes a ZIP code for a number, and its zero away. */
function fiveDigits(cell: string): string {
  const [, zip = cell] = /^(\d{5}|\d{3,4}(?=-))[- ]?\d{4}$/.exec(cell) ?? [];
  return /^\d{3,4}$/.test(zip) ? zip.padStart(5, '0') : zip;
}

/** Our own columns, or the addr:* tags of OpenStreetMap and All The Places. */
function cellsOf(fields: Fields, lab: LabId) {
  const street =
    [text(fields.street), text(fields.suite)].filter((part) => part !== '').join(', ') ||
    text(fields['addr:street_address']) ||
    [text(fields['addr:housenumber']), text(fields['addr:street'])].join(' ').trim() ||
    text(fields['addr:full']);
  const zip = fiveDigits(text(fields.zip) || text(fields['addr:postcode']));
  const ref = text(fields.id) || text(fields.ref) || text(fields['@id']) || `${street} ${zip}`;
  return {
    id: ref.startsWith(`${lab}-`)
      ? ref
      : `${lab}-${createHash('sha256').update(ref).digest('hex').slice(0, 10)}`,
    lab,
    name: text(fields.name) || text(fields.brand),
    street,
    city: text(fields.city) || text(fields['addr:city']),
    state: text(fields.state) || text(fields['addr:state']),
    zip,
    lat: number(fields.lat),
    lon: number(fields.lon),
    phone: text(fields.phone) || text(fields['contact:phone']),
    hours: text(fields.hours) || text(fields.opening_hours),
    walkIns: yesNo(fields.walkIns),
    sample: yesNo(fields.sample) ?? false,
  };
}

/** A row as a draw site of this lab: what it does not say is taken from its ZIP code, or stays unknown. */
export function readRow(fields: Fields, lab: LabId, { zips, stateCode }: Places): ReadRow {
  const cells = cellsOf(fields, lab);
  const { id, zip } = cells;
  const middle = zips.get(zip);
  const faults: Remark[] = [];
  const notes: Remark[] = [];

  if (middle === undefined) faults.push({ field: 'zip', reason: `"${zip}" is not a known ZIP code` });
  const state = cells.state === '' ? middle?.state : stateCode(cells.state);
  if (cells.state === '' && middle !== undefined)
    notes.push({ field: 'state', reason: `was empty: ${middle.state}, the state of ZIP ${zip}` });
  else if (state === undefined) faults.push({ field: 'state', reason: `"${cells.state}" is no state` });
  else if (middle !== undefined && state !== middle.state)
    faults.push({ field: 'state', reason: `${zip} lies in ${middle.state}, not in ${state}` });

  const unplaced = cells.lat === undefined && cells.lon === undefined && middle !== undefined;
  const { lat, lon } = unplaced ? middle : cells;
  if (unplaced) notes.push({ field: 'lat, lon', reason: `were empty: the middle of ZIP ${zip}` });

  const hours = cells.hours === '' || isReadable(cells.hours) ? cells.hours : printedHours(cells.hours);
  const canBeRead = hours !== undefined && (hours === '' || isReadable(hours));
  if (!canBeRead) notes.push({ field: 'hours', reason: `left empty: "${cells.hours}" cannot be read` });
  else if (hours !== cells.hours)
    notes.push({ field: 'hours', reason: `"${cells.hours}" is read as ${hours}` });

  const read = Cells.safeParse({
    ...cells,
    state: state ?? '',
    lat,
    lon,
    hours: canBeRead ? hours : '',
  });
  if (!read.success) {
    const told = new Set(faults.map(({ field }) => field));
    for (const { path, message } of read.error.issues)
      if (!told.has(path.join('.'))) faults.push({ field: path.join('.'), reason: message });
    return { id, faults, notes };
  }
  const [wrongPlace] = misplaced(read.data, middle) ?? [];
  if (wrongPlace !== undefined) faults.push({ field: 'lat, lon', reason: wrongPlace });
  return faults.length === 0 ? { id, site: read.data, faults, notes } : { id, faults, notes };
}
