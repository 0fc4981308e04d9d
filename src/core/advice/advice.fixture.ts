import type { CatalogEntry } from '../model/catalog.ts';
import type { Goal } from '../model/goal.ts';
import type { Choosing } from './cover-wishes.ts';
import type { Wish } from './wishes.ts';

const inBoth = <T>(texts: T) => ({ en: texts, es: texts });

/** A test or, with more than one biomarker, a panel, at one price everywhere. */
export const entry = (
  slug: string,
  dollars: number,
  biomarkers: readonly string[] = [slug],
  changes: Partial<CatalogEntry> = {},
): CatalogEntry => ({
  id: slug,
  slug,
  type: biomarkers.length > 1 ? 'panel' : 'test',
  category: 'blood-health',
  cpt: null,
  cpts: [],
  loinc: [],
  biomarkers,
  components: [],
  fasting: { required: false },
  turnaroundDays: { min: 1, max: 2 },
  conditions: [],
  related: [],
  unlike: [],
  popular: false,
  orderable: true,
  cents: { lab_1: dollars * 100, lab_2: dollars * 100, lab_3: dollars * 100 },
  listCents: dollars * 100,
  priceAsOf: '2026-11-01',
  reviewedAt: null,
  said: inBoth({ name: slug.toUpperCase(), description: slug, aliases: [], sampleType: 'Blood' }),
  ...changes,
});

export const wish = (of: CatalogEntry, step: Wish['step'] = 'first'): Wish => ({
  entry: of,
  step,
  reasons: [inBoth(`${of.slug} tells something.`)],
  goals: ['goal'],
});

export const choosing = (entries: readonly CatalogEntry[], changes: Partial<Choosing> = {}): Choosing => ({
  entries,
  lab: 'lab_1',
  person: {},
  curated: new Set(),
  wished: new Set(),
  ceilingCents: Number.POSITIVE_INFINITY,
  avoided: new Set(),
  unwanted: new Set(),
  ...changes,
});

export const goal = (
  tests: readonly Omit<Goal['tests'][number], 'reason'>[],
  changes: Partial<Goal> = {},
): Goal => ({
  slug: 'goal',
  kind: 'goal',
  said: inBoth({ name: 'Goal', phrases: [] }),
  tests: tests.map((test) => ({ ...test, reason: inBoth(`${test.slug} tells something.`) })),
  skip: [],
  notes: [],
  asks: [],
  ...changes,
});
