import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { TOOLS } from '../core/tools/index.ts';
import { answerSchema } from '../surfaces/schemas.ts';
import { connect2025, connect2026, type McpClient } from './clients.fixture.ts';

const site = inject('site');
let old: McpClient;
let modern: McpClient;

beforeAll(async () => {
  old = await connect2025(site);
  modern = await connect2026(site);
});
afterAll(async () => {
  await old.close();
  await modern.close();
});

/** The attribution in cart links is the one thing that may differ between doors. */
const withoutAttribution = (answer: unknown): unknown =>
  JSON.parse(JSON.stringify(answer).replaceAll(/utm_source=\w+/g, 'utm_source=any'));

const post = async (name: string, input: unknown): Promise<unknown> => {
  const response = await fetch(`${site}/api/agent/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(input),
  });
  expect(response.status).toBe(200);
  return response.json();
};

const get = async (name: string, input: Readonly<Record<string, unknown>>): Promise<unknown> => {
  const query = new URLSearchParams(
    Object.entries(input).map(([key, value]) => [
      key,
      typeof value === 'object' ? JSON.stringify(value) : String(value),
    ]),
  );
  const response = await fetch(`${site}/api/agent/${name}?${query}`);
  expect(response.status).toBe(200);
  return response.json();
};

const viaMcp = async (
  client: McpClient,
  name: string,
  input: Readonly<Record<string, unknown>>,
): Promise<unknown> => {
  const result = await client.callTool({ name, arguments: { ...input } });
  expect(result.isError ?? false).toBe(false);
  return result.structuredContent;
};

const ajv = new Ajv2020({ strict: false });
addFormats.default(ajv);

describe.each(TOOLS.map((tool) => [tool.name, tool] as const))('%s', (name, tool) => {
  it('answers its example alike through REST POST, REST GET, MCP 2025 and MCP 2026', async () => {
    const posted = withoutAttribution(await post(name, tool.example));
    expect(withoutAttribution(await get(name, tool.example))).toEqual(posted);
    expect(withoutAttribution(await viaMcp(old, name, tool.example))).toEqual(posted);
    expect(withoutAttribution(await viaMcp(modern, name, tool.example))).toEqual(posted);
  });

  it('keeps to the schema that it publishes', async () => {
    const validate = ajv.compile(answerSchema(tool));
    expect(validate(await post(name, tool.example)), JSON.stringify(validate.errors)).toBe(true);
  });
});

describe('the MCP endpoint', () => {
  it.each([
    ['2025-11-25', () => old],
    ['2026-07-28', () => modern],
  ])('lists every tool with schemas and annotations to %s', async (_version, client) => {
    const { tools } = await client().listTools();
    expect(tools.map(({ name }) => name)).toEqual(TOOLS.map(({ name }) => name));
    for (const { inputSchema, outputSchema, annotations } of tools) {
      expect(inputSchema).toMatchObject({ type: 'object' });
      expect(outputSchema).toMatchObject({ type: 'object' });
      expect(annotations).toMatchObject({
        readOnlyHint: true,
        destructiveHint: false,
        idempotentHint: true,
        openWorldHint: false,
      });
    }
  });

  it('answers bad arguments as a tool error that names every field', async () => {
    const call = { name: 'find_draw_sites', arguments: { zip: '1234', limit: 0, colour: 'red' } };
    for (const client of [old, modern]) {
      const { isError, content } = await client.callTool(call);
      expect(isError).toBe(true);
      const text = JSON.stringify(content);
      for (const field of ['/zip', '/limit', '/colour']) expect(text).toContain(field);
    }
  });

  it('refuses an unknown tool with -32602', async () => {
    const call = { name: 'no_such_tool', arguments: {} };
    await expect(modern.callTool(call)).rejects.toMatchObject({ code: -32602 });
  });

  it('answers plain JSON to curl, and 405 to GET', async () => {
    const body = {
      jsonrpc: '2.0',
      id: 1,
      method: 'initialize',
      params: { protocolVersion: '2025-03-26', capabilities: {}, clientInfo: { name: 'c', version: '1' } },
    };
    const answer = await fetch(`${site}/mcp`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect(answer.headers.get('content-type')).toContain('application/json');
    expect(await answer.json()).toMatchObject({
      result: { protocolVersion: '2025-03-26', capabilities: { tools: { listChanged: false } } },
    });
    const get = await fetch(`${site}/mcp`);
    expect([get.status, get.headers.get('allow')]).toEqual([405, 'POST']);
  });

  it('refuses a strange host and a strange origin', async () => {
    const send = (headers: Record<string, string>) =>
      fetch(`${site}/mcp`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: '{}',
      });
    expect((await send({ origin: 'http://evil.example' })).status).toBe(403);
    expect((await send({ origin: 'null' })).status).toBe(403);
  });
});
