import type { Dataset } from '../core/model/dataset.ts';
import type { AnyTest, Pattern } from '../core/model/pattern.ts';
import type { Lang } from '../core/model/vocabulary.ts';
import { leanMarkers, leanPatterns } from './lean.ts';

/** What a device needs to judge a value of one marker: the same records as for a whole report, and only its own. */
export function heroFile(slug: string, data: Dataset, lang: Lang): unknown {
  const { markers, analytes, service } = data;
  const patterns = data.patterns.records.filter((pattern) => isOf(slug, pattern));
  const named = new Set([slug, ...patterns.flatMap(({ next }) => next)]);
  const records = markers.records.filter((marker) => marker.slug === slug);
  const limits = records.flatMap((marker) => marker.limits ?? []);
  const lists = new Set(limits.flatMap(({ critical }) => critical.map(({ list }) => list)));
  const guidelines = new Set(
    limits.flatMap(({ guideline, severity }) => [...guideline, ...severity].map((one) => one.guideline)),
  );
  return {
    service: { ...service, labs: [], states: [] },
    analytes: { names: '', shared: {}, records: analytes.records.filter((one) => named.has(one.slug)) },
    patterns: leanPatterns(patterns, lang),
    markers: {
      ...leanMarkers(records, lang),
      words: only(markers.words, (name) => name === slug),
      lists: only(markers.lists, (name) => lists.has(name)),
      guidelines: only(markers.guidelines, (name) => guidelines.has(name)),
      quiet: markers.quiet.filter((name) => name === slug),
      unranged: {},
    },
  };
}

/** Whether a pattern may be fulfilled by the values of this marker alone. */
function isOf(slug: string, { all, any }: Pattern): boolean {
  const has = (test: AnyTest): boolean =>
    'oneOf' in test ? test.oneOf.some(({ marker }) => marker === slug) : test.marker === slug;
  return all.every(has) && any.every(({ atLeast, of }) => of.filter(has).length >= atLeast);
}

const only = <T>(all: Readonly<Record<string, T>>, wanted: (name: string) => boolean): Record<string, T> =>
  Object.fromEntries(Object.entries(all).filter(([name]) => wanted(name)));
