import { describe, expect, test } from 'vitest';
import { readyList } from '../commands/ready.ts';
import { edited, fixtureRoot } from '../root.fixture.ts';
import type { Todo } from './todo.ts';
import { told } from './told.ts';

const TODAY = '2026-11-23';
const DEMO = 'data/store/service.json';

const own = {
  brand: 'Prairie',
  origin: 'https://prairielabs.org',
  contactUrl: 'mailto:help@prairielabs.org',
  demo: false,
  currency: 'USD',
  labFeeCents: 950,
  promises: { requisition: 'email' },
  defaultLab: 'flatland',
  served: ['TX'],
  cart: { url: 'https://shop.prairielabs.org/cart?items={items}' },
  contact: {
    legalName: 'Prairie LLC',
    email: 'help@prairielabs.org',
    address: '1 Prairie Road, Austin, TX',
    hours: { en: 'All day', es: 'Todo el día' },
  },
  privacy: { host: 'Prairie Hosting', logDays: 14 },
};
const lab = { name: 'Flatland', about: { en: 'Here.', es: 'Aquí.' } };
const prices = 'slug,flatland,as_of\nglucose,1100,2026-10-01\nhemoglobin-a1c,2500,2026-10-01\n';
const sites =
  'id,name,street,city,state,zip,lat,lon,phone,hours,walkIns,sample\nflatland-78704-1,Austin site,1 Main St,Austin,TX,78704,30.245,-97.7681,(512) 555-0142,Mo-Fr 07:00-15:00,true,false\n';

const pageOfLaw = (title: string): string =>
  `---\ntitle: ${title}\ndescription: What the shop says of orders, payment, cancelling and money that is given back, in a few words.\nupdatedAt: "2026-10-01"\ntests: []\nmarkers: []\nsources: []\n---\n\nIn a few words.\n`;

/** A store of one's own beside the demonstration of the fixture, with nothing left to do but the signatures. */
const SHOP = {
  'store/service.json': own,
  'store/labs/flatland.json': lab,
  'store/prices.csv': prices,
  'store/draw-sites/flatland.csv': sites,
  'store/content/en/legal/terms.mdx': pageOfLaw('Terms'),
  'store/content/en/legal/refund.mdx': pageOfLaw('Refunds'),
};

const list = (changes: Readonly<Record<string, string | object>>, origin?: string): Todo[] =>
  readyList(fixtureRoot({ ...SHOP, ...changes }), { today: TODAY, origin });
const service = (changes: object) => ({ 'store/service.json': { ...own, ...changes } });
/** What is listed beside what a finished shop has. */
const more = (todos: readonly Todo[]): string[] =>
  todos
    .filter(({ at }) => !/reviews\.csv$|, promises$/.test(at))
    .map(({ weight, at, found }) => `${weight} ${at}: ${found}`);

test('terms and refunds are asked for by the names of their pages', () => {
  const { 'store/content/en/legal/terms.mdx': terms, 'store/content/en/legal/refund.mdx': _, ...rest } = SHOP;
  const left = readyList(fixtureRoot({ ...rest, 'store/content/en/legal/notice.mdx': terms }), {
    today: TODAY,
  });
  expect(more(left)).toEqual([
    expect.stringMatching(/^stops store\/content\/en\/legal\/terms\.mdx: /),
    expect.stringMatching(/^should store\/content\/en\/legal\/refund\.mdx: /),
  ]);
});

test('a shop that lacks nothing is stopped by nothing', () => {
  expect(more(list({}))).toEqual([]);
  expect(told(list({}))).toMatch(/\n\nNothing that this command can see stops the launch\.$/);
});

describe.each<readonly [string, Readonly<Record<string, string | object>>, readonly RegExp[]]>([
  ['a demonstration', service({ demo: true }), [/^stops store\/service\.json, demo: /]],
  ['the name of the demonstration', service({ brand: 'Fixture Labs' }), [/^stops .*, brand: "Fixture Labs"/]],
  ['no way to pay', service({ cart: undefined }), [/^stops .*, cart: No cart is named/]],
  [
    'a cart for examples',
    service({ cart: undefined, cartBase: 'https://shop.example/cart' }),
    [/^stops .*, cartBase: Orders go to shop\.example/],
  ],
  [
    'nobody behind it',
    service({ contact: undefined, contactUrl: undefined }),
    [
      /^stops .*, contact\.legalName: /,
      /^stops .*, contact: Buyers have no way/,
      /^should .*, contact\.address: /,
      /^should .*, contactUrl: /,
    ],
  ],
  ['no host of its logs', service({ privacy: undefined }), [/^stops .*, privacy: /]],
  [
    'no word on states',
    service({ served: undefined }),
    [/^stops .*, served: /, /^should store\/draw-sites\/flatland\.csv: Flatland .* 1 state .*: NY\.$/],
  ],
  ['http', service({ origin: 'http://prairielabs.org' }), [/^stops .*, origin: .* is not encrypted/]],
  [
    'prices of the demonstration under another name of the lab',
    { 'store/prices.csv': prices.replace('1100', '950') },
    [
      /^stops store\/prices\.csv: 1 of 2 prices is as in the demonstration, where prices are made up: glucose\.$/,
    ],
  ],
  [
    'old prices',
    { 'store/prices.csv': prices.replace('2026-10-01', '2026-05-26') },
    [/^stops store\/prices\.csv: 1 of 2 price rows is older than the 180 days .* of 2026-05-26\.$/],
  ],
  [
    'a price that is not sold',
    service({ carries: ['glucose'] }),
    [/^worth .*, carries: 1 item with a price is not among those that you carry: hemoglobin-a1c\.$/],
  ],
  [
    'a lab of the demonstration',
    { 'store/labs/flatland.json': { ...lab, name: 'Lab 2' } },
    [/^stops store\/labs\/flatland\.json: The name \("Lab 2"\) of this lab is that of the demonstration\.$/],
  ],
  [
    'the description of a lab of the demonstration',
    { 'store/labs/flatland.json': { ...lab, about: { en: 'Ours.', es: 'Otro.' } } },
    [/^stops store\/labs\/flatland\.json: The description of this lab/],
  ],
  [
    'no draw site',
    { 'store/draw-sites/flatland.csv': sites.slice(0, sites.indexOf('\n') + 1) },
    [/^stops store\/draw-sites: No draw site/],
  ],
])('%s', (_what, changes, expected) => {
  test('is listed, and nothing else is', () => {
    expect(more(list(changes))).toEqual(expected.map((line) => expect.stringMatching(line)));
  });
});

test('a price in twenty that is as in the demonstration may be chance', () => {
  const labs = Array.from({ length: 9 }, (_, i) => `lab_${i + 11}`);
  const row = (slug: string, first: number, rest: number) =>
    `${slug},${[first, ...labs.map(() => rest)].join(',')},2026-10-01\n`;
  const todos = list({
    ...Object.fromEntries(labs.map((slug) => [`store/labs/${slug}.json`, { ...lab, name: slug }])),
    'store/prices.csv': `slug,flatland,${labs.join(',')},as_of\n${row('glucose', 950, 1100)}${row('hemoglobin-a1c', 2500, 2500)}`,
  });
  expect(more(todos).filter((line) => line.includes('prices.csv'))).toEqual([
    expect.stringMatching(/^should store\/prices\.csv: 1 of 20 prices is as in the demonstration/),
  ]);
});

test('the day on which a price reaches the limit is not yet too old', () => {
  expect(more(list({ 'store/prices.csv': prices.replaceAll('2026-10-01', '2026-05-27') }))).toEqual([]);
});

test('made-up sites stop the launch, and the fault of the data comes first', () => {
  const found = more(list({ 'store/draw-sites/flatland.csv': sites.replace(',false\n', ',true\n') }));
  expect(found).toEqual([
    expect.stringMatching(/^stops store\/service\.json: The data has 1 fault in 1 file/),
    expect.stringMatching(/^stops store\/draw-sites: 1 of 1 draw site is made up/),
  ]);
});

test('what is carried without a price is counted', () => {
  expect(more(list(service({ carries: ['glucose', 'hemoglobin-a1c', 'sugar-check'] })))).toEqual([
    expect.stringContaining('The data has 1 fault'),
    expect.stringMatching(
      /^stops store\/prices\.csv: 1 test or panel that you carry has no price: sugar-check\.$/,
    ),
  ]);
});

test('the address of the terminal counts, and not that of the file', () => {
  expect(more(list({}, 'http://localhost:8888'))).toEqual([
    expect.stringMatching(/^stops .*origin \(ORIGIN.*localhost:8888 is an address that no visitor can reach/),
    expect.stringMatching(/is not encrypted/),
  ]);
  expect(more(list(service({ origin: 'https://shop.example' }), 'https://prairielabs.org')).slice(1)).toEqual(
    [],
  );
});

test('that there is nothing to compare prices with is said', () => {
  expect(more(list({ 'data/store/prices.csv': 'slug,lab_1,lab_2,lab_3,as_of\n' }))).toEqual([
    expect.stringMatching(/^worth data\/store\/prices\.csv: /),
  ]);
});

test('files that cannot be read are told alone', () => {
  const todos = list({ 'store/prices.csv': prices.replace('1100', 'eleven') });
  expect(todos).toEqual([
    expect.objectContaining({
      weight: 'stops',
      at: 'store/prices.csv',
      found: expect.stringContaining('1 fault'),
    }),
  ]);
  expect(told(todos)).toMatch(/Not ready: 1 thing stops the launch\.$/);
});

test('the shipped store is told as such', () => {
  const todos = readyList(fixtureRoot(edited(DEMO, '"demo":false', '"demo":true')), { today: TODAY });
  const stops = todos.filter(({ weight }) => weight === 'stops').map(({ at }) => at);
  expect(stops).toEqual([
    'data/store',
    `${DEMO}, demo`,
    `${DEMO}, brand`,
    `${DEMO}, origin`,
    `${DEMO}, cart`,
    `${DEMO}, contact.legalName`,
    `${DEMO}, contact`,
    `${DEMO}, privacy`,
    'data/store/content/en/legal/terms.mdx',
    'data/store/prices.csv',
    ...[1, 2, 3].map((n) => `data/store/labs/lab_${n}.json`),
  ]);
});

test('unsigned records are counted by kind, critical limits first, and hold for the carried items alone', () => {
  const unsigned = list({}).find(({ at }) => at === 'store/reviews.csv');
  expect(unsigned?.weight).toBe('should');
  const [first, ...kinds] = unsigned?.found.split('\n') ?? [];
  expect(first).toContain('10 medical records');
  expect(kinds[0]?.trim()).toBe('Critical limits, urgency and guideline limits, by analyte: 1 of 1');
  expect(kinds.at(-1)?.trim()).toBe('Tests: 2 of 2');
});

test('the example of a small store lists exactly what it lacks', () => {
  const todos = readyList(process.cwd(), { store: 'tests/stores/prairie', today: TODAY });
  expect(todos.map(({ weight, at }) => `${weight} ${at}`)).toEqual([
    'worth tests/stores/prairie/service.json, contact.hours',
    'worth tests/stores/prairie/service.json, promises',
    'should tests/stores/prairie/reviews.csv',
  ]);
});

test('groups stand in the order of their weight', () => {
  const text = told(list(service({ contact: { ...own.contact, hours: undefined }, demo: true })));
  expect(text.match(/^[A-Z ]+$/gm)).toEqual(['STOPS THE LAUNCH', 'SHOULD BE DONE', 'WORTH KNOWING']);
});
