import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type Answerer, type ChainOptions, openChain } from './chain.ts';
import { callOf, send } from './node-http.ts';
import { internalError } from './problem.ts';
import { plain } from './site.ts';

export interface ServerOptions extends ChainOptions {
  /** 0 takes any free port. */
  readonly port: number;
  /** Prints no address. */
  readonly quiet?: boolean;
}

export interface RunningServer {
  readonly url: string;
  close(): Promise<void>;
}

/** Serves the built site with its functions as Netlify would. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const answer = await openChain(options);
  const server = createServer((incoming, outgoing) => void respond(incoming, outgoing, answer));
  await new Promise<void>((ready, failed) => {
    server.once('error', failed).listen(options.port, ready);
  }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    throw new Error(`Port ${options.port} is taken: stop what uses it, or set PORT to another one.`);
  });
  const address = server.address();
  const url = `http://localhost:${typeof address === 'object' && address ? address.port : options.port}`;
  if (!options.quiet) console.info(`Serving ${url}`);
  return {
    url,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

async function respond(incoming: IncomingMessage, outgoing: ServerResponse, answer: Answerer): Promise<void> {
  const call = callOf(incoming, outgoing);
  const method = incoming.method ?? 'GET';
  try {
    await send(outgoing, method, call ? await answer(call) : plain(400, 'The address or Host is faulty.'));
  } catch (error) {
    const apology = internalError(error);
    if (outgoing.headersSent) outgoing.destroy();
    else await send(outgoing, method, apology);
  }
}
