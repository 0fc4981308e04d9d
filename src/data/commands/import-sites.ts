import { createHash } from 'node:crypto';
import {
  createReadStream,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { parse as csvStream } from 'csv-parse';
import { parse as parseCsv } from 'csv-parse/sync';
import { csvLine } from '../../core/csv.ts';
import { DrawSite } from '../../core/model/place.ts';
import type { LabId } from '../../core/model/vocabulary.ts';
import { fold } from '../../core/names/fold.ts';
import { storeDir } from '../read/store.ts';
import { collectionFeatures, type Feature, lineFeatures } from './geojson-stream.ts';

/** A row or feature as read, with the line or number that it stands at. */
interface Candidate {
  readonly at: number;
  readonly fields: Readonly<Record<string, unknown>>;
}

export interface Rejection {
  readonly at: number;
  readonly field: string;
  readonly reason: string;
}

export interface Imported {
  readonly sites: readonly DrawSite[];
  readonly rejected: readonly Rejection[];
  /** Features of brands that the mapping does not name. */
  readonly passedOver: number;
}

/** What a candidate is read with: the ZIP codes that exist, and which brand is which lab. */
export interface Rules {
  readonly stateOfZip: ReadonlyMap<string, string>;
  readonly labOf: (fields: Readonly<Record<string, unknown>>) => LabId | undefined;
}

const COLUMNS = Object.keys(DrawSite.shape);
const text = (value: unknown): string => (value === undefined || value === null ? '' : String(value).trim());

/** Reads candidates one by one; a bad one is reported and never stops the others. */
export async function readSites(candidates: AsyncIterable<Candidate>, rules: Rules): Promise<Imported> {
  const sites = new Map<string, DrawSite>();
  const rejected: Rejection[] = [];
  let passedOver = 0;
  for await (const { at, fields } of candidates) {
    const lab = rules.labOf(fields);
    if (lab === undefined) {
      passedOver++;
      continue;
    }
    const site = DrawSite.safeParse(siteFrom(fields, lab));
    const faults = site.success
      ? faultsOf(site.data, rules)
      : site.error.issues.map(({ path, message }) => ({ field: path.join('.'), reason: message }));
    const twice = site.success && sites.has(site.data.id);
    if (twice)
      faults.push({ field: 'id', reason: `${site.data.id} stands in the file twice; the first is kept` });
    if (site.success && faults.length === 0) sites.set(site.data.id, site.data);
    else rejected.push(...faults.map((fault) => ({ at, ...fault })));
  }
  return { sites: [...sites.values()], rejected, passedOver };
}

function faultsOf({ zip, state, lat, lon }: DrawSite, { stateOfZip }: Rules) {
  const known = stateOfZip.get(zip);
  return [
    ...(known === undefined ? [{ field: 'zip', reason: `${zip} is not a known ZIP code` }] : []),
    ...(known !== undefined && known !== state
      ? [{ field: 'state', reason: `${zip} lies in ${known}, not in ${state}` }]
      : []),
    ...(lat === 0 && lon === 0 ? [{ field: 'lat', reason: '0, 0 lies in the sea' }] : []),
  ];
}

const number = (value: unknown): number => (text(value) === '' ? Number.NaN : Number(value));

/** Our own columns, or the addr:* tags of OpenStreetMap and All The Places. */
function siteFrom(fields: Readonly<Record<string, unknown>>, lab: LabId) {
  const street =
    text(fields.street) ||
    text(fields['addr:street_address']) ||
    [text(fields['addr:housenumber']), text(fields['addr:street'])].join(' ').trim() ||
    text(fields['addr:full']);
  const zip = (text(fields.zip) || text(fields['addr:postcode'])).slice(0, 5);
  const ref = text(fields.id) || text(fields.ref) || text(fields['@id']) || `${street} ${zip}`;
  const name = text(fields.name) || text(fields.brand);
  return {
    id: ref.startsWith(`${lab}-`)
      ? ref
      : `${lab}-${createHash('sha256').update(ref).digest('hex').slice(0, 10)}`,
    lab,
    name,
    street,
    city: text(fields.city) || text(fields['addr:city']),
    state: (text(fields.state) || text(fields['addr:state'])).toUpperCase(),
    zip,
    lat: number(fields.lat),
    lon: number(fields.lon),
    phone: text(fields.phone) || text(fields['contact:phone']),
    hours: text(fields.hours) || text(fields.opening_hours),
    walkIns: text(fields.walkIns) !== 'false',
    sample: text(fields.sample) === 'true',
  };
}

/** Rows of a CSV file with our columns. */
export async function* csvCandidates(input: NodeJS.ReadableStream): AsyncIterable<Candidate> {
  const rows = input.pipe(csvStream({ columns: true, bom: true, info: true, relax_column_count: true }));
  for await (const { record, info } of rows) yield { at: info.lines, fields: record };
}

/** Points of a GeoJSON file, their tags and coordinates together. */
export async function* geoJsonCandidates(features: AsyncIterable<Feature>): AsyncIterable<Candidate> {
  let at = 0;
  for await (const { properties, geometry } of features) {
    at++;
    const [lon, lat] = geometry?.type === 'Point' ? (geometry.coordinates ?? []) : [];
    yield { at, fields: { ...properties, lat, lon } };
  }
}

/** The lab that a mapping of brands, operators or spiders names; {"Example Labs": "lab_1"}. */
export function mappedBy(mapping: Readonly<Record<string, string>>, ids: readonly LabId[]): Rules['labOf'] {
  const labs = new Map(
    Object.entries(mapping).map(([brand, lab]) => {
      if (!ids.includes(lab)) throw new Error(`${brand}: ${lab} is none of ${ids.join(', ')}.`);
      return [fold(brand), lab];
    }),
  );
  return (fields) => {
    for (const tag of ['brand', 'brand:wikidata', 'operator', '@spider', 'name']) {
      const lab = labs.get(fold(text(fields[tag])));
      if (lab !== undefined) return lab;
    }
    return undefined;
  };
}

/** The file of a lab after an import: imported sites, and those of before that are neither samples nor imported. */
export function merged(before: readonly DrawSite[], imported: readonly DrawSite[]): DrawSite[] {
  const ids = new Set(imported.map(({ id }) => id));
  return [...before.filter(({ id, sample }) => !sample && !ids.has(id)), ...imported].sort((a, b) =>
    a.id < b.id ? -1 : 1,
  );
}

/** data/store/draw-sites/<lab>.csv: the lab is the file's name. */
export function printSites(sites: readonly DrawSite[]): string {
  const columns = COLUMNS.filter((name) => name !== 'lab') as (keyof DrawSite)[];
  return `${[columns, ...sites.map((site) => columns.map((name) => site[name]))].map(csvLine).join('\n')}\n`;
}

/** The labs of the store, by the names of their files. */
const labsOfStore = (): LabId[] =>
  readdirSync(`${storeDir('.')}/labs`)
    .filter((name) => name.endsWith('.json'))
    .map((name) => basename(name, '.json'))
    .sort();

function existing(lab: LabId): DrawSite[] {
  const path = `${storeDir('.')}/draw-sites/${lab}.csv`;
  if (!existsSync(path)) return [];
  return parseCsv<Record<string, string>>(readFileSync(path, 'utf8'), { columns: true }).map((row) =>
    DrawSite.parse({ ...siteFrom(row, lab), id: row.id }),
  );
}

const USAGE = `usage: npm run import-sites -- <file.csv> --lab lab_1 [--write]
       npm run import-sites -- <file.geojson> --mapping <brands.json> [--write]
Without --write nothing is changed: the report says what would be.`;

async function run(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { lab: { type: 'string' }, mapping: { type: 'string' }, write: { type: 'boolean' } },
  });
  const [path] = positionals;
  const ids = labsOfStore();
  const { lab } = values;
  if (lab !== undefined && !ids.includes(lab)) throw new Error(`${lab} is none of ${ids.join(', ')}.`);
  if (path === undefined || (lab === undefined) === (values.mapping === undefined)) {
    console.error(USAGE);
    return 2;
  }
  const zips = parseCsv<Record<string, string>>(readFileSync('data/zip-centroids.csv', 'utf8'), {
    columns: true,
  });
  const rules: Rules = {
    stateOfZip: new Map(zips.map(({ zip = '', state = '' }) => [zip, state])),
    labOf:
      lab === undefined ? mappedBy(JSON.parse(readFileSync(values.mapping ?? '', 'utf8')), ids) : () => lab,
  };
  const stream = createReadStream(path, { highWaterMark: 1 << 18 });
  showProgress(stream, statSync(path).size);
  const isLines = /\.(geojsonl|geojsons|ndgeojson|jsonl)$/.test(path);
  const isGeoJson = isLines || /\.(geo)?json$/.test(path);
  const { sites, rejected, passedOver } = await readSites(
    isGeoJson
      ? geoJsonCandidates(isLines ? lineFeatures(stream) : collectionFeatures(stream))
      : csvCandidates(stream),
    rules,
  );
  for (const { at, field, reason } of rejected)
    console.error(`${isGeoJson ? 'feature' : 'line'} ${at}: ${field}: ${reason}`);
  for (const id of new Set(sites.map((site) => site.lab))) {
    const own = sites.filter((site) => site.lab === id);
    const before = existing(id);
    const known = new Map(before.map((site) => [site.id, JSON.stringify(site)]));
    const added = own.filter((site) => !known.has(site.id)).length;
    const same = own.filter((site) => known.get(site.id) === JSON.stringify(site)).length;
    const dropped = before.filter(({ sample }) => sample).length;
    console.info(
      `${id}: ${own.length} sites, ${added} new, ${own.length - added - same} changed, ${same} as before; ${dropped} samples would leave`,
    );
    if (values.write !== true) continue;
    mkdirSync(`${storeDir('.')}/draw-sites`, { recursive: true });
    writeFileSync(`${storeDir('.')}/draw-sites/${id}.csv`, printSites(merged(before, own)));
  }
  const lines = new Set(rejected.map(({ at }) => at)).size;
  console.info(
    `${lines} rejected, ${passedOver} of other brands. ${values.write === true ? 'Written.' : 'Nothing was changed: add --write.'}`,
  );
  return 0;
}

/** A bar on a terminal; silent where the output is not one. */
function showProgress(stream: NodeJS.ReadableStream, size: number): void {
  if (!process.stderr.isTTY) return;
  let read = 0;
  stream.on('data', (chunk) => {
    read += chunk.length;
    const share = size === 0 ? 1 : read / size;
    process.stderr.write(`\r[${'='.repeat(Math.round(share * 30)).padEnd(30)}] ${Math.round(share * 100)} %`);
  });
  stream.on('end', () => process.stderr.write('\n'));
}

if (import.meta.main) {
  try {
    process.exitCode = await run();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
