import type { CatalogEntry } from '../core/model/catalog.ts';
import type { Dataset, SliceName } from '../core/model/dataset.ts';
import type { MarkerLimits } from '../core/model/limit.ts';
import type { Band, Marker } from '../core/model/marker.ts';
import type { Pattern } from '../core/model/pattern.ts';
import type { InWords } from '../core/model/said.ts';
import type { Lang } from '../core/model/vocabulary.ts';

/** Texts in the one language that a device reads. */
type InOne<T> = Readonly<Partial<Record<Lang, T>>>;

const inOne = <T, L>(texts: InWords<T>, lang: Lang, lean: (texts: T) => L): InOne<L> => ({
  [lang]: lean(texts[lang]),
});

/**
 * A slice as the tools on a visitor's device read it: texts in one language, and without those that only pages and
 * servers show, so that the first quote on a phone does not wait for them.
 */
export function leanSlice(name: SliceName, data: Dataset, lang: Lang): unknown {
  switch (name) {
    case 'service':
      return { ...data.service, labs: data.service.labs.map(({ said: _, ...lab }) => lab) };
    case 'catalog':
      return {
        entries: data.catalog.entries.map((entry) => leanEntry(entry, lang)),
        categories: [],
        conditions: [],
        markerPages: {},
        measuredBy: {},
      };
    case 'analytes':
      return {
        names: data.analytes.names,
        shared: data.analytes.shared,
        records: data.analytes.records.map(({ said, ...analyte }) => ({
          ...analyte,
          said: inOne(said, lang, (texts) => texts),
        })),
      };
    case 'markers':
      return { ...data.markers, ...leanMarkers(data.markers.records, lang) };
    case 'signs':
      return {
        ...data.signs,
        records: data.signs.records.map((sign) => ({ ...sign, sources: [] })),
      };
    case 'patterns':
      return leanPatterns(data.patterns.records, lang);
    case 'conversions':
      return {
        ...data.conversions,
        records: data.conversions.records.map(({ said, ...conversion }) => ({
          ...conversion,
          said: inOne(said, lang, (texts) => texts),
        })),
      };
    default:
      return data[name];
  }
}

const leanEntry = (
  {
    id,
    slug,
    type,
    biomarkers,
    components,
    fasting,
    cents,
    listCents,
    orderable,
    states,
    said,
  }: CatalogEntry,
  lang: Lang,
) => ({
  id,
  slug,
  type,
  biomarkers,
  components,
  fasting,
  cents,
  listCents,
  orderable,
  ...(states === undefined ? {} : { states }),
  said: inOne(said, lang, ({ name, differences }) => ({
    name,
    ...(differences === undefined ? {} : { differences }),
  })),
});

/** Patterns as a device finds them. */
export const leanPatterns = (records: readonly Pattern[], lang: Lang) => ({
  records: records.map(({ said, ...pattern }) => ({
    ...pattern,
    said: inOne(said, lang, (texts) => texts),
  })),
});

/** Markers as a device judges by them. */
export const leanMarkers = (records: readonly Marker[], lang: Lang) => ({
  records: records.map((marker) => leanMarker(marker, lang)),
});

const leanMarker = ({ said, bands, categories, limits, alternatives, ...marker }: Marker, lang: Lang) => ({
  ...marker,
  ...(limits === undefined ? {} : { limits: leanLimits(limits, lang) }),
  bands: bands.map((band) => leanBand(band, lang)),
  // Only one that names a method may decide a value.
  alternatives: alternatives.flatMap((band) => (band.method === undefined ? [] : [leanBand(band, lang)])),
  categories: categories.map(({ label, ...zone }) => ({
    ...zone,
    label: inOne(label, lang, (text) => text),
  })),
  said: inOne(said, lang, ({ name, text: { high, low, retest } }) => ({ name, text: { high, low, retest } })),
});

const leanLimits = ({ guideline, ...limits }: MarkerLimits, lang: Lang) => ({
  ...limits,
  guideline: guideline.map(({ says, when, ...limit }) => ({
    ...limit,
    says: inOne(says, lang, (text) => text),
    ...(when === undefined ? {} : { when: inOne(when, lang, (text) => text) }),
  })),
});

const leanBand = ({ population, method, ...band }: Band, lang: Lang) => ({
  ...band,
  population: inOne(population, lang, (text) => text),
  ...(method === undefined ? {} : { method: inOne(method, lang, (text) => text) }),
});
