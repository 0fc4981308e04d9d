import type { CriticalLimit, GuidelineLimit, MarkerLimits, SeverityStep } from './limit.ts';
import type { Band, Marker, MarkerTexts } from './marker.ts';

const texts = (name: string): MarkerTexts => ({
  name,
  aliases: [],
  about: 'about',
  chosenBecause: 'chosen',
  text: { high: 'slightly high', low: 'slightly low', retest: 'again', interferences: [] },
});

/** A band of a marker that does not exist: 10 to 20 for everybody. */
export const band = (fields: Partial<Band> = {}): Band => ({
  kind: 'reference_interval',
  population: { en: 'people', es: 'personas' },
  source: 'book',
  low: 10,
  high: 20,
  ...fields,
});

/** What is published of it beside its ranges. */
export const limits = (fields: Partial<MarkerLimits> = {}): MarkerLimits => ({
  critical: [],
  most: {},
  guideline: [],
  severity: [],
  ...fields,
});

/** A marker that does not exist, with a range from 10 to 20 mg/dL. */
export const examplin = (fields: Partial<Marker> = {}): Marker => ({
  slug: 'examplin',
  identity: { component: 'Examplin', specimen: 'serum_plasma', property: 'mass' },
  loinc: [],
  unit: 'mg/dL',
  otherUnits: [],
  plausible: { low: 0, high: 1000 },
  bands: [band()],
  alternatives: [],
  categories: [],
  sources: {
    book: { title: 'Book', publisher: 'Press', url: 'https://example.org/book', accessed: '2026-11-01' },
  },
  reviewBy: '2027-11-01',
  review: { status: 'unreviewed' },
  bridges: [],
  meanings: [],
  said: { en: texts('Examplin'), es: texts('Ejemplina') },
  ...fields,
});

/** "<=5" as a limit. */
function limitOf(text: string) {
  const [, sign, equal, of] = /^([<>])(=?)(.+)$/.exec(text) ?? [];
  return {
    side: sign === '<' ? ('below' as const) : ('above' as const),
    of: Number(of),
    at: equal === '=',
  };
}

/** Limits of published critical lists: of each text another list, if none is named. */
export const critical = (
  texts: readonly string[],
  fields: Partial<CriticalLimit> = {},
): readonly CriticalLimit[] => texts.map((text, i) => ({ ...limitOf(text), list: `list-${i}`, ...fields }));

export const guideline = (text: string, fields: Partial<GuidelineLimit> = {}): GuidelineLimit => ({
  ...limitOf(text),
  decides: 'no',
  guideline: 'body',
  says: { en: 'trouble', es: 'problemas' },
  ...fields,
});

export const step = (text: string, fields: Partial<SeverityStep> = {}): SeverityStep => ({
  ...limitOf(text),
  step: 'clear',
  guideline: 'scale',
  ...fields,
});
