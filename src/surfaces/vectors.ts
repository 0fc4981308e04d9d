import a1c from '../core/chemistry/a1c.truth.json' with { type: 'json' };
import { toSi } from '../core/chemistry/convert.ts';
import { significant } from '../core/chemistry/significant.ts';
import published from '../core/chemistry/testosterone.truth.json' with { type: 'json' };
import { freeTestosterone, VERMEULEN } from '../core/chemistry/testosterone.ts';
import { appliedTo, guidelineLimits, overruling } from '../core/grading/guideline.ts';
import type { Dataset } from '../core/model/dataset.ts';
import type { Band, Marker } from '../core/model/marker.ts';
import type { Person } from '../core/people/person.ts';
import { chooseBands } from '../core/reference/bands.ts';
import { sourceOf } from '../core/reference/describe.ts';
import { flagOf } from '../core/reference/limits.ts';

/** A file of test vectors: what goes in, what must come out, and how near. */
export interface Vectors {
  readonly about: string;
  readonly licence: 'CC-BY-4.0';
  /** Largest difference that passes, as a share of the expected figure; exact where it is 0. */
  readonly tolerance: number;
  readonly cases: readonly object[];
}

const file = (about: string, tolerance: number, cases: readonly object[]): Vectors => ({
  about,
  licence: 'CC-BY-4.0',
  tolerance,
  cases,
});

/** Test vectors by file name, for anybody's calculator. */
export const VECTORS: Readonly<Record<string, (data: Dataset) => Vectors>> = {
  'free-testosterone': freeTestosteroneVectors,
  'hemoglobin-a1c': () => file(a1c.about, 0.01, a1c.rows),
  'unit-conversions': conversionVectors,
  'reference-flags': flagVectors,
};

/** The published example first, then a grid over the body's range and beyond, solved from the same equation. */
function freeTestosteroneVectors(): Vectors {
  const grid = [0.5, 2, 10, 20, 35].flatMap((totalNmolL) =>
    [10, 40, 90].flatMap((shbgNmolL) =>
      [3.5, 4.3, 5].map((albuminGdL) => {
        const free = freeTestosterone(totalNmolL, shbgNmolL, albuminGdL);
        return {
          kind: 'computed',
          input: { totalNmolL, shbgNmolL, albuminGdL },
          expected: {
            freeNmolL: significant(free.freeNmolL, 10),
            freePercent: significant(free.freeFraction * 100, 10),
            bioavailableNmolL: significant(free.bioavailableNmolL, 10),
          },
        };
      }),
    ),
  );
  const constants = `Ka ${VERMEULEN.kaAlbumin} L/mol, Ks ${VERMEULEN.ksShbg} L/mol, albumin ${VERMEULEN.albuminMolarMass} g/mol, testosterone ${VERMEULEN.testosteroneMolarMass} g/mol`;
  return file(
    `Free testosterone by Vermeulen 1999 (${constants}). ${published.about} Cases of kind "computed" solve the same equation and hold to 10 digits; the published one to the digits printed.`,
    1e-9,
    [{ kind: 'published', input: published.input, expected: published.printed }, ...grid],
  );
}

/** Each analyte at 1, 10 and 137 in its US unit. */
function conversionVectors({ conversions }: Dataset): Vectors {
  return file(
    'US conventional to SI units: SI = conventional × factor + offset. Each case names where its factor was published.',
    1e-6,
    conversions.records.flatMap((conversion) =>
      [1, 10, 137].map((value) => ({
        analyte: conversion.slug,
        input: { value, unit: conversion.conventionalUnit },
        expected: { value: significant(toSi(value, conversion), 10), unit: conversion.siUnit },
        source: conversion.source.url,
      })),
    ),
  );
}

/** Each published band at its limits and a hundredth beyond them, for a person to whom it alone applies. */
function flagVectors({ markers }: Dataset): Vectors {
  return file(
    'Flags by the published ranges of this catalog: the value at each limit, and 1 % beyond it. Only bands that one person can be told apart by are listed, and no value that a guideline’s limit decides instead.',
    0,
    markers.records.flatMap((marker) =>
      marker.bands.flatMap((band) => {
        const person = personOf(band);
        const { candidates } = chooseBands(marker, person);
        if (candidates.length !== 1 || candidates[0] !== band) return [];
        const limits = guidelineLimits(marker, person);
        const ruled = (value: number) =>
          overruling(flagOf(value, band), 'published', appliedTo({ value }, limits)) !== undefined;
        return valuesAround(band)
          .filter((value) => !ruled(value))
          .map((value) => ({
            marker: marker.slug,
            person,
            input: { value, unit: marker.unit },
            expected: { flag: flagOf(value, band) },
            source: sourceOf(marker, band.source).url,
          }));
      }),
    ),
  );
}

const YEARS = { hours: 1 / 8766, days: 1 / 365.25, months: 1 / 12, years: 1 } as const;

/** Somebody whom the band describes. */
function personOf(band: Band): Person {
  const from = band.ageFrom === undefined ? 0 : band.ageFrom.value * YEARS[band.ageFrom.unit];
  const trimester = /^trimester_(\d)$/.exec(band.pregnancy ?? '')?.[1];
  return {
    ...(band.sex === undefined ? {} : { sex: band.sex }),
    age: Math.max(Math.ceil(from), band.ageFrom === undefined && band.ageBefore === undefined ? 40 : 0),
    ...(band.pregnancy === undefined ? {} : { pregnancy: true }),
    ...(trimester === undefined ? {} : { trimester: Number(trimester) }),
    ...(band.postmenopausal === undefined ? {} : { postmenopausal: band.postmenopausal }),
  };
}

const valuesAround = ({ low, high }: Pick<Marker['bands'][number], 'low' | 'high'>): number[] => [
  ...(low === undefined || low === 0 ? [] : [low, significant(low * 0.99, 8)]),
  ...(high === undefined ? [] : [high, significant(high * 1.01, 8)]),
];
