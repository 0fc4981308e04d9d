import type { Lang } from '../model/vocabulary.ts';
import type { Next } from './define.ts';

/** A call that may come next, ready to be made: what is not known is left out, and the answer speaks the same language. */
export const nextCall = (
  tool: string,
  args: Readonly<Record<string, unknown>>,
  why: string,
  lang: Lang,
): Next => ({
  tool,
  arguments: {
    ...Object.fromEntries(Object.entries(args).filter(([, value]) => value !== undefined)),
    ...(lang === 'en' ? {} : { lang }),
  },
  why,
});
