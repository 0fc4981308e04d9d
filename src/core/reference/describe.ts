import * as z from 'zod';
import { itemPath, pageUrl } from '../address.ts';
import { findEntry } from '../catalog/entries.ts';
import type { Dataset } from '../model/dataset.ts';
import type { Side } from '../model/interpretation.ts';
import type { Band, Marker } from '../model/marker.ts';
import { REVIEW_SCOPES } from '../model/review.ts';
import { Source } from '../model/source.ts';
import type { Lang } from '../model/vocabulary.ts';
import type { Speaking } from '../words/index.ts';
import { limitsText } from './limits.ts';

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

export const ExpectedSchema = () =>
  z.strictObject({ words: z.array(z.string()), text: z.string(), sourceUrl: z.string() });

export const ReviewSchema = () =>
  z.strictObject({
    status: z.enum(['reviewed', 'unreviewed']),
    reviewedAt: z.string().optional(),
    reviewer: z.string().optional(),
    credential: z.string().optional(),
    scope: z.enum(REVIEW_SCOPES).optional().describe('What of the record was read'),
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
export function rangeOf(band: Band, marker: Marker, speaking: Speaking) {
  return { ...limitsOf(band, marker, speaking), source: sourceOf(marker, band.source) };
}

/** A band in a list, with the address of its source. */
export function listedRange(band: Band, marker: Marker, speaking: Speaking) {
  return { ...limitsOf(band, marker, speaking), sourceUrl: sourceOf(marker, band.source).url };
}

function limitsOf(band: Band, marker: Marker, { lang, words }: Speaking) {
  return {
    ...(band.low === undefined ? {} : { low: band.low }),
    ...(band.high === undefined ? {} : { high: band.high }),
    lowInclusive: band.lowInclusive ?? true,
    highInclusive: band.highInclusive ?? true,
    unit: marker.unit,
    text: limitsText(band, marker.unit, words),
    population: band.population[lang],
    kind: band.kind,
    ...(band.method === undefined ? {} : { method: band.method[lang] }),
  };
}

/** The words that are expected of a result in words; undefined where its record names none. */
export function expectedOf(marker: Marker, { lang, words }: Speaking) {
  const { expected } = marker;
  if (expected === undefined) return undefined;
  const named = lang === 'es' ? expected.wordsEs : expected.words;
  return {
    words: named,
    text: words.reference.expected(named),
    sourceUrl: sourceOf(marker, expected.source).url,
  };
}

export function reviewOf(marker: Marker, today: string) {
  return { ...marker.review, reviewBy: marker.reviewBy, overdue: today > marker.reviewBy };
}

/** Orderable items that measure it: single tests before the panels that contain it, cheapest first. */
export function testsFor(
  { slug }: Pick<Marker, 'slug'>,
  { catalog, service }: Pick<Dataset, 'catalog' | 'service'>,
  lang: Lang,
) {
  return (catalog.measuredBy[slug] ?? [])
    .slice(0, 5)
    .flatMap((item) => findEntry(item, catalog.entries) ?? [])
    .map((entry) => ({
      slug: entry.slug,
      name: entry.said[lang].name,
      url: pageUrl(service.service.origin, itemPath(entry), lang),
    }));
}

export function sourcesOf(marker: Marker): Source[] {
  return Object.values(marker.sources);
}

/** The sources that bands name, each once. */
export function sourcesNamed(bands: readonly Band[], marker: Marker): Source[] {
  return [...new Set(bands.map(({ source }) => source))].map((key) => sourceOf(marker, key));
}
