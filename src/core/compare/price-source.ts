import * as z from 'zod';

/** Where a price was read; `observed` dates stand beside it. */
export const PriceSource = () => z.strictObject({ title: z.string(), url: z.string() });
