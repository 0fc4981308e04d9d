import { Tiktoken } from 'js-tiktoken/lite';
import o200k from 'js-tiktoken/ranks/o200k_base';
import { loadDataset } from '../../src/data/load.ts';
import { answerMcp } from '../../src/surfaces/mcp/mcp.ts';
import { oldRequest, toolCall } from '../../src/surfaces/mcp/mcp-requests.fixture.ts';
import type { EvalCase } from './cases.fixture.ts';
import { type Channels, callsBeyond, faultsOf } from './judge.fixture.ts';

const encoder = new Tiktoken(o200k);
/** Tokens as OpenAI's o200k vocabulary counts them; those of other models differ by a few per cent. */
export const tokensOf = (text: string): number => encoder.encode(text).length;

const data = loadDataset();
/** What the MCP endpoint answers from. */
export const served = { data, today: data.service.service.dataRelease };

export interface ToolResult {
  readonly isError?: boolean;
  readonly content: readonly { readonly text: string }[];
  readonly structuredContent?: unknown;
}

export interface Outcome {
  readonly asked: EvalCase;
  readonly channels: Channels;
  readonly faults: readonly string[];
  readonly calls: number;
  readonly tokens: { readonly text: number; readonly structure: number };
}

async function called(tool: string, args: unknown): Promise<ToolResult> {
  const response = await answerMcp(oldRequest('http://localhost', toolCall(tool, args)), served);
  return ((await response.json()) as { result: ToolResult }).result;
}

/** Makes the recorded calls of a case through the MCP endpoint, in this process, and judges what comes back. */
export async function replayed(asked: EvalCase): Promise<Outcome> {
  const results: ToolResult[] = [];
  for (const { tool, arguments: args } of asked.calls) results.push(await called(tool, args));
  const text = results.map(({ content }) => content.map((part) => part.text).join('\n')).join('\n\n');
  const structures = results.flatMap(({ structuredContent }) =>
    structuredContent === undefined ? [] : JSON.stringify(structuredContent),
  );
  const structure = structures.join('\n');
  const channels = structures.length === 0 ? { text } : { text, structure };
  return {
    asked,
    channels,
    faults: [
      ...faultsOf(asked, channels),
      ...callsBeyond(
        asked,
        asked.calls.map(({ tool }) => tool),
      ),
    ],
    calls: results.length,
    tokens: { text: tokensOf(text), structure: tokensOf(structure) },
  };
}
