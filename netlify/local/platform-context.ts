import { randomUUID } from 'node:crypto';
import type { Call } from './node-http.ts';
import { logPlace } from './problem.ts';

/** The part of Netlify's context that can be told honestly on one machine. */
export function platformContext(call: Call, params: Record<string, string>) {
  return {
    account: { id: 'local' },
    deploy: { context: 'dev', id: 'local', published: false },
    geo: {},
    ip: call.ip,
    params,
    requestId: randomUUID(),
    server: { region: 'local' },
    site: { id: 'local', name: 'local', url: call.url.origin },
    url: call.url,
    json: (value: unknown) => Response.json(value),
    waitUntil: (work: Promise<unknown>) => void work.catch(logPlace),
  };
}
