/** An RFC 9457 answer, readable from every origin. */
export function problem(
  body: { type: string; title: string; status: number; detail: string } & Record<string, unknown>,
  headers: Record<string, string> = {},
): Response {
  return Response.json(body, {
    status: body.status,
    headers: { ...open, 'Content-Type': 'application/problem+json', ...headers },
  });
}

export const open = {
  'Access-Control-Allow-Origin': '*',
  'Cache-Control': 'no-store',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'X-Content-Type-Options': 'nosniff',
} as const;

/** The one sentence that a fault of our own shows; the log says where it arose. */
export function internalError(error: unknown): Response {
  logPlace(error);
  return apology();
}

/** Where a fault arose, never its message, which could carry what a person typed. */
export function logPlace(error: unknown): void {
  const frames =
    error instanceof Error ? (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line)) : [];
  console.error(['Internal error', ...frames].join('\n'));
}

export const apology = (): Response =>
  problem({
    type: 'about:blank',
    title: 'Internal error',
    status: 500,
    detail: 'The service could not answer. Try again later.',
  });
