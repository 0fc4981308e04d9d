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
    rule: 'brand-sound',
    breaks: 'a light green for links on paper',
    changes: edited(
      SERVICE,
      '"demo":false',
      '"colours":{"accent":{"light":"#9acd32","dark":"#9acd32"}},"demo":false',
    ),
    expected: [
      [
        SERVICE,
        'colours.accent.light',
        '#9acd32 has a contrast of 1.6 with #f1eee7 (paper-soft); text needs 4.5',
      ],
    ],
  },
  {
    rule: 'brand-sound',
    breaks: 'a wide logo that runs and loads',
    changes: {
      'data/store/brand/logo.svg':
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30" onload="go()"><script>go()</script><use href="https://a.test/b.svg#c"/></svg>\n',
    },
    expected: [
      ['data/store/brand/logo.svg', 'drawing', 'holds <script>'],
      ['data/store/brand/logo.svg', 'drawing', 'holds a handler of events'],
      ['data/store/brand/logo.svg', 'drawing', 'leads to something outside of itself'],
      ['data/store/brand/logo.svg', 'drawing', 'is not square'],
    ],
  },
  {
    rule: 'item-states-known',
    breaks: 'limits of an item and a state that are not there, and one that stands twice',
    changes: {
      'data/store/item-states.csv': 'slug,states\nglucos,TX\nglucose,TX ZZ\nglucose,NY\n',
    },
    expected: [
      ['data/store/item-states.csv', 'glucos', 'is no test or panel'],
      ['data/store/item-states.csv', 'glucose', '"ZZ" is no state of data/states.csv'],
      ['data/store/item-states.csv', 'glucose', 'stands twice'],
    ],
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
