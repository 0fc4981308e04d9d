import * as z from 'zod';
import type { Context, Next } from './define.ts';

type Fields = Readonly<Record<string, unknown>>;
type Speaking = Pick<Context<never>, 'lang' | 'words'>;

/** What an ambiguous name may mean. */
export const Options = () =>
  z.array(z.strictObject({ slug: z.string(), name: z.string() })).describe('What the name may mean');

/** Fields as the arguments of a call: without those that were not given, and in the language of the answer. */
export const argumentsOf = (fields: Fields, { lang }: Pick<Speaking, 'lang'>): Record<string, unknown> => ({
  ...Object.fromEntries(
    Object.entries(fields).filter(([name, value]) => name !== 'lang' && value !== undefined),
  ),
  ...(lang === 'en' ? {} : { lang }),
});

/** The same question with each of the names that may be meant. */
export interface Again {
  readonly tool: string;
  readonly argumentsFor: (slug: string) => Fields;
}

/** One call for each name that may be meant. */
export const callsFor = (
  options: readonly { readonly slug: string; readonly name: string }[],
  { tool, argumentsFor }: Again,
  speaking: Speaking,
): Next[] =>
  options.map(({ slug, name }) => ({
    tool,
    arguments: argumentsOf(argumentsFor(slug), speaking),
    why: speaking.words.askBack.meaning(name),
  }));

/** The answer to a name that several records claim alike: it is never picked silently. */
export function ambiguous(
  slugs: readonly string[],
  nameOf: (slug: string) => string | undefined,
  again: Again,
  speaking: Speaking,
) {
  const options = slugs.map((slug) => ({ slug, name: nameOf(slug) ?? slug }));
  return {
    status: 'ambiguous' as const,
    message: speaking.words.askBack.severalFit,
    options,
    next: callsFor(options, again, speaking),
  };
}
