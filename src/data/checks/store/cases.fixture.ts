import { edited } from '../../root.fixture.ts';

const SERVICE = 'data/store/service.json';
const PRICES = 'data/store/prices.csv';
const SITES = 'data/store/draw-sites/lab_1.csv';
const site = '30.245,-97.7681,(512) 555-0142,Mo-Fr 07:00-15:00';

/** Projects that break a rule of a store, and what the rule says of them; `Case` of the folder above has the form. */
export const STORE_CASES = [
  {
    rule: 'service-sound',
    breaks: 'budgets that fall and a state named twice',
    changes: edited(
      SERVICE,
      '"notServed":[],"budgetsUsd":{"low":80,',
      '"notServed":["TX","TX"],"budgetsUsd":{"low":800,',
    ),
    expected: [
      [SERVICE, 'budgetsUsd', '800, 200 and 400 do not rise'],
      [SERVICE, 'notServed', '"TX" stands twice'],
    ],
  },
  {
    rule: 'service-sound',
    breaks: 'an origin with a path',
    changes: edited(SERVICE, 'https://fixture.test', 'https://fixture.test/shop'),
    expected: [[SERVICE, 'origin', '"https://fixture.test/shop" is more than an origin']],
  },
  {
    rule: 'sites-placed',
    breaks: 'coordinates that are swapped, and hours that no clock has',
    changes: edited(SITES, site, '-97.7681,30.245,(512) 555-0142,Mo-Fr 25:00-99:00'),
    expected: [
      [SITES, 'lab_1-78704-1', 'lat and lon are swapped'],
      [SITES, 'lab_1-78704-1', 'opens at "Mo-Fr 25:00-99:00", which nobody can read'],
    ],
  },
  {
    rule: 'prices-complete',
    breaks: 'a store without a price',
    changes: { ...edited(SERVICE, '"carries":"all",', ''), [PRICES]: 'slug,lab_1,as_of\n' },
    expected: [[PRICES, 'whole file', 'prices nothing, so nothing is sold']],
  },
  {
    rule: 'prices-likely',
    breaks: 'a price with a digit too many',
    changes: edited(PRICES, 'glucose,900,,950', 'glucose,900,,9500'),
    expected: [[PRICES, 'glucose', '9500 cents at lab_3 against 900 at lab_1']],
  },
] as const;
