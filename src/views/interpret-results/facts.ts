import { findEntry } from '../../core/catalog/entries.ts';
import type { Dataset } from '../../core/model/dataset.ts';
import type { Band, Marker } from '../../core/model/marker.ts';
import type { InWords } from '../../core/model/said.ts';
import type { Lang } from '../../core/model/vocabulary.ts';
import { isAdult } from '../../core/people/person.ts';
import { limitsText } from '../../core/reference/limits.ts';
import { wordsOf } from '../../core/words/index.ts';
import { type System, systemOf } from './systems.ts';

/** A published range for adults. */
export interface AdultRange {
  readonly low?: number;
  readonly high?: number;
  readonly lowInclusive?: boolean;
  readonly highInclusive?: boolean;
  readonly text: string;
  /** Whom it is for, and how it was measured. */
  readonly whom: string;
  readonly publisher: string;
  /** Of one sex only. */
  readonly sex?: 'male' | 'female';
}

/** The cheapest single test that measures it. */
export interface Measuring {
  readonly slug: string;
  readonly name: string;
  readonly cents: number;
}

/** What stands beside a value that the answer does not hold. */
export interface MarkerFacts {
  readonly system: System;
  readonly names: InWords;
  readonly unit: string;
  readonly test?: Measuring;
  /** When a first repeat is usual, in days from now. */
  readonly repeat?: Marker['repeat'];
  readonly ranges: readonly AdultRange[];
}

/** By the slug of the marker. */
export type ReportFacts = Readonly<Record<string, MarkerFacts>>;

type Slices = Pick<Dataset, 'catalog' | 'markers'>;

/** What is known of every marker beside a judged value: the same for everybody, so that no value is asked about. */
export function reportFacts({ catalog, markers }: Slices, lang: Lang): ReportFacts {
  return Object.fromEntries(
    markers.records.map((marker) => {
      const measuring = (catalog.measuredBy[marker.slug] ?? []).flatMap(
        (slug) => findEntry(slug, catalog.entries) ?? [],
      );
      const test = measuring.find(({ orderable, type }) => orderable && type === 'test');
      return [
        marker.slug,
        {
          system: systemOf(marker.slug, marker.identity.specimen, measuring[0]?.category),
          names: { en: marker.said.en.name, es: marker.said.es.name },
          unit: marker.unit,
          ...(marker.repeat === undefined ? {} : { repeat: marker.repeat }),
          ...(test === undefined
            ? {}
            : { test: { slug: test.slug, name: test.said[lang].name, cents: test.listCents } }),
          ranges: [...marker.bands, ...marker.alternatives]
            .filter((band) => band.pregnancy === undefined && isAdult(band) && band.kind !== 'risk_category')
            .map((band) => adultRange(band, marker, lang)),
        },
      ];
    }),
  );
}

function adultRange(band: Band, { unit, sources }: Marker, lang: Lang): AdultRange {
  const { low, high, lowInclusive, highInclusive, sex, population, method } = band;
  return {
    ...(low === undefined ? {} : { low }),
    ...(high === undefined ? {} : { high }),
    ...(lowInclusive === false ? { lowInclusive } : {}),
    ...(highInclusive === false ? { highInclusive } : {}),
    text: limitsText(band, unit, wordsOf(lang)),
    whom: [population[lang], ...(method === undefined ? [] : [method[lang]])].join('; '),
    publisher: sources[band.source]?.publisher ?? '',
    ...(sex === undefined ? {} : { sex }),
  };
}
