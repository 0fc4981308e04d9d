import fc, { type Arbitrary } from 'fast-check';
import type { Tool } from '../src/core/tools/define.ts';
import { loadDataset } from '../src/data/load.ts';
import { answerPage } from '../src/surfaces/answer-page.ts';
import { answerMcp } from '../src/surfaces/mcp/mcp.ts';
import { modernRequest, oldRequest } from '../src/surfaces/mcp/mcp-requests.fixture.ts';
import { inputSchema, type JsonSchema } from '../src/surfaces/openapi/schemas.ts';
import { answerRest } from '../src/surfaces/rest.ts';
import { servedNow } from '../src/surfaces/served.ts';
import { fitting } from './arbitrary.fixture.ts';

const SITE = 'http://localhost';
const served = servedNow(loadDataset());

/** Stands in what is sent, and must stand in nothing that is written or refused. */
export const MARK = 'zq7mark';

type Input = Readonly<Record<string, unknown>>;

/** Every way to ask a tool. */
const DOORS = {
  post: (tool: Tool, input: unknown) =>
    answerRest(
      new Request(`${SITE}/api/agent/${tool.name}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(input) ?? '',
      }),
      served,
    ),
  get: (tool: Tool, input: unknown) =>
    answerRest(new Request(`${SITE}/api/agent/${tool.name}?${queryOf(input)}`), served),
  page: (tool: Tool, input: unknown) =>
    answerPage(
      new Request(`${SITE}/tools/${tool.name.replaceAll('_', '-')}/answer?${queryOf(input)}`),
      served,
      undefined,
    ),
  mcp: (tool: Tool, input: unknown) =>
    answerMcp(
      modernRequest(SITE, { method: 'tools/call', params: { name: tool.name, arguments: input } }),
      served,
    ),
  'mcp of 2025': (tool: Tool, input: unknown) =>
    answerMcp(
      oldRequest(SITE, { method: 'tools/call', params: { name: tool.name, arguments: input } }),
      served,
    ),
};

/** The doors of ten inputs: those of MCP make a server for each request, and cost the most. */
const TURNS = ['post', 'get', 'page', 'post', 'mcp', 'get', 'post', 'page', 'mcp of 2025', 'get'] as const;

function queryOf(input: unknown): string {
  const fields = typeof input === 'object' && input !== null ? Object.entries(input) : [];
  return new URLSearchParams(
    fields.map(([name, value]) => [name, typeof value === 'string' ? value : (JSON.stringify(value) ?? '')]),
  )
    .toString()
    .slice(0, 14_000);
}

/** Letters that grow or pile up when they are folded, and the beginnings of patterns. */
const ODD = [
  '\u{fdfa}',
  'e\u0301\u0323',
  '\u202e',
  '\u{1f9ea}',
  '1,',
  '1.',
  '<',
  '>=',
  '((',
  '-',
  'aa ',
  '10*3/',
  '%',
  '\\',
  "'",
];

/** Texts as long as the schema lets them be, made of what is hard to read. */
function hard(schema: JsonSchema): Arbitrary<unknown> {
  if (schema.enum !== undefined || schema.pattern !== undefined) return fitting(schema);
  if (schema.anyOf !== undefined) return fc.oneof(...schema.anyOf.map((one) => hard(one as JsonSchema)));
  if (schema.type === 'string') {
    const most = schema.maxLength ?? 200;
    return fc
      .tuple(fc.constantFrom(...ODD), fc.constantFrom('', MARK), fitting(schema).map(String))
      .map(([odd, mark, known]) => `${mark}${odd.repeat(most)}`.slice(0, most - known.length) + known)
      .filter((text) => text.length <= most && text.length >= (schema.minLength ?? 0));
  }
  if (schema.type === 'array') {
    const most = schema.maxItems ?? 5;
    return fc.array(fc.oneof(hard(schema.items as JsonSchema), fitting(schema.items as JsonSchema)), {
      minLength: Math.ceil(most * 0.8),
      maxLength: most,
    });
  }
  if (schema.type !== 'object' && schema.properties === undefined) return fitting(schema);
  return fc.record(
    Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([name, field]) => [name, hard(field as JsonSchema)]),
    ),
    { requiredKeys: schema.required ?? [] },
  );
}

/** What no schema allows, with the mark in its values. */
const broken = (schema: JsonSchema): Arbitrary<unknown> =>
  fc.oneof(
    fc.jsonValue(),
    fc
      .tuple(
        fitting(schema),
        fc.constantFrom(...Object.keys(schema.properties ?? { other: 0 }), 'other'),
        fc.jsonValue(),
      )
      .map(([input, name, value]) => ({
        ...(input as Input),
        [name]: fc.stringify(value).length % 2 ? value : [MARK, value],
      })),
    fc.constant({ items: Array.from({ length: 300 }, () => MARK), test: MARK.repeat(50), values: MARK }),
  );

export const inputsFor = (tool: Tool): Arbitrary<unknown> => {
  const schema = inputSchema(tool);
  return fc.oneof(
    { weight: 5, arbitrary: fitting(schema) },
    { weight: 2, arbitrary: hard(schema) },
    { weight: 2, arbitrary: broken(schema) },
  );
};

export interface Slowest {
  /** Time of this process on a processor, whatever else the machine does. */
  readonly ms: number;
  readonly door: string;
  readonly input: string;
}

/** What is wrong with an answer; undefined when nothing is. */
async function faultOf(response: Response): Promise<string | undefined> {
  const text = await response.text();
  if (response.status >= 500) return `status ${response.status}`;
  if (/^Internal error|could not answer\. Try again later/.test(text)) return 'an apology';
  const type = response.headers.get('content-type') ?? '';
  if (text !== '' && type.includes('json')) {
    try {
      JSON.parse(text);
    } catch {
      return 'no JSON';
    }
  }
  if (response.status >= 400 && text.includes(MARK)) return 'a refusal that repeats what was sent';
  return undefined;
}

/** Sends so many inputs through all doors of a tool in turn. */
export async function fuzz(tool: Tool, runs: number, seed: number) {
  const faults: string[] = [];
  let slowest: Slowest = { ms: 0, door: '', input: '' };
  for (const [run, input] of fc.sample(inputsFor(tool), { numRuns: runs, seed }).entries()) {
    const door = TURNS[run % TURNS.length] ?? 'post';
    const before = process.cpuUsage();
    const fault = await faultOf(await DOORS[door](tool, input));
    const { user } = process.cpuUsage(before);
    const shown = JSON.stringify(input)?.slice(0, 2_000) ?? '';
    if (fault !== undefined) faults.push(`${door}: ${fault} for ${shown}`);
    if (user / 1000 > slowest.ms) slowest = { ms: user / 1000, door, input: shown };
  }
  return { faults, slowest };
}
