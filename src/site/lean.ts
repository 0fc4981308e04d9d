import { packCatalog } from '../core/catalog/packed.ts';
import type { Dataset, SliceName } from '../core/model/dataset.ts';
import type { MarkerLimits } from '../core/model/limit.ts';
import type { Band, Marker } from '../core/model/marker.ts';
import type { Pattern } from '../core/model/pattern.ts';
import type { Preparation } from '../core/model/preparation.ts';
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
      return packCatalog(data, lang);
    case 'differences':
      return mapped(data.differences, (others) =>
        mapped(others, (says) => inOne(says, lang, (text) => text)),
      );
    case 'preparations':
      return leanPreparations(data.preparations, lang);
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

const mapped = <T, M>(records: Readonly<Record<string, T>>, lean: (record: T) => M): Record<string, M> =>
  Object.fromEntries(Object.entries(records).map(([key, record]) => [key, lean(record)]));

/**
 * Sentences stand in the order of the English ones, which tell them apart: beside those of another language its place in
 * that order is enough.
 */
function leanPreparations(records: Dataset['preparations'], lang: Lang): unknown {
  const textsOf = ({ notes = [], collect, dose }: Preparation) => [
    ...notes,
    ...(collect?.steps ?? []),
    ...(dose === undefined ? [] : [dose.medicine]),
  ];
  const english = [
    ...new Set(
      Object.values(records)
        .flatMap(textsOf)
        .map(({ en }) => en),
    ),
  ].sort();
  const digits = String(english.length).length;
  const places = new Map(english.map((text, place) => [text, String(place).padStart(digits, '0')]));
  const lean = (text: InWords) =>
    lang === 'en' ? { en: text.en } : { en: places.get(text.en), [lang]: text[lang] };
  return mapped(records, ({ notes, collect, dose, ...rest }) => ({
    ...rest,
    ...(dose === undefined ? {} : { dose: { ...dose, medicine: lean(dose.medicine) } }),
    ...(collect === undefined ? {} : { collect: { ...collect, steps: collect.steps?.map(lean) } }),
    ...(notes === undefined ? {} : { notes: notes.map(lean) }),
  }));
}

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
