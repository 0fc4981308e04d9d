import * as z from 'zod';

/** The small words that every record is spelled with. */
export const Slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lower-case letters, digits and single hyphens');
export const IsoDate = z.iso.date();
export const HttpsUrl = z.url({ protocol: /^https$/ });
export const LabId = z.enum(['lab_1', 'lab_2', 'lab_3']);
export type LabId = z.infer<typeof LabId>;
export const LAB_IDS = LabId.options;
export const Lang = z.enum(['en', 'es']);
export type Lang = z.infer<typeof Lang>;
export const Sex = z.enum(['male', 'female']);
export type Sex = z.infer<typeof Sex>;
/** US dollars in integer cents: money is never a float inside the core. */
export const Cents = z.int().min(0);
