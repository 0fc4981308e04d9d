import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { collectionFeatures, lineFeatures } from './geojson-stream.ts';
import { csvCandidates, geoJsonCandidates, mappedBy, merged, printSites, readSites } from './import-sites.ts';

const stateOfZip = new Map([
  ['78704', 'TX'],
  ['10001', 'NY'],
]);
const HEADER = 'id,name,street,city,state,zip,lat,lon,phone,hours,walkIns,sample';
const GOOD =
  'lab_1-a,Austin South,1 Main St,Austin,TX,78704,30.24,-97.77,(512) 555-0101,Mo-Fr 07:00-15:00,true,false';
const fromCsv = (...rows: string[]) =>
  readSites(csvCandidates(Readable.from([`${[HEADER, ...rows].join('\n')}\n`])), {
    stateOfZip,
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
const mapping = { stateOfZip, labOf: mappedBy({ 'Example Labs': 'lab_2' }, ['lab_1', 'lab_2']) };

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
      feature({ ref: '20' }, []),
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
      rejected: [
        { at: 4, field: 'lat' },
        { at: 4, field: 'lon' },
      ],
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
