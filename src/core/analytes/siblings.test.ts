import { expect, it } from 'vitest';
import type { Analyte, Identity } from '../model/analyte.ts';
import { siblingsOf } from './siblings.ts';

const analyte = (slug: string, identity: Partial<Identity>, ranged = false): Analyte => ({
  slug,
  identity: {
    component: 'Hepatitis B virus surface',
    specimen: 'serum_plasma',
    property: 'presence',
    ...identity,
  },
  loinc: [],
  units: [],
  ranged,
  said: { en: { name: slug, aliases: [] }, es: { name: slug, aliases: [] } },
});
const antigen = analyte('antigen', { side: 'antigen' });
const registry = (...records: Analyte[]) => ({ records });
const near = (one: Analyte, ...others: Analyte[]) =>
  siblingsOf(one, registry(...others, one)).map(({ analyte: { slug }, differs }) => [slug, ...differs]);

it('lists those of the same component with what differs, the nearest first, and never itself', () => {
  expect(
    near(
      antigen,
      analyte('elsewhere', { component: 'Hepatitis B virus core', side: 'antigen' }),
      analyte('antibody-amount', { side: 'antibody', property: 'concentration' }),
      analyte('confirmation', { side: 'antigen', method: 'Neutralization' }),
      analyte('antibody', { side: 'antibody', component: 'hepatitis B virus Surface' }),
    ),
  ).toEqual([
    ['antibody', 'side'],
    ['confirmation', 'method'],
    ['antibody-amount', 'side', 'property'],
  ]);
});

it('sets those with ranges before others that are as near', () => {
  expect(
    near(antigen, analyte('a', { side: 'antibody' }), analyte('b', { side: 'nucleic_acid' }, true))[0],
  ).toEqual(['b', 'side']);
});

it('takes a name without a part or a time for the total at any time', () => {
  const glucose = (slug: string, identity: Partial<Identity>) =>
    analyte(slug, { component: 'Glucose', ...identity });
  expect(
    near(
      glucose('glucose', {}),
      glucose('same', { fraction: 'total', timing: 'random' }),
      glucose('fasting', { timing: 'fasting' }),
    ),
  ).toEqual([['same'], ['fasting', 'timing']]);
});

it('lists eight at most', () => {
  const many = Array.from({ length: 12 }, (_, i) => analyte(`a${i}`, { side: 'antigen', isotype: `Ig${i}` }));
  expect(near(antigen, ...many)).toHaveLength(8);
});
