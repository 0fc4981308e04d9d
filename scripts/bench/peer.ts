import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { callOf, send } from '../../netlify/local/node-http.ts';
import { startServer } from '../../netlify/local/server.ts';

/**
 * A server in a process of its own, whose processor time can be asked for. `ours` is what `npm run serve` runs, its limit
 * on; `web` is a function of Request and Response behind the same server, `node` is node:http alone. Those read and
 * write the same bytes as ours and do nothing in between.
 */
const kind = process.argv[2];
let answers: Readonly<Record<string, string>> = {};
const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' };

async function textOf(incoming: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of incoming.setEncoding('utf8')) text += chunk;
  return text;
}

const PEERS: Readonly<
  Record<string, (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void>>
> = {
  async web(incoming, outgoing) {
    const request = callOf(incoming, outgoing)?.request();
    const read: unknown = JSON.parse((await request?.text()) ?? '');
    const answer: unknown = read && JSON.parse(answers[incoming.url ?? ''] ?? '');
    await send(outgoing, 'POST', new Response(JSON.stringify(answer), { headers: JSON_TYPE }));
  },
  async node(incoming, outgoing) {
    JSON.parse(await textOf(incoming));
    outgoing.writeHead(200, JSON_TYPE).end(answers[incoming.url ?? '']);
  },
};

process.on('message', (message: { answers?: typeof answers }) => {
  if (message.answers !== undefined) answers = message.answers;
  const { user, system } = process.cpuUsage();
  process.send?.({ cpu: user + system });
});
const peer = PEERS[kind ?? ''];
if (peer === undefined) {
  const { url } = await startServer({ root: process.cwd(), port: 0, quiet: true, trust: { hops: 1 } });
  process.send?.({ url });
} else {
  const server = createServer((incoming, outgoing) => void peer(incoming, outgoing)).listen(0, () => {
    const address = server.address();
    process.send?.({ url: `http://localhost:${typeof address === 'object' ? address?.port : ''}` });
  });
}
