import { createHash } from 'node:crypto';
import { CallerError, type Fault, NotLoaded } from '../core/errors.ts';
import { wordsOf } from '../core/words/index.ts';
import { weights } from './weights.ts';

/** Largest body that is read, in bytes. */
export const MAX_BODY_BYTES = 64 * 1024;

/** Deepest nesting of a body: far more than any tool's input inside a JSON-RPC message. */
const MAX_DEPTH = 64;

const COMMON: Readonly<Record<string, string>> = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers':
    'Deprecation, ETag, Ignored-Parameters, Link, RateLimit, RateLimit-Policy, Retry-After, Sunset',
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
};

/** A JSON answer with the headers that every answer has. */
export function jsonResponse(
  body: unknown,
  status = 200,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return jsonText(JSON.stringify(body), status, { 'cache-control': 'no-store', ...headers });
}

const jsonText = (text: string, status: number, headers: Readonly<Record<string, string>>): Response =>
  new Response(text, {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', ...COMMON, ...headers },
  });

/** Answers that follow from the data alone stay on the CDN until the next deploy, or for a day. */
const CACHED: Readonly<Record<string, string>> = {
  'cache-control': 'public, max-age=300',
  'netlify-cdn-cache-control': 'public, durable, max-age=86400',
  'netlify-vary': 'query',
};

/** An answer that follows from the data alone, with its ETag; 304 without a body when the caller has it already. */
export function cached(
  request: Request,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Response {
  const text = JSON.stringify(body);
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 22);
  const known = (request.headers.get('if-none-match') ?? '').split(',').map((tag) => tag.trim());
  const fresh = { ...CACHED, ...headers, etag: `"${hash}"` };
  if (!known.includes('*') && !known.some((tag) => tag.replace(/^W\//, '') === fresh.etag))
    return jsonText(text, 200, fresh);
  return new Response(null, { status: 304, headers: { ...COMMON, ...fresh } });
}

/** The answer to a preflight: any origin may ask, nothing needs a credential. */
export function preflight(methods: readonly string[]): Response {
  return new Response(null, {
    status: 204,
    headers: {
      ...COMMON,
      allow: methods.join(', '),
      'access-control-allow-methods': [...methods, 'OPTIONS'].join(', '),
      'access-control-allow-headers':
        'accept, content-type, mcp-protocol-version, mcp-method, mcp-name, mcp-session-id, last-event-id',
      'access-control-max-age': '86400',
    },
  });
}

/** An error as RFC 9457 problem details. */
export function problem(error: CallerError, headers: Readonly<Record<string, string>> = {}): Response {
  return jsonResponse(
    {
      type: 'about:blank',
      title: error.title,
      status: error.status,
      detail: error.message,
      ...(error.faults.length > 0 ? { errors: error.faults } : {}),
    },
    error.status,
    { 'content-type': 'application/problem+json; charset=utf-8', ...headers },
  );
}

export const notFound = (detail: string): CallerError => new CallerError(404, 'Not found', detail);

export const methodNotAllowed = (methods: readonly string[]): Response =>
  problem(new CallerError(405, 'Method not allowed', `This address answers ${methods.join(' and ')}.`), {
    allow: methods.join(', '),
  });

/** Our own fault: a fixed sentence for the caller. */
export function internalError(error: unknown): Response {
  logPlace(error);
  return problem(new CallerError(500, 'Internal error', wordsOf('en').faults.ours));
}

/** Logs where a fault of our own arose, never its message, which could carry what a person typed. */
export function logPlace(error: unknown): void {
  if (error instanceof NotLoaded) return;
  const frames =
    error instanceof Error ? (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line)) : [];
  console.error(['Internal error', ...frames].join('\n'));
}

/** Throws 406 when the caller accepts neither JSON nor anything. */
export function requireAcceptsJson(request: Request): void {
  const accept = request.headers.get('accept');
  if (accept === null || accept.trim() === '') return;
  const accepted = [...weights(accept)].some(
    ([type, weight]) => weight > 0 && /^(\*\/\*|application\/\*|application\/(problem\+)?json)$/.test(type),
  );
  if (!accepted) throw new CallerError(406, 'Not acceptable', 'This address answers application/json only.');
}

/**
 * The JSON object in the body.
 * @throws CallerError 413, 415, or 400 for a body that is not a JSON object
 */
export async function readJsonBody(request: Request): Promise<unknown> {
  const type = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  if (!/^application\/([\w.+-]+\+)?json$/.test(type)) {
    throw new CallerError(415, 'Unsupported media type', 'Send the body as application/json.');
  }
  const body = parsed(await limitedText(request));
  if (body === undefined || isDeep(body)) {
    const detail =
      body === undefined
        ? 'The body is not valid JSON.'
        : `The body is nested more than ${MAX_DEPTH} levels deep.`;
    const fault: Fault = { pointer: '', detail };
    throw new CallerError(400, 'Invalid input', 'The body could not be read as JSON.', [fault]);
  }
  return body;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whether code that walks the value by recursion could run out of stack. */
function isDeep(body: unknown): boolean {
  let level = [body];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MAX_DEPTH) return true;
    level = level.flatMap((value) =>
      typeof value === 'object' && value !== null ? Object.values(value) : [],
    );
  }
  return false;
}

const tooLarge = () =>
  new CallerError(413, 'Body too large', `A body may have at most ${MAX_BODY_BYTES / 1024} KiB.`);

/**
 * The body as text.
 * @throws CallerError 413, or 400 for a body that ends too soon: an upload that its sender broke off
 */
export async function limitedText(request: Request): Promise<string> {
  if (Number(request.headers.get('content-length') ?? 0) > MAX_BODY_BYTES) throw tooLarge();
  if (request.body === null) return '';
  const decoder = new TextDecoder();
  const reader = request.body.getReader();
  let text = '';
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read().catch(brokenOff);
    if (done) return text + decoder.decode();
    bytes += value.byteLength;
    if (bytes > MAX_BODY_BYTES) {
      await reader.cancel();
      throw tooLarge();
    }
    text += decoder.decode(value, { stream: true });
  }
}

function brokenOff(): never {
  throw new CallerError(400, 'Body incomplete', 'The body did not arrive whole.');
}
