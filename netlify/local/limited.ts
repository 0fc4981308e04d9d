import { type LocalFunction, runFunction } from './functions.ts';
import type { Call } from './node-http.ts';
import { open, problem } from './problem.ts';
import type { RateLimiter, RateLimitRule, RateLimitState } from './rate-limit.ts';
import type { RouteMatch } from './routing.ts';

/**
 * Runs the function within its rate limit. Preflights pass and do not count; any other request counts as one. What
 * Netlify does not have: a function that finds more than one call in a request says so, once and before it answers
 * any, with `context.countAs(calls)`. That gives the refusal to send when not all of them fit; then none is counted.
 */
export async function runLimited(
  match: RouteMatch<LocalFunction>,
  call: Call,
  limiter: RateLimiter,
): Promise<Response> {
  const counted = call.method !== 'OPTIONS';
  let state = limiter.check(call.ip, counted ? 1 : 0);
  const countAs = (calls: number): Response | undefined => {
    state = limiter.recount(call.ip, state.at, calls);
    return state.allowed ? undefined : refusal(call, state);
  };
  const answer = state.allowed
    ? await runFunction(match, call, counted ? { countAs } : {})
    : refusal(call, state);
  const headers = new Headers(answer.headers);
  for (const [name, value] of Object.entries(limitHeaders(limiter.rule, state))) headers.set(name, value);
  headers.append('Access-Control-Expose-Headers', 'RateLimit, RateLimit-Policy, Retry-After');
  return new Response(answer.body, { status: answer.status, headers });
}

/** The fields of draft-ietf-httpapi-ratelimit-headers-10. */
function limitHeaders(rule: RateLimitRule, state: RateLimitState): Record<string, string> {
  return {
    'RateLimit-Policy': `"default";q=${rule.windowLimit};w=${rule.windowSeconds}`,
    RateLimit: `"default";r=${state.remaining};t=${state.resetSeconds}`,
  };
}

function refusal(call: Call, { resetSeconds }: RateLimitState): Response {
  const retry = { 'Retry-After': String(resetSeconds) };
  const detail = `Too many requests from this address. Try again in ${resetSeconds} seconds.`;
  if (/^\/mcp\/?$/.test(call.url.pathname)) {
    const error = { code: -32600, message: detail };
    return Response.json({ jsonrpc: '2.0', error }, { status: 429, headers: { ...open, ...retry } });
  }
  return problem(
    {
      type: 'https://iana.org/assignments/http-problem-types#quota-exceeded',
      title: 'Too many requests',
      status: 429,
      detail,
      'violated-policies': ['default'],
    },
    retry,
  );
}
