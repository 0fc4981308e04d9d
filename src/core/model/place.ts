import * as z from 'zod';
import { LabId } from './primitives.ts';

/** A row of data/store/draw-sites/<lab>.csv. `hours` is an OpenStreetMap opening_hours string. */
export const DrawSite = z.strictObject({
  id: z.string(),
  lab: LabId,
  name: z.string(),
  street: z.string(),
  city: z.string(),
  state: z.string().regex(/^[A-Z]{2}$/),
  zip: z.string().regex(/^\d{5}$/),
  lat: z.number().min(-90).max(90),
  lon: z.number().min(-180).max(180),
  phone: z.string(),
  hours: z.string(),
  /** Absent: nobody has said whether an appointment is needed. */
  walkIns: z.boolean().optional(),
  sample: z.boolean(),
});
export type DrawSite = z.infer<typeof DrawSite>;

/** A town that a map may name, and where it lies. */
export interface Town {
  readonly name: string;
  readonly state: string;
  readonly lat: number;
  readonly lon: number;
}

/** Every ZIP code in ascending order; coordinates in ten-thousandths of a degree. */
export interface ZipTable {
  readonly zips: readonly number[];
  readonly lats: readonly number[];
  readonly lons: readonly number[];
  /** Index into `stateCodes`. */
  readonly states: readonly number[];
  readonly stateCodes: readonly string[];
}
