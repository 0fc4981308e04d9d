import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startUnlimited } from '../../netlify/local/server.ts';
import { TOOLS } from '../../src/core/tools/index.ts';

/**
 * Asks the built server with the MCP Inspector: its portability check of every tool schema, and each tool with its
 * example. It comes by npx, because it brings 110 MB of packages.
 */
const INSPECTOR = ['-y', '-p', '@modelcontextprotocol/inspector@2.12.0', 'mcp-inspector', '--cli'];
const run = promisify(execFile);
const storage = await mkdtemp(join(tmpdir(), 'mcp-inspector-'));
const server = await startUnlimited({ root: process.cwd(), port: 0, quiet: true });

async function inspect(era: string, what: string, ...asked: string[]): Promise<void> {
  const endpoint = [`${server.url}/mcp`, '--protocol-era', era];
  const { stderr } = await run('npx', [...INSPECTOR, ...endpoint, ...asked], {
    env: { ...process.env, MCP_STORAGE_DIR: storage },
    maxBuffer: 2 ** 24,
  });
  console.info(`${era.padEnd(7)} ${what}: passed${stderr.trim() === '' ? '' : `\n${stderr}`}`);
}

try {
  for (const era of ['legacy', 'auto', 'modern']) {
    await inspect(era, 'tools/list --strict', '--method', 'tools/list', '--strict');
    for (const { name, example } of TOOLS) {
      const args = ['--tool-name', name, '--tool-args-json', JSON.stringify(example)];
      await inspect(era, name, '--method', 'tools/call', ...args);
    }
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await server.close();
  await rm(storage, { recursive: true });
}
