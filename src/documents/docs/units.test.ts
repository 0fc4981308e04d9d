import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { data } from '../../../tests/two-languages.fixture.ts';
import { listedUnits, ucumCode, ucumOfMarker } from './units.ts';

const { codes } = JSON.parse(readFileSync('src/documents/docs/ucum.truth.json', 'utf8')) as {
  codes: Readonly<Record<string, string>>;
};
const units = listedUnits(data);

it('gives only codes that the library of the National Library of Medicine knows', () => {
  expect(units.flatMap(({ ucum }) => ucum ?? []).filter((code) => !Object.hasOwn(codes, code))).toEqual([]);
});

it('lists every unit once, with or without a code', () => {
  const names = units.map(({ unit }) => unit);
  expect(new Set(names).size).toBe(names.length);
  expect(data.markers.records.filter(({ unit }) => !names.includes(unit))).toEqual([]);
  // Of a maker, of nobody, or of an act: no code is certain.
  expect(units.filter(({ ucum }) => ucum === undefined).map(({ unit }) => unit)).toEqual(
    expect.arrayContaining(['AI', 'U', 'U/mL', 'kU/L', 'million/ejaculate']),
  );
});

it.each([
  ['mIU/mL', 'm[IU]/mL'],
  ['mg/24h', 'mg/(24.h)'],
  ['ng/mL FEU', 'ng/mL{FEU}'],
  ['/HPF', '/[HPF]'],
  ['U/mL', undefined],
  ['mU/L', undefined],
  ['grains/24h', undefined],
])('%s is %s', (unit, code) => {
  expect(ucumCode(unit)).toBe(code);
});

it('counts an U of an antibody as no enzyme', () => {
  const byName = (slug: string) => data.markers.records.find((marker) => marker.slug === slug);
  const codeOf = (slug: string) => {
    const marker = byName(slug);
    return marker === undefined ? 'no such marker' : ucumOfMarker(marker);
  };
  expect([codeOf('alt'), codeOf('tsh'), codeOf('ttg-iga'), codeOf('oxidized-ldl')]).toEqual([
    'U/L',
    'm[IU]/L',
    undefined,
    undefined,
  ]);
});
