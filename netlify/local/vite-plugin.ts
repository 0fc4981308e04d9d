import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { findEdge, runEdge } from './edge.ts';
import { runFunction } from './functions.ts';
import { loadEdgeFunctions, loadFunctionSources } from './loading.ts';
import { type Call, callOf, send } from './node-http.ts';
import { apology } from './problem.ts';
import { findRoute } from './routing.ts';

/** The part of Vite's dev server that is used here. */
interface DevServer {
  readonly config: { readonly root: string };
  readonly middlewares: { readonly stack: { route: string; handle: unknown }[] };
  ssrLoadModule(path: string): Promise<Record<string, unknown>>;
  ssrFixStacktrace(error: Error): void;
}

/**
 * Gives `astro dev` the functions and the edge function from their sources, so that a saved change counts at
 * the next request. There is no rate limit, and `preferStatic` has no files to prefer.
 */
export function netlifyDev() {
  return {
    name: 'netlify-dev',
    apply: 'serve',
    enforce: 'post',
    // Vite's own CORS answers every preflight before a function could.
    config: () => ({ server: { cors: false } }),
    configureServer(server: DevServer) {
      const handle = devHandler(server);
      // First in the stack: Astro's trailing-slash middleware would answer 404 for function paths.
      return () => {
        server.middlewares.stack.unshift({ route: '', handle });
      };
    },
  } as const;
}

function devHandler(server: DevServer) {
  const load = (path: string) => server.ssrLoadModule(path);
  const edgeDir = join(server.config.root, 'netlify/edge-functions');
  const functionsDir = join(server.config.root, 'netlify/functions');
  // Marks the requests of `context.next`, which must not meet the edge function again.
  const pastEdge = randomUUID();

  async function answer(call: Call, origin: string): Promise<Response | undefined> {
    if (call.header(passHeader) !== pastEdge) {
      const edge = findEdge(await loadEdgeFunctions(edgeDir, load), call);
      const next = (onward: Call) => fetchPastEdge(onward, origin, pastEdge);
      const answered = edge && (await runEdge(edge, call, next));
      if (answered) return answered;
    }
    const match = findRoute(await loadFunctionSources(functionsDir, load), call.method, call.url.pathname);
    return match && runFunction(match, call);
  }

  return async (incoming: IncomingMessage, outgoing: ServerResponse, next: () => void): Promise<void> => {
    const call = callOf(incoming, outgoing);
    try {
      const answered = call && (await answer(call, originOf(incoming)));
      if (answered) await send(outgoing, call.method, answered);
      else next();
    } catch (error) {
      if (error instanceof Error) server.ssrFixStacktrace(error);
      // Here the message goes to who writes the code, and only they ask.
      console.error(error);
      await send(outgoing, incoming.method ?? 'GET', apology());
    }
  };
}

const passHeader = 'x-netlify-dev-past-edge';

/** The rest of the chain, asked over HTTP because Vite's middlewares write to a socket. */
function fetchPastEdge(call: Call, origin: string, pastEdge: string): Promise<Response> {
  const { pathname, search } = call.url;
  const headers = { accept: call.header('accept') ?? '*/*', [passHeader]: pastEdge };
  return fetch(`${origin}${pathname}${search}`, { method: call.method, headers, redirect: 'manual' });
}

/** Where this connection came in, which holds for every `host` setting; the Host header may lie. */
function originOf({ socket }: IncomingMessage): string {
  const { localAddress = '127.0.0.1', localPort } = socket;
  return `http://${localAddress.includes(':') ? `[${localAddress}]` : localAddress}:${localPort}`;
}
