import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { collectionFeatures, lineFeatures } from './geojson-stream.ts';
import {
  csvCandidates,
  geoJsonCandidates,
  left,
  mappedBy,
  merged,
  printSites,
  readSites,
} from './import-sites.ts';

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
  readSites(csvCandidates(Readable.from([`${[HEADER, ...rows].join('\n')}\n`])), {
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
