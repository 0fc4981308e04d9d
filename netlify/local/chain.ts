import { access } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { findEdge, runEdge } from './edge.ts';
import { runFunction } from './functions.ts';
import { compileHeaders } from './headers.ts';
import { loadEdgeFunctions, loadFunctions } from './loading.ts';
import { readNetlifyToml } from './netlify-toml.ts';
import type { Call } from './node-http.ts';
import { matchRedirect } from './redirects.ts';
import { findRoute } from './routing.ts';
import { openSite, plain, type StaticAnswer } from './site.ts';

export interface ChainOptions {
  /** Folder of netlify.toml. */
  readonly root: string;
  /** Override the folders that netlify.toml names. */
  readonly functionsDir?: string;
  readonly publishDir?: string;
  /** Milliseconds; only the differences count. */
  readonly now?: () => number;
}

/** An answer, and the pattern of the route that gave it: nothing that a caller wrote. */
export interface Answered {
  readonly route: string;
  readonly answer: StaticAnswer | Response;
}

export type Answerer = (call: Call) => Promise<Answered>;

/** Netlify's order: edge function, functions, redirects, files. */
export async function openChain(options: ChainOptions): Promise<Answerer> {
  const toml = await readNetlifyToml(options.root);
  const publish = await built(options.root, options.publishDir ?? toml.publish);
  const functionsDir = await built(options.root, options.functionsDir ?? toml.functions);
  const site = openSite(publish, compileHeaders(toml.headers), options.now);
  const edges = await loadEdgeFunctions(join(options.root, 'netlify/edge-functions'));
  const functions = await loadFunctions(functionsDir);

  const fromFunction = async (call: Call, path: string): Promise<Answered | undefined> => {
    const match = findRoute(functions, call.method, path);
    if (!match) return undefined;
    const readable = call.method === 'GET' || call.method === 'HEAD';
    if (match.target.preferStatic && readable && (await site.has(path))) return undefined;
    return { route: match.route, answer: await runFunction(match, call) };
  };

  const afterEdge = async (call: Call): Promise<Answered> => {
    const { pathname, search } = call.url;
    const called = await fromFunction(call, pathname);
    if (called) return called;
    const redirect = matchRedirect(toml.redirects, pathname, search);
    if (!redirect || (!redirect.rule.force && (await site.has(pathname)))) return fromSite(call, pathname);
    const { rule, location } = redirect;
    if (rule.status !== 200) {
      return { route: rule.from, answer: plain(rule.status, `Redirecting to ${location}`, { location }) };
    }
    const path = new URL(location, call.url).pathname;
    return (await fromFunction(call, path)) ?? fromSite(call, path);
  };

  const fromSite = async (call: Call, path: string): Promise<Answered> => ({
    route: 'file',
    answer: await site.answer({ method: call.method, path, header: call.header }),
  });

  return async (call) => {
    const edge = findEdge(edges, call);
    const next = async (onward: Call) => webAnswer((await afterEdge(onward)).answer);
    const answer = edge && (await runEdge(edge, call, next));
    return answer ? { route: 'edge', answer } : afterEdge(call);
  };
}

async function built(root: string, folder: string): Promise<string> {
  const path = resolve(root, folder);
  await access(path).catch(() => {
    throw new Error(`${relative(root, path)} is missing: run "npm run build" first.`);
  });
  return path;
}

function webAnswer(answer: StaticAnswer | Response): Response {
  if (answer instanceof Response) return answer;
  const bodiless = answer.status === 304 || answer.body === undefined;
  return new Response(bodiless ? null : new Uint8Array(answer.body), {
    status: answer.status,
    headers: answer.headers,
  });
}
