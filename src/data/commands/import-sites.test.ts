import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { collectionFeatures, lineFeatures } from '../import/sites/geojson.ts';
import { left, merged, printSites } from '../import/sites/merge.ts';
import { geoJsonCandidates, mappedBy, readSites, tableCandidates } from '../import/sites/read-sites.ts';
import { csvRows } from '../import/table.ts';
import { workbook } from '../import/workbook.fixture.ts';
import { run } from './import-sites.ts';
import { withSmallStore } from './store.fixture.ts';

const places = {
  zips: new Map([
    ['78704', { state: 'TX', lat: 30.245, lon: -97.7681 }],
    ['10001', { state: 'NY', lat: 40.7484, lon: -73.9967 }],
  ]),
  stateCode: (typed: string) =>
    new Map([
      ['tx', 'TX'],
      ['texas', 'TX'],
      ['ny', 'NY'],
    ]).get(typed.toLowerCase()),
};
const HEADER = 'id,name,street,city,state,zip,lat,lon,phone,hours,walkIns,sample';
const GOOD =
  'lab_1-a,Austin South,1 Main St,Austin,TX,78704,30.24,-97.77,(512) 555-0101,Mo-Fr 07:00-15:00,true,false';
/** The good row with other cells. */
const withCells = (cells: Readonly<Record<string, string>>): string => {
  const good = GOOD.split(',');
  return HEADER.split(',')
    .map((column, i) => cells[column] ?? good[i])
    .join(',');
};
const fromCsv = (...rows: string[]) =>
  readSites(tableCandidates(csvRows(`${[HEADER, ...rows].join('\n')}\n`)), {
    ...places,
    labOf: () => 'lab_1',
  });

const feature = (properties: object, coordinates = [-97.77, 30.24]) => ({
  type: 'Feature',
  properties: {
    ref: '17',
    brand: 'Example Labs',
    name: 'Example Labs',
    'addr:street_address': '1 Main St',
    'addr:city': 'Austin',
    'addr:state': 'TX',
    'addr:postcode': '78704-1234',
    phone: '+1 512 555 0101',
    opening_hours: 'Mo-Fr 07:00-15:00',
    ...properties,
  },
  geometry: { type: 'Point', coordinates },
});
const mapping = { ...places, labOf: mappedBy({ 'Example Labs': 'lab_2' }, ['lab_1', 'lab_2']) };

describe('importing draw sites', () => {
  it('keeps the good rows, and reports each fault of the others with its line', async () => {
    const { sites, rejected } = await fromCsv(
      GOOD,
      'lab_1-b,No place,2 Main St,Austin,TX,78704,,abc,(512) 555-0102,Mo-Fr 07:00-15:00,true,false',
      'lab_1-c,Wrong state,3 Main St,Austin,NY,78704,30.2,-97.7,(512) 555-0103,Mo-Fr 07:00-15:00,true,false',
      'lab_1-d,No such ZIP,4 Main St,Austin,TX,99999,30.2,-97.7,(512) 555-0104,Mo-Fr 07:00-15:00,true,false',
      GOOD,
    );
    expect(sites.map(({ id }) => id)).toEqual(['lab_1-a']);
    expect(rejected.map(({ at, field }) => [at, field])).toEqual([
      [3, 'lat'],
      [3, 'lon'],
      [4, 'state'],
      [5, 'zip'],
      [6, 'id'],
    ]);
  });

  it.each([
    ['78704', '78704'],
    ['78704-1234', '78704'],
    ['787041234', '78704'],
    ['78704abc', undefined],
    ['78704 Austin', undefined],
    ['7870', undefined],
  ])('reads the ZIP code %s as %s', async (zip, read) => {
    const { sites, rejected } = await fromCsv(withCells({ zip }));
    expect(sites.map((site) => site.zip)).toEqual(read === undefined ? [] : [read]);
    expect(rejected.map(({ field }) => field)).toEqual(
      read === undefined ? expect.arrayContaining(['zip']) : [],
    );
  });

  it('reads All The Places and OpenStreetMap, as a collection or by lines, and passes over other brands', async () => {
    const features = [
      feature({}),
      feature({ ref: '18', brand: 'Corner Shop', name: 'Corner Shop' }),
      feature({
        ref: '19',
        'addr:street_address': undefined,
        'addr:housenumber': '5',
        'addr:street': 'Elm St',
      }),
      feature({ ref: '20' }, [-97.77]),
    ];
    const collection = JSON.stringify({
      type: 'FeatureCollection',
      name: 'a "spider" {of} [places]',
      features,
    });
    // In pieces of seven letters: a feature may be cut anywhere.
    const pieces = collection.match(/[\s\S]{1,7}/g) ?? [];
    const whole = await readSites(geoJsonCandidates(collectionFeatures(Readable.from(pieces))), mapping);
    const lines = await readSites(
      geoJsonCandidates(lineFeatures(Readable.from([features.map((one) => JSON.stringify(one)).join('\n')]))),
      mapping,
    );
    expect(lines).toEqual(whole);
    expect(whole.sites.map(({ lab, street, zip, sample }) => [lab, street, zip, sample])).toEqual([
      ['lab_2', '1 Main St', '78704', false],
      ['lab_2', '5 Elm St', '78704', false],
    ]);
    expect(whole).toMatchObject({
      passedOver: 1,
      rejected: [{ at: 4, field: 'lat' }],
    });
  });

  it.each([
    [
      'a building',
      'Polygon',
      [
        [
          [-97.78, 30.23],
          [-97.76, 30.23],
          [-97.76, 30.25],
          [-97.78, 30.25],
          [-97.78, 30.23],
        ],
      ],
    ],
    [
      'a building of two parts',
      'MultiPolygon',
      [
        [
          [
            [-97.78, 30.23],
            [-97.77, 30.24],
          ],
        ],
        [
          [
            [-97.765, 30.235],
            [-97.76, 30.25],
          ],
        ],
      ],
    ],
    [
      'a wall',
      'LineString',
      [
        [-97.78, 30.23],
        [-97.76, 30.25],
      ],
    ],
  ])('takes the middle of %s, which OpenStreetMap draws as a way', async (_, type, coordinates) => {
    const way = { ...feature({}), geometry: { type, coordinates } };
    const { sites, rejected } = await readSites(
      geoJsonCandidates(lineFeatures(Readable.from([JSON.stringify(way)]))),
      mapping,
    );
    expect(rejected).toEqual([]);
    expect(sites.map(({ lat, lon }) => [lat.toFixed(3), lon.toFixed(3)])).toEqual([['30.240', '-97.770']]);
  });

  it('gives a ZIP code back the zero that a spreadsheet took', async () => {
    const boston = { ...places, zips: new Map([['02134', { state: 'MA', lat: 42.358, lon: -71.1286 }]]) };
    const { sites, rejected } = await readSites(
      tableCandidates(csvRows('Name,Address,City,Zip\nAllston,1 Main St,Boston,2134\n')),
      { ...boston, labOf: () => 'lab_1' },
    );
    expect([rejected, sites.map(({ zip, state }) => [zip, state])]).toEqual([[], [['02134', 'MA']]]);
  });

  it('goes on after a line that is no JSON', async () => {
    const text = `{"broken\n${JSON.stringify(feature({}))}\n`;
    const { sites, passedOver } = await readSites(
      geoJsonCandidates(lineFeatures(Readable.from([text]))),
      mapping,
    );
    expect([sites.length, passedOver]).toEqual([1, 1]);
  });

  it.each([
    ['true', true],
    ['Yes', true],
    ['y', true],
    ['1', true],
    ['FALSE', false],
    ['no', false],
    ['N', false],
    ['0', false],
    ['', undefined],
  ])('reads walk-ins %o as %o', async (cell, walkIns) => {
    const { sites } = await fromCsv(withCells({ walkIns: cell }));
    expect(sites.map((site) => site.walkIns)).toEqual([walkIns]);
  });

  it('rejects walk-ins and samples that are neither yes nor no', async () => {
    const { sites, rejected } = await fromCsv(withCells({ walkIns: 'call first', sample: 'maybe' }));
    expect(sites).toEqual([]);
    expect(rejected).toEqual([
      { at: 2, field: 'walkIns', reason: '"call first" is neither yes nor no' },
      { at: 2, field: 'sample', reason: '"maybe" is neither yes nor no' },
    ]);
  });

  it('says nothing of walk-ins where a feature does not', async () => {
    const { sites } = await readSites(
      geoJsonCandidates(lineFeatures(Readable.from([JSON.stringify(feature({}))]))),
      mapping,
    );
    expect(sites.map(({ walkIns }) => walkIns)).toEqual([undefined]);
    expect(printSites(sites)).toContain('Mo-Fr 07:00-15:00,,false');
  });

  it('takes state and coordinates from the ZIP code where they are missing, and says so', async () => {
    const { sites, rejected, notes } = await fromCsv(withCells({ state: '', lat: '', lon: '' }));
    expect(rejected).toEqual([]);
    expect(sites).toMatchObject([{ state: 'TX', lat: 30.245, lon: -97.7681 }]);
    expect(notes).toEqual([
      { at: 2, field: 'state', reason: 'was empty: TX, the state of ZIP 78704' },
      { at: 2, field: 'lat, lon', reason: 'were empty: the middle of ZIP 78704' },
    ]);
  });

  it('reads the name of a state, and rejects what is none', async () => {
    const { sites, rejected } = await fromCsv(
      withCells({ state: 'Texas' }),
      withCells({ id: 'lab_1-b', state: 'Tejaz' }),
    );
    expect(sites.map(({ state }) => state)).toEqual(['TX']);
    expect(rejected).toEqual([{ at: 3, field: 'state', reason: '"Tejaz" is no state' }]);
  });

  it.each([
    ['-97.77', '30.24', 'lat and lon are swapped'],
    ['30.24', '97.77', 'lon has lost its minus'],
    ['40.75', '-73.99', 'lies 1515 miles from ZIP 78704'],
    ['0', '0', 'lies 6682 miles from ZIP 78704'],
  ])('rejects a site at %s, %s: %s', async (lat, lon, reason) => {
    const { sites, rejected } = await fromCsv(withCells({ lat, lon }));
    expect(sites).toEqual([]);
    expect(rejected).toEqual([{ at: 2, field: 'lat, lon', reason }]);
  });

  it('leaves hours empty that cannot be read, and says what they were', async () => {
    const { sites, notes } = await fromCsv(withCells({ hours: '8 to 5 weekdays' }));
    expect(sites.map(({ hours }) => hours)).toEqual(['']);
    expect(notes).toEqual([
      { at: 2, field: 'hours', reason: 'left empty: "8 to 5 weekdays" cannot be read' },
    ]);
  });

  it('names the sites that left the file: no samples, and none of a rejected row', async () => {
    const imported = await fromCsv(GOOD, withCells({ id: 'lab_1-b', walkIns: 'maybe' }));
    const [site] = imported.sites;
    if (site === undefined) throw new Error('no site');
    const before = ['lab_1-a', 'lab_1-b', 'lab_1-c'].map((id) => ({ ...site, id }));
    const sample = { ...site, id: 'lab_1-sample', sample: true };
    expect(left([...before, sample], imported).map(({ id }) => id)).toEqual(['lab_1-c']);
  });

  it('gives the same file when it is done twice, drops samples and keeps other sites', async () => {
    const { sites } = await fromCsv(GOOD);
    const [site] = sites;
    if (site === undefined) throw new Error('no site');
    const sample = { ...site, id: 'lab_1-sample', sample: true };
    const own = { ...site, id: 'lab_1-own' };
    const once = merged([sample, own], sites);
    expect(once.map(({ id }) => id)).toEqual(['lab_1-a', 'lab_1-own']);
    expect(merged(once, sites)).toEqual(once);
    const again = await fromCsv(...printSites(once).trim().split('\n').slice(1));
    expect(again).toMatchObject({ rejected: [], sites: once });
  });

  it('names a lab that the mapping misspells', () => {
    expect(() => mappedBy({ 'Example Labs': 'lab_4' }, ['lab_1'])).toThrow('lab_4 is none of lab_1');
  });
});

describe('npm run import-sites', () => {
  const small = withSmallStore();
  const kept = (name: string, content: string | Buffer): string => {
    const path = join(small.folder, '..', name);
    writeFileSync(path, content);
    return path;
  };
  const told = (): string => small.said.join('\n');
  const sites = (): string => readFileSync(join(small.folder, 'draw-sites/mesa.csv'), 'utf8');

  it('takes a spreadsheet with other names of columns, and says what it made of it', async () => {
    const path = kept(
      'places.xlsx',
      workbook({
        Places: [
          ['Mesa Diagnostics, our places'],
          ['Site', 'Address', 'Suite', 'City', 'ST', 'Zip Code', 'Hours of Operation', 'Walk-ins'],
          [
            'Austin South',
            '2901 S Lamar Blvd',
            'Ste 4',
            'Austin',
            'Texas',
            78704,
            'Mon-Fri 7am-3:30pm; Sat 8 AM to noon',
            '',
          ],
          ['Nowhere', '1 Main St', '', 'Austin', 'TX', 99999, '', 'yes'],
        ],
      }),
    );
    const before = sites();
    expect(await run([path, '--lab', 'mesa'])).toBe(3);
    expect(sites()).toBe(before);
    expect(told()).toContain('row 4: zip: "99999" is not a known ZIP code');
    expect(told()).toContain(
      'note: hours "Mon-Fri 7am-3:30pm; Sat 8 AM to noon" is read as Mo-Fr 07:00-15:30; Sa 08:00-12:00',
    );
    expect(told()).toContain('note: lat, lon were empty: the middle of ZIP 78704 (row ');
    expect(told()).toContain('Nothing was changed: add --write.');
    expect(await run([path, '--lab', 'mesa', '--write'])).toBe(3);
    expect(sites()).toMatch(
      /,Austin South,"2901 S Lamar Blvd, Ste 4",Austin,TX,78704,[^\n]*,Mo-Fr 07:00-15:30; Sa 08:00-12:00,,false\n/,
    );
    small.said = [];
    expect(await run([path, '--lab', 'mesa'])).toBe(3);
    expect(told()).toContain('mesa: 1 sites, 0 new, 0 changed, 1 as before');
  });

  it('takes columns as its owner names them', async () => {
    const path = kept('own.csv', 'Wo;Strasse;Ort;PLZ\nAustin;2901 S Lamar Blvd;Austin;78704\n');
    expect(await run([path, '--lab', 'mesa'])).toBe(1);
    expect(told()).toContain('No row names a street or a name, and a ZIP code.');
    expect(await run([path, '--lab', 'mesa', '--columns', 'name=Wo,street=Strasse,city=Ort,zip=PLZ'])).toBe(
      0,
    );
  });

  it('writes nothing that npm run data would refuse', async () => {
    const id = /^mesa-[^,]+/m.exec(sites())?.[0];
    const path = kept(
      'twice.csv',
      `id,name,street,city,state,zip\n${id},Austin,2901 S Lamar Blvd,Austin,TX,78704\n`,
    );
    const other = join(small.folder, 'draw-sites/flatland.csv');
    writeFileSync(other, readFileSync(other, 'utf8').replace(/^flatland-[^,]+/m, 'mesa-of-others'));
    writeFileSync(path, readFileSync(path, 'utf8').replace(String(id), 'mesa-of-others'));
    const before = sites();
    expect(await run([path, '--lab', 'mesa', '--write'])).toBe(1);
    expect(told()).toContain('mesa-of-others: is used twice');
    expect(sites()).toBe(before);
  });

  it.each([
    [['none.csv', '--lab', 'mesa'], 1, 'none.csv does not exist'],
    [['none.geojson', '--mapping', 'none.json'], 1, 'none.json does not exist'],
    [['none.csv', '--lab', 'quest'], 1, '--lab: quest is none of flatland, mesa'],
    [['none.csv'], 2, 'Say --lab, or --mapping'],
    [['--lab', 'mesa', '--all'], 2, "Unknown option '--all'"],
    [['a.csv', 'b.csv', '--lab', 'mesa'], 2, 'One file at a time.'],
    [['--help'], 0, 'usage: npm run import-sites'],
  ])('%j ends with %d', async (args, code, message) => {
    expect(await run(args)).toBe(code);
    expect(told()).toContain(message);
  });

  it('says that a file is no GeoJSON', async () => {
    const mapping = kept('brands.json', '{"Example Labs": "mesa"}');
    expect(await run([kept('torn.geojson', '{"features": [{'), '--mapping', mapping])).toBe(1);
    expect(told()).toContain('is no GeoJSON that can be read');
  });
});
