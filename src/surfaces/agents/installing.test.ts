import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { smallDataset } from '../../core/dataset.fixture.ts';
import { toolsOf } from '../../core/tools/index.ts';
import { bundleManifest, pluginFiles, registryEntry } from './installing.ts';

const data = smallDataset();
const { origin } = data.service.service;
const files = new Map(pluginFiles(data).map(({ path, text }) => [path, text]));
const read = (path: string): unknown => JSON.parse(files.get(path) ?? '');

const name = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const version = z.string().regex(/^\d+\.\d+\.\d+$/);
const author = z.strictObject({ name: z.string().min(1), url: z.url() });
const described = { name, version, description: z.string().min(1).max(100) };

// The fields as the documents of each host name them, with nothing beside: src/surfaces/agents/installing.ts has the addresses.
const SHAPES = {
  '.claude-plugin/marketplace.json': z.strictObject({
    name,
    // `claude plugin validate` 2.1.330 asks for it, and for the page on privacy below.
    description: z.string(),
    owner: z.strictObject({ name: z.string() }),
    plugins: z.tuple([z.strictObject({ ...described, source: z.string().startsWith('./') })]),
  }),
  '.agents/plugins/marketplace.json': z.strictObject({
    name,
    interface: z.strictObject({ displayName: z.string() }),
    plugins: z.tuple([
      z.strictObject({
        name,
        source: z.strictObject({ source: z.literal('local'), path: z.string().startsWith('./') }),
        policy: z.strictObject({
          installation: z.literal('AVAILABLE'),
          authentication: z.enum(['ON_USE', 'ON_INSTALL']),
        }),
      }),
    ]),
  }),
  'lab-tests/.claude-plugin/plugin.json': z.strictObject({
    ...described,
    author,
    homepage: z.url(),
    privacyPolicyUrl: z.url(),
    license: z.string(),
  }),
  'lab-tests/.codex-plugin/plugin.json': z.strictObject({
    ...described,
    author,
    homepage: z.url(),
    license: z.string(),
    skills: z.literal('./skills/'),
    mcpServers: z.literal('./.mcp.json'),
    interface: z.strictObject({
      displayName: z.string(),
      shortDescription: z.string(),
      developerName: z.string(),
      websiteURL: z.url(),
      privacyPolicyURL: z.url(),
      defaultPrompt: z.array(z.string().max(128)).min(1).max(3),
    }),
  }),
  'lab-tests/.mcp.json': z.strictObject({
    mcpServers: z.strictObject({
      'lab-tests': z.strictObject({ type: z.literal('http'), url: z.literal(`${origin}/mcp`) }),
    }),
  }),
  'lab-tests/gemini-extension.json': z.strictObject({
    ...described,
    mcpServers: z.strictObject({ 'lab-tests': z.strictObject({ httpUrl: z.literal(`${origin}/mcp`) }) }),
  }),
};

describe('the plugin', () => {
  it.each(Object.entries(SHAPES))('has in %s what its hosts document, and nothing else', (path, shape) => {
    expect(shape.safeParse(read(path)).error?.issues ?? []).toEqual([]);
  });

  it('is at the place that both marketplaces name, with every skill', () => {
    for (const path of ['.claude-plugin/marketplace.json', '.agents/plugins/marketplace.json'])
      expect(files.get(path)).toContain('"./lab-tests"');
    const skills = [...files].filter(([path]) => path.startsWith('lab-tests/skills/'));
    expect(skills).toEqual(
      data.skills.map((skill) => [`lab-tests/skills/${skill.name}/SKILL.md`, skill.text]),
    );
    expect(files.size).toBe(Object.keys(SHAPES).length + skills.length);
  });
});

it('the entry of the registry keeps to its limits, and names the address of the server', () => {
  const shape = z.strictObject({
    $schema: z.literal('https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json'),
    name: z.string().regex(/^[a-zA-Z0-9.-]+\/[a-zA-Z0-9._-]+$/),
    title: z.string().min(1).max(100),
    description: z.string().min(1).max(100),
    version,
    websiteUrl: z.url(),
    repository: z.strictObject({ url: z.url(), source: z.string() }).optional(),
    remotes: z.tuple([
      z.strictObject({ type: z.literal('streamable-http'), url: z.literal(`${origin}/mcp`) }),
    ]),
  });
  expect(shape.safeParse(registryEntry(data)).error?.issues ?? []).toEqual([]);
});

it('the bundle runs the command line with its own data, and names the tools', () => {
  const manifest = bundleManifest(data, '>=22');
  expect(manifest).toMatchObject({
    manifest_version: '0.3',
    name: 'lab-tests',
    server: {
      type: 'node',
      entry_point: 'dist/cli.mjs',
      mcp_config: {
        command: 'node',
        args: [`\${__dirname}/dist/cli.mjs`, 'mcp', '--data', `\${__dirname}/data`],
      },
    },
    compatibility: { runtimes: { node: '>=22' } },
  });
  expect(manifest.tools.map((tool) => tool.name)).toEqual(toolsOf(data.service).map((tool) => tool.name));
});
