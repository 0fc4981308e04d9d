import * as z from 'zod';

/** What an ambiguous name may mean. */
export const Options = () =>
  z.array(z.strictObject({ slug: z.string(), name: z.string() })).describe('What the name may mean');

/** The answer to a name that several records claim alike: it is never picked silently. */
export const ambiguous = (slugs: readonly string[], nameOf: (slug: string) => string | undefined) => ({
  status: 'ambiguous' as const,
  message: 'This name fits several. Call again with the slug of one of the options.',
  options: slugs.map((slug) => ({ slug, name: nameOf(slug) ?? slug })),
});
