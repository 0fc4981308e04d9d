import * as z from 'zod';
import { itemPath } from '../address.ts';
import { findEntry } from '../catalog/entries.ts';
import type { Dataset } from '../model/dataset.ts';
import type { Side } from '../model/interpretation.ts';
import type { Band, Marker } from '../model/marker.ts';
import { Source } from '../model/source.ts';
import type { Lang } from '../model/vocabulary.ts';
import { limitsText } from './bands.ts';

export { DISCLAIMER, DISCLAIMER_ES } from './disclaimer.ts';

const limits = () => ({
  low: z.number().optional(),
  high: z.number().optional(),
  lowInclusive: z.boolean().describe('Whether a value equal to low is inside'),
  highInclusive: z.boolean().describe('Whether a value equal to high is inside'),
  unit: z.string(),
  text: z.string(),
  population: z.string(),
  kind: z.enum(['reference_interval', 'decision_limit', 'risk_category']),
  method: z.string().optional(),
});

export const RangeSchema = () => z.strictObject({ ...limits(), source: Source() });

/** A range beside the `sources` of its answer, one of which it names by its address. */
export const ListedRangeSchema = () => z.strictObject({ ...limits(), sourceUrl: z.string() });

export const ReviewSchema = () =>
  z.strictObject({
    status: z.enum(['reviewed', 'unreviewed']),
    reviewedAt: z.string().optional(),
    reviewer: z.string().optional(),
    reviewBy: z.string().describe('After this day the record asks to be checked again'),
    overdue: z.boolean(),
  });

export const CriticalSchema = () =>
  z.strictObject({
    low: z.number().optional(),
    high: z.number().optional(),
    unit: z.string(),
    text: z.string(),
  });

/** The named source of a band; the compiler has checked that it exists. */
export function sourceOf(marker: Marker, key: string): Source {
  const source = marker.sources[key];
  if (source === undefined) throw new Error(`${marker.slug} names no source ${key}`);
  return source;
}

/** Path of the page of a high or low value. */
export const meaningPath = ({ slug }: Pick<Marker, 'slug'>, side: Side): string =>
  `/biomarkers/${slug}/${side}`;

/** A band as answered, with its source in full. */
export function rangeOf(band: Band, marker: Marker) {
  return { ...limitsOf(band, marker), source: sourceOf(marker, band.source) };
}

/** A band in a list, with the address of its source. */
export function listedRange(band: Band, marker: Marker) {
  return { ...limitsOf(band, marker), sourceUrl: sourceOf(marker, band.source).url };
}

function limitsOf(band: Band, marker: Marker) {
  return {
    ...(band.low === undefined ? {} : { low: band.low }),
    ...(band.high === undefined ? {} : { high: band.high }),
    lowInclusive: band.lowInclusive ?? true,
    highInclusive: band.highInclusive ?? true,
    unit: marker.unit,
    text: limitsText(band, marker.unit),
    population: band.population.en,
    kind: band.kind,
    ...(band.method === undefined ? {} : { method: band.method.en }),
  };
}

export function reviewOf(marker: Marker, today: string) {
  return { ...marker.review, reviewBy: marker.reviewBy, overdue: today > marker.reviewBy };
}

const CRITICAL = {
  en: {
    below: (limit: string, at: boolean) => `${at ? 'at or ' : ''}below ${limit}`,
    above: (limit: string, at: boolean) => `${at ? 'at or ' : ''}above ${limit}`,
    or: ' or ',
    sentence: (values: string) =>
      `Laboratories treat values ${values} as critical. With such a value, contact a clinician or emergency services now.`,
  },
  es: {
    below: (limit: string, at: boolean) => `${at ? 'iguales o ' : ''}menores de ${limit}`,
    above: (limit: string, at: boolean) => `${at ? 'iguales o ' : ''}mayores de ${limit}`,
    or: ' o ',
    sentence: (values: string) =>
      `Los laboratorios tratan los valores ${values} como críticos. Con un valor así, llame ya a un profesional de la salud o a emergencias.`,
  },
} as const;

/** Published critical limits, with the sentence that goes before everything else. */
export function criticalOf({ critical, unit }: Marker, lang: Lang = 'en') {
  if (critical === undefined) return undefined;
  const words = CRITICAL[lang];
  const { low, high, lowInclusive = true, highInclusive = true } = critical;
  const parts = [
    ...(low === undefined ? [] : [words.below(`${low} ${unit}`, lowInclusive)]),
    ...(high === undefined ? [] : [words.above(`${high} ${unit}`, highInclusive)]),
  ];
  return {
    ...(low === undefined ? {} : { low }),
    ...(high === undefined ? {} : { high }),
    unit,
    text: words.sentence(parts.join(words.or)),
  };
}

/** Orderable items that measure the marker: single tests before the panels that contain it, cheapest first. */
export function testsFor({ slug }: Marker, { catalog, service }: Pick<Dataset, 'catalog' | 'service'>) {
  return (catalog.measuredBy[slug] ?? [])
    .slice(0, 5)
    .flatMap((item) => findEntry(item, catalog.entries) ?? [])
    .map((entry) => ({
      slug: entry.slug,
      name: entry.said.en.name,
      url: service.service.origin + itemPath(entry),
    }));
}

/** Whether a value is at or beyond a published critical limit. */
export function isCritical(value: number, { critical }: Marker): boolean {
  if (critical === undefined) return false;
  const { low, high, lowInclusive = true, highInclusive = true } = critical;
  return (
    (low !== undefined && (lowInclusive ? value <= low : value < low)) ||
    (high !== undefined && (highInclusive ? value >= high : value > high))
  );
}

export function sourcesOf(marker: Marker): Source[] {
  return Object.values(marker.sources);
}

/** The sources that bands name, each once. */
export function sourcesNamed(bands: readonly Band[], marker: Marker): Source[] {
  return [...new Set(bands.map(({ source }) => source))].map((key) => sourceOf(marker, key));
}
