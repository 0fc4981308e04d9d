import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { folderWith } from './fixture.ts';

const stamp = JSON.stringify({ id: 'abc', whole: true });
const site = {
  'dist/build.json': stamp,
  'generated/data/build.json': stamp,
  'generated/data/service.json': JSON.stringify({ service: { origin: 'https://labs.example' } }),
  'generated/functions/build.json': stamp,
  'netlify.toml': '[build]\npublish = "dist"\n[functions]\ndirectory = "generated/functions"\n',
  'dist/index.html': 'home',
};

/** serve.ts of a project with these files, as `npm start` runs it. */
async function serve(files: Record<string, string>, env: Record<string, string>): Promise<ChildProcess> {
  const root = await folderWith(files);
  await cp(import.meta.dirname, join(root, 'netlify/local'), { recursive: true });
  await symlink(join(import.meta.dirname, '../../node_modules'), join(root, 'node_modules'));
  const child = spawn(process.execPath, [join(root, 'netlify/local/serve.ts')], {
    env: { PATH: process.env.PATH, LOG: 'off', ...env },
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
  const child = await serve(site, { PORT: '0' });
  const ended = output(child);
  const url = await addressOf(child);
  expect(await (await fetch(url)).text()).toBe('home');
  child.kill(signal);
  expect(await ended).toEqual({ code: 0, out: `Serving ${url}\n`, err: '' });
});

test('says in one sentence that the port is taken', async () => {
  const first = await serve(site, { PORT: '0' });
  const { port } = new URL(await addressOf(first));
  const err = `Port ${port} is taken: stop what uses it, or set PORT to another one.\n`;
  expect(await output(await serve(site, { PORT: port }))).toEqual({ code: 1, out: '', err });
});

test('asks for the build when there is none', async () => {
  const unbuilt = Object.fromEntries(Object.entries(site).filter(([path]) => !path.startsWith('dist/')));
  const err = 'dist is missing: run "npm run build" first.\n';
  expect(await output(await serve(unbuilt, { PORT: '0' }))).toEqual({ code: 1, out: '', err });
});

test('says which part of the build is of another one, or cannot be read, and serves nothing', async () => {
  const mixed = { ...site, 'generated/functions/build.json': JSON.stringify({ id: 'def', whole: true }) };
  const apart =
    'What is built here is not of one build (pages: abc, data: abc, functions: def): run "npm run build".\n';
  expect(await output(await serve(mixed, { PORT: '0' }))).toEqual({ code: 1, out: '', err: apart });

  const cut = { ...site, 'generated/data/markers.json': '{"tsh":' };
  const unreadable = 'generated/data/markers.json cannot be read: run "npm run build -- --fresh".\n';
  expect(await output(await serve(cut, { PORT: '0' }))).toEqual({ code: 1, out: '', err: unreadable });
});

test('refuses an ORIGIN that the build does not link to', async () => {
  const { code, err } = await output(await serve(site, { PORT: '0', ORIGIN: 'https://other.example' }));
  expect([code, err]).toEqual([1, expect.stringContaining('this build links to "https://labs.example"')]);
  const url = await addressOf(await serve(site, { PORT: '0', ORIGIN: 'https://labs.example' }));
  expect((await fetch(url)).status).toBe(200);
});

test('says what is wrong with the environment before anything else', async () => {
  const err = 'PORT is "abc": it must be a whole number from 0 to 65535 (0: any free one).\n';
  expect(await output(await serve({}, { PORT: 'abc' }))).toEqual({ code: 1, out: '', err });
});

test('writes a line for each request unless that is switched off', async () => {
  const child = await serve(site, { PORT: '0', LOG: 'requests' });
  const ended = output(child);
  const url = await addressOf(child);
  await fetch(`${url}/?ferritin=12`);
  child.kill('SIGTERM');
  const { out } = await ended;
  expect(JSON.parse(out.split('\n')[1] ?? '')).toMatchObject({ method: 'GET', route: 'file', status: 200 });
  expect(out).not.toContain('ferritin');
});
