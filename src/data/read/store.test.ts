import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compile } from '../../site/compile.ts';
import { edited, fixtureRoot, GUIDE, glucose } from '../root.fixture.ts';
import { readAuthored } from './authored.ts';
import { report } from './breach.ts';
import { readingOf, storeDir } from './store.ts';

/** The files of the demonstration store as a deployer's own. */
const OWN = {
  'store/service.json': Object.values(edited('data/store/service.json', 'Fixture Labs', 'Prairie'))[0] ?? '',
  'store/labs/lab_1.json': { name: 'Flatland', about: { en: 'Here.', es: 'Aquí.' } },
  'store/prices.csv':
    'slug,lab_1,as_of\nglucose,1100,2026-10-01\nhemoglobin-a1c,2400,2026-10-01\nsugar-check,3000,2026-10-01\n',
};

test('a store of its own takes the place of the demonstration, and STORE_DIR that of both in the project alone', () => {
  expect(storeDir(fixtureRoot(), undefined)).toBe('data/store');
  expect(storeDir(fixtureRoot(OWN), undefined)).toBe('store');
  expect(storeDir(process.cwd(), '/srv/shop/')).toBe('/srv/shop');
  expect(storeDir(fixtureRoot(), '/srv/shop')).toBe('data/store');
});

test('nothing of the demonstration shows through', () => {
  const compiled = compile(fixtureRoot(OWN));
  if (!compiled.ok) throw new Error(report(compiled.breaches));
  const { service, catalog, sites } = compiled.slices;
  expect(service.service.brand).toBe('Prairie');
  expect(service.labs.map(({ name }) => name)).toEqual(['Flatland']);
  expect(catalog.entries[0]?.cents).toEqual({ lab_1: 1100 });
  expect(sites).toEqual([]);
});

test('a store may lie outside of the project', () => {
  const shop = fixtureRoot(OWN);
  const compiled = compile(fixtureRoot(), undefined, join(shop, 'store'));
  expect(compiled.ok && compiled.slices.service.service.brand).toBe('Prairie');
});

test('records and prose of the store stand beside those for everybody, and replace those of one name', () => {
  const reading = readingOf(
    fixtureRoot({
      ...OWN,
      'store/tests/glucose.json': { ...glucose, name: 'Prairie glucose' },
      'store/tests/zinc.json': { ...glucose, id: 't0900', name: 'Zinc' },
      'store/content/en/guides/fasting.mdx': GUIDE.replace(/title: .*/, 'title: Our own words'),
      'store/content/en/guides/parking.mdx': GUIDE,
    }),
  );
  const { tests, prose } = readAuthored(reading);
  expect(reading.breaches).toEqual([]);
  expect(tests.map(({ name }) => name)).toEqual(['Prairie glucose', 'Hemoglobin A1c', 'Zinc']);
  expect(prose.map(({ file, matter }) => [file, matter.title === 'Our own words'])).toEqual([
    ['store/content/en/guides/fasting.mdx', true],
    ['store/content/en/guides/parking.mdx', false],
  ]);
});

test('a fault is told at the file of the store', () => {
  const compiled = compile(
    fixtureRoot({ ...OWN, 'store/prices.csv': OWN['store/prices.csv'].replace('1100', '11') }),
  );
  expect(compiled.ok ? '' : report(compiled.breaches)).toContain(
    'store/prices.csv\n  line 2, glucose: 11 cents is',
  );
});

test('the later of the two days is the release', () => {
  const { service } = readAuthored(
    readingOf(fixtureRoot(edited('data/store/service.json', '"demo"', '"release":"2026-12-24","demo"'))),
  );
  expect(service?.dataRelease).toBe('2026-12-24');
  expect(readAuthored(readingOf(fixtureRoot())).service?.dataRelease).toBe('2026-11-01');
});
