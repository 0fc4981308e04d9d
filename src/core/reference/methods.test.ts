import { expect, it } from 'vitest';
import { loadDataset } from '../../data/load.ts';
import { mayBeSame, methodsNamed, withMethods } from './methods.ts';

it.each([
  ['LC-MS/MS (mass spectrometry)', ['mass_spectrometry']],
  ['Liquid chromatography (HPLC or LC-MS/MS)', ['chromatography', 'mass_spectrometry']],
  ['Equilibrium dialysis with LC-MS/MS', ['dialysis']],
  ['Immunoassay (ELISA)', ['immunoassay enzyme']],
  ['Fluorescence enzyme immunoassay', ['immunoassay fluoroenzyme']],
  ['ECLIA', ['immunoassay luminescence']],
  ['quimioluminiscencia', ['immunoassay luminescence']],
  ['Espectrometría de masas', ['mass_spectrometry']],
  ['Inmunoensayo enzimático', ['immunoassay enzyme']],
  ['Multiplex PCR', []],
  ['DNA analysis', []],
  ['', []],
])('reads the method of "%s"', (text, kinds) => {
  expect(methodsNamed(text)).toEqual(kinds);
});

it('takes a general name for each of its cases, and one case for no other', () => {
  const same = (one: string, other: string) => mayBeSame(methodsNamed(one), methodsNamed(other));
  expect(same('Immunoassay', 'Electrochemiluminescence immunoassay')).toBe(true);
  expect(same('Electrochemiluminescence immunoassay', 'Chemiluminescence')).toBe(true);
  expect(same('ELISA', 'Chemiluminescence')).toBe(false);
  expect(same('Immunoassay', 'LC-MS/MS')).toBe(false);
  expect(same('Immunoassay or LC-MS/MS', 'Mass spectrometry')).toBe(true);
});

it('names the methods of a list only where they differ', () => {
  const men = { population: 'Men', method: 'ELISA' };
  const women = { population: 'Women' };
  expect(withMethods([men, women])).toEqual(['Men', 'Women']);
  expect(withMethods([men, { population: 'Men', method: 'Immunoassay' }])).toEqual(['Men', 'Men']);
  expect(withMethods([men, women, { ...men, method: 'LC-MS/MS' }])).toEqual([
    'Men; ELISA',
    'Women',
    'Men; LC-MS/MS',
  ]);
});

it('reads the methods of the records alike in both languages', () => {
  const methods = loadDataset().markers.records.flatMap(({ bands, alternatives }) =>
    [...bands, ...alternatives].flatMap(({ method }) => method ?? []),
  );
  const other = methods.filter(({ en, es }) => methodsNamed(en).join() !== methodsNamed(es).join());
  expect([...new Set(other.map(({ en, es }) => `${en}: ${es}`))]).toEqual([]);
});
