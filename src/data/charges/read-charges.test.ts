import { gzipSync } from 'node:zlib';
import { describe, expect, it, test } from 'vitest';
import { type Charge, json, readFrom, readText, tall, wide } from './charges.fixture.ts';

const HEAD = { hospital: 'Sample Hospital', state: 'TX', observed: '2026-04-01', version: '3.0.0' };
const HEAD_2 = { ...HEAD, observed: '2024-07-01', version: '2.2.0' };

/** Two charges for one code, one of them for two payers, and what is not of a laboratory or not for outpatients. */
const CHARGES: readonly Charge[] = [
  { description: 'HC CMP', gross: '200', cash: '80', payer: 'Example Health' },
  { description: 'HC CMP', gross: '200', cash: '80', payer: 'Sample Care' },
  { description: 'HC CMP STAT', gross: '300.50', cash: '120.25', setting: 'both' },
  { description: 'HC CMP', gross: '200', cash: '80', setting: 'inpatient' },
  { description: 'HC TSH', code: '300', type: 'RC', code2: '84443', type2: 'HCPCS', gross: '90' },
  { description: 'HC XRAY', code: '71046', gross: '500', cash: '200' },
  { description: 'HC OFFICE', code: 'G0463', type: 'HCPCS', gross: '500', cash: '200' },
  { description: 'HC PSA', code: 'G0103', type: 'HCPCS', gross: '44', cash: '33' },
];
const CMP_CASH = {
  code: '80053',
  kind: 'cash',
  count: 2,
  lowCents: 8000,
  medianCents: 10013,
  highCents: 12025,
};
const CMP_GROSS = { ...CMP_CASH, kind: 'gross', lowCents: 20000, medianCents: 25025, highCents: 30050 };
const one = (code: string, kind: string, cents: number) => ({
  code,
  kind,
  count: 1,
  lowCents: cents,
  medianCents: cents,
  highCents: cents,
});
const SPREADS = [
  CMP_CASH,
  CMP_GROSS,
  one('84443', 'gross', 9000),
  one('G0103', 'cash', 3300),
  one('G0103', 'gross', 4400),
];

describe('a file of standard charges', () => {
  it.each([
    ['tall 2', tall(2, CHARGES), HEAD_2, 'charges.csv'],
    ['tall 3', tall(3, CHARGES), HEAD, 'charges.csv'],
    ['wide 2', wide(2, CHARGES), HEAD_2, 'charges.csv'],
    ['wide 3', wide(3, CHARGES), HEAD, 'charges.csv'],
    ['JSON 2', json(2, CHARGES), { ...HEAD_2, version: '2.2.1' }, 'charges.json'],
    ['JSON 3', json(3, CHARGES), HEAD, 'charges.json'],
    ['JSON 3 with its head behind the items', json(3, CHARGES, true), HEAD, 'charges.json'],
  ])('by the template %s says the same', async (_, content, head, name) => {
    const read = await readText(content, { name });
    expect(read.head).toEqual(head);
    expect(read.spreads).toEqual(SPREADS);
    expect(read.counts).toMatchObject({ rows: 8, taken: 5, inpatient: 1, otherCodes: 2, faults: 0 });
  });

  it.each([
    ['with lines of Windows', tall(3, CHARGES, '\r\n')],
    ['with a byte order mark', `\ufeff${tall(3, CHARGES)}`],
    ['packed', gzipSync(tall(3, CHARGES))],
    ['with empty lines', tall(3, CHARGES).replaceAll('\n', '\n\n')],
    [
      'in capitals, with spaces',
      tall(3, CHARGES).replaceAll('outpatient', ' OUTPATIENT ').replace('description', ' Description '),
    ],
  ])('is read %s', async (_, content) => {
    expect(await readText(content)).toMatchObject({ head: HEAD, spreads: SPREADS, faults: [] });
  });

  it.each([
    ['UTF-8', 'utf8'],
    ['Windows-1252', 'latin1'],
  ] as const)('names the hospital as it is written in %s, and knows its spaces', async (_, encoding) => {
    const text = tall(3, [{ gross: '1\u00a0', cash: '\u00a02', code: '80053\u00a0' }]).replace(
      'Sample Hospital,4',
      'Clínica Muñoz,4',
    );
    const { head, spreads } = await readText(Buffer.from(text, encoding));
    expect(head.hospital).toBe('Clínica Muñoz');
    expect(spreads).toEqual([one('80053', 'cash', 200), one('80053', 'gross', 100)]);
  });

  it('of JSON with a name in escapes or marks is read as JSON says it', async () => {
    const text = json(3, CHARGES).replace('Sample Hospital', 'St. Mary\\u2019s');
    const { head } = await readText(`\ufeff${text}`, { name: 'download.aspx' });
    expect(head.hospital).toBe('St. Mary\u2019s');
    const packed = await readText(gzipSync(text), { name: 'charges.json.gz' });
    expect(packed.spreads).toEqual(SPREADS);
  });

  it('takes only the codes asked for', async () => {
    const { spreads, counts } = await readText(tall(3, CHARGES), { codes: ['84443'] });
    expect(spreads).toEqual([one('84443', 'gross', 9000)]);
    expect(counts).toMatchObject({ taken: 1, otherCodes: 7 });
  });

  it('gives way to what a person says of the hospital', async () => {
    const given = { hospital: 'Sample Hospital, North', state: 'NM' };
    const { head } = await readText(
      tall(3, CHARGES).replace('license_number | TX', 'license_number|[state]'),
      { given },
    );
    expect(head).toMatchObject(given);
  });

  it('leaves out packages, parts of a test, physicians and payers alone, and counts them', async () => {
    const { counts, spreads } = await readText(
      tall(3, [
        { code2: '36415', type2: 'HCPCS', gross: '10' },
        { code2: '80053', type2: 'HCPCS', gross: '11' },
        { modifiers: '26', gross: '12' },
        { modifiers: 'QW|91', gross: '13' },
        { billingClass: 'Professional', gross: '14' },
        { payer: 'Example Health' },
      ]),
    );
    expect(counts).toMatchObject({
      packages: 1,
      partial: 1,
      professional: 1,
      withoutAmount: 1,
      taken: 2,
      rejected: 0,
    });
    expect(spreads).toMatchObject([
      { code: '80053', kind: 'gross', count: 2, lowCents: 1100, highCents: 1300 },
    ]);
  });
});

describe('a fault', () => {
  it.each([
    [{ setting: '', gross: '1' }, 'setting', 'is none of inpatient, outpatient, both', ''],
    [{ setting: 'clinic', gross: '1' }, 'setting', 'is none of inpatient, outpatient, both', 'clinic'],
    [{ type: '', gross: '1' }, 'code|1|type', 'is empty', ''],
    [{ type: 'CPT4', gross: '1' }, 'code|1|type', 'is no type of code', 'CPT4'],
    [{ type: 'CDM', gross: '1' }, undefined, undefined, undefined],
    [{ code: '80053-91', gross: '1' }, 'code|1', 'is no procedure code', '80053-91'],
    [{ code: '80053,80061', gross: '1' }, 'code|1', 'is no procedure code', '80053,80061'],
    [{ code: '', type: '', code2: '8443U', type2: 'CPT', gross: '1' }, undefined, undefined, undefined],
    [{ code: '', type: '', code2: '12U', type2: 'CPT', gross: '1' }, 'code|2', 'is no procedure code', '12U'],
    [{ gross: 'N/A' }, 'standard_charge|gross', 'is no amount in dollars', 'N/A'],
    [{ gross: '12.5.0' }, 'standard_charge|gross', 'is no amount in dollars', '12.5.0'],
    [{ cash: '-5' }, 'standard_charge|discounted_cash', 'is no amount in dollars', '-5'],
    [{ cash: '0.00' }, 'standard_charge|discounted_cash', 'is not above zero', '0.00'],
    [{ cash: '999999999' }, 'standard_charge|discounted_cash', 'is above a million dollars', '999999999'],
  ])('of %o is told with its line', async (charge, field, reason, value) => {
    const { faults, counts } = await readText(tall(3, [{ gross: '7' }, charge]));
    expect(faults).toEqual(field === undefined ? [] : [{ at: 5, field, reason, value }]);
    expect(counts.rejected).toBe(faults.length);
  });

  it('of one amount leaves the other', async () => {
    const { faults, spreads, counts } = await readText(tall(3, [{ gross: '$1,234.50', cash: 'call us' }]));
    expect(faults).toMatchObject([{ field: 'standard_charge|discounted_cash', value: 'call us' }]);
    expect(spreads).toEqual([one('80053', 'gross', 123_450)]);
    expect(counts).toMatchObject({ taken: 1, rejected: 0, faults: 1 });
  });

  it('of a row with too many cells rejects it, and lines are counted through quotes', async () => {
    const text = tall(3, [{ description: 'two\nlines', gross: '7' }, { gross: '8' }]).replace(
      /\n$/,
      ',,shifted\n',
    );
    const { faults, counts } = await readText(text);
    expect(faults).toEqual([
      { at: 6, field: 'row', reason: 'has 27 cells, the header 25', value: 'shifted' },
    ]);
    expect(counts).toMatchObject({ rows: 2, taken: 1, rejected: 1 });
  });

  it('of an item of JSON is told with its number', async () => {
    const items = [{ gross: '7' }, { gross: '8' }, { gross: '9', setting: 'home' }];
    const text = json(3, items).replace('"gross_charge":8', '"gross_charge":{"usd":8}');
    const { faults, counts } = await readText(text, { name: 'charges.json' });
    expect(faults).toMatchObject([
      { at: 2, field: 'standard_charges.0.gross_charge' },
      { at: 3, field: 'setting', value: 'home' },
    ]);
    expect(counts).toMatchObject({ rows: 3, taken: 1, rejected: 2 });
  });
});

describe('a file that cannot be read', () => {
  it.each([
    ['version is none from 2 to 3.', tall(3, CHARGES).replace('3.0.0', '1.1')],
    ['last_updated_on is no day', tall(3, CHARGES).replace('4/1/2026', '31/31/2026')],
    [
      'license_number names no state, or several',
      tall(3, CHARGES).replace('attester_name', 'license_number|NM'),
    ],
    [
      'hospital_name is empty, or longer',
      tall(3, CHARGES).replace('Sample Hospital,4', `${'Sample '.repeat(30)},4`),
    ],
    ['hospital_name is empty', tall(3, CHARGES).replace('Sample Hospital,4', ',4')],
    ['this is no CSV file by the CMS templates', 'code,price\n80053,12\n84443,13\n'],
    ['The third row lacks setting', tall(3, CHARGES).replace(',setting', ',where')],
    ['no two rows about the hospital', 'hospital_name,last_updated_on,version\n'],
    ['no two rows about the hospital', ''],
    ['near line 5: a quote is never closed', tall(3, [{}, { description: 'open' }]).replace('open', '"open')],
    ['is a zip archive', Buffer.from('PK\u0003\u0004rest')],
    ['is written in UTF-16', Buffer.from('\ufeffhospital_name', 'utf16le')],
  ])('says why: %s', async (message, content) => {
    await expect(readText(content)).rejects.toThrow(message);
  });

  it('says every fault of the head at once', async () => {
    const text = tall(3, CHARGES).replace('4/1/2026,3.0.0', 'soon,4');
    await expect(readText(text)).rejects.toThrow(/last_updated_on is no day.*\n.*version is none/);
  });

  it.each([
    ['it is no JSON by the CMS schema', '{"hospital_name":"Sample Hospital"}'],
    ['it is no JSON by the CMS schema', '[{"standard_charge_information":[]}]'],
    ['breaks off, after item 8', json(3, CHARGES).slice(0, -40)],
    ['unexpected end of file', gzipSync(json(3, CHARGES)).subarray(0, 200)],
  ])('of JSON says why: %s', async (message, content) => {
    await expect(readText(content, { name: 'charges.json' })).rejects.toThrow(message);
  });
});

/** See samples/README.md. */
const sample = (name: string) => readFrom(`src/data/charges/samples/${name}`);

test('a real tall file: each charge once, whichever payers it is repeated for', async () => {
  const { head, spreads, counts } = await sample('tall-3.csv');
  expect(head).toEqual({
    hospital: "Martha's Vineyard Hospital",
    state: 'MA',
    observed: '2026-03-27',
    version: '3.0.0',
  });
  expect(spreads).toEqual([
    one('80053', 'cash', 21_750),
    one('80053', 'gross', 29_000),
    one('82306', 'cash', 12_000),
    one('82306', 'gross', 16_000),
    one('84443', 'cash', 14_100),
    one('84443', 'gross', 18_800),
    one('85025', 'cash', 11_625),
    one('85025', 'gross', 15_500),
  ]);
  expect(counts).toMatchObject({ rows: 16, taken: 15, inpatient: 1, faults: 0 });
});

test('a real wide file, without a cash price', async () => {
  const { head, spreads, faults } = await sample('wide-3.csv');
  expect(head).toMatchObject({ state: 'TX', observed: '2026-07-01' });
  expect(spreads).toEqual([
    one('80053', 'gross', 78_700),
    one('82306', 'gross', 27_700),
    one('84443', 'gross', 30_900),
    one('85025', 'gross', 13_100),
  ]);
  expect(faults).toEqual([]);
});

test('a real JSON file: several charges for a code, rows of payers left out', async () => {
  const { head, spreads, counts } = await sample('json-3.json');
  expect(head).toMatchObject({ hospital: 'University of Washington Medical Center', state: 'WA' });
  expect(spreads.filter(({ kind }) => kind === 'cash')).toEqual([
    one('80053', 'cash', 6145),
    { code: '84443', kind: 'cash', count: 2, lowCents: 1470, medianCents: 5734, highCents: 9997 },
    { code: '85025', kind: 'cash', count: 6, lowCents: 1470, medianCents: 6843, highCents: 6843 },
  ]);
  expect(counts).toMatchObject({ taken: 9, withoutAmount: 3, faults: 0 });
});
