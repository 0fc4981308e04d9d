import * as z from 'zod';
import type { Speaking } from '../words/index.ts';
import type { Next } from './define.ts';
import { nextCall } from './next-call.ts';

/** What an ambiguous name may mean. */
export const Options = () =>
  z
    .array(
      z.strictObject({
        slug: z.string(),
        name: z.string(),
        unit: z.string().optional().describe('In which it is usually printed'),
      }),
    )
    .describe('What the name may mean');

export interface Option {
  readonly slug: string;
  readonly name: string;
  readonly unit?: string;
}

/** The same question with each of the names that may be meant. */
export interface Again {
  readonly tool: string;
  readonly argumentsFor: (slug: string) => Readonly<Record<string, unknown>>;
}

/** One call for each name that may be meant. */
export const callsFor = (
  options: readonly Option[],
  { tool, argumentsFor }: Again,
  { lang, words }: Speaking,
): Next[] =>
  options.map(({ slug, name, unit }) =>
    nextCall(tool, argumentsFor(slug), words.askBack.meaning(name, unit), lang),
  );

/** The answer to a name that several records claim alike: it is never picked silently. */
export function ambiguous(options: readonly Option[], again: Again, speaking: Speaking) {
  return {
    status: 'ambiguous' as const,
    message: speaking.words.askBack.severalFit,
    options: [...options],
    next: callsFor(options, again, speaking),
  };
}
