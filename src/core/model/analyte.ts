import * as z from 'zod';
import { Slug } from './primitives.ts';
import type { Said } from './said.ts';

export const FRACTIONS = [
  'total',
  'free',
  'bound',
  'bioavailable',
  'direct',
  'indirect',
  'delta',
  'ionized',
  'corrected',
  'unbound',
] as const;

/** What of a germ, a cell or a substance is looked for. */
export const ANALYTE_SIDES = ['antigen', 'antibody', 'nucleic_acid'] as const;

export const SPECIMENS = [
  'serum_plasma',
  'whole_blood',
  'arterial_blood',
  'venous_blood',
  'capillary_blood',
  'cord_blood',
  'red_cells',
  'white_cells',
  'platelets',
  'urine',
  'csf',
  'saliva',
  'stool',
  'semen',
  'body_fluid',
  'breath',
  'hair',
  'swab',
  'tissue',
] as const;
export type Specimen = (typeof SPECIMENS)[number];

export const TIMINGS = [
  'random',
  'fasting',
  'after_meal',
  'after_dose',
  'one_hour',
  'two_hours',
  'three_hours',
  'morning',
  'afternoon',
  'night',
  'first_morning',
  'twelve_hours',
  'twenty_four_hours',
  'trough',
  'peak',
] as const;

export const PROPERTIES = [
  'mass',
  'molar',
  'charge',
  'count',
  'percent',
  'ratio',
  'activity',
  'presence',
  'titer',
  'time',
  'volume',
  'size',
  'pressure',
  'concentration',
  'density',
  'acidity',
  'osmolality',
  'rate',
  'index',
  'sequence',
] as const;

/**
 * What makes two lines of a report different although their names are alike: the parts of a LOINC name
 * (component, property, timing, system, method), with those words of the component that are lost most easily.
 */
export const Identity = z.strictObject({
  /** What is measured, without the words below: "Bilirubin", "Hepatitis B virus surface", "Coagulation factor VIII". */
  component: z.string().min(1),
  fraction: z.enum(FRACTIONS).optional(),
  side: z.enum(ANALYTE_SIDES).optional(),
  isotype: z.string().optional(),
  specimen: z.enum(SPECIMENS),
  timing: z.enum(TIMINGS).optional(),
  property: z.enum(PROPERTIES),
  /** Only where it changes the number: "Equilibrium dialysis", "Fibrinogen-equivalent units". */
  method: z.string().optional(),
});
export type Identity = z.infer<typeof Identity>;

/** A row of data/analytes.csv: something that reports name and that no ranges are held for. */
export const AnalyteRow = z.strictObject({
  slug: Slug,
  name: z.string().min(1),
  nameEs: z.string().min(1),
  ...Identity.shape,
  loinc: z.array(z.string().regex(/^\d{1,7}-\d$/)),
  /** As reports print them; the first is the usual one. Empty for results in words. */
  units: z.array(z.string()),
  aliases: z.array(z.string()),
  aliasesEs: z.array(z.string()),
});
export type AnalyteRow = z.infer<typeof AnalyteRow>;

/**
 * A row of data/shared-names.csv: a name that is never taken for one thing alone, because reports print it for several
 * and their units do not tell. It is asked about even where only one of them is in the registry.
 */
export const SharedNameRow = z.strictObject({
  name: z.string().min(1),
  /** Only with these units beside it; `none` is a line without one. Empty: whatever the unit. */
  units: z.array(z.string()),
  slugs: z.array(Slug).min(1),
  why: z.string().min(5),
});
export type SharedNameRow = z.infer<typeof SharedNameRow>;

export interface AnalyteTexts {
  readonly name: string;
  readonly aliases: readonly string[];
  /** The method of its identity, in words. */
  readonly method?: string;
}

/** What the matcher knows of an analyte; the registry has the rest. */
export interface NamedAnalyte extends Said<{ readonly name: string }> {
  readonly slug: string;
  readonly specimen: Specimen;
  readonly units: readonly string[];
  /** The row of data/conversions.csv, where there is one. */
  readonly conversion?: string;
  /** Whether ranges are held: data/markers/<slug>.json. */
  readonly ranged: boolean;
}

/** Something that a line of a report may measure: a marker, or an analyte without ranges. */
export interface Analyte extends Said<AnalyteTexts> {
  readonly slug: string;
  readonly identity: Identity;
  readonly loinc: readonly string[];
  readonly units: readonly string[];
  /** The row of data/conversions.csv, where there is one. */
  readonly conversion?: string;
  /** Whether ranges are held: data/markers/<slug>.json. */
  readonly ranged: boolean;
}
