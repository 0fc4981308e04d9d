import { createReadStream, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { grouped } from '../../core/grouped.ts';
import type { DrawSite } from '../../core/model/place.ts';
import type { LabId } from '../../core/model/vocabulary.ts';
import { fold } from '../../core/names/fold.ts';
import { columnsAsked } from '../import/columns.ts';
import { carriedOut } from '../import/command.ts';
import { progressOf } from '../import/progress.ts';
import { refusedAfter } from '../import/refused.ts';
import { collectionFeatures, lineFeatures } from '../import/sites/geojson.ts';
import { changesOf, left, merged, printSites } from '../import/sites/merge.ts';
import {
  geoJsonCandidates,
  type Imported,
  mappedBy,
  type Rules,
  readSites,
  tableCandidates,
} from '../import/sites/read-sites.ts';
import type { Places } from '../import/sites/row.ts';
import { readTableFile } from '../import/table.ts';
import { UnreadableSheet } from '../import/unreadable.ts';
import { type Authored, readAuthored } from '../read/authored.ts';
import { report } from '../read/breach.ts';
import { readingOf } from '../read/store.ts';

const USAGE = `usage: npm run import-sites -- <sites.csv|sites.xlsx> --lab lab_1 [options]
       npm run import-sites -- <places.geojson> --mapping <brands.json> [options]
Takes the places where your labs draw into draw-sites/ of your store, from your own spreadsheet or from an export of
All The Places or OpenStreetMap. Nothing is changed without --write: the command says what it would do.

  --write               write draw-sites/<lab>.csv, if the data stays sound
  --lab <lab>           all sites are of this lab
  --mapping <file>      which brand is which lab, as {"Example Labs": "lab_1"}; other brands are passed over
  --columns <pairs>     which column is which, where the usual names are not used:
                        name=Site,street=Addr,suite=...,city=...,state=...,zip=Postal,lat=...,lon=...,phone=...,
                        hours=...,walkIns=...,id=...
  --sheet <name>        which sheet of a workbook
  --replace             sites that the file no longer names leave, except those of rejected rows

State and coordinates that are empty come from the ZIP code, and that is said. A site too far from its ZIP code is
rejected. Hours such as "Mon-Fri 7am-3:30pm" are read; what cannot be read is left empty, and said. An empty cell for
walk-ins means that it is not known.

Exit code: 0 all rows are in (or would be), 1 nothing is written: the file or the data is at fault, 2 the command is
wrong, 3 the sound rows are in (or would be), and others were rejected.`;

interface Asked {
  readonly path: string;
  readonly lab?: string | undefined;
  readonly mapping?: string | undefined;
  readonly columns?: string | undefined;
  readonly sheet?: string | undefined;
  readonly replace: boolean;
  readonly write: boolean;
}

const text = { type: 'string' } as const;
const yes = { type: 'boolean', default: false } as const;
const OPTIONS = {
  lab: text,
  mapping: text,
  columns: text,
  sheet: text,
  replace: yes,
  write: yes,
  help: { ...yes, short: 'h' },
} as const;

/** What the command asks for; a list of faults where it is wrong, and `help`. */
function asked(args: readonly string[]): Asked | readonly string[] | 'help' {
  try {
    const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options: OPTIONS });
    const { help, ...rest } = values;
    if (help) return 'help';
    const [path, another] = positionals;
    const faults = [
      ...(path === undefined ? ['Name the file of the sites.'] : []),
      ...(another === undefined ? [] : ['One file at a time.']),
      ...((rest.lab === undefined) === (rest.mapping === undefined)
        ? ['Say --lab, or --mapping with a file of brands.']
        : []),
    ];
    return path !== undefined && faults.length === 0 ? { path, ...rest } : faults;
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

const placesOf = ({ zips, states }: Authored): Places => {
  const codes = new Map(
    states.flatMap(({ code, name, nameEs }) => [code, name, nameEs].map((said) => [fold(said), code])),
  );
  return {
    zips: new Map(zips.map(({ zip, ...place }) => [zip, place])),
    stateCode: (typed) => codes.get(fold(typed)),
  };
};

function labRule({ lab, mapping }: Asked, ids: readonly LabId[]): Rules['labOf'] {
  if (lab === undefined) return mappedBy(brandsIn(mapping ?? ''), ids);
  if (!ids.includes(lab)) throw new UnreadableSheet(`--lab: ${lab} is none of ${ids.join(', ')}.`);
  return () => lab;
}

function brandsIn(path: string): Record<string, string> {
  const wrong = `${path} is no file of brands such as {"Example Labs": "lab_1"}.`;
  if (!existsSync(path)) throw new UnreadableSheet(`${path} does not exist.`);
  try {
    const value: unknown = JSON.parse(readFileSync(path, 'utf8'));
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      return Object.fromEntries(Object.entries(value).map(([brand, lab]) => [brand, String(lab)]));
  } catch {
    // What is no JSON is told like JSON of another form.
  }
  throw new UnreadableSheet(wrong);
}

const LINES = /\.(geojsonl|geojsons|ndgeojson|jsonl)$/;
const isGeoJson = (path: string): boolean => LINES.test(path) || /\.(geo)?json$/.test(path);

async function readFile({ path, sheet, columns }: Asked, rules: Rules) {
  if (!existsSync(path)) throw new UnreadableSheet(`${path} does not exist.`);
  if (!isGeoJson(path)) {
    const { unit, rows } = await readTableFile(path, sheet);
    const candidates = tableCandidates(rows, columns === undefined ? new Map() : columnsAsked(columns));
    return { unit, imported: await readSites(candidates, rules, progressOf('rows', candidates.length)) };
  }
  const stream = createReadStream(path, { highWaterMark: 1 << 18 });
  const features = LINES.test(path) ? lineFeatures(stream) : collectionFeatures(stream);
  try {
    return {
      unit: 'feature',
      imported: await readSites(geoJsonCandidates(features), rules, progressOf('features')),
    };
  } catch (error) {
    throw new UnreadableSheet(
      `${path} is no GeoJSON that can be read: ${error instanceof Error ? error.message : error}`,
    );
  }
}

/** The sites of each lab that the file names, as they are after the import; says what changes. */
function filesAfter(imported: Imported, { sites }: Authored, replace: boolean): Map<LabId, DrawSite[]> {
  const labs = [...new Set(imported.sites.map(({ lab }) => lab))];
  return new Map(
    labs.map((lab) => {
      const own = imported.sites.filter((site) => site.lab === lab);
      const before = sites.filter((site) => site.lab === lab);
      const gone = left(before, imported);
      console.info(changesOf(lab, before, own));
      for (const { id, name } of gone)
        console.info(`${lab}: ${id} (${name}) is not in the file and ${replace ? 'leaves' : 'stays'}`);
      return [lab, merged(replace ? before.filter((site) => !gone.includes(site)) : before, own)];
    }),
  );
}

const MOST_PLACES = 5;

/** "2, 3 and 118 more": the same is told once. */
function places(notes: readonly { readonly at: number | string }[]): string {
  const named = notes.slice(0, MOST_PLACES).map(({ at }) => at);
  const more = notes.length - named.length;
  return named.join(', ') + (more === 0 ? '' : ` and ${more} more`);
}

async function importInto(root: string, command: Asked): Promise<number> {
  const reading = readingOf(root);
  const authored = readAuthored(reading);
  if (reading.breaches.length > 0) {
    console.error(`${report(reading.breaches)}\nMend the data first: npm run data.`);
    return 1;
  }
  const ids = authored.labs.map(({ slug }) => slug);
  const { unit, imported } = await readFile(command, {
    ...placesOf(authored),
    labOf: labRule(command, ids),
  });
  for (const { at, field, reason } of imported.rejected) console.error(`${unit} ${at}: ${field}: ${reason}`);
  for (const [note, all] of grouped(imported.notes, ({ field, reason }) => `${field} ${reason}`))
    console.info(`note: ${note} (${unit} ${places(all)})`);
  const files = filesAfter(imported, authored, command.replace);
  const others = authored.sites.filter(({ lab }) => !files.has(lab));
  const after = { ...authored, sites: [...others, ...[...files.values()].flat()] };
  const refused = refusedAfter(authored, after, reading);
  const lines = new Set(imported.rejected.map(({ at }) => at)).size;
  console.info(`${lines} rejected, ${imported.passedOver} of other brands.`);
  if (refused.length > 0) {
    console.error(`npm run data would refuse these sites:\n${report(refused)}\nNothing was changed.`);
    return 1;
  }
  if (command.write) {
    const folder = resolve(root, reading.store, 'draw-sites');
    mkdirSync(folder, { recursive: true });
    for (const [lab, sites] of files) writeFileSync(`${folder}/${lab}.csv`, printSites(sites));
  }
  console.info(command.write ? 'Written.' : 'Nothing was changed: add --write.');
  return lines === 0 ? 0 : 3;
}

export const run = (args: readonly string[], root = process.cwd()): Promise<number> =>
  carriedOut(asked(args), USAGE, (command) => importInto(root, command));

if (import.meta.main) process.exitCode = await run(process.argv.slice(2));
