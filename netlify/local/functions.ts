import { type Handler, readModule, record, refuseOthers } from './module-config.ts';
import type { Call } from './node-http.ts';
import { platformContext } from './platform-context.ts';
import { internalError } from './problem.ts';
import { type RouteMatch, type Routing, readRouting } from './routing.ts';

/** The platform's own rule for the callers of a function; the functions keep a limit themselves, which is the one here. */
export interface RateLimitRule {
  readonly windowLimit: number;
  readonly windowSeconds: number;
  readonly aggregateBy: readonly string[];
}

/** A function, with what its `config` says. */
export interface LocalFunction extends Routing {
  readonly name: string;
  readonly preferStatic: boolean;
  readonly rateLimit?: RateLimitRule;
  readonly handler: Handler;
}

export function readFunction(name: string, module: unknown): LocalFunction {
  const known = ['path', 'excludedPath', 'method', 'preferStatic', 'rateLimit'];
  const { handler, config } = readModule(name, module, known);
  const rateLimit = readRateLimit(name, config.rateLimit);
  return {
    name,
    ...readRouting(name, config),
    preferStatic: config.preferStatic === true,
    ...(rateLimit && { rateLimit }),
    handler,
  };
}

function readRateLimit(name: string, value: unknown): RateLimitRule | undefined {
  if (value === undefined) return undefined;
  const rule = record(value);
  refuseOthers(name, rule, ['action', 'aggregateBy', 'windowLimit', 'windowSize']);
  const { action = 'rate_limit', aggregateBy = ['domain'], windowLimit, windowSize } = rule;
  if (action !== 'rate_limit') throw new Error(`${name}: only the action rate_limit is supported locally.`);
  // Netlify's bundler reads the text 'ip' as 'domain', which would make all callers share one counter.
  if (!Array.isArray(aggregateBy)) throw new Error(`${name}: rateLimit.aggregateBy must be a list.`);
  if (typeof windowLimit !== 'number' || typeof windowSize !== 'number' || windowSize > 180) {
    throw new Error(`${name}: rateLimit needs windowLimit and a windowSize of at most 180 seconds.`);
  }
  return { windowLimit, windowSeconds: windowSize, aggregateBy: aggregateBy.map(String) };
}

export async function runFunction(
  { target, params }: RouteMatch<LocalFunction>,
  call: Call,
): Promise<Response> {
  try {
    const answer = await target.handler(call.request(), platformContext(call, params));
    if (answer instanceof Response) return answer;
    throw new Error(`${target.name} did not answer with a Response.`);
  } catch (error) {
    return internalError(error);
  }
}
