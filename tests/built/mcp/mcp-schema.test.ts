import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, inject, it } from 'vitest';
import {
  mcpRequest,
  modernRequest,
  type Rpc,
  toolCall,
} from '../../../src/surfaces/mcp/mcp-requests.fixture.ts';
import { origin, TEST, TEST_PAGE, TOOLS } from '../served.fixture.ts';

/**
 * The schema of revision 2026-07-28, unchanged, from github.com/modelcontextprotocol/modelcontextprotocol at
 * b0f60ba (2026-08-22), schema/2026-07-28/schema.json. Licence: Apache-2.0, parts MIT.
 */
const official = JSON.parse(readFileSync('tests/built/mcp/mcp-2026-07-28.schema.json', 'utf8')) as object;
const ajv = new Ajv2020({ strict: false, validateFormats: false });
ajv.addSchema(official, 'mcp');

function expectValid(definition: string, message: unknown): void {
  const validate = ajv.getSchema(`mcp#/$defs/${definition}`);
  expect(validate?.(message), `${definition}: ${JSON.stringify(validate?.errors)}`).toBe(true);
}

const site = inject('site');
const answer = async (rpc: Rpc): Promise<unknown> => (await fetch(modernRequest(site, rpc))).json();

describe('answers keep to the official schema of 2026-07-28', () => {
  it('server/discover', async () => {
    const message = await answer({ method: 'server/discover' });
    expectValid('DiscoverResultResponse', message);
    expect(message).toMatchObject({ result: { resultType: 'complete' } });
  });

  it('tools/list', async () => {
    const message = await answer({ method: 'tools/list' });
    expectValid('ListToolsResultResponse', message);
    const { tools } = (message as { result: { tools: unknown[] } }).result;
    for (const tool of tools) expectValid('Tool', tool);
  });

  // CallToolResultResponse allows a question back, too; these must be results.
  it.each(TOOLS)('tools/call of $name', async ({ name, example }) => {
    const message = await answer(toolCall(name, example));
    expectValid('CallToolResultResponse', message);
    expectValid('CallToolResult', (message as { result: unknown }).result);
  });

  it.each([
    ['prompts/list', {}, 'ListPromptsResultResponse'],
    ['prompts/get', { name: 'quote-my-list', arguments: { tests: TEST } }, 'GetPromptResultResponse'],
    ['resources/list', {}, 'ListResourcesResultResponse'],
    ['resources/templates/list', {}, 'ListResourceTemplatesResultResponse'],
    ['resources/read', { uri: `${origin}${TEST_PAGE}.md` }, 'ReadResourceResultResponse'],
    [
      'completion/complete',
      { ref: { type: 'ref/prompt', name: 'quote-my-list' }, argument: { name: 'state', value: 'n' } },
      'CompleteResultResponse',
    ],
  ])('%s', async (method, params, definition) => {
    const message = await answer({ method, params });
    expectValid(definition, message);
    expect(message).toMatchObject({ result: { resultType: 'complete' } });
  });

  it('an address that is no resource', async () => {
    const missing = await answer({ method: 'resources/read', params: { uri: `${origin}/tests/nope.md` } });
    expectValid('JSONRPCErrorResponse', missing);
    expectValid('InvalidParamsError', (missing as Failed).error);
  });

  it('a call with bad arguments', async () => {
    const message = await answer(toolCall('find_draw_sites', { zip: 1 }));
    expect(message).toMatchObject({ result: { isError: true } });
    expectValid('CallToolResultResponse', message);
    expectValid('CallToolResult', (message as { result: unknown }).result);
  });

  it('errors that belong to a request', async () => {
    expectValid('JSONRPCErrorResponse', await answer(toolCall('no_such_tool', {})));
    expectValid('InvalidParamsError', ((await answer(toolCall('no_such_tool', {}))) as Failed).error);
    expectValid('MethodNotFoundError', ((await answer({ method: 'no/such' })) as Failed).error);
    const headers = { 'mcp-method': 'tools/call' };
    expectValid('HeaderMismatchError', await answer({ method: 'tools/list', headers }));
    const unknown = { method: 'tools/list', version: '2030-01-01' };
    expectValid('UnsupportedProtocolVersionError', await answer(unknown));
  });

  it.each([
    ['a body that is not JSON', mcpRequest(site, '{')],
    ['a body too large', mcpRequest(site, ' '.repeat(70_000))],
    ['another content type', mcpRequest(site, '{}', { 'content-type': 'text/plain' })],
    ['a strange origin', mcpRequest(site, '{}', { origin: 'http://evil.example' })],
    ['a GET', new Request(`${site}/mcp`)],
  ])('the error for %s', async (_case, request) => {
    expectValid('JSONRPCErrorResponse', await (await fetch(request)).json());
  });

  it('the stream of a subscription', async () => {
    const rpc = { method: 'subscriptions/listen', params: { notifications: { toolsListChanged: true } } };
    const text = await (await fetch(modernRequest(site, rpc))).text();
    const messages = [...text.matchAll(/^data: (.*)$/gm)].map(([, data = '']) => JSON.parse(data));
    expect(messages).toHaveLength(2);
    expectValid('SubscriptionsAcknowledgedNotification', messages[0]);
    expectValid('SubscriptionsListenResultResponse', messages[1]);
  });
});

interface Failed {
  readonly error: unknown;
}
