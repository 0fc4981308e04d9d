import * as z from 'zod';
import { once } from '../once.ts';

/** Where a fact was read. `accessed` is the day on which somebody opened it. */
export const Source = once(() =>
  z.strictObject({
    title: z.string().min(3),
    publisher: z.string().min(2),
    url: z.url({ protocol: /^https?$/ }),
    accessed: z.iso.date(),
    /** The page copies a source that could not be opened: a reseller, a blog, a compilation. */
    secondHand: z.literal(true).optional(),
  }),
);
export type Source = z.infer<ReturnType<typeof Source>>;
