import { type Damage, edits } from './damage.ts';

const SERVICE = 'data/store/service.json';
const PRICES = 'data/store/prices.csv';
const SITES = 'data/store/draw-sites/lab_1.csv';
const ZIPS = 'data/zip-centroids.csv';
const STATES = 'data/states.csv';
const GLUCOSE = 'glucose,900,,950,2026-10-01';
const SITE =
  'lab_1-78704-1,Austin site,1 Main St,Austin,TX,78704,30.245,-97.7681,(512) 555-0142,Mo-Fr 07:00-15:00,true,true';

export const STORE_DAMAGES: readonly Damage[] = [
  ...edits('price', PRICES, [
    ['a cell too few', GLUCOSE, 'glucose,900,950,2026-10-01'],
    ['a cell too many', GLUCOSE, 'glucose,900,,,950,2026-10-01'],
    ['below 0', '900', '-900'],
    ['nothing', 'glucose,900,,950', 'glucose,0,,950'],
    ['in dollars', '900', '58.00'],
    ['with a dollar sign', '900', '$58'],
    ['with a comma', '900', '"5,800"'],
    ['in words', '900', 'nine'],
    ['as 0x16A8', '900', '0x16A8'],
    ['as 5.8e3', '900', '5.8e3'],
    ['as 1_000', '900', '1_000'],
    ['with a zero before it', '900', '0900'],
    ['ten times too high at one lab', '950', '9500'],
    ['a cent', '900', '1'],
    ['of a test that is not there', 'glucose,', 'glucos,'],
    ['twice', GLUCOSE, `${GLUCOSE}\n${GLUCOSE}`],
    ['none', `${GLUCOSE}\n`, ''],
    ['at no lab', 'glucose,900,,950', 'glucose,,,'],
    ['on a day that does not exist', '950,2026-10-01', '950,2026-02-30'],
    ['on 11/01/2026', '950,2026-10-01', '950,11/01/2026'],
    ['on no day', '950,2026-10-01', '950,'],
    ['on a day to come', '950,2026-10-01', '950,2027-06-01'],
    ['a panel dearer than its parts', 'sugar-check,3000', 'sugar-check,3300', 'data/panels/sugar-check.json'],
  ]),
  ...edits('draw site', SITES, [
    ['latitude and longitude swapped', '30.245,-97.7681', '-97.7681,30.245'],
    ['a longitude without its minus', '-97.7681', '97.7681'],
    ['a latitude of 181.8', '30.245', '181.8'],
    ['a latitude in degrees and minutes', '30.245', "30°14'"],
    ['no latitude', '30.245', ''],
    ['2,000 miles from its ZIP code', '30.245,-97.7681', '47.6,-122.3'],
    ['a ZIP code that does not exist', ',78704,', ',00000,'],
    ['a ZIP code of four digits', ',78704,', ',8704,'],
    ['a state that is not of its ZIP code', 'TX,', 'NY,'],
    ['a state in words', ',TX,', ',Texas,'],
    ['walk-ins TRUE', '15:00,true', '15:00,TRUE'],
    ['walk-ins yes', '15:00,true', '15:00,yes'],
    ['walk-ins not told', '15:00,true', '15:00,'],
    ['a sample 1', ',true,true', ',true,1'],
    ['hours that no clock has', 'Mo-Fr 07:00-15:00', 'Mo-Fr 25:00-99:00'],
    ['hours in prose', 'Mo-Fr 07:00-15:00', '8 to 5 weekdays'],
    ['the same id twice', SITE, `${SITE}\n${SITE}`],
    ['a formula of a spreadsheet as a name', 'Austin site', '=HYPERLINK(1)'],
    ['HTML in a name', 'Austin site', '<b>Austin</b>'],
    ['a comma in a street without quotes', '1 Main St', '1 Main St, Suite 2'],
  ]),
  ...edits('store', SERVICE, [
    ['an origin with a path', 'https://fixture.example', 'https://fixture.example/shop'],
    ['an origin with a slash', 'https://fixture.example', 'https://fixture.example/'],
    ['an origin without https', 'https://fixture.example', 'fixture.example'],
    ['a default lab that is not there', '"defaultLab": "lab_1"', '"defaultLab": "lab_9"'],
    ['a route to a lab that is not there', '"lab": "lab_1"', '"lab": "lab_9"'],
    ['a route of a state that is not there', '"NY"', '"ZZ"'],
    ['a state with two routes', '"NY"', '"NY", "NY"'],
    ['a state routed and not served', '"notServed": []', '"notServed": ["NY"]'],
    ['a state not served that is not there', '"notServed": []', '"notServed": ["ZZ"]'],
    [
      'a list of the served beside one of the others',
      '"notServed": []',
      '"notServed": [], "served": ["TX", "NY"]',
    ],
    ['budgets out of order', '"low": 80', '"low": 800'],
    ['a fee in dollars', '"labFeeCents": 600', '"labFeeCents": 6.5'],
    ['a fee as a text', '"labFeeCents": 600', '"labFeeCents": "$6"'],
    ['another currency', '"USD"', '"EUR"'],
    ['no brand', '"Fixture Labs"', '""'],
    ['demo as a text', '"demo": false', '"demo": "no"'],
    ['a goal that is not there', '"goalsFirst": []', '"goalsFirst": ["sleep"]'],
    ['an item that is not there', '"carries": "all"', '"carries": ["glucos"]'],
    [
      'an example with a ZIP code that is not there',
      '"demo": false',
      '"example": {"state": "TX", "zip": "99999"}, "demo": false',
    ],
    [
      'a cart with parameters of its own',
      '"demo": false',
      '"cartBase": "https://shop.example/checkout?store=x", "demo": false',
    ],
    ['prices that are never too old', '"priceMaxAgeDays": 180', '"priceMaxAgeDays": 0'],
    ['an unknown field', '"demo": false', '"phone": "555", "demo": false'],
  ]),
  ...edits('store', 'data/store/labs/lab_1.json', [
    ['a lab without a name', '"name": "Lab 1"', '"name": ""'],
    ['a lab in a state that is not there', '"name": "Lab 1"', '"name": "Lab 1", "states": ["ZZ"]'],
    ['a lab without Spanish', '"es": "El primero."', '"fr": "Le premier."'],
  ]),
  ...edits('place', STATES, [
    ['the row of a state left out', 'TX,Texas,Texas,state,\n', ''],
    ['a state twice', 'TX,Texas,Texas,state,\n', 'TX,Texas,Texas,state,\nTX,Texas,Texas,state,\n'],
    ['a code in small letters', 'TX,', 'tx,'],
    ['a kind that is not known', 'Texas,state', 'Texas,republic'],
  ]),
  ...edits('place', ZIPS, [
    ['a ZIP code twice', '10001,', '78704,30.2454,-97.7688,TX\n10001,'],
    ['a latitude of 408', '40.7506', '408'],
    ['a longitude without its minus', '-73.9972', '73.9972'],
    ['a leading zero lost', '10001', '501'],
    ['a state that is not there', ',NY', ',ZZ', STATES],
    ['the row of a ZIP code that a site names', '78704,30.2454,-97.7688,TX\n', '', SITES],
  ]),
  ...edits('place', 'data/cities.csv', [['a town in a ZIP code that is not there', '78704', '78799']]),
  ...edits('market', 'data/provider-prices.csv', [
    ['a provider that is not there', 'other-lab', 'another-lab'],
    ['a test that is not there', ',glucose,', ',glucos,'],
    ['a price below 0', '1500', '-1500'],
    ['a price in dollars', '1500', '15.00'],
    ['observed in the future', '2026-10-01', '2027-10-01'],
    ['a confidence that is not known', ',high', ',sure'],
    ['an equivalence that is not known', ',same,', ',similar,'],
  ]),
  ...edits('market', 'data/provider-panels.csv', [
    ['a part that is not there', 'glucose hemoglobin-a1c', 'glucose a1c'],
    ['observed in the future', '2026-10-01', '2027-10-01'],
  ]),
  ...edits('market', 'data/providers/other-lab.json', [
    ['verified in the future', '"verifiedAt": "2026-10-01"', '"verifiedAt": "2027-10-01"'],
    ['a fee in dollars', '1200', '12.5'],
  ]),
  ...edits('market', 'data/hospital-charges.csv', [
    ['amounts out of order', '1500,1750,2000', '2500,1750,2000'],
    ['a state that is not there', 'Sample Hospital,TX', 'Sample Hospital,ZZ'],
    ['observed in the future', '2026-04-01', '2027-04-01'],
  ]),
  ...edits('market', 'data/reference-prices.csv', [['observed in the future', '2026-10-01', '2027-10-01']]),
  ...edits('review', 'data/reviews.csv', [
    [
      'a record that is not there',
      'date\n',
      `date\nmarkers/iron,${'0'.repeat(64)},Ana Ruiz,"MD, cardiology",all,2026-10-20\n`,
    ],
    ['a hash that is none', 'date\n', 'date\nmarkers/glucose,abc,Ana Ruiz,"MD, cardiology",all,2026-10-20\n'],
    [
      'signed in the future',
      'date\n',
      `date\nmarkers/glucose,${'0'.repeat(64)},Ana Ruiz,"MD, cardiology",all,2027-10-20\n`,
    ],
    [
      'no full name',
      'date\n',
      `date\nmarkers/glucose,${'0'.repeat(64)},Dr. Ruiz,"MD, cardiology",all,2026-10-20\n`,
    ],
  ]),
  ...edits('exception', 'data/exceptions.json', [
    [
      'one that excuses nothing',
      '[]',
      '[{"rule": "cpt-known", "file": "data/tests/glucose.json", "at": "cpt", "reason": "Known and old."}]',
    ],
    [
      'one without a reason',
      '[]',
      '[{"rule": "cpt-known", "file": "data/tests/glucose.json", "at": "cpt", "reason": ""}]',
    ],
  ]),
];
