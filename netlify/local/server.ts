import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type Answered, type Answerer, type ChainOptions, openChain } from './chain.ts';
import { callOf, send } from './node-http.ts';
import { internalError } from './problem.ts';
import type { Trust } from './serving/client-address.ts';
import { type Handled, logLine } from './serving/request-log.ts';
import { plain } from './site.ts';

export interface ServerOptions extends ChainOptions {
  /** 0 takes any free port. */
  readonly port: number;
  /** Address to listen on; all when left out. */
  readonly host?: string;
  /** Whose X-Forwarded-For counts; nobody's when left out. */
  readonly trust?: Trust;
  /** Prints no address. */
  readonly quiet?: boolean;
  /** Takes a line for each request. */
  readonly log?: (line: string) => void;
  readonly timeouts?: Partial<Timeouts>;
}

export interface RunningServer {
  readonly url: string;
  /** Takes no more connections, and ends when what runs is answered, or after `stopMs`. */
  close(): Promise<void>;
}

/** In milliseconds. */
type Timeouts = Record<'keepAliveMs' | 'headersMs' | 'requestMs' | 'checkMs' | 'stopMs', number>;

const TIMEOUTS: Timeouts = {
  /** An open connection without a request: longer than proxies keep theirs, so that none sends into a closed one. */
  keepAliveMs: 75_000,
  /** All headers of a request, from its first byte: who sends them drop by drop is cut off. */
  headersMs: 15_000,
  /** A request with its body, of which 64 KiB are read at most. */
  requestMs: 30_000,
  /** How often both are looked at. */
  checkMs: 3_000,
  /** How long what runs may take when the server is stopped. */
  stopMs: 5_000,
};

/** Serves the built site with its functions as Netlify would. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const times = { ...TIMEOUTS, ...options.timeouts };
  const answer = await openChain(options);
  let stopping = false;
  const server = createServer(
    {
      keepAliveTimeout: times.keepAliveMs,
      headersTimeout: times.headersMs,
      requestTimeout: times.requestMs,
      connectionsCheckingInterval: times.checkMs,
    },
    (incoming, outgoing) => {
      // A connection that is not kept lets the server end when its answer is out.
      if (stopping) outgoing.shouldKeepAlive = false;
      void respond(incoming, outgoing, answer, options);
    },
  );
  await listening(server, options);
  const address = server.address();
  const url = `http://${shownHost(options.host)}:${typeof address === 'object' && address ? address.port : options.port}`;
  if (!options.quiet) console.info(`Serving ${url}`);
  return {
    url,
    close: () =>
      new Promise((closed) => {
        stopping = true;
        const late = setTimeout(() => server.closeAllConnections(), times.stopMs);
        const idle = setInterval(() => server.closeIdleConnections(), 50);
        server.close(() => {
          clearTimeout(late);
          clearInterval(idle);
          closed();
        });
      }),
  };
}

/** As startServer, with functions that count nobody's calls: for tests and audits. */
export async function startUnlimited(options: ServerOptions): Promise<RunningServer> {
  const limit = process.env.RATE_LIMIT;
  // Functions read it when they are loaded.
  process.env.RATE_LIMIT = 'off';
  try {
    return await startServer(options);
  } finally {
    if (limit === undefined) delete process.env.RATE_LIMIT;
    else process.env.RATE_LIMIT = limit;
  }
}

function listening(
  server: ReturnType<typeof createServer>,
  { port, host }: Pick<ServerOptions, 'port' | 'host'>,
): Promise<void> {
  return new Promise<void>((ready, failed) => {
    server.once('error', failed).listen({ port, ...(host === undefined ? {} : { host }) }, ready);
  }).catch((error: NodeJS.ErrnoException) => {
    throw new Error(listenFault(error, port, host) ?? error.message, { cause: error });
  });
}

/**
 * The port that a server will be able to listen on: the wanted one, or a free one for 0.
 * @throws Error that says why it cannot be had
 */
export async function freePort(options: Pick<ServerOptions, 'port' | 'host'>): Promise<number> {
  const server = createServer();
  await listening(server, options);
  const address = server.address();
  await new Promise((closed) => server.close(closed));
  return typeof address === 'object' && address ? address.port : options.port;
}

/** Why a port cannot be had, in a sentence that says what to do. */
function listenFault({ code }: NodeJS.ErrnoException, port: number, host = ''): string | undefined {
  if (code === 'EADDRINUSE') return `Port ${port} is taken: stop what uses it, or set PORT to another one.`;
  if (code === 'EACCES') return `Port ${port} may not be used by this account: set PORT to one above 1023.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return `HOST is "${host}", which is no address of this machine.`;
  return undefined;
}

const shownHost = (host: string | undefined): string =>
  host === undefined || ['0.0.0.0', '::'].includes(host)
    ? 'localhost'
    : host.includes(':')
      ? `[${host}]`
      : host;

async function respond(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  answer: Answerer,
  { trust, log }: ServerOptions,
): Promise<void> {
  const started = performance.now();
  const method = incoming.method ?? 'GET';
  let route = 'refused';
  if (log !== undefined) {
    outgoing.once('close', () => {
      // 499, as proxies have it: the caller was gone before the answer was out.
      const status = outgoing.writableFinished ? outgoing.statusCode : 499;
      const handled: Handled = { method, route, status, ms: performance.now() - started };
      log(logLine(handled, new Date()));
    });
  }
  try {
    const call = callOf(incoming, outgoing, trust);
    const answered: Answered = call
      ? await answer(call)
      : { route, answer: plain(400, 'The address or Host is faulty.') };
    route = answered.route;
    await send(outgoing, method, answered.answer);
  } catch (error) {
    const apology = internalError(error);
    if (outgoing.headersSent) outgoing.destroy();
    else await send(outgoing, method, apology);
  }
}
