import { describe, expect, it } from 'vitest';
import { readAuthored } from '../../read/authored.ts';
import { readingOf } from '../../read/store.ts';
import { wholeCatalog } from './catalog.ts';
import { codesIn } from './codes.ts';
import { matchRow, type Named } from './match.ts';
import { type ListedTest, PRICE_LIST } from './price-list.fixture.ts';
import { conflict, specimensIn } from './specimen.ts';

// A store of thirty tests: what it does not price yet must be found, too.
const authored = readAuthored(readingOf(process.cwd(), 'tests/stores/prairie'));
if (authored.service === undefined) throw new Error('no store');
const catalog = wholeCatalog(authored, authored.service);

const NOTHING: Named = { name: '', slug: '', sku: '', code: '', specimen: '' };
const match = (row: Partial<Named>, skus = new Map<string, string>()) =>
  matchRow({ ...NOTHING, ...row }, catalog, skus);

const found = ({ name, cpt, specimen }: ListedTest) => match({ name, code: cpt, specimen }).slug;
const alone = ({ name }: ListedTest) => match({ name }).slug;

describe('a price list of a reseller', () => {
  it('names items of the catalog that are really there', () => {
    expect(
      PRICE_LIST.flatMap(({ slug }) => (slug === undefined || catalog.entries.has(slug) ? [] : [slug])),
    ).toEqual([]);
  });

  it('is never matched wrongly', () => {
    const wrong = PRICE_LIST.flatMap((test) => {
      const slug = found(test);
      return slug === undefined || slug === test.slug
        ? []
        : [`${test.name} ${test.cpt} ${test.specimen}: ${slug}`];
    });
    expect(wrong).toEqual([]);
  });

  it('is never matched wrongly by names alone, and by them only where they are certain', () => {
    const wrong = PRICE_LIST.flatMap((test) => {
      const slug = alone(test);
      const isCertain = test.slug !== undefined && test.needsCode === undefined;
      return slug === undefined || test.slug === undefined || (slug === test.slug && isCertain)
        ? []
        : [`${test.name}: ${slug}`];
    });
    expect(wrong).toEqual([]);
  });

  it('leaves few certain rows in doubt where it has codes and samples, and offers what they are', () => {
    const left = PRICE_LIST.flatMap((test) => {
      const { name, cpt, specimen, slug } = test;
      const matched = match({ name, code: cpt, specimen });
      return slug === undefined || matched.slug !== undefined
        ? []
        : [`${name}: ${matched.mayBe.indexOf(slug)}`];
    });
    expect(left).toEqual([
      'Complete Blood Count without Differential: 0',
      'ANA Screen, IFA: 0',
      'Microalbumin/Creat Ratio, Urine: 0',
      'Urinalysis, Complete: 0',
      'Urine Calcium, 24 hr: 0',
    ]);
  });
});

describe('names under which other services sell tests, as they were seen on their pages', () => {
  const sold = [
    ...new Map(authored.providerPrices.map((row) => [`${row.soldAs}|${row.test}`, row])).values(),
  ].map((row) => ({ row, matched: match({ name: row.soldAs }) }));

  it('are matched without codes to the test that a person found them to be, or left in doubt', () => {
    const wrong = sold.flatMap(({ row, matched }) =>
      matched.slug === undefined || matched.slug === row.test
        ? []
        : [`${row.soldAs}: ${matched.slug}, and ${row.test} is compared (${row.equivalence})`],
    );
    expect(wrong).toEqual([
      // What is sold there is both; it is compared with one of them, as another test.
      'Free and total testosterone: testosterone-free-and-total, and testosterone-total is compared (different)',
    ]);
    const right = sold.filter(({ row, matched }) => matched.slug === row.test);
    expect(right.length / sold.length).toBeGreaterThan(0.35);
  });

  it('are offered in most doubts', () => {
    const doubts = sold.filter(
      ({ row, matched }) => matched.slug === undefined && row.equivalence !== 'different',
    );
    const told = doubts.filter(
      ({ row, matched }) => matched.slug === undefined && matched.mayBe.includes(row.test),
    );
    expect(told.length / doubts.length).toBeGreaterThan(0.8);
  });
});

describe('every test of the catalog', () => {
  const tests = [...catalog.entries.values()].filter(({ type }) => type === 'test');
  const matchedTo = (name: (entry: (typeof tests)[number]) => string, row: Partial<Named> = {}) =>
    tests.filter((entry) => match({ ...row, name: name(entry) }).slug === entry.slug).map(({ slug }) => slug);

  it.each([
    ['Saliva', 'saliva'],
    ['CSF', 'csf'],
    ['Hair', 'hair'],
    ['Stool', 'stool'],
    ['24 hr Urine', 'urine_24'],
    ['Dried Blood Spot', 'dried_blood'],
  ] as const)('is another one of another sample: %s', (words, specimen) => {
    const wrong = (slugs: readonly string[]) =>
      slugs.filter((slug) =>
        conflict(new Set([specimen]), specimensIn(catalog.entries.get(slug)?.said.en.sampleType ?? '')),
      );
    expect(wrong(matchedTo(({ said }) => `${said.en.name}, ${words}`))).toEqual([]);
    expect(wrong(matchedTo(({ said }) => said.en.name, { specimen: words }))).toEqual([]);
  });

  it('is another one without something, with a reflex, or in another code', () => {
    expect(matchedTo(({ said }) => `${said.en.name} without components`)).toEqual([]);
    expect(matchedTo(({ said }) => `${said.en.name} w/o components`)).toEqual([]);
    expect(matchedTo(({ said }) => `${said.en.name} and Ferritin`)).toEqual([]);
    expect(
      matchedTo(({ said }) => said.en.name, { code: '99999' }).filter(
        (slug) => catalog.entries.get(slug)?.cpts.length !== 0,
      ),
    ).toEqual([]);
    const reflex = matchedTo(({ said }) => `${said.en.name} w/ reflex`);
    expect(reflex.filter((slug) => !/reflex/i.test(catalog.entries.get(slug)?.said.en.name ?? ''))).toEqual(
      [],
    );
  });

  it('is found by its own name and code, nearly always', () => {
    const found = matchedTo(({ said }) => said.en.name);
    expect(found.length / tests.length).toBeGreaterThan(0.9);
  });
});

describe('a row', () => {
  it('is its own slug before everything else', () => {
    expect(match({ slug: 'tsh', name: 'Lipid Panel', code: '80061' })).toEqual({ slug: 'tsh', by: 'slug' });
    expect(match({ slug: 'thyroid', name: 'TSH' })).toMatchObject({
      why: '"thyroid" is no slug of the catalog',
      mayBe: expect.arrayContaining(['tsh']),
    });
  });

  it('is what the number of the shop says, unless the name certainly says another', () => {
    const skus = new Map([['A-17', 'tsh']]);
    expect(match({ sku: 'A-17', name: 'Thyroid stimulator' }, skus)).toEqual({ slug: 'tsh', by: 'sku' });
    expect(match({ sku: 'A-17', name: 'Ferritin' }, skus)).toMatchObject({ mayBe: ['tsh', 'ferritin'] });
    expect(match({ sku: 'B-1', name: 'Ferritin' }, skus)).toEqual({ slug: 'ferritin', by: 'name' });
  });

  it.each([
    [{ name: 'CBC w/o diff', code: '85027' }, 'cbc-no-differential'],
    [{ name: 'CBC without diff' }, undefined],
    [{ name: 'CBC without differential' }, 'cbc-no-differential'],
    [{ name: 'CBC w/o diff', code: '85025' }, undefined],
    [{ name: 'Iodine, serum' }, 'iodine-serum'],
    [{ name: 'Iodine', code: '83789', specimen: 'Urine' }, 'iodine-urine'],
    [{ name: 'Thyroid panel', code: '84443' }, undefined],
    // Whose the sample is tells one test from another, and the search passes over it.
    [{ name: 'Bilirubin, Total, Baby', code: '82247' }, undefined],
    [{ name: 'TSH, age 5 years', code: '84443' }, undefined],
    [{ name: 'TSH', code: 'per lab' }, undefined],
    [{ name: 'TSH', specimen: 'a card' }, undefined],
    [{ name: 'TSH', specimen: 'Dried blood spot' }, undefined],
  ])('%o is %s', (row, slug) => {
    expect(match(row).slug).toBe(slug);
  });
});

describe('procedure codes of a cell', () => {
  it.each([
    ['', []],
    ['85025', ['85025']],
    ['CPT 85025', ['85025']],
    ['84402, 84403', ['84402', '84403']],
    ['82043 / 82570', ['82043', '82570']],
    ['86003x15', ['86003']],
    ['86003 (x4) and 82785', ['86003', '82785']],
    ['80061-90', ['80061']],
    ['0024u', ['0024U']],
    ['call', undefined],
    ['7600', undefined],
    ['85025, see note', undefined],
  ])('%o are %o', (cell, codes) => {
    expect(codesIn(cell)).toEqual(codes);
  });
});
