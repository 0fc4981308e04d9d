import {
  createMcpHandler,
  hostHeaderValidationResponse,
  isLegacyRequest,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server';
import { PATHS } from '../../blocks/paths.ts';
import { CallerError } from '../../core/errors.ts';
import { wordsOf } from '../../core/words/index.ts';
import { logPlace, MAX_BODY_BYTES, preflight, readJsonBody } from '../http.ts';
import type { CountAs } from '../limits/limited.ts';
import type { Served } from '../served.ts';
import { weights } from '../weights.ts';
import { batchFault, listed } from './batch.ts';
import { inWords } from './call-fault.ts';
import { buildServer } from './server.ts';

/** The MCP endpoint: stateless, plain JSON, for clients of 2026-07-28 and of the 2025 revisions alike. */
export async function answerMcp(request: Request, served: Served, countAs?: CountAs): Promise<Response> {
  try {
    return await answerAny(request, served, countAs);
  } catch (error) {
    if (error instanceof CallerError) {
      return rpcError(error.status, error.status === 400 ? -32700 : -32600, error.message);
    }
    logPlace(error);
    return rpcError(500, -32603, wordsOf('en').faults.ours);
  }
}

async function answerAny(request: Request, served: Served, countAs?: CountAs): Promise<Response> {
  if (request.method === 'OPTIONS') return preflight(['POST']);
  const refused = hostRefusal(request, served.data.service.service) ?? originRefusal(request);
  if (refused !== undefined) return refused;
  if (request.method !== 'POST') {
    if (isBrowser(request)) return toPage();
    return rpcError(405, -32600, 'This endpoint answers POST only.', { allow: 'POST' });
  }
  const body = await readJsonBody(request);
  if (Array.isArray(body)) {
    const fault = batchFault(body, request.headers.get('mcp-protocol-version'));
    if (fault !== undefined) return rpcError(400, -32600, fault);
    const tooMany = countAs?.(body.length);
    if (tooMany !== undefined) return tooMany;
  }
  const handler = createMcpHandler(() => buildServer(served), {
    legacy: 'reject',
    maxRequestBodySize: MAX_BODY_BYTES,
  });
  // The SDK is given the parsed body; an address and headers are all that it reads of the request itself.
  const again = (headers: Headers): Request =>
    new Request(request.url, { method: 'POST', headers, body: '' });
  if (await isLegacyRequest(again(request.headers), body, { maxRequestBodySize: MAX_BODY_BYTES })) {
    const answer = await answerLegacy(again, request.headers, body, served);
    return withCors(
      Array.isArray(body) ? await listed(answer) : await inWords(answer, body, served.data.service),
    );
  }
  const response = await inWords(
    await handler.fetch(again(request.headers), { parsedBody: body }),
    body,
    served.data.service,
  );
  if (!isSubscription(body)) return withCors(response);
  // Nothing here ever changes: the stream is acknowledged and ended at once, not held open.
  const ended = response.text();
  await handler.close();
  return withCors(new Response(await ended, response));
}

/** Whether somebody opens the address as a page; a client that wants a stream does not name HTML. */
const isBrowser = ({ method, headers }: Request): boolean =>
  (method === 'GET' || method === 'HEAD') && (weights(headers.get('accept') ?? '').get('text/html') ?? 0) > 0;

/** The page for people says what the address is, and how it is added to a client. */
const toPage = (): Response =>
  withCors(new Response(null, { status: 303, headers: { location: PATHS.mcp, vary: 'accept' } }));

async function answerLegacy(
  again: (headers: Headers) => Request,
  given: Headers,
  body: unknown,
  served: Served,
): Promise<Response> {
  const server = buildServer(served);
  const transport = new WebStandardStreamableHTTPServerTransport({
    enableJsonResponse: true,
    maxRequestBodySize: MAX_BODY_BYTES,
  });
  await server.connect(transport);
  // The transport insists on both types, although its answer is plain JSON here.
  const headers = new Headers(given);
  headers.set('accept', 'application/json, text/event-stream');
  try {
    return await transport.handleRequest(again(headers), { parsedBody: body });
  } finally {
    await server.close();
  }
}

const isSubscription = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && 'method' in body && body.method === 'subscriptions/listen';

/** Against DNS rebinding: our own host, the deploy's own hosts, or this machine. */
function hostRefusal(
  request: Request,
  { origin, allowedHosts = [] }: Served['data']['service']['service'],
): Response | undefined {
  // The addresses of a deploy are known to its build only, which writes them in here.
  const deployed = [process.env.URL, process.env.DEPLOY_URL, process.env.DEPLOY_PRIME_URL];
  const hosts = [origin, ...deployed].flatMap((address = '') => URL.parse(address)?.hostname ?? []);
  const refused = hostHeaderValidationResponse(withHost(request), [
    ...hosts,
    ...allowedHosts,
    ...(process.env.ALLOWED_HOSTS ?? '').split(',').map((name) => name.trim()),
    'localhost',
    '127.0.0.1',
    '[::1]',
  ]);
  return refused && rpcError(403, -32600, 'This host is not served here.');
}

/** Platforms may pass the host in the address only. */
function withHost(request: Request): Request {
  if (request.headers.has('host')) return request;
  const headers = new Headers(request.headers);
  headers.set('host', new URL(request.url).host);
  return new Request(request.url, { headers });
}

/** Public and without cookies: pages of any https site may call; anything else that says where it is from may not. */
function originRefusal(request: Request): Response | undefined {
  const origin = request.headers.get('origin');
  if (origin === null) return undefined;
  const valid =
    URL.canParse(origin) &&
    (new URL(origin).protocol === 'https:' ||
      /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(origin));
  return valid ? undefined : rpcError(403, -32600, 'This origin may not call.');
}

/** An error of which no request is known to be the cause: it has no id, which is not the same as a null one. */
function rpcError(
  status: number,
  code: number,
  message: string,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return withCors(
    new Response(JSON.stringify({ jsonrpc: '2.0', error: { code, message } }), {
      status,
      headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
    }),
  );
}

function withCors(response: Response): Response {
  const headers = new Headers(response.headers);
  headers.set('access-control-allow-origin', '*');
  headers.set('access-control-expose-headers', 'RateLimit, RateLimit-Policy, Retry-After');
  headers.set('x-content-type-options', 'nosniff');
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-store');
  return new Response(response.body, { status: response.status, headers });
}
