import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { storeDir } from '../src/data/read/store.ts';

/** The command of `npm run dev`: compiles, then serves the site and compiles anew when data, prose or the store change. */
const COMPILE = 'src/site/compile.ts';

/** What compiled data is made from; a store that is begun later is seen by the next `npm run dev`. */
const watched = [...new Set(['data', 'content', storeDir('.')])].filter((folder) => existsSync(folder));

const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', ASTRO_DEV_BACKGROUND: '0' };
const run = (command: string, args: readonly string[]): ChildProcess =>
  spawn(command, args, { stdio: 'inherit', env });

const { status } = spawnSync(process.execPath, [COMPILE], { stdio: 'inherit', env });
if (status !== 0) process.exit(status ?? 1);
console.info(`Following ${watched.join(', ')}.`);
const compiling = run(process.execPath, [
  ...watched.map((folder) => `--watch-path=${folder}`),
  '--watch-preserve-output',
  COMPILE,
]);
const serving = run('astro', ['dev', '--port', process.env.PORT ?? '8888']);
serving.once('exit', (code) => {
  compiling.kill();
  process.exit(code ?? 0);
});
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    compiling.kill(signal);
    serving.kill(signal);
  });
