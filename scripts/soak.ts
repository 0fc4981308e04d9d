import { startServer } from '../netlify/local/server.ts';
import { TOOLS } from '../src/core/tools/index.ts';

/**
 * Asks the built site everything at once for some time, from ever new addresses, with the limit on: `npm run soak --
 * 600` takes ten minutes. Fails on an answer that nobody should get; prints times and memory.
 */
const seconds = Number(process.argv[2] ?? 180);
const WORKERS = 16;
const server = await startServer({ root: process.cwd(), port: 0, quiet: true, trust: { hops: 1 } });

type Kind = readonly [name: string, path: string, init?: RequestInit];
const json = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});
const kinds: readonly Kind[] = [
  ...TOOLS.flatMap((tool): Kind[] => [
    [tool.name, `/api/agent/${tool.name}`, json(tool.example)],
    [
      `mcp ${tool.name}`,
      '/mcp',
      json({
        jsonrpc: '2.0',
        id: 1,
        method: 'tools/call',
        params: { name: tool.name, arguments: tool.example },
      }),
    ],
  ]),
  ['catalog', '/api/catalog.json?limit=500'],
  ['faulty', '/api/agent/quote_order', json({ items: 7 })],
  ['unknown', '/api/agent/nothing'],
  ['page', '/tests/tsh'],
  ['list', '/tests'],
  ['missing', '/nowhere'],
  ['health', '/healthz'],
];

const times: number[] = [];
const statuses = new Map<string, number>();
const end = performance.now() + seconds * 1000;
let turn = 0;

async function work(): Promise<void> {
  while (performance.now() < end) {
    const [name, path, init = {}] = kinds[turn % kinds.length] ?? ['', '/'];
    const address = `10.${(turn >> 16) & 255}.${(turn >> 8) & 255}.${turn & 255}`;
    turn += 1;
    const started = performance.now();
    const response = await fetch(server.url + path, {
      ...init,
      headers: { ...init.headers, 'x-forwarded-for': address },
    });
    await response.arrayBuffer();
    times.push(performance.now() - started);
    const key = response.status >= 500 ? `${response.status} ${name}` : String(response.status);
    statuses.set(key, (statuses.get(key) ?? 0) + 1);
  }
}

const memory = (): string => `${Math.round(process.memoryUsage.rss() / 2 ** 20)} MB`;
const watch = setInterval(() => console.info(`${turn} requests, ${memory()}`), 30_000);
await Promise.all(Array.from({ length: WORKERS }, work));
clearInterval(watch);
await server.close();

times.sort((a, b) => a - b);
const at = (share: number): string => (times[Math.floor((times.length - 1) * share)] ?? 0).toFixed(1);
console.info(
  `${times.length} requests in ${seconds} s: ${[...statuses].map(([k, n]) => `${n} × ${k}`).join(', ')}`,
);
console.info(`p50 ${at(0.5)}, p99 ${at(0.99)}, p99.9 ${at(0.999)}, most ${at(1)} ms; ${memory()}`);
if ([...statuses.keys()].some((key) => key.startsWith('5'))) process.exitCode = 1;
