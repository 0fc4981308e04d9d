import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import { data } from '../../../tests/two-languages.fixture.ts';
import { smallDataset } from '../../core/dataset.fixture.ts';
import { DOWNLOADS } from '../../documents/docs/downloads.ts';
import { dataFiles, manifest } from '../downloads.ts';

const textOf = (path: string, from = data): string =>
  dataFiles(from)
    .find((file) => file.path === path)
    ?.text() ?? '';

/** hl7.org/fhir/R4/observationdefinition.html and datatypes.html, as far as they are used here. */
const Coding = z.strictObject({ system: z.url(), code: z.string().regex(/^\S+( \S+)*$/) });
const Concept = z.strictObject({
  coding: z.array(Coding).min(1).optional(),
  text: z.string().min(1).optional(),
});
const Quantity = z.strictObject({
  value: z.number(),
  unit: z.string().min(1),
  system: z.literal('http://unitsofmeasure.org').optional(),
  code: z.string().min(1).optional(),
});
const Range = z
  .strictObject({ low: Quantity.optional(), high: Quantity.optional() })
  // rng-2: the low limit is not above the high one, where both are in one unit.
  .refine(
    ({ low, high }) => low?.code !== high?.code || (low?.value ?? -Infinity) <= (high?.value ?? Infinity),
  );
const ObservationDefinition = z.strictObject({
  resourceType: z.literal('ObservationDefinition'),
  id: z.string().regex(/^[A-Za-z0-9\-.]{1,64}$/),
  category: z.array(Concept),
  code: Concept,
  identifier: z.array(z.strictObject({ system: z.url(), value: z.string() })),
  permittedDataType: z.array(z.literal('Quantity')),
  quantitativeDetails: z.strictObject({ unit: Concept }),
  qualifiedInterval: z
    .array(
      z.strictObject({
        category: z.enum(['reference', 'critical', 'absolute']),
        range: Range,
        context: Concept,
        appliesTo: z.array(Concept).optional(),
        gender: z.enum(['male', 'female', 'other', 'unknown']).optional(),
        age: Range.optional(),
        gestationalAge: Range.optional(),
        condition: z.string().min(1),
      }),
    )
    .min(1),
});

describe('the ranges as FHIR', () => {
  const lines = textOf('fhir/observation-definitions.ndjson').trimEnd().split('\n');
  const definitions = lines.map((line) => ObservationDefinition.parse(JSON.parse(line)));
  const byName = new Map(definitions.map((definition) => [definition.id, definition]));

  it('hold every range that is used for flags, under a name of its own', () => {
    const ranged = data.markers.records.filter(({ bands }) => bands.length > 0);
    expect(byName.size).toBe(ranged.length);
    for (const { slug, bands, loinc } of ranged) {
      const { qualifiedInterval = [], code } = byName.get(slug) ?? {};
      expect(qualifiedInterval.map(({ range: { low, high } }) => [low?.value, high?.value])).toEqual(
        bands.map(({ low, high }) => [low, high]),
      );
      expect((code?.coding ?? []).map((coding) => coding.code)).toEqual(loinc);
    }
  });

  it('say whom a range is for, in codes where FHIR has them and in words beside', () => {
    const [newborn] = byName.get('tsh')?.qualifiedInterval ?? [];
    expect(newborn).toMatchObject({
      range: { low: { value: 4.1, code: 'm[IU]/L' }, high: { value: 40.2 } },
      age: { high: { value: 24, code: 'h' } },
      condition: expect.stringMatching(
        /^Newborns, birth to 24 hours.*The age ends before its high limit.*https:/,
      ),
    });
    const all = definitions.flatMap(({ qualifiedInterval }) => qualifiedInterval);
    expect(all.some(({ gestationalAge }) => gestationalAge?.low?.code === 'wk')).toBe(true);
    expect(all.some(({ appliesTo }) => appliesTo?.[0]?.text === 'Pregnant, first trimester')).toBe(true);
    expect(new Set(all.flatMap(({ gender }) => gender ?? []))).toEqual(new Set(['male', 'female']));
    for (const { range } of all)
      expect(
        range.low?.code === range.high?.code || range.low === undefined || range.high === undefined,
      ).toBe(true);
  });

  it('are the same as one bundle', () => {
    const bundle = JSON.parse(textOf('fhir/observation-definitions.json'));
    expect(bundle).toMatchObject({ resourceType: 'Bundle', type: 'collection' });
    expect(bundle.entry.map(({ resource }: { resource: unknown }) => resource)).toEqual(
      lines.map((line) => JSON.parse(line)),
    );
  });
});

/** citation-file-format.github.io/1.2.0/schema.json: what it requires, and the fields used of those it knows. */
const Citation = z.strictObject({
  'cff-version': z.literal('1.2.0'),
  message: z.string().min(1),
  title: z.string().min(1),
  authors: z.array(z.strictObject({ name: z.string().min(1) })).min(1),
  type: z.enum(['dataset', 'software']),
  version: z.string(),
  'date-released': z.iso.date(),
  license: z.literal('CC-BY-4.0'),
  url: z.url(),
  repository: z.url().optional(),
  keywords: z.array(z.string().min(1)).min(1),
  abstract: z.string().min(1),
});

it('can be cited as the Citation File Format 1.2.0 asks', () => {
  const cited = Citation.parse(parse(textOf('CITATION.cff')));
  expect(cited.version).toBe(data.service.service.dataRelease);
  const quoted = {
    ...data,
    service: { ...data.service, service: { ...data.service.service, brand: 'A "B": # C' } },
  };
  expect(Citation.parse(parse(textOf('CITATION.cff', quoted))).authors).toEqual([{ name: 'A "B": # C' }]);
});

it('names the owners of codes, and what is made up', () => {
  const notice = textOf('NOTICE.txt');
  for (const owner of ['Regenstrief Institute', 'American Medical Association', 'GeoNames', 'CC BY 4.0'])
    expect(notice).toContain(owner);
  expect(notice).toContain(data.service.service.said.en.demoNotice);
});

describe('the dictionary', () => {
  const fields = JSON.parse(textOf('dictionary.json')) as Readonly<Record<string, string>>[];

  it('tells type and meaning of each field of each table', () => {
    for (const download of DOWNLOADS) {
      const [head = ''] = textOf(`${download.name}.csv`).split('\n');
      const told = fields.filter(({ table }) => table === download.name);
      expect(told.map(({ name }) => name)).toEqual(head.split(','));
      for (const { meaning, name = '', type, unit } of told) {
        expect(meaning).not.toBe('');
        if (name.endsWith('cents'))
          expect([type, unit]).toEqual([expect.stringMatching(/whole number|empty/), 'US cents']);
      }
    }
  });
});

it('lists every file with its size, hash and licence, the same each time', () => {
  const [first, again] = [manifest(data), manifest(structuredClone({ ...data, search: undefined }) as never)];
  expect(again).toEqual(first);
  for (const { path, bytes, sha256, licence, rows } of first.files) {
    expect([path, sha256]).toEqual([
      expect.stringMatching(/^\/data\//),
      expect.stringMatching(/^[0-9a-f]{64}$/),
    ]);
    expect([bytes > 0, licence.length > 0, Number.isInteger(rows)]).toEqual([true, true, true]);
  }
  expect(first.files.find(({ path }) => path === '/data/reference-prices.csv')?.licence).toContain(
    'Public domain',
  );
});

it('is made of a small store too', () => {
  const small = smallDataset();
  expect(textOf('fhir/observation-definitions.ndjson', small).trimEnd().split('\n')).toHaveLength(
    small.markers.records.filter(({ bands }) => bands.length > 0).length,
  );
});
