import type { DrawSite } from '../../../core/model/place.ts';
import type { LabId } from '../../../core/model/vocabulary.ts';
import { fold } from '../../../core/names/fold.ts';
import { columnsIn } from '../columns.ts';
import { cellText, type SheetRow } from '../sheet.ts';
import { UnreadableSheet } from '../unreadable.ts';
import type { Feature } from './geojson.ts';
import { type Fields, type Places, type Remark, readRow, text } from './row.ts';
import { isSiteList, SITE_COLUMNS } from './site-columns.ts';

/** A row or feature as read, with the line or number that it stands at. */
interface Candidate {
  readonly at: number;
  readonly fields: Fields;
}

/** A remark on the row or feature that stands at this line or number. */
export interface RemarkAt extends Remark {
  readonly at: number;
}

export interface Imported {
  readonly sites: readonly DrawSite[];
  readonly rejected: readonly RemarkAt[];
  /** What was read as something else, taken from the ZIP code or left out, of the sites that are kept. */
  readonly notes: readonly RemarkAt[];
  /** The sites that the file names, those that were rejected among them. */
  readonly named: ReadonlySet<string>;
  /** Features of brands that the mapping does not name. */
  readonly passedOver: number;
}

/** What a candidate is read with: places, and which brand is which lab. */
export interface Rules extends Places {
  readonly labOf: (fields: Fields) => LabId | undefined;
}

/** Reads candidates one by one; a bad one is reported and never stops the others. */
export async function readSites(
  candidates: AsyncIterable<Candidate> | Iterable<Candidate>,
  rules: Rules,
  progress: (done: number) => void = () => {},
): Promise<Imported> {
  const sites = new Map<string, DrawSite>();
  const rejected: RemarkAt[] = [];
  const notes: RemarkAt[] = [];
  const named = new Set<string>();
  let passedOver = 0;
  let done = 0;
  for await (const { at, fields } of candidates) {
    progress(done++);
    const lab = rules.labOf(fields);
    if (lab === undefined) {
      passedOver++;
      continue;
    }
    const { id, site, faults, notes: own } = readRow(fields, lab, rules);
    named.add(id);
    rejected.push(...faults.map((fault) => ({ at, ...fault })));
    if (sites.has(id))
      rejected.push({ at, field: 'id', reason: `${id} stands in the file twice; the first is kept` });
    else if (site !== undefined) {
      sites.set(id, site);
      notes.push(...own.map((note) => ({ at, ...note })));
    }
  }
  return { sites: [...sites.values()], rejected, notes, named, passedOver };
}

/**
 * The rows of a spreadsheet, by the columns that its header names.
 * @throws UnreadableSheet where no row is a header
 */
export function tableCandidates(
  rows: readonly SheetRow[],
  asked: ReadonlyMap<string, string> = new Map(),
): Candidate[] {
  const { at, body } = columnsIn(rows, {
    usual: SITE_COLUMNS,
    asked,
    isEnough: isSiteList,
    wanted: 'a street or a name, and a ZIP code',
  });
  const places = Object.entries(at);
  return body.map(({ at: line, cells }) => ({
    at: line,
    fields: Object.fromEntries(places.map(([name, place]) => [name, cellText(cells[place])])),
  }));
}

/** The features of a GeoJSON file, their tags and where they are. */
export async function* geoJsonCandidates(features: AsyncIterable<Feature>): AsyncIterable<Candidate> {
  let at = 0;
  for await (const { properties, geometry } of features) {
    at++;
    const [lon, lat] = middleOf(geometry?.coordinates);
    yield { at, fields: { ...properties, lat, lon } };
  }
}

/** Where a point is, and the middle of the box around a building, which OpenStreetMap draws as a way. */
function middleOf(coordinates: unknown): [lon: number | undefined, lat: number | undefined] {
  const points = pointsIn(coordinates);
  const middle = (values: readonly (number | undefined)[]): number | undefined => {
    const known = values.filter((value) => value !== undefined);
    return known.length === 0 ? undefined : (Math.min(...known) + Math.max(...known)) / 2;
  };
  return [middle(points.map(([lon]) => lon)), middle(points.map(([, lat]) => lat))];
}

function pointsIn(coordinates: unknown): (readonly [number | undefined, number | undefined])[] {
  if (!Array.isArray(coordinates)) return [];
  const [lon, lat] = coordinates;
  return typeof lon === 'number'
    ? [[lon, typeof lat === 'number' ? lat : undefined]]
    : coordinates.flatMap(pointsIn);
}

/**
 * The lab that a mapping of brands, operators or spiders names; {"Example Labs": "lab_1"}.
 * @throws UnreadableSheet naming every lab that the store does not have
 */
export function mappedBy(mapping: Readonly<Record<string, string>>, ids: readonly LabId[]): Rules['labOf'] {
  const strangers = Object.entries(mapping).filter(([, lab]) => !ids.includes(lab));
  if (strangers.length > 0)
    throw new UnreadableSheet(
      strangers.map(([brand, lab]) => `${brand}: ${lab} is none of ${ids.join(', ')}.`).join('\n'),
    );
  const labs = new Map(Object.entries(mapping).map(([brand, lab]) => [fold(brand), lab]));
  return (fields) => {
    for (const tag of ['brand', 'brand:wikidata', 'operator', '@spider', 'name']) {
      const lab = labs.get(fold(text(fields[tag])));
      if (lab !== undefined) return lab;
    }
    return undefined;
  };
}
