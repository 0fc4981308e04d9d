import * as z from 'zod';
import { HttpsUrl, IsoDate } from './primitives.ts';
import type { HospitalPrice } from './provider.ts';

/** What an amount is: the price for those who pay themselves, or the list price before any discount. */
export const CHARGE_KINDS = ['cash', 'gross'] as const;
export type ChargeKind = (typeof CHARGE_KINDS)[number];

/** Template of the file as printed: 2.0.0, 2.2.1, 3.0.0. */
export const TemplateVersion = z.string().regex(/^[23](\.\d+){0,2}$/, 'version 2 or 3 of the template');

/** How a laboratory procedure code is spelled: five digits, a proprietary analysis (0001U), or a Medicare G code. */
export const LAB_CODE = /^(\d{5}|\d{4}U|G\d{4})$/;
export const LabCode = z.string().regex(LAB_CODE, 'a laboratory procedure code');

/**
 * A row of data/hospital-charges.csv: what one hospital's file of standard charges asks for one code, over the
 * charges that the file lists for outpatients.
 */
export const HospitalChargeRow = z.strictObject({
  code: LabCode,
  kind: z.enum(CHARGE_KINDS),
  hospital: z.string().min(3).max(120),
  state: z.string().regex(/^[A-Z]{2}$/),
  /** The file's own day, `last_updated_on`. */
  observed: IsoDate,
  version: TemplateVersion,
  /** How many charges the file lists, each once however many payers it is repeated for. */
  count: z.int().min(1),
  lowCents: z.int().min(1),
  medianCents: z.int().min(1),
  highCents: z.int().min(1),
  sourceTitle: z.string().min(3),
  sourceUrl: HttpsUrl,
});
export type HospitalChargeRow = z.infer<typeof HospitalChargeRow>;

/** Amounts of one kind that a hospital asks for a code, in cents. */
export type Spread = Pick<HospitalChargeRow, 'count' | 'lowCents' | 'medianCents' | 'highCents'>;

/** A hospital, by the newest of its files. */
export type HospitalFile = Pick<
  HospitalChargeRow,
  'hospital' | 'state' | 'observed' | 'version' | 'sourceTitle' | 'sourceUrl'
>;

/** What one hospital asks for a code; `hospital` is its place in the list of hospitals. */
export interface HospitalCharge extends Partial<Readonly<Record<ChargeKind, Spread>>> {
  readonly hospital: number;
}

/** Hospitals' own prices for the codes of the catalog, by code. */
export interface HospitalCharges {
  readonly hospitals: readonly HospitalFile[];
  readonly byCode: Readonly<Record<string, readonly HospitalCharge[]>>;
  /** Quartiles over many more hospitals, by state. */
  readonly states: readonly HospitalPrice[];
}
