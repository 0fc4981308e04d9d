import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { TOOLS } from '../../../src/core/tools/index.ts';
import { briefAnswer } from '../../../src/surfaces/mcp/brief/answer.ts';
import { post, withoutAttribution } from '../api/rest.fixture.ts';
import { CLIENTS, type Exchange, type ListedTool, type McpClient, overhearing } from './clients.fixture.ts';

const site = inject('site');

describe.each(CLIENTS)('$name', ({ revision, connect }) => {
  let client: McpClient;
  let tools: ListedTool[];
  let heard: { exchanges: Exchange[]; printed: string[] };

  beforeAll(async () => {
    heard = await overhearing(async () => {
      client = await connect(site);
      ({ tools } = await client.listTools());
    });
  });
  afterAll(() => client.close());

  it(`speaks ${revision}`, () => {
    const revisions = new Set(heard.exchanges.map((exchange) => exchange.revision));
    revisions.delete(undefined);
    expect([...revisions]).toEqual([revision]);
    const modern = revision >= '2026';
    expect(heard.exchanges.some(({ method }) => method === 'initialize')).toBe(!modern);
  });

  it('meets no refusal but that of a stream that the server may start, and prints no warning', () => {
    const refused = heard.exchanges.filter(({ status }) => status >= 400);
    expect(refused.filter(({ method, status }) => method !== '' || status !== 405)).toEqual([]);
    expect(heard.printed).toEqual([]);
  });

  it('lists every tool', () => {
    expect(tools.map(({ name }) => name)).toEqual(TOOLS.map(({ name }) => name));
  });

  it.each(TOOLS)(
    '[R13] gets from $name what REST answers, in brief, within the schema that is listed',
    async (tool) => {
      const listed = tools.find(({ name }) => name === tool.name);
      const validate = new Ajv2020({ strict: false }).compile(listed?.outputSchema ?? false);
      const { isError = false, structuredContent } = await client.callTool({
        name: tool.name,
        arguments: { ...tool.example },
      });
      expect(isError).toBe(false);
      expect(validate(structuredContent), JSON.stringify(validate.errors)).toBe(true);
      const posted = await post(site, tool.name, tool.example);
      expect(withoutAttribution(JSON.stringify(structuredContent))).toBe(
        withoutAttribution(JSON.stringify(briefAnswer(tool, posted, tool.example))),
      );
    },
  );

  it('[R14] is told every fault of its arguments as a tool error', async () => {
    const { isError, content } = await client.callTool({
      name: 'find_draw_sites',
      arguments: { zip: '1234', limit: 0, colour: 'red' },
    });
    expect(isError).toBe(true);
    const text = JSON.stringify(content);
    for (const field of ['/zip', '/limit', '/colour']) expect(text).toContain(field);
  });

  it('[R16] is refused an unknown tool with -32602', async () => {
    await expect(client.callTool({ name: 'no_such_tool', arguments: {} })).rejects.toMatchObject({
      code: -32602,
    });
  });
});
