import * as z from 'zod';
import { Slug } from './primitives.ts';
import type { Said } from './said.ts';
import type { Source } from './source.ts';

/**
 * A row of data/conversions.csv. Linear: SI = conventional × factor + offset.
 * `molarMass` (g/mol) is given where the factor follows from it, so that a test can check the factor.
 */
export const ConversionRow = z.strictObject({
  slug: Slug,
  name: z.string(),
  nameEs: z.string(),
  conventionalUnit: z.string(),
  siUnit: z.string(),
  factor: z.number().positive(),
  offset: z.number(),
  /** Decimals to print in each direction; the number itself is not rounded before. */
  siDecimals: z.int().min(0).max(6),
  conventionalDecimals: z.int().min(0).max(6),
  molarMass: z.number().positive().optional(),
  note: z.string().optional(),
});
export type ConversionRow = z.infer<typeof ConversionRow> & { readonly source: Source };

export interface Conversion
  extends Omit<ConversionRow, 'name' | 'nameEs' | 'note'>,
    Said<Pick<ConversionRow, 'name' | 'note'>> {}

/** A way from one unit of an analyte to another: to = from × factor + offset. */
export interface Bridge {
  readonly from: string;
  readonly to: string;
  readonly factor: number;
  readonly offset: number;
}
