import type { IncomingMessage, ServerResponse } from 'node:http';
import { logPlace } from './problem.ts';
import { clientAddress, type Trust } from './serving/client-address.ts';
import type { StaticAnswer } from './site.ts';

/** A request as the routing sees it; the web Request is only made for those who need one. */
export interface Call {
  readonly method: string;
  readonly url: URL;
  /** Address of the caller: that of the socket, unless a proxy is believed. */
  readonly ip: string;
  header(name: string): string | undefined;
  request(): Request;
}

/** The call behind a request of node:http; undefined when its address or Host makes no URL. */
export function callOf(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  trust: Trust = 'nobody',
): Call | undefined {
  const url = urlOf(incoming);
  if (!url) return undefined;
  const method = incoming.method ?? 'GET';
  return {
    method,
    url,
    ip: clientAddress(incoming.socket.remoteAddress ?? '', headerOf(incoming, 'x-forwarded-for'), trust),
    header: (name) => headerOf(incoming, name),
    request: () => webRequest(incoming, outgoing, method, url),
  };
}

function headerOf(incoming: IncomingMessage, name: string): string | undefined {
  const value = incoming.headers[name];
  return typeof value === 'string' ? value : undefined;
}

function urlOf({ url = '/', headers: { host = 'localhost' } }: IncomingMessage): URL | undefined {
  if (!url.startsWith('/') || !/^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d+)?$/i.test(host)) return undefined;
  return URL.parse(`http://${host}${url}`) ?? undefined;
}

function webRequest(incoming: IncomingMessage, outgoing: ServerResponse, method: string, url: URL): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    for (const each of Array.isArray(value) ? value : [value ?? '']) headers.append(name, each);
  }
  const gone = new AbortController();
  outgoing.once('close', () => {
    if (!outgoing.writableFinished) gone.abort();
  });
  const init = { headers, signal: gone.signal };
  // Request refuses these names, but the function is the one that has to refuse the method.
  if (['TRACE', 'TRACK', 'CONNECT'].includes(method)) {
    return Object.defineProperty(new Request(url, init), 'method', { value: method });
  }
  if (method === 'GET' || method === 'HEAD') return new Request(url, { ...init, method });
  const streamed: RequestInit & { duplex: 'half' } = {
    ...init,
    method,
    body: bodyOf(incoming, outgoing),
    duplex: 'half',
  };
  return new Request(url, streamed);
}

/** The request body, read from the socket only as far as the function asks for it. */
function bodyOf(incoming: IncomingMessage, outgoing: ServerResponse): ReadableStream<Uint8Array> {
  const chunks: AsyncIterator<Buffer> = incoming.iterator({ destroyOnReturn: false });
  // An unread rest must leave the socket, or the next request of the same connection never starts.
  outgoing.once('finish', () => {
    void chunks.return?.().then(() => incoming.resume());
  });
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await chunks.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
    },
    { highWaterMark: 0 },
  );
}

export async function send(
  outgoing: ServerResponse,
  method: string,
  answer: StaticAnswer | Response,
): Promise<void> {
  if (answer instanceof Response) return sendResponse(outgoing, method, answer);
  outgoing.writeHead(answer.status, answer.headers);
  outgoing.end(method === 'HEAD' ? undefined : answer.body);
}

async function sendResponse(outgoing: ServerResponse, method: string, response: Response): Promise<void> {
  for (const [name, value] of response.headers) {
    if (name !== 'set-cookie') outgoing.setHeader(name, value);
  }
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) outgoing.setHeader('set-cookie', cookies);
  outgoing.writeHead(response.status);
  if (!response.body || method === 'HEAD') {
    outgoing.end();
    await response.body?.cancel();
    return;
  }
  const reader = response.body.getReader();
  outgoing.once('close', () => void reader.cancel().catch(() => {}));
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      if (!outgoing.write(value) && !outgoing.closed) await drained(outgoing);
    }
    outgoing.end();
  } catch (error) {
    // The status line is out: only a broken connection can still tell the caller.
    logPlace(error);
    outgoing.destroy();
  }
}

function drained(outgoing: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      outgoing.off('drain', done).off('close', done);
      resolve();
    };
    outgoing.once('drain', done).once('close', done);
  });
}
