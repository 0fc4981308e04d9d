/** What a line says of a request: its route as a pattern, never the address that was asked, a header or a body. */
export interface Handled {
  readonly method: string;
  /** The pattern of the route that answered, such as `/api/agent/:tool`. */
  readonly route: string;
  readonly status: number;
  readonly ms: number;
}

/** Methods of HTTP; any other word could be made up to carry something into a log. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'CONNECT']);

/** One line of JSON. */
export function logLine({ method, route, status, ms }: Handled, now: Date): string {
  return JSON.stringify({
    time: now.toISOString(),
    method: METHODS.has(method) ? method : 'other',
    route,
    status,
    ms: Math.round(ms * 10) / 10,
  });
}
