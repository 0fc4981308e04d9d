import { daysBetween } from '../../core/days.ts';
import type { Dataset } from '../../core/model/dataset.ts';
import { isWholly, type Review } from '../../core/model/review.ts';
import type { Lang } from '../../core/model/vocabulary.ts';

/** The facts whose age is watched, and the kinds of record that a physician signs. */
export const AGED = [
  'ownPrices',
  'providerPrices',
  'providers',
  'medicare',
  'hospital',
  'hospitals',
  'ranges',
  'meanings',
  'conversions',
  'catalog',
] as const;
export type Aged = (typeof AGED)[number];

export interface Age {
  readonly name: Aged;
  readonly rows: number;
  /** As the records have them; a source may give no day ("mid-2026"). */
  readonly oldest: string;
  readonly newest: string;
  /** Rows older than the limit, where one is set. */
  readonly tooOld?: number;
}

/** Days on which the facts were observed or their sources read, up to the day of the release: no clock is asked. */
export function ages(data: Dataset, lang: Lang): Age[] {
  const { catalog, itemTexts, providers, hospitalCharges, markers, conversions, interpretations, service } =
    data;
  const { dataRelease, priceMaxAgeDays } = service.service;
  const read = (lists: readonly (readonly { readonly accessed: string }[])[]): string[] =>
    lists.flat().map(({ accessed }) => accessed);
  const seen = providers.prices.map(({ observed }) => observed);
  const days: Readonly<Record<Aged, readonly string[]>> = {
    ownPrices: catalog.entries.map(({ priceAsOf }) => priceAsOf),
    providerPrices: seen,
    providers: providers.providers.map(({ verifiedAt }) => verifiedAt),
    medicare: providers.references.map(({ said }) => said[lang].observed),
    hospital: providers.hospitals.prices.map(() => providers.hospitals.source?.observed ?? ''),
    hospitals: hospitalCharges.hospitals.map(({ observed }) => observed),
    ranges: read(markers.records.map(({ sources }) => Object.values(sources))),
    meanings: read(interpretations.map(({ sources }) => sources)),
    conversions: read(conversions.records.map(({ source }) => [source])),
    catalog: read(Object.values(itemTexts).map(({ sources }) => sources)),
  };
  return AGED.flatMap((name): Age[] => {
    const sorted = [...days[name]].sort();
    const [oldest] = sorted;
    const newest = sorted.at(-1);
    if (oldest === undefined || newest === undefined) return [];
    const age = { name, rows: sorted.length, oldest, newest };
    if (name !== 'providerPrices') return [age];
    return [{ ...age, tooOld: seen.filter((day) => daysBetween(day, dataRelease) > priceMaxAgeDays).length }];
  });
}

const SIGNED_KINDS = ['tests', 'panels', 'markers', 'interpretations', 'limits', 'patterns'] as const;

export interface Signatures {
  readonly name: (typeof SIGNED_KINDS)[number];
  readonly records: number;
  readonly signed: number;
  /** The first day by which one of them is to be checked again, and how many such days have passed. */
  readonly next?: string;
  readonly overdue?: number;
}

/** How many records a physician has signed as they stand. */
export function signatures({ catalog, markers, interpretations, patterns, service }: Dataset): Signatures[] {
  const count = (name: Signatures['name'], reviewed: readonly boolean[]): Signatures => ({
    name,
    records: reviewed.length,
    signed: reviewed.filter(Boolean).length,
  });
  const items = (type: 'test' | 'panel') =>
    catalog.entries.filter((entry) => entry.type === type).map(({ reviewedAt }) => reviewedAt !== null);
  const isSigned = ({ review }: { readonly review?: Review }): boolean =>
    review !== undefined && isWholly(review);
  const limits = markers.records.flatMap((marker) => marker.limits ?? []);
  const due = markers.records.map(({ reviewBy }) => reviewBy).sort();
  const [next] = due;
  return [
    count('tests', items('test')),
    count('panels', items('panel')),
    {
      ...count('markers', markers.records.map(isSigned)),
      ...(next === undefined ? {} : { next }),
      overdue: due.filter((day) => day < service.service.dataRelease).length,
    },
    count('interpretations', interpretations.map(isSigned)),
    count('limits', limits.map(isSigned)),
    count('patterns', patterns.records.map(isSigned)),
  ];
}
