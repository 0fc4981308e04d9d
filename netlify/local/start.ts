import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';
import { resolve } from 'node:path';
import { freePort } from './server.ts';
import { requireNode } from './serving/node-version.ts';
import { fail, serveUntilStopped } from './serving/run.ts';
import { readSettings } from './serving/settings.ts';

/**
 * The command of `npm start`: builds what changed, serves it, and then makes the index of words and the pictures of
 * shared links, while there is nothing more urgent.
 */
const root = resolve(import.meta.dirname, '../..');
let building: ChildProcess | undefined;

function build(origin: string, ...options: string[]): ChildProcess {
  building = spawn(process.execPath, ['netlify/build.ts', ...options], {
    cwd: root,
    env: { ...process.env, ORIGIN: origin },
    stdio: 'inherit',
  });
  return building;
}

const stopBuilding = () => void building?.kill('SIGTERM');
const stopEarly = (signal: NodeJS.Signals) => {
  stopBuilding();
  process.exit(signal === 'SIGINT' ? 130 : 143);
};

try {
  requireNode(process.versions.node);
  const wanted = readSettings({ LOG: 'off', ...process.env });
  process.once('SIGINT', stopEarly).once('SIGTERM', stopEarly);
  // What a build cannot help is said before it.
  const settings = { ...wanted, port: await freePort(wanted) };
  const origin = settings.origin ?? `http://localhost:${settings.port}`;
  const [code] = await once(build(origin, '--start'), 'close');
  if (code === 0) {
    process.off('SIGINT', stopEarly).off('SIGTERM', stopEarly);
    await serveUntilStopped(settings, { root }, stopBuilding);
    const { pid } = build(origin, '--later');
    if (pid !== undefined) setPriority(pid, 19);
  } else {
    process.exitCode = 1;
  }
} catch (error) {
  fail(error);
}
