import { CallerError } from '../../core/errors.ts';
import { REQUESTS_A_MINUTE } from '../../core/limits.ts';
import { jsonResponse, problem } from '../http.ts';
import { createRateLimiter, type RateLimitRule, type RateLimitState } from './sliding-window.ts';

/** Counts the request as so many calls, before any is answered; gives the refusal to send when not all of them fit. */
export type CountAs = (calls: number) => Response | undefined;

type Answering = (countAs: CountAs) => Promise<Response>;

/** Answers a request of a caller within the limit. */
export type Limited = (
  request: Request,
  address: string | undefined,
  answering: Answering,
) => Promise<Response>;

const WINDOW_SECONDS = 60;

/** An answer counts as one call for each begun piece of this size, so that the heaviest listing is three. */
const BYTES_A_CALL = 256 * 1024;

/** Far beyond what any tool gives: more would be a fault that keeps a server and a network busy. */
const MOST_BYTES = 4 * 1024 * 1024;

/**
 * Keeps each caller within the calls of a minute, in the memory of one instance of a function; the platform's own rule
 * stands beside it and counts requests over all instances. Preflights pass and do not count.
 * @param setting RATE_LIMIT: calls a minute, or `off`; REQUESTS_A_MINUTE when it is not set
 */
export function limitedTo(setting: string | undefined, now?: () => number): Limited {
  if (setting === 'off') return (_request, _address, answering) => answering(() => undefined);
  const windowLimit = Number(setting?.trim() || REQUESTS_A_MINUTE);
  const limiter = createRateLimiter({ windowLimit, windowSeconds: WINDOW_SECONDS }, now);
  return async (request, address = '', answering) => {
    const counted = request.method !== 'OPTIONS';
    let state = limiter.check(address, counted ? 1 : 0);
    const countAs: CountAs = (calls) => {
      if (!counted) return undefined;
      state = limiter.recount(address, state.at, calls);
      return state.allowed ? undefined : refusal(request, state);
    };
    if (!state.allowed) return withState(refusal(request, state), limiter.rule, state);
    const answer = await answering(countAs);
    const body = answer.body === null ? null : await answer.arrayBuffer();
    const bytes = body?.byteLength ?? 0;
    // What is heavier than one call is charged; what is too heavy to send is apologized for.
    if (bytes >= BYTES_A_CALL) state = limiter.charge(address, Math.floor(bytes / BYTES_A_CALL));
    return bytes > MOST_BYTES
      ? withState(tooLarge(request), limiter.rule, state)
      : withState(answer, limiter.rule, state, body);
  };
}

/**
 * The fields of draft-ietf-httpapi-ratelimit-headers-10. What a shared cache may keep says nothing of how much is left:
 * it would tell the next caller of another one's quota.
 */
function withState(
  answer: Response,
  { windowLimit, windowSeconds }: RateLimitRule,
  state: RateLimitState,
  body: BodyInit | null = answer.body,
): Response {
  const headers = new Headers(answer.headers);
  headers.set('RateLimit-Policy', `"default";q=${windowLimit};w=${windowSeconds}`);
  if (!/\bpublic\b/.test(headers.get('cache-control') ?? ''))
    headers.set('RateLimit', `"default";r=${state.remaining};t=${state.resetSeconds}`);
  return new Response(body, { status: answer.status, headers });
}

const isMcp = (request: Request): boolean => /^\/mcp\/?$/.test(new URL(request.url).pathname);

function rpcRefusal(
  status: number,
  message: string,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return jsonResponse({ jsonrpc: '2.0', error: { code: -32600, message } }, status, headers);
}

function refusal(request: Request, { resetSeconds }: RateLimitState): Response {
  const headers = { 'retry-after': String(resetSeconds) };
  const detail = `Too many requests from this address. Try again in ${resetSeconds} seconds.`;
  if (isMcp(request)) return rpcRefusal(429, detail, headers);
  if (/\btext\/html\b/.test(request.headers.get('accept') ?? '')) {
    const plain = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers };
    return new Response(`${detail}\n`, {
      status: 429,
      headers: { ...plain, 'x-content-type-options': 'nosniff' },
    });
  }
  return jsonResponse(
    {
      type: 'https://iana.org/assignments/http-problem-types#quota-exceeded',
      title: 'Too many requests',
      status: 429,
      detail,
      'violated-policies': ['default'],
    },
    429,
    { 'content-type': 'application/problem+json; charset=utf-8', ...headers },
  );
}

function tooLarge(request: Request): Response {
  const detail = 'The answer is too large to send. Ask for less in one request.';
  return isMcp(request) ? rpcRefusal(400, detail) : problem(new CallerError(400, 'Answer too large', detail));
}
