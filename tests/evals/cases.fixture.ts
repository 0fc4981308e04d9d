import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import * as z from 'zod';
import { LANGS } from '../../src/core/model/vocabulary.ts';
import { TOOLS } from '../../src/core/tools/index.ts';

const pattern = z.string().refine((text) => {
  try {
    return new RegExp(text, 'i') !== undefined;
  } catch {
    return false;
  }
}, 'This is not a regular expression.');

const toolName = z.enum(TOOLS.map(({ name }) => name));

const evalCase = z.strictObject({
  id: z.string().regex(/^[a-zA-Z]+-\d\d$/),
  lang: z.enum(LANGS),
  /** What a person types, or what an agent did. */
  question: z.string().min(5),
  /** The calls of a good answer, in order. */
  calls: z
    .array(
      z.strictObject({
        tool: toolName,
        arguments: z.record(z.string(), z.unknown()),
      }),
    )
    .min(1),
  /** What else an agent may call on its way: any of the tools, at most so many calls in all. */
  allowed: z.strictObject({ tools: z.array(toolName).min(1), most: z.int().positive() }),
  /** What an answer must say, as patterns that ignore case; `in` where a pattern fits one channel only. */
  facts: z
    .array(z.strictObject({ what: z.string().min(2), pattern, in: z.enum(['text', 'structure']).optional() }))
    .min(1),
  /** What no answer may say. */
  never: z.array(pattern).min(1).optional(),
  /** The tokens that all calls together should stay within, in each channel. */
  maxTokens: z.int().positive(),
  /** Where the expectation comes from. */
  why: z.string().min(10),
  /** What was changed of the case after it had been written, and why. */
  note: z.string().min(20).optional(),
  /** Why the service does not pass yet. It counts as failed in the score. */
  gap: z.string().min(20).optional(),
  /** It is about a call that no model would be asked to make. */
  replayOnly: z.literal(true).optional(),
});

export type EvalCase = z.infer<typeof evalCase> & { readonly topic: string };

/** Every case with its topic, which is the name of its file. */
export function evalCases(): EvalCase[] {
  return globSync(`${import.meta.dirname}/cases/*.json`)
    .sort()
    .flatMap((file) =>
      z
        .array(evalCase)
        .parse(JSON.parse(readFileSync(file, 'utf8')))
        .map((one) => ({ ...one, topic: basename(file, '.json') })),
    );
}
