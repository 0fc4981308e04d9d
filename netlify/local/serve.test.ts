import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { folderWith } from './fixture.ts';

const site = {
  'netlify.toml': '[build]\npublish = "dist"\n[functions]\ndirectory = "generated/functions"\n',
  'dist/index.html': 'home',
  'generated/functions/none.txt': '',
};

/** serve.ts of a project with these files, as `npm start` runs it. */
async function serve(files: Record<string, string>, port: string): Promise<ChildProcess> {
  const root = await folderWith(files);
  await cp(import.meta.dirname, join(root, 'netlify/local'), { recursive: true });
  await symlink(join(import.meta.dirname, '../../node_modules'), join(root, 'node_modules'));
  const child = spawn(process.execPath, [join(root, 'netlify/local/serve.ts')], {
    env: { PATH: process.env.PATH, PORT: port },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

async function output(child: ChildProcess): Promise<{ code: unknown; out: string; err: string }> {
  const said = { out: '', err: '' };
  child.stdout?.on('data', (chunk) => (said.out += chunk));
  child.stderr?.on('data', (chunk) => (said.err += chunk));
  const [code] = await once(child, 'close');
  return { code, ...said };
}

async function addressOf(child: ChildProcess): Promise<string> {
  const [line] = child.stdout ? await once(child.stdout, 'data') : [];
  return /http:\/\/localhost:\d+/.exec(String(line))?.[0] ?? 'no address';
}

test.each(['SIGINT', 'SIGTERM'] as const)('prints one address and ends well on %s', async (signal) => {
  const child = await serve(site, '0');
  const ended = output(child);
  const url = await addressOf(child);
  expect(await (await fetch(url)).text()).toBe('home');
  child.kill(signal);
  expect(await ended).toEqual({ code: 0, out: `Serving ${url}\n`, err: '' });
});

test('says in one sentence that the port is taken', async () => {
  const first = await serve(site, '0');
  const { port } = new URL(await addressOf(first));
  const err = `Port ${port} is taken: stop what uses it, or set PORT to another one.\n`;
  expect(await output(await serve(site, port))).toEqual({ code: 1, out: '', err });
});

test('asks for the build when there is none', async () => {
  const { 'dist/index.html': _, ...unbuilt } = site;
  const err = 'dist is missing: run "npm run build" first.\n';
  expect(await output(await serve(unbuilt, '0'))).toEqual({ code: 1, out: '', err });
});
