import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * Follows the Dockerfile in clean folders, without an engine for containers: a folder for each stage, what git knows of
 * for `COPY . .`, the commands with the environment that the file gives them. Then starts the image's command, asks its
 * health check, a page, a tool and MCP, and stops it.
 */
const PORT = '9466';
const ORIGIN = process.env.ORIGIN ?? `http://localhost:${PORT}`;
const home = mkdtempSync(join(tmpdir(), 'image-'));
const bin = resolve('node_modules/.bin');
const stages = new Map<string, string>();
let env: Record<string, string> = {};
let folder = '';
let command: string[] = [];
let health: string[] = [];

const lines = readFileSync('Dockerfile', 'utf8').split('\n');
const own = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).trim().split('\n');
/** How this machine reaches the registry: an engine for containers is told it by its own settings. */
const network = Object.fromEntries(
  Object.entries(process.env).filter(([name]) =>
    /^(?:(?:https?|no)_proxy|NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|npm_config_(?:cafile|registry))$/i.test(name),
  ),
);
const outside = () => ({
  ...network,
  PATH: `${bin}:${process.env.PATH}`,
  HOME: process.env.HOME ?? home,
  ...env,
});

function copy(from: string, sources: readonly string[], target: string): void {
  for (const source of sources) {
    const path = join(from, source.replace(/^\/app\//, ''));
    const into =
      target.endsWith('/') || (target === '.' && source !== '.') ? join(target, basename(source)) : target;
    if (source === '.') for (const file of own) cpSync(file, join(folder, file));
    else cpSync(path, join(folder, into), { recursive: statSync(path).isDirectory() });
  }
}

for (const line of lines.filter((text) => text !== '' && !text.startsWith('#'))) {
  const [word = '', rest = ''] = line.split(/ (.*)/);
  if (word === 'FROM') {
    const [, name = 'last'] = / AS (\w+)$/.exec(rest) ?? [];
    folder = join(home, name);
    mkdirSync(folder);
    stages.set(name, folder);
    env = {};
  } else if (word === 'ENV')
    Object.assign(env, Object.fromEntries(rest.split(' ').map((pair) => pair.split('='))));
  else if (word === 'ARG') Object.assign(env, { ORIGIN });
  else if (word === 'COPY') {
    const [, stage] = /^--from=(\w+) /.exec(rest) ?? [];
    const paths = rest.replace(/^--from=\w+ /, '').split(' ');
    copy(stage === undefined ? '.' : (stages.get(stage) ?? ''), paths.slice(0, -1), paths.at(-1) ?? '');
  } else if (word === 'RUN') {
    console.info(`RUN ${rest}`);
    execFileSync('sh', ['-c', rest], { cwd: folder, env: outside(), stdio: ['ignore', 'ignore', 'inherit'] });
  } else if (word === 'HEALTHCHECK') health = JSON.parse(rest.slice(rest.indexOf('[')));
  else if (word === 'CMD') command = JSON.parse(rest);
}

env = { ...env, HOST: '127.0.0.1', PORT };
const [program = '', ...args] = command;
const server = spawn(program, args, { cwd: folder, env: outside(), stdio: 'inherit' });
const ended = once(server, 'close');
const isHealthy = async (): Promise<boolean> => {
  const [check = '', ...rest] = health;
  const [code] = await once(spawn(check, rest, { cwd: folder, env: outside(), stdio: 'ignore' }), 'close');
  return code === 0;
};
let healthy = false;
for (let tries = 0; tries < 50 && !healthy; tries++) {
  await wait(300);
  healthy = await isHealthy();
}
const statusOf = async (path: string, init?: RequestInit): Promise<number> =>
  (await fetch(`http://127.0.0.1:${PORT}${path}`, init)).status;
const json = { method: 'POST', headers: { 'content-type': 'application/json' } };
const seen = {
  healthy,
  page: await statusOf('/'),
  markdown: await statusOf('/tests/tsh', { headers: { accept: 'text/markdown' } }),
  tool: await statusOf('/api/agent/quote_order', { ...json, body: '{"items":["cbc"],"state":"TX"}' }),
  mcp: await statusOf('/mcp', { ...json, body: '{"jsonrpc":"2.0","id":1,"method":"ping"}' }),
};
server.kill('SIGTERM');
const [code] = await ended;
console.info({ ...seen, exit: code });
rmSync(home, { recursive: true, force: true });
if (!healthy || code !== 0 || Object.values(seen).some((one) => one !== true && one !== 200))
  process.exitCode = 1;
