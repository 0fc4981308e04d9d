import * as z from 'zod';
import { Slug } from './primitives.ts';
import type { Source } from './source.ts';

/**
 * A row of data/unit-factors.csv: a second pair of units of one analyte, beside its row in data/conversions.csv:
 * `to` = `from` × factor. The factor follows from `molarMass` (g/mol) or `valence` (charges of an ion) where these
 * are given, so that a rule can check it; by `valence` it follows by definition and needs no source.
 */
export const UnitFactorRow = z.strictObject({
  analyte: Slug,
  from: z.string().min(1),
  to: z.string().min(1),
  factor: z.number().positive(),
  molarMass: z.number().positive().optional(),
  valence: z.int().positive().optional(),
  note: z.string().optional(),
});
export type UnitFactorRow = z.infer<typeof UnitFactorRow> & { readonly source?: Source | undefined };
