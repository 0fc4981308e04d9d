import { type Handler, readModule, record } from './module-config.ts';
import type { Call } from './node-http.ts';
import { platformContext } from './platform-context.ts';
import { logPlace } from './problem.ts';
import { findRoute, type RouteMatch, type Routing, readRouting } from './routing.ts';

/** An edge function, with what its `config` says. */
export interface EdgeFunction extends Routing {
  readonly name: string;
  /** Conditions on request headers: present, absent, or an unanchored expression on the value. */
  readonly headers: readonly { readonly name: string; readonly test: boolean | RegExp }[];
  /** A fault lets the request go on as if there were no edge function. */
  readonly bypass: boolean;
  readonly handler: Handler;
}

export function readEdge(name: string, module: unknown): EdgeFunction {
  const { handler, config } = readModule(name, module, [
    'path',
    'excludedPath',
    'method',
    'header',
    'onError',
  ]);
  if (config.onError !== undefined && config.onError !== 'bypass') {
    throw new Error(`${name}: onError is only supported locally as "bypass".`);
  }
  return {
    name,
    ...readRouting(name, config),
    headers: Object.entries(record(config.header)).map(([header, test]) => ({
      name: header.toLowerCase(),
      test: typeof test === 'boolean' ? test : new RegExp(String(test)),
    })),
    bypass: config.onError === 'bypass',
    handler,
  };
}

/** The first edge function whose path, method and header conditions all hold. */
export function findEdge(
  edges: readonly EdgeFunction[],
  call: Pick<Call, 'method' | 'url' | 'header'>,
): RouteMatch<EdgeFunction> | undefined {
  const willing = edges.filter(({ headers }) =>
    headers.every(({ name, test }) => holds(test, call.header(name))),
  );
  return findRoute(willing, call.method, call.url.pathname);
}

function holds(test: boolean | RegExp, value: string | undefined): boolean {
  if (typeof test === 'boolean') return test === (value !== undefined);
  return value !== undefined && test.test(value);
}

/** What the edge function answers; undefined when the request goes on. `next` is the rest of the chain. */
export async function runEdge(
  { target, params }: RouteMatch<EdgeFunction>,
  call: Call,
  next: (call: Call) => Promise<Response>,
): Promise<Response | undefined> {
  const context = {
    ...platformContext(call, params),
    next: (request?: Request) => next(request ? webCall(request, call) : call),
  };
  const answer = await answerOf(target, call, context);
  if (answer === undefined || answer instanceof Response) return answer;
  throw new Error(`${target.name}: only a Response or undefined is supported locally.`);
}

async function answerOf(
  { handler, bypass, name }: EdgeFunction,
  call: Call,
  context: object,
): Promise<unknown> {
  if (!bypass) return handler(call.request(), context);
  try {
    return await handler(call.request(), context);
  } catch (error) {
    console.error(`${name} failed and was passed by.`);
    logPlace(error);
    return undefined;
  }
}

function webCall(request: Request, { ip }: Call): Call {
  return {
    method: request.method,
    url: new URL(request.url),
    ip,
    header: (name) => request.headers.get(name) ?? undefined,
    request: () => request,
  };
}
