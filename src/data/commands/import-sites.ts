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
import { type Fields, type Places, type Remark, readRow, text } from './site-row.ts';

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
  /** What was taken from the ZIP code or left out, of the sites that are kept. */
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

const COLUMNS = Object.keys(DrawSite.shape);

/** Reads candidates one by one; a bad one is reported and never stops the others. */
export async function readSites(candidates: AsyncIterable<Candidate>, rules: Rules): Promise<Imported> {
  const sites = new Map<string, DrawSite>();
  const rejected: RemarkAt[] = [];
  const notes: RemarkAt[] = [];
  const named = new Set<string>();
  let passedOver = 0;
  for await (const { at, fields } of candidates) {
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

/** The sites of before that the file no longer names; one that it names in a rejected row has not left. */
export const left = (before: readonly DrawSite[], { named }: Pick<Imported, 'named'>): DrawSite[] =>
  before.filter(({ id, sample }) => !sample && !named.has(id));

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

function existing(lab: LabId, places: Places): DrawSite[] {
  const path = `${storeDir('.')}/draw-sites/${lab}.csv`;
  return rowsOf(path).map((row) => {
    const { site, faults } = readRow(row, lab, places);
    const [fault] = faults;
    if (site === undefined) throw new Error(`${path}: ${row.id}: ${fault?.field}: ${fault?.reason}`);
    return { ...site, id: row.id ?? site.id };
  });
}

function rowsOf(path: string): Record<string, string>[] {
  if (!existsSync(path)) return [];
  return parseCsv<Record<string, string>>(readFileSync(path, 'utf8'), { columns: true, bom: true });
}

/** The ZIP codes and states of data/. */
function placesOfData(): Places {
  const codes = new Map(
    rowsOf('data/states.csv').flatMap(({ code = '', name = '', nameEs = '' }) =>
      [code, name, nameEs].map((said) => [fold(said), code]),
    ),
  );
  return {
    zips: new Map(
      rowsOf('data/zip-centroids.csv').map(({ zip = '', state = '', lat, lon }) => [
        zip,
        { state, lat: Number(lat), lon: Number(lon) },
      ]),
    ),
    stateCode: (typed) => codes.get(fold(typed)),
  };
}

const USAGE = `usage: npm run import-sites -- <file.csv> --lab lab_1 [--replace] [--write]
       npm run import-sites -- <file.geojson> --mapping <brands.json> [--replace] [--write]
Without --write nothing is changed: the report says what would be.
--replace removes the sites of a lab that the file no longer names.
Ends with 0; with 3 where rows were rejected; with 1 or 2 where nothing could be read.`;

async function run(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      lab: { type: 'string' },
      mapping: { type: 'string' },
      replace: { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
    },
  });
  const [path] = positionals;
  const ids = labsOfStore();
  const { lab } = values;
  if (lab !== undefined && !ids.includes(lab)) throw new Error(`${lab} is none of ${ids.join(', ')}.`);
  if (path === undefined || (lab === undefined) === (values.mapping === undefined)) {
    console.error(USAGE);
    return 2;
  }
  const rules: Rules = {
    ...placesOfData(),
    labOf:
      lab === undefined ? mappedBy(JSON.parse(readFileSync(values.mapping ?? '', 'utf8')), ids) : () => lab,
  };
  const stream = createReadStream(path, { highWaterMark: 1 << 18 });
  showProgress(stream, statSync(path).size);
  const isLines = /\.(geojsonl|geojsons|ndgeojson|jsonl)$/.test(path);
  const isGeoJson = isLines || /\.(geo)?json$/.test(path);
  const imported = await readSites(
    isGeoJson
      ? geoJsonCandidates(isLines ? lineFeatures(stream) : collectionFeatures(stream))
      : csvCandidates(stream),
    rules,
  );
  const { sites, rejected, notes, passedOver } = imported;
  const unit = isGeoJson ? 'feature' : 'line';
  for (const { at, field, reason } of rejected) console.error(`${unit} ${at}: ${field}: ${reason}`);
  for (const { at, field, reason } of notes) console.info(`${unit} ${at}: note: ${field} ${reason}`);
  for (const id of new Set(sites.map((site) => site.lab))) {
    const own = sites.filter((site) => site.lab === id);
    const before = existing(id, rules);
    console.info(changesOf(id, before, own));
    const gone = left(before, imported);
    for (const site of gone)
      console.info(
        `${id}: ${site.id} (${site.name}) is not in the file and ${values.replace ? 'leaves' : 'stays'}`,
      );
    if (!values.write) continue;
    const kept = values.replace ? before.filter((site) => !gone.includes(site)) : before;
    mkdirSync(`${storeDir('.')}/draw-sites`, { recursive: true });
    writeFileSync(`${storeDir('.')}/draw-sites/${id}.csv`, printSites(merged(kept, own)));
  }
  const lines = new Set(rejected.map(({ at }) => at)).size;
  console.info(
    `${lines} rejected, ${passedOver} of other brands. ${values.write ? 'Written.' : 'Nothing was changed: add --write.'}`,
  );
  return lines === 0 ? 0 : 3;
}

function changesOf(lab: LabId, before: readonly DrawSite[], own: readonly DrawSite[]): string {
  const known = new Map(before.map((site) => [site.id, printSites([site])]));
  const added = own.filter(({ id }) => !known.has(id)).length;
  const same = own.filter((site) => known.get(site.id) === printSites([site])).length;
  const ids = new Set(own.map(({ id }) => id));
  const dropped = before.filter(({ id, sample }) => sample && !ids.has(id)).length;
  return `${lab}: ${own.length} sites, ${added} new, ${own.length - added - same} changed, ${same} as before; ${dropped} samples would leave`;
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
