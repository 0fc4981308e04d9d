import type { Lang } from '../model/vocabulary.ts';
import type { Next } from './define.ts';

/** A call that may come next, in the language of the answer; a field that was left out stays out. */
export const nextCall = (
  tool: string,
  fields: Readonly<Record<string, unknown>>,
  why: string,
  lang: Lang,
): Next => ({
  tool,
  arguments: Object.fromEntries(
    Object.entries({ ...fields, lang: lang === 'en' ? undefined : lang }).filter(
      ([, value]) => value !== undefined,
    ),
  ),
  why,
});
