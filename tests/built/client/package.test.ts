import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { DATA_PACKAGE } from '../../../src/client/data.ts';
import { PDF_SAMPLES } from '../../files/pdf-samples.fixture.ts';
import { example, TEST, TOOLS } from '../served.fixture.ts';

/** The package and its data release, packed and installed as somebody installs them. */
const home = mkdtempSync(join(tmpdir(), 'labs-'));
const packs = join(home, 'packs');
const labs = join(home, 'node_modules/.bin/labs');
const packages = () => readdirSync(packs).filter((file) => file.endsWith('.tgz'));

beforeAll(() => {
  execFileSync(process.execPath, ['scripts/pack.ts', packs]);
  writeFileSync(join(home, 'package.json'), '{"type":"module"}');
  const files = packages().map((file) => join(packs, file));
  execFileSync('npm', ['install', '--offline', '--no-audit', '--no-fund', ...files], { cwd: home });
}, 240_000);
afterAll(() => rmSync(home, { recursive: true, force: true }));

function asked(args: readonly string[], input = '') {
  const { status, stdout, stderr } = spawnSync(labs, args, { cwd: home, input, encoding: 'utf8' });
  return { status, stdout, stderr };
}

it('weighs less than 400 KB without data', () => {
  const sizes = packages().map((file) => [file, statSync(join(packs, file)).size] as const);
  expect(sizes).toHaveLength(2);
  const [, size] = sizes.find(([file]) => !file.includes('data')) ?? [];
  expect(size).toBeLessThan(400_000);
});

it('brings the notices of its data, and a hash of each file', () => {
  const held = join(home, 'node_modules', DATA_PACKAGE);
  expect(readFileSync(join(held, 'NOTICE.txt'), 'utf8')).toContain('American Medical Association');
  expect(readFileSync(join(held, 'CITATION.cff'), 'utf8')).toMatch(/^cff-version: 1\.2\.0\n/);
  const files: { path: string; sha256: string }[] = JSON.parse(
    readFileSync(join(held, 'manifest.json'), 'utf8'),
  );
  expect(files.length).toBeGreaterThan(10);
  for (const { path, sha256 } of files)
    expect(
      createHash('sha256')
        .update(readFileSync(join(held, path)))
        .digest('hex'),
      path,
    ).toBe(sha256);
});

it('answers on its own: a quote, a pasted report, an error, a question back', () => {
  const quote = asked(['quote', ...example.items, '--state', example.state, '--json']);
  expect(quote.status).toBe(0);
  expect(JSON.parse(quote.stdout)).toMatchObject({
    status: 'ok',
    state: example.state,
    items: example.items.map((slug) => ({ slug })),
  });
  const report = asked(
    ['interpret', '--sex', 'female', '--age', '34'],
    'Potassium 6.9 mmol/L 3.5-5.1\nTSH 2.1 mIU/L\n',
  );
  expect(report.status).toBe(0);
  expect(report.stdout).toMatch(/^> .*Potassium/);
  expect(report.stderr).toContain('2 values read');
  const wrong = asked(['convert', 'glucose', 'many', '--direction', 'up']);
  expect(wrong.status).toBe(2);
  expect(wrong.stderr).toMatch(/\/value.*\n.*\/direction/);
  expect(asked(['range', 'lp', 'a'])).toMatchObject({
    status: 1,
    stdout: expect.stringContaining('`lipoprotein-a`'),
  });
  expect(asked(['quote', TEST, '--stat', example.state])).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('--stat'),
  });
  expect(asked([])).toMatchObject({ status: 2, stdout: expect.stringContaining('free-testosterone') });
});

it('says what a PDF needs, and reads one with it', () => {
  const [[, sample] = []] = Object.entries(PDF_SAMPLES);
  const file = join(home, 'report.pdf');
  writeFileSync(file, sample?.bytes ?? '');
  expect(asked(['interpret', file])).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('npm install pdfjs-dist'),
  });
  const from = spawnSync(
    process.execPath,
    ['src/client/cli.ts', 'interpret', file, '--json', '--data', 'generated/data'],
    {
      encoding: 'utf8',
    },
  );
  expect(from.stderr).toMatch(/\d+ values read/);
  expect(JSON.parse(from.stdout).results.length).toBeGreaterThan(3);
});

it('says what to do without data', () => {
  const apart = mkdtempSync(join(tmpdir(), 'labs-alone-'));
  cpSync(join(packs, 'cash-pay-lab-tests/dist'), apart, { recursive: true });
  const alone = spawnSync(process.execPath, [join(apart, 'cli.mjs'), 'panels'], {
    encoding: 'utf8',
  });
  expect(alone).toMatchObject({ status: 3, stderr: expect.stringContaining('--data') });
  rmSync(apart, { recursive: true });
});

it('serves the same tools to an MCP client over stdio', async () => {
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(new StdioClientTransport({ command: labs, args: ['mcp'], cwd: home }));
  try {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(TOOLS.map(({ name }) => name));
    const answer = await client.callTool({
      name: 'quote_order',
      arguments: { items: [TEST], state: example.state },
    });
    expect(answer.structuredContent).toMatchObject({ status: 'ok', total: expect.any(Number) });
    const { resourceTemplates } = await client.listResourceTemplates();
    const { resources } = await client.listResources();
    const tests = resourceTemplates.find(({ name }) => name === 'tests')?.uriTemplate ?? '';
    for (const uri of [tests.replace('{slug}', TEST), ...resources.map((resource) => resource.uri)])
      expect((await client.readResource({ uri })).contents[0], uri).toHaveProperty('text');
    const { prompts } = await client.listPrompts();
    expect(prompts.length).toBeGreaterThan(5);
    const typed = { name: 'tests', value: `${TEST}, ${TEST}` };
    const ref = { type: 'ref/prompt' as const, name: 'quote-my-list' };
    expect((await client.complete({ ref, argument: typed })).completion.values).toContain(`${TEST}, ${TEST}`);
  } finally {
    await client.close();
  }
});

it('lays out a bundle that an MCP client can start, and a plugin with the skills that are served', async () => {
  const bundle = join(packs, 'mcpb');
  const { server } = JSON.parse(readFileSync(join(bundle, 'manifest.json'), 'utf8'));
  const args = server.mcp_config.args.map((arg: string) => arg.replace(/^\$\{__dirname\}/, bundle));
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(new StdioClientTransport({ command: process.execPath, args, cwd: tmpdir() }));
  try {
    expect((await client.listTools()).tools).toHaveLength(TOOLS.length);
  } finally {
    await client.close();
  }
  const skill = 'skills/buy-lab-tests/SKILL.md';
  const served = await fetch(new URL(`/.well-known/agent-${skill}`, inject('site')));
  expect(readFileSync(join(packs, 'plugins/lab-tests', skill), 'utf8')).toBe(await served.text());
  expect(JSON.parse(readFileSync(join(packs, 'server.json'), 'utf8'))).toHaveProperty('remotes');
});

const PROGRAM = `
import { type Answer, labsAt, LabsError, type ToolName } from 'cash-pay-lab-tests';

const labs = labsAt(process.argv[2] ?? '');
const quote: Answer<'quote_order'> = await labs.call('quote_order', { items: ['cbc'], state: 'TX' });
if (quote.status === 'ok') {
  const total: number = quote.total;
  console.log(total > 0 ? 'total' : 'none');
}
const names: ToolName[] = ['search_tests'];
const refused = await labs.call('convert_units', { analyte: 'glucose', value: 1e99 }).catch((error: unknown) => error);
console.log(names.length, refused instanceof LabsError ? refused.faults[0]?.pointer : 'answered');
// @ts-expect-error: no such tool
void (() => labs.call('quote_orders', {}));
// @ts-expect-error: items are a list
void (() => labs.call('quote_order', { items: 'cbc' }));
`;

it('is a typed client of the service', () => {
  mkdirSync(join(home, 'src'), { recursive: true });
  writeFileSync(join(home, 'src/program.ts'), PROGRAM);
  const flags = [
    '--strict',
    '--noEmit',
    '--module',
    'nodenext',
    '--target',
    'es2023',
    '--types',
    'node',
    '--typeRoots',
  ];
  const root = process.cwd();
  const types = spawnSync(
    process.execPath,
    [
      join(root, 'node_modules/typescript/bin/tsc'),
      ...flags,
      join(root, 'node_modules/@types'),
      'src/program.ts',
    ],
    { cwd: home, encoding: 'utf8' },
  );
  expect(types.stdout).toBe('');
  const ran = spawnSync(process.execPath, ['src/program.ts', inject('site')], {
    cwd: home,
    encoding: 'utf8',
  });
  expect(ran.stderr).toBe('');
  expect(ran.stdout).toBe('total\n1 /value\n');
});
