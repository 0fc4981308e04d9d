import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { fixtureRoot } from '../root.fixture.ts';

const COMMAND = `${import.meta.dirname}/ready.ts`;

const ready = (args: readonly string[], { cwd = process.cwd(), env = {} } = {}) => {
  const { ORIGIN: _, URL: __, STORE_DIR: ___, ...inherited } = process.env;
  return spawnSync(process.execPath, [COMMAND, ...args], {
    cwd,
    env: { ...inherited, ...env },
    encoding: 'utf8',
  });
};

test('the exit code is 1 while anything stops the launch, else 0', () => {
  const stopped = ready([], { cwd: fixtureRoot() });
  expect(stopped.stdout).toMatch(/Not ready: \d+ things stop the launch\.\n$/);
  expect(stopped.status).toBe(1);
  const free = ready([], { env: { STORE_DIR: 'tests/stores/prairie' } });
  expect(free.stdout).toMatch(/stops the launch\.\n$/);
  // Own prices age to the day of the run, so that one day those of the example are too old.
  expect(free.status).toBe(free.stdout.includes('Nothing that') ? 0 : 1);
});

test('help is printed, and an unknown option is refused without a trace of the stack', () => {
  const help = ready(['--help']);
  expect([help.status, help.stdout]).toEqual([0, expect.stringContaining('usage: npm run -s ready')]);
  const wrong = ready(['--all']);
  expect(wrong.status).toBe(1);
  expect(wrong.stderr).toContain("Unknown option '--all'");
  expect(wrong.stderr).not.toMatch(/^ {4}at /m);
});
