import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAuthored } from '../../read/authored.ts';
import { DEMO_STORE, readingOf } from '../../read/store.ts';
import { bell, fraction } from '../dice.ts';
import { classOf } from './classes.ts';
import { DEMO_LABS, listOf, priced } from './labs.ts';
import { discountOf } from './panels.ts';

const { tests } = readAuthored(readingOf('.', DEMO_STORE));

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

describe('dice', () => {
  const names = Array.from({ length: 4000 }, (_, i) => `lab_1 item-${i}`);

  it('fill the range from 0 to 1 evenly for names that differ in one letter', () => {
    const tenths = Array.from({ length: 10 }, () => 0);
    for (const name of names) {
      const tenth = Math.floor(fraction(name) * 10);
      tenths[tenth] = (tenths[tenth] ?? 0) + 1;
    }
    for (const count of tenths) expect(Math.abs(count - 400)).toBeLessThan(80);
  });

  it('make a bell around 0 with a standard deviation near 1', () => {
    const values = names.map(bell);
    expect(Math.abs(mean(values))).toBeLessThan(0.05);
    const deviation = Math.sqrt(mean(values.map((value) => value ** 2)));
    expect(deviation).toBeGreaterThan(0.9);
    expect(deviation).toBeLessThan(1.05);
  });
});

it.each([
  ['glucose', 'chemistry'],
  ['hemoglobin-a1c', 'immunoassay'],
  ['urinalysis', 'chemistry'],
  ['cbc', 'hematology'],
  ['blood-type-rh', 'hematology'],
  ['prothrombin-time', 'coagulation'],
  ['tsh', 'immunoassay'],
  ['ca-125', 'immunoassay'],
  ['tpo-antibodies', 'autoimmunity'],
  ['ana-ifa', 'autoimmunity'],
  ['hiv-ag-ab', 'infection'],
  ['hepatitis-c-antibody-reflex', 'infection'],
  ['chlamydia-gonorrhea-naat', 'nucleic-acid'],
  ['vitamin-d-25-oh', 'mass-spectrometry'],
  ['lead-blood', 'mass-spectrometry'],
  ['urine-culture', 'by-hand'],
  ['fit-stool-blood', 'by-hand'],
  ['drug-screen-urine-10', 'drug-screen'],
  ['peanut-ige', 'allergen'],
  ['factor-v-leiden', 'genetics'],
])('%s is valued as %s', (slug, kind) => {
  const test = tests.find((one) => one.slug === slug);
  expect(test && classOf(test)).toBe(kind);
});

it('a price keeps its bounds wherever they leave a dollar between them', () => {
  const cents = fc.integer({ min: 300, max: 90_000 });
  fc.assert(
    fc.property(
      fc.constantFrom(...DEMO_LABS),
      fc.string(),
      cents,
      cents,
      fc.integer({ min: 201, max: 50_000 }),
      (lab, slug, asked, least, width) => {
        const price = priced(lab, slug, asked, { least, below: least + width }, 'any');
        expect(price).toBeGreaterThanOrEqual(least);
        expect(price).toBeLessThan(least + width);
      },
    ),
  );
});

it('only lab_3 sells at the list of another lab, and never what it runs itself', () => {
  expect([
    listOf('lab_1', 'chemistry'),
    listOf('lab_2', 'genetics'),
    listOf('lab_3', 'chemistry'),
    listOf('lab_3', 'infection'),
  ]).toEqual(['lab_1', 'lab_2', 'lab_1', 'lab_3']);
});

it('a panel of many analyzer tests from one tube saves more than two genes', () => {
  const routine = discountOf(
    { slug: 'one', classes: Array(8).fill('chemistry'), samples: Array(8).fill('Blood (serum)') },
    'any',
  );
  const genes = discountOf(
    { slug: 'one', classes: ['genetics', 'genetics'], samples: ['Blood', 'Mouth swab'] },
    'any',
  );
  expect(routine - genes).toBeGreaterThan(0.15);
});
