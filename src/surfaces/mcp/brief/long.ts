import * as z from 'zod';
import { CallerError } from '../../../core/errors.ts';
import { once, onceFor } from '../../../core/once.ts';
import type { Tool } from '../../../core/tools/define.ts';
import type { ToolName } from '../../../core/tools/index.ts';
import { nextCall } from '../../../core/tools/next-call.ts';
import type { Speaking, Words } from '../../../core/words/index.ts';
import { cutToFit, textsIn } from './clipped.ts';
import { type Item, isList, type Json } from './json.ts';
import { mostOf, partsOf } from './parts.ts';
import { tokensAtMost } from './tokens.ts';

type Input = Readonly<Record<string, unknown>>;
type Fits = (answer: Item) => boolean;

/** Tools whose lists may be longer than an answer; pages have parts of their own, and a report is told in another way. */
const LONG: ReadonlySet<ToolName> = new Set<ToolName>([
  ...(['search_tests', 'list_panels', 'recommend_tests', 'quote_order'] as const),
  ...(['find_draw_sites', 'compare_prices', 'compare_provider'] as const),
]);

/** A tool as MCP has it: where its answers may be long, it is asked for one part of them. */
export const inParts = onceFor((tool: Tool<ToolName>): Tool<ToolName> => {
  if (!LONG.has(tool.name)) return tool;
  const parted: Tool<ToolName> = {
    ...tool,
    input: once(() =>
      tool.input().extend({ part: z.int().min(1).optional().describe('Part of a long answer') }),
    ),
    handler: ({ part: _, ...input }: Input, context) => tool.handler(input as never, context),
    inStore: () => parted,
  };
  return parted;
});

/** Which part of which answer is asked for. */
export interface Asked {
  readonly part: number;
  readonly input: Input;
}

/** Which part is asked for, and the call without it. */
export function partAsked({ name }: Tool<ToolName>, { part, ...input }: Input): Asked {
  return LONG.has(name)
    ? { part: Number(part ?? 1), input }
    : { part: 1, input: part === undefined ? input : { part, ...input } };
}

/** More parts than there may be: what is said of them is as long as it gets. */
const MANY = 99;

/** Tokens that the call for the next part may take: it repeats what was asked. A longer one is told in words alone. */
const MOST_OF_A_CALL = 1200;

/**
 * The part that is asked for of an answer that is too long, with the call for the next one. An answer that cannot be
 * divided repeats less of what the caller sent.
 * @throws CallerError 400 for a part that there is not
 */
export function partOf(
  tool: Tool<ToolName>,
  { next, ...whole }: Item,
  asked: Asked,
  speaking: Speaking,
  fits: Fits,
): Item {
  const sent = textsIn(asked.input);
  if (!LONG.has(tool.name)) return withCalls(cutToFit(whole, sent, asItIs, fits), next, fits);
  const told = tellingPart(tool.name, asked.input, speaking);
  const parts = partsOf(whole, (one) => fits(told(one, 1, MANY)), sent);
  const part = parts[asked.part - 1];
  if (part === undefined) throw noSuchPart(parts.length, speaking.words);
  return withCalls(told(part, asked.part, parts.length), asked.part === 1 ? next : undefined, fits);
}

const asItIs = (cut: Item): Item => cut;

/** A part with its number, and with the call for the next one. */
function tellingPart(tool: ToolName, input: Input, { words, lang }: Speaking) {
  const { samePart, whyPart } = words.guides;
  const callFor = (part: number, parts: number): readonly Json[] => {
    const call = nextCall(tool, { ...input, part }, whyPart(part, parts), lang);
    return tokensAtMost(JSON.stringify(call)) > MOST_OF_A_CALL
      ? []
      : [JSON.parse(JSON.stringify(call)) as Json];
  };
  return ({ meta = {}, truncated, ...part }: Item, n: number, parts: number): Item => {
    const more = n === parts ? [] : [samePart(n, parts)];
    const said = [...(typeof truncated === 'string' ? [truncated] : []), ...more];
    const next = n === parts ? [] : callFor(n + 1, parts);
    return {
      ...part,
      ...{ part: n, parts },
      ...(said.length === 0 ? {} : { truncated: said.join(' ') }),
      ...(next.length === 0 ? {} : { next }),
      meta,
    };
  };
}

/** The answer with as many of the calls that may come next as fit, the first of them first. */
function withCalls({ meta = {}, next: own = [], ...answer }: Item, next: Json | undefined, fits: Fits): Item {
  const calls = [...(isList(own) ? own : []), ...(isList(next) ? next : [])];
  const made = (count: number): Item => ({
    ...answer,
    ...(count === 0 ? {} : { next: calls.slice(0, count) }),
    meta,
  });
  return made(mostOf(calls.length, (count) => fits(made(count))));
}

/** The fault of a call for a part that there is not. */
export const noSuchPart = (parts: number, { faults }: Words): CallerError =>
  new CallerError(400, faults.title, faults.summary(1, 1), [
    { pointer: '/part', detail: faults.big(String(parts), true) },
  ]);
