import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { taskTexts } from '../../../src/site/skills.ts';
import { get, json, local, origin, site, TEST_PAGE, TOOLS, text } from '../served.fixture.ts';

const FILES: Readonly<Record<string, string>> = {
  '/openapi.json': 'application/json',
  '/mcp/server-card': 'application/mcp-server-card+json',
  '/.well-known/mcp/server-card.json': 'application/json',
  '/.well-known/agent-skills/index.json': 'application/json',
  '/.well-known/api-catalog': 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
  '/.well-known/ard.json': 'application/json',
  '/.well-known/ai-catalog.json': 'application/ai-catalog+json',
  '/agents.md': 'text/markdown; charset=utf-8',
  '/llms.txt': 'text/plain; charset=utf-8',
  '/llms-full.txt': 'text/plain; charset=utf-8',
  '/biomarkers/llms.txt': 'text/plain; charset=utf-8',
  '/robots.txt': 'text/plain; charset=utf-8',
};

describe.each(Object.entries(FILES))('%s', (path, type) => {
  it('answers any origin with its type, to GET and to HEAD, and 304 to who has it', async () => {
    for (const method of ['GET', 'HEAD']) {
      const response = await get(path, { origin: 'https://agent.example' }, method);
      expect([response.status, response.headers.get('content-type')]).toEqual([200, type]);
      expect(response.headers.get('access-control-allow-origin')).toBe('*');
      expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
      const body = await response.text();
      expect(body === '').toBe(method === 'HEAD');
      if (method === 'GET' && type.includes('json')) expect(JSON.parse(body)).toBeTypeOf('object');
    }
    const etag = (await get(path, { 'accept-encoding': 'identity' })).headers.get('etag') ?? '';
    expect((await get(path, { 'if-none-match': etag, 'accept-encoding': 'identity' })).status).toBe(304);
  });
});

describe('nothing untrue is published', () => {
  it.each([
    '/.well-known/oauth-authorization-server',
    '/.well-known/oauth-protected-resource',
    '/.well-known/openid-configuration',
    '/.well-known/agent.json',
    '/.well-known/agent-card.json',
    '/.well-known/ai-plugin.json',
    '/.well-known/ucp',
    '/.well-known/acp.json',
    '/auth.md',
  ])('%s: there is no sign-in, no other agent and no shop', async (path) => {
    expect((await get(path)).status).toBe(404);
  });
});

describe('Link headers', () => {
  it.each(['/', TEST_PAGE, '/es/biomarkers/ferritin'])(
    'of %s lead to files of the type they name',
    async (path) => {
      const header = (await get(path)).headers.get('link') ?? '';
      const links = [...header.matchAll(/<([^>]+)>; rel="([^"]+)"; type="([^"]+)"/g)];
      expect(links.map(([, , rel]) => rel)).toEqual([
        'api-catalog',
        'service-desc',
        'service-doc',
        'describedby',
        'ard',
        'ai-catalog',
      ]);
      for (const [, href = '', , type = ''] of links) {
        const response = await get(href);
        expect([href, response.status]).toEqual([href, 200]);
        expect(response.headers.get('content-type'), href).toContain(type);
      }
    },
  );
});

describe('the server card', () => {
  it('says what server/discover says, at both addresses', async () => {
    const response = await fetch(`${site}/mcp`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        'mcp-protocol-version': '2026-07-28',
        'mcp-method': 'server/discover',
      },
      body: JSON.stringify({
        jsonrpc: '2.0',
        id: 1,
        method: 'server/discover',
        params: {
          _meta: {
            'io.modelcontextprotocol/protocolVersion': '2026-07-28',
            'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1' },
            'io.modelcontextprotocol/clientCapabilities': {},
          },
        },
      }),
    });
    const answer = await response.json();
    const { result } = answer;
    const info = result?._meta?.['io.modelcontextprotocol/serverInfo'] ?? result?.serverInfo;
    const card = await json('/mcp/server-card');
    expect(card).toMatchObject({ name: info.name, version: info.version, title: info.title });
    expect(card.websiteUrl).toBe(info.websiteUrl);
    expect(card.serverInfo).toEqual({ name: info.name, version: info.version });
    expect(card.remotes[0].supportedProtocolVersions).toEqual(
      expect.arrayContaining(result.supportedVersions),
    );
    expect(card.capabilities).toEqual(result.capabilities);
    expect(await json('/.well-known/mcp/server-card.json')).toEqual(card);
  });

  it('has the form of SEP-2127', async () => {
    const card = await json('/mcp/server-card');
    expect(card.$schema).toBe('https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json');
    expect(card.name).toMatch(/^[a-zA-Z0-9.-]+\/[a-zA-Z0-9._-]+$/);
    expect(card.description.length).toBeLessThanOrEqual(100);
    expect(card.remotes).toEqual([
      expect.objectContaining({ type: 'streamable-http', url: `${origin}/mcp` }),
    ]);
    expect(card.transport.endpoint).toBe(`${origin}/mcp`);
    expect(Object.fromEntries((await get('/mcp/server-card')).headers)).toMatchObject({
      'cache-control': 'public, max-age=3600',
      'access-control-allow-methods': 'GET',
      'access-control-allow-headers': 'Content-Type, If-None-Match',
      'access-control-expose-headers': 'ETag',
    });
  });
});

describe('catalogs', () => {
  it('ard.json and ai-catalog.json are the same bytes and lead to the server card', async () => {
    const bytes = await text('/.well-known/ard.json');
    expect(await text('/.well-known/ai-catalog.json')).toBe(bytes);
    const { specVersion, host, entries } = JSON.parse(bytes);
    expect(specVersion).toBe('1.0');
    // Lighthouse's schema allows no other member of host.
    expect(Object.keys(host)).toEqual(['displayName', 'identifier', 'documentationUrl']);
    expect((await get(local(host.documentationUrl))).status).toBe(200);
    const { hostname } = new URL(origin);
    for (const { identifier, type, url, representativeQueries } of entries) {
      expect(identifier).toMatch(/^urn:air:[a-zA-Z0-9.-]+:[a-z-]+:[a-z]+$/);
      expect(identifier.split(':')[2]).toBe(hostname);
      expect(representativeQueries.length).toBeGreaterThanOrEqual(2);
      expect(representativeQueries.length).toBeLessThanOrEqual(5);
      expect((await get(local(url))).headers.get('content-type')).toBe(type);
    }
  });

  it('the API catalog names both interfaces, each with a description and documentation that exist', async () => {
    const { linkset } = await json('/.well-known/api-catalog');
    const [catalog, ...interfaces] = linkset as Record<string, { href: string; type?: string }[]>[];
    expect(catalog?.item?.map(({ href }) => local(href))).toEqual(['/api/catalog.json', '/mcp']);
    expect(interfaces.map(({ anchor }) => local(String(anchor)))).toEqual(['/api/', '/mcp']);
    for (const context of interfaces) {
      for (const { href, type = '' } of [
        ...(context['service-desc'] ?? []),
        ...(context['service-doc'] ?? []),
      ]) {
        const response = await get(local(href));
        expect([href, response.status]).toEqual([href, 200]);
        expect(response.headers.get('content-type')).toContain(type);
      }
    }
    expect((await get('/.well-known/api-catalog', {}, 'HEAD')).headers.get('link')).toContain(
      '</.well-known/api-catalog>; rel="api-catalog"',
    );
  });
});

describe('/agents.md', () => {
  it('holds the rules of llms.txt, and leads only to what exists', async () => {
    const [agents, llms] = [await text('/agents.md'), await text('/llms.txt')];
    const rules = agents.match(/^## Rules\n\n([\s\S]+?)\n\n##/m)?.[1] ?? '';
    expect(rules.split('\n').length).toBeGreaterThan(7);
    expect(llms).toContain(rules);
    for (const { name } of TOOLS) expect(agents).toMatch(new RegExp(`^- ${name}: \\S`, 'm'));
    const linked = [...agents.matchAll(/\]\(([^)]+)\)/g)].map(([, url = '']) => local(url));
    expect(linked.length).toBeGreaterThan(TOOLS.length);
    for (const path of linked) expect([path, (await get(path)).status]).toEqual([path, 200]);
    expect(agents.length).toBeLessThan(20_000);
  });
});

describe('agent skills', () => {
  interface Skill {
    name: string;
    type: string;
    description: string;
    url: string;
    digest: string;
  }

  it('one for each task and each tool, with the digest of its exact bytes', async () => {
    const { $schema, skills } = (await json('/.well-known/agent-skills/index.json')) as {
      $schema: string;
      skills: Skill[];
    };
    expect($schema).toBe('https://schemas.agentskills.io/discovery/0.2.0/schema.json');
    const ofTools = TOOLS.map(({ name }) => name.replaceAll('_', '-'));
    expect(skills.map(({ name }) => name)).toEqual([...taskTexts().keys(), ...ofTools]);
    for (const { name, type, description, url, digest } of skills) {
      const response = await get(url);
      expect([url, type, response.headers.get('content-type')]).toEqual([
        `/.well-known/agent-skills/${name}/SKILL.md`,
        'skill-md',
        'text/markdown; charset=utf-8',
      ]);
      const bytes = Buffer.from(await response.arrayBuffer());
      expect(`sha256:${createHash('sha256').update(bytes).digest('hex')}`, name).toBe(digest);
      const [, front = '', body = ''] = bytes.toString().split(/^---\n/m);
      expect(front).toContain(`name: ${name}\n`);
      expect(front).toContain(`description: ${JSON.stringify(description)}\n`);
      expect(name).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(description.length).toBeLessThanOrEqual(1024);
      // Below 5,000 tokens of about four characters, and 500 lines (agentskills.io/specification).
      expect(body.length, name).toBeLessThan(20_000);
      expect(body.split('\n').length, name).toBeLessThan(500);
      if (!ofTools.includes(name)) continue;
      for (const heading of ['## When to use', '## When not to use', '## Call', '## Answer of the example'])
        expect(body, name).toContain(`${heading}\n`);
      const examples = [...body.matchAll(/```json\n([\s\S]*?)\n```/g)];
      expect(examples).toHaveLength(1);
      for (const [, example = ''] of examples)
        expect(JSON.parse(example), name).toHaveProperty('status', 'ok');
    }
  });
});
