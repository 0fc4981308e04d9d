import * as z from 'zod';
import { HttpsUrl, IsoDate } from './primitives.ts';

/** Where a fact was read. `accessed` is the day on which somebody opened it. */
export const Source = z.strictObject({
  title: z.string().min(3),
  publisher: z.string().min(2),
  url: HttpsUrl,
  accessed: IsoDate,
});
export type Source = z.infer<typeof Source>;
