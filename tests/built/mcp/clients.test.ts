import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { stateIn } from '../../../src/core/places/states.ts';
import { briefAnswer } from '../../../src/surfaces/mcp/brief/answer.ts';
import { promptsOf } from '../../../src/surfaces/mcp/prompts/prompts.ts';
import { post, withoutAttribution } from '../api/rest.fixture.ts';
import { data, local, origin, TOOLS, text } from '../served.fixture.ts';
import { CLIENTS, type Exchange, type ListedTool, type McpClient, overhearing } from './clients.fixture.ts';

const site = inject('site');
const state = stateIn(data.service.service.example.state, data.service, 'en');

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
        withoutAttribution(JSON.stringify(briefAnswer(tool, posted, tool.example, data.service))),
      );
    },
  );

  it('lists the prompts, and gets each with its arguments', async () => {
    const { prompts } = await client.listPrompts();
    expect(prompts.map(({ name }) => name)).toEqual(promptsOf(data.service).map(({ name }) => name));
    for (const { name, arguments: known = [] } of prompts) {
      const given = Object.fromEntries(known.map((argument) => [argument.name, `<${argument.name}>`]));
      const { messages } = await client.getPrompt({ name, arguments: given });
      for (const value of Object.values(given)) expect(JSON.stringify(messages)).toContain(value);
    }
    await expect(client.getPrompt({ name: 'quote-my-list', arguments: {} })).rejects.toMatchObject({
      code: -32602,
    });
  });

  it('completes an argument of a prompt and the address of a resource', async () => {
    const typed = await client.complete({
      ref: { type: 'ref/prompt', name: 'quote-my-list' },
      argument: { name: 'state', value: state.toLowerCase().slice(0, -1) },
    });
    expect(typed.completion.values).toContain(state);
    const { resourceTemplates } = await client.listResourceTemplates();
    for (const { uriTemplate } of resourceTemplates.filter(({ uriTemplate }) =>
      uriTemplate.includes('{slug}'),
    )) {
      const { completion } = await client.complete({
        ref: { type: 'ref/resource', uri: uriTemplate },
        argument: { name: 'slug', value: '' },
      });
      expect(completion.values.length, uriTemplate).toBeGreaterThan(10);
      const uri = uriTemplate.replace('{slug}', completion.values[0] ?? '');
      const { contents } = await client.readResource({ uri });
      expect(contents.map(({ text }) => text)).toEqual([await text(local(uri))]);
    }
  });

  it('reads every resource that is listed, with the bytes of its page or file', async () => {
    const { resources } = await client.listResources();
    const skill = /^skill:\/\/(.+)$/;
    for (const { uri } of resources.filter((one) => !one.uri.startsWith('ui://'))) {
      const [, file] = skill.exec(uri) ?? [];
      const path = file === undefined ? local(uri) : `/.well-known/agent-skills/${file}`;
      const { contents } = await client.readResource({ uri });
      expect(contents.map((content) => [content.uri, content.text])).toEqual([[uri, await text(path)]]);
    }
    expect(resources.length).toBeLessThan(50);
  });

  it('is refused an address that is none with -32602', async () => {
    await expect(client.readResource({ uri: `${origin}/tests/no-such-test.md` })).rejects.toMatchObject({
      code: -32602,
      data: { uri: `${origin}/tests/no-such-test.md` },
    });
  });

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
