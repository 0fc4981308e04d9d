import type { Dataset } from '../../core/model/dataset.ts';
import { toolsOf } from '../../core/tools/index.ts';
import { clientEntry, SERVER_NAME } from '../../documents/about/connect.ts';
import { serverName } from '../mcp/identity.ts';
import { promptsOf } from '../mcp/prompts/prompts.ts';
import { firstSentence } from './first-sentence.ts';

/** A file of a folder that is published, by its path in it. */
export interface WrittenFile {
  readonly path: string;
  readonly text: string;
}

type Described = Pick<Dataset, 'service' | 'skills'>;

/** At most 100 characters in the registry. */
const SHORT =
  'Cash-pay lab tests: prices, quotes, reference ranges, reading of reports. Read-only, no sign-in.';

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** What every manifest says of the server. */
function identity({ service: own }: Described) {
  const { service } = own;
  return {
    version: service.apiVersion,
    description: SHORT,
    author: { name: service.brand, url: service.origin },
    homepage: `${service.origin}/docs/mcp`,
  };
}

/**
 * server.json of the MCP registry, for the server at the store's address
 * (https://modelcontextprotocol.io/registry/remote-servers, schema of 2025-12-11, read 2026-11-23).
 */
export function registryEntry({ service: { service } }: Described) {
  return {
    $schema: 'https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json',
    name: serverName(service.origin),
    title: service.brand,
    description: SHORT,
    version: service.apiVersion,
    websiteUrl: service.origin,
    ...(service.repository === undefined
      ? {}
      : {
          repository: { url: service.repository, source: new URL(service.repository).hostname.split('.')[0] },
        }),
    remotes: [{ type: 'streamable-http', url: `${service.origin}/mcp` }],
  };
}

/** The folder of a bundle, which the host puts in. */
const HERE = '$' + '{__dirname}';

/**
 * manifest.json of an MCP bundle that answers on the machine it is installed on, for the folder with `dist` and `data`
 * (https://github.com/modelcontextprotocol/mcpb/blob/main/MANIFEST.md, version 0.3, read 2026-11-23).
 */
export function bundleManifest(data: Described, node: string) {
  const { service } = data.service;
  const { version, description, author, homepage } = identity(data);
  return {
    manifest_version: '0.3',
    name: SERVER_NAME,
    display_name: service.brand,
    version,
    description,
    author,
    homepage,
    license: 'MIT',
    server: {
      type: 'node',
      entry_point: 'dist/cli.mjs',
      mcp_config: {
        command: 'node',
        args: [`${HERE}/dist/cli.mjs`, 'mcp', '--data', `${HERE}/data`],
      },
    },
    tools: toolsOf(data.service).map(({ name, description: about }) => ({
      name,
      description: firstSentence(about),
    })),
    prompts_generated: true,
    compatibility: { runtimes: { node } },
  };
}

/**
 * A repository of one plugin, for the hosts that install from one: Claude Code and Codex by a marketplace, Gemini CLI by
 * the folder of the plugin. The skills and the address are the same files for all.
 * Read 2026-11-23: https://code.claude.com/docs/en/plugins/manifest-reference and marketplace-reference,
 * https://developers.openai.com/codex/plugins/build,
 * https://github.com/google-gemini/gemini-cli/blob/main/docs/extensions/reference.md
 */
export function pluginFiles(data: Described): WrittenFile[] {
  const { service } = data.service;
  const { version, description, author, homepage } = identity(data);
  const market = new URL(service.origin).hostname.replaceAll('.', '-');
  const source = `./${SERVER_NAME}`;
  const inPlugin = (path: string, value: unknown): WrittenFile => ({
    path: `${SERVER_NAME}/${path}`,
    text: typeof value === 'string' ? value : json(value),
  });
  return [
    {
      path: '.claude-plugin/marketplace.json',
      text: json({
        name: market,
        description,
        owner: { name: service.brand },
        plugins: [{ name: SERVER_NAME, source, description, version }],
      }),
    },
    {
      path: '.agents/plugins/marketplace.json',
      text: json({
        name: market,
        interface: { displayName: service.brand },
        plugins: [
          {
            name: SERVER_NAME,
            source: { source: 'local', path: source },
            policy: { installation: 'AVAILABLE', authentication: 'ON_USE' },
          },
        ],
      }),
    },
    inPlugin('.claude-plugin/plugin.json', {
      name: SERVER_NAME,
      version,
      description,
      author,
      homepage,
      privacyPolicyUrl: `${service.origin}/privacy`,
      license: 'MIT',
    }),
    inPlugin('.codex-plugin/plugin.json', {
      name: SERVER_NAME,
      version,
      description,
      author,
      homepage,
      license: 'MIT',
      skills: './skills/',
      mcpServers: './.mcp.json',
      interface: {
        displayName: service.brand,
        shortDescription: description,
        developerName: service.brand,
        websiteURL: service.origin,
        privacyPolicyURL: `${service.origin}/privacy`,
        defaultPrompt: promptsOf(data.service)
          .filter(({ lang }) => lang === 'en')
          .slice(0, MOST_PROMPTS)
          .map(({ title }) => title),
      },
    }),
    inPlugin('.mcp.json', clientEntry(service.origin)),
    inPlugin('gemini-extension.json', {
      name: SERVER_NAME,
      version,
      description,
      mcpServers: { [SERVER_NAME]: { httpUrl: `${service.origin}/mcp` } },
    }),
    ...data.skills.map(({ name, text }) => inPlugin(`skills/${name}/SKILL.md`, text)),
  ];
}

/** Codex takes three at most, of 128 characters each. */
const MOST_PROMPTS = 3;
