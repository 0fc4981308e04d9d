import * as z from 'zod';

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
