import { DEPRECATED, type Deprecation } from '../core/deprecations.ts';

/** Where the changes of the interface and the policy stand. */
const CHANGELOG = '/docs/changelog';

/**
 * Says in the headers of an answer that its address will end: `Deprecation` (RFC 9745), `Sunset` (RFC 8594), and where
 * to read on. Any other answer is returned as it is.
 */
export function withDeprecation(
  request: Request,
  answer: Response,
  deprecated: readonly Deprecation[] = DEPRECATED,
): Response {
  if (deprecated.length === 0) return answer;
  const path = new URL(request.url).pathname.replace(/\/$/, '');
  const found = deprecated.find((one) => one.path === path);
  if (found === undefined) return answer;
  const headers = new Headers(answer.headers);
  headers.set('deprecation', `@${Date.parse(found.since) / 1000}`);
  headers.set('sunset', new Date(found.sunset).toUTCString());
  headers.append('link', `<${CHANGELOG}>; rel="deprecation"; type="text/html"`);
  headers.append('link', `<${CHANGELOG}>; rel="sunset"; type="text/html"`);
  return new Response(answer.body, { status: answer.status, headers });
}
