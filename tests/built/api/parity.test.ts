import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import type { Tool } from '../../../src/core/tools/define.ts';
import { type ToolName, toolsOf } from '../../../src/core/tools/index.ts';
import { loadDataset } from '../../../src/data/load.ts';
import { briefAnswer } from '../../../src/surfaces/mcp/brief/answer.ts';
import { answerMcp } from '../../../src/surfaces/mcp/mcp.ts';
import {
  modernRequest,
  oldRequest,
  type Rpc,
  toolCall,
} from '../../../src/surfaces/mcp/mcp-requests.fixture.ts';
import { answerSchema, inputSchema } from '../../../src/surfaces/openapi/schemas.ts';
import { answerRest } from '../../../src/surfaces/rest.ts';
import type { Served } from '../../../src/surfaces/served.ts';
import { fitting } from '../../arbitrary.fixture.ts';
import { answered, getRequest, post, postRequest, withoutAttribution } from './rest.fixture.ts';

const TOOLS = toolsOf(loadDataset().service);

const site = inject('site');
const house: Served = { data: loadDataset(), today: '2026-11-21' };

const ajv = new Ajv2020({ strict: false });
addFormats.default(ajv);

type Input = Readonly<Record<string, unknown>>;
const EACH = TOOLS.map((tool) => [tool.name, tool] as const);

// The examples go through real MCP clients, too, in clients.test.ts.
describe.each(EACH)('%s', (name, tool) => {
  it('answers its example alike through POST and GET, within the schema that it publishes', async () => {
    const posted = await post(site, name, tool.example);
    expect(await answered(await fetch(getRequest(site, name, tool.example)))).toEqual(posted);
    const validate = ajv.compile(answerSchema(tool));
    expect(validate(posted), JSON.stringify(validate.errors)).toBe(true);
  });
});

const viaRest = async (request: Request): Promise<string> => {
  const response = await answerRest(request, house);
  expect(response.status).toBe(200);
  return withoutAttribution(await response.text());
};

/** What MCP gives of the answer that REST gave. */
const inBrief = (tool: Tool<ToolName>, posted: string, input: Input): string =>
  JSON.stringify(briefAnswer(tool, JSON.parse(posted), input, house.data.service));

const viaMcp = async (form: (site: string, rpc: Rpc) => Request, name: string, input: Input) => {
  const { result } = (await answered(await answerMcp(form(site, toolCall(name, input)), house))) as {
    result: { isError?: boolean; structuredContent?: unknown };
  };
  expect(result.isError ?? false).toBe(false);
  return withoutAttribution(JSON.stringify(result.structuredContent));
};

// In the process: thousands of calls, compared as text.
it.each(EACH)(
  '[R8] %s answers any valid input alike through POST, GET, and in brief MCP 2025 and MCP 2026',
  async (name, tool) => {
    await fc.assert(
      fc.asyncProperty(fitting(inputSchema(tool)), async (anything) => {
        const input = anything as Input;
        const posted = await viaRest(postRequest(site, name, input));
        expect(await viaRest(getRequest(site, name, input))).toBe(posted);
        const brief = inBrief(tool, posted, input);
        expect(await viaMcp(oldRequest, name, input)).toBe(brief);
        expect(await viaMcp(modernRequest, name, input)).toBe(brief);
      }),
      { numRuns: 200 },
    );
  },
);
