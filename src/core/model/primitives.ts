import * as z from 'zod';
import { SEXES } from './vocabulary.ts';

/** The small words that every record is spelled with. */
export const Slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lower-case letters, digits and single hyphens');
export const IsoDate = z.iso.date();
export const HttpsUrl = z.url({ protocol: /^https$/ });
/** As it stands in prices, addresses and answers. */
export const LabId = z.string().regex(/^[a-z][a-z0-9_-]{0,39}$/);
export const Sex = z.enum(SEXES);
/** US dollars in integer cents: money is never a float inside the core. */
export const Cents = z.int().min(0);

/** How much longer Spanish says the same. */
const SPANISH = 1.35;

/** A text in both languages, each of at least and at most so many letters in English. */
export const InBoth = (least: number, most: number) =>
  z.strictObject({
    en: z.string().min(least).max(most),
    es: z
      .string()
      .min(least)
      .max(Math.ceil(most * SPANISH)),
  });
