import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { idOf, PARTS, stampAll, stampIn, wholeBuild } from './local/serving/build-stamp.ts';

/**
 * The command of `npm run build`: makes everything in a folder of its own and then puts it in the place of the last
 * build at once, so that a server beside it always has whole pages, and a build that fails changes nothing. With
 * `--start` what is LATER waits for a second run, `--later`; with `--fresh` a build is made although nothing changed.
 */
const root = resolve(import.meta.dirname, '..');
const next = join(root, 'generated/next');
const last = join(root, 'generated/last');
const lock = join(root, 'generated/build.lock');
const made = [...Object.values(PARTS), 'generated/prose.json', 'generated/prose'];

const SITE = [
  'node src/site/compile.ts',
  'ASTRO_TELEMETRY_DISABLED=1 astro build',
  'node src/site/bundle-worker.ts',
  'node netlify/bundle.ts',
  // Netlify reads netlify.toml itself, and would set each header twice.
  ...(process.env.NETLIFY ? [] : ['node netlify/headers-file.ts']),
];
/** What only the search of words and shared links need. */
const LATER = ['pagefind --site "$BUILD_INTO/dist"', 'node src/pictures/draw.ts'];

/** Ends all of a step, also what it started itself. */
let endStep = (): void => undefined;

function run(step: string, into: string): Promise<void> {
  const path = `${join(root, 'node_modules/.bin')}:${process.env.PATH ?? ''}`;
  const env = { ...process.env, PATH: path, BUILD_INTO: into };
  const child = spawn(step, { cwd: root, env, shell: true, stdio: 'inherit', detached: true });
  endStep = () => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
    } catch {
      // It has just ended by itself.
    }
  };
  return new Promise((done, failed) => {
    child.once('error', failed);
    child.once('close', (code) => (code === 0 ? done() : failed(new Error(`The build stops here: ${step}`))));
  });
}

/** Waits until no other build runs in this folder. */
async function locked(): Promise<void> {
  mkdirSync(dirname(lock), { recursive: true });
  for (let told = false; ; told = true) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' });
      return;
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    }
    const other = Number(readFileSync(lock, 'utf8').trim() || Number.NaN);
    if (Number.isNaN(other) ? told : !isRunning(other)) rmSync(lock, { force: true });
    else if (!told) console.info(`Another build runs here (process ${other}): waiting until it is done.`);
    await wait(300);
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Puts what was made in the place of what was there; each is one rename. */
function swap(): void {
  rmSync(last, { recursive: true, force: true });
  for (const path of made) {
    mkdirSync(dirname(join(last, path)), { recursive: true });
    mkdirSync(dirname(join(root, path)), { recursive: true });
    if (existsSync(join(root, path))) renameSync(join(root, path), join(last, path));
    renameSync(join(next, path), join(root, path));
  }
  for (const folder of [last, next]) rmSync(folder, { recursive: true, force: true });
}

function builtId(): string | undefined {
  try {
    return wholeBuild(root).id;
  } catch {
    return undefined;
  }
}

async function build(options: readonly string[]): Promise<void> {
  const id = idOf(root, process.env);
  const whole = !options.includes('--start');
  const steps = whole ? [...SITE, ...LATER] : SITE;
  if (options.includes('--fresh') || builtId() !== id) {
    rmSync(next, { recursive: true, force: true });
    mkdirSync(next, { recursive: true });
    for (const step of steps) await run(step, next);
    stampAll(next, { id, whole });
    swap();
    console.info(`Build ${id} is ready.`);
  } else if (whole && stampIn(join(root, PARTS.pages))?.whole !== true) {
    for (const step of LATER) await run(step, root);
    stampAll(root, { id, whole });
  } else if (!options.includes('--later')) {
    console.info(`Build ${id} is up to date.`);
  }
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    endStep();
    process.exit(signal === 'SIGINT' ? 130 : 143);
  });
}

try {
  await locked();
  process.once('exit', () => {
    rmSync(lock, { force: true });
    rmSync(next, { recursive: true, force: true });
  });
  await build(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
