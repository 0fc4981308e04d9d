import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, inject, it } from 'vitest';

const run = promisify(execFile);

// The suite needs fixture tools for most of its checks: the baselines say which, and why none is missing here.
it.each(['2026-07-28', '2025-11-25'])(
  'passes every scenario of the official conformance suite of %s, the baseline apart',
  async (revision) => {
    const results = await mkdtemp(join(tmpdir(), 'conformance-'));
    const suite = 'node_modules/@modelcontextprotocol/conformance/dist/index.js';
    const { stdout } = await run(process.execPath, [
      suite,
      'server',
      ...['--url', `${inject('site')}/mcp`, '--suite', 'all', '--spec-version', revision],
      ...['--expected-failures', `tests/built/mcp/conformance-${revision}.yml`, '-o', results],
    ]).finally(() => rm(results, { recursive: true }));
    expect(stdout).toMatch(/✓ tools-list: \d+ passed, 0 failed/);
    expect(stdout).toMatch(/✓ dns-rebinding-protection: \d+ passed, 0 failed/);
  },
);
