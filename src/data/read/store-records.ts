import { basename } from 'node:path';
import * as z from 'zod';
import type { PriceRow } from '../../core/model/catalog.ts';
import { DrawSite } from '../../core/model/place.ts';
import { LabId } from '../../core/model/primitives.ts';
import { ReleaseFile, type ServiceFile } from '../../core/model/service.ts';
import { LabFile, StoreFile } from '../../core/model/store/store.ts';
import { entriesOf, readFolder, readOne } from './files.ts';
import type { Reading } from './reading.ts';
import { cents, flag, number, present, readTable, text } from './table.ts';
import { readText } from './text-file.ts';

/** The store's own file, on the release of the facts; the later of the two days is the release. */
export function readService(reading: Reading): ServiceFile | undefined {
  const release = readOne('data/release.json', ReleaseFile, reading);
  const file = readOne(`${reading.store}/service.json`, StoreFile, reading);
  if (file === undefined || release === undefined) return undefined;
  const { release: own = '', ...service } = file;
  const dataRelease = own > release.dataRelease ? own : release.dataRelease;
  return { ...service, ...release, dataRelease };
}

/** The store's own mark; nothing else is read of its folder. */
export function readLogo(reading: Reading): string | undefined {
  const folder = `${reading.store}/brand`;
  const logo = `${folder}/logo.svg`;
  const names = entriesOf(folder, reading);
  for (const name of names)
    if (name !== 'logo.svg')
      reading.breaches.push({
        rule: 'file-name',
        file: `${folder}/${name}`,
        at: 'file name',
        problem: 'is not the logo, so nobody reads it',
        tip: 'Name it logo.svg, or remove it.',
      });
  return names.includes('logo.svg') ? readText(logo, reading) : undefined;
}

/** Columns of prices.csv, and a field beside the labs in answers. */
const RESERVED: ReadonlySet<string> = new Set(['slug', 'sku', 'as_of', 'list']);

const LabName = LabId.refine((name) => !RESERVED.has(name));

/** The labs of the store; the name of a file is the identifier. */
export function readLabs(reading: Reading): (z.infer<typeof LabFile> & { slug: string })[] {
  const folder = `${reading.store}/labs`;
  const labs = readFolder(folder, LabFile, reading, LabName);
  if (labs.length === 0 && reading.breaches.every(({ file }) => !file.startsWith(folder)))
    reading.breaches.push({
      rule: 'labs',
      file: folder,
      at: 'folder',
      problem: 'holds no lab',
      tip: 'Add a file for each laboratory, such as labs/main.json.',
    });
  return labs;
}

const labNames = (reading: Reading): string[] =>
  entriesOf(`${reading.store}/labs`, reading)
    .map((name) => basename(name, '.json'))
    .filter((slug) => LabName.safeParse(slug).success);

/** Columns that are no lab's are a fault: a misspelt one would leave its prices out. */
export function readPrices(reading: Reading): PriceRow[] {
  const labs = labNames(reading);
  const cells = z.strictObject({
    slug: z.string(),
    sku: z.string().optional(),
    cents: z.strictObject(Object.fromEntries(labs.map((lab) => [lab, z.int().positive().optional()]))),
    asOf: z.iso.date(),
  });
  return readTable(
    `${reading.store}/prices.csv`,
    ['slug', ...labs.map((lab) => `${lab}?`), 'sku?', 'as_of'].join(','),
    cells,
    ({ slug, as_of: asOf, sku, ...prices }) => ({
      slug,
      ...present({ sku: text(sku) }),
      cents: present(Object.fromEntries(Object.entries(prices).map(([lab, cell]) => [lab, cents(cell)]))),
      asOf,
    }),
    reading,
  ) as PriceRow[];
}

/** The draw sites of all labs; a file of no lab is a breach. */
export function readSites(reading: Reading): DrawSite[] {
  const folder = `${reading.store}/draw-sites`;
  const labs = labNames(reading);
  return entriesOf(folder, reading).flatMap((name) => {
    const lab = basename(name, '.csv');
    const file = `${folder}/${name}`;
    if (name.endsWith('.csv') && labs.includes(lab)) return sitesOf(lab, file, reading);
    reading.breaches.push({
      rule: 'file-name',
      file,
      at: 'file name',
      problem: `is the file of no lab, so nobody reads it: the labs are ${labs.join(', ')}`,
      tip: 'Name it like the lab, such as lab_1.csv; or remove it.',
    });
    return [];
  });
}

/** Swapped coordinates are let through here: the rule that knows the ZIP code names them as such. */
const SiteCells = DrawSite.extend({ lat: z.number().min(-180).max(180) });

const sitesOf = (lab: string, file: string, reading: Reading): DrawSite[] =>
  readTable(
    file,
    'id,name,street,city,state,zip,lat,lon,phone,hours,walkIns,sample',
    SiteCells,
    (row) => ({
      ...row,
      lab,
      lat: number(row.lat),
      lon: number(row.lon),
      walkIns: flag(row.walkIns),
      sample: flag(row.sample),
    }),
    reading,
  );
