import type { Dataset } from '../../core/model/dataset.ts';
import { toolsOf } from '../../core/tools/index.ts';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What is wrong with a call before any tool is asked; undefined for every other message. */
function faultOf(body: unknown, service: Dataset['service']): string | undefined {
  if (!isRecord(body) || body.method !== 'tools/call') return undefined;
  const { params } = body;
  const { name, arguments: given } = isRecord(params) ? params : {};
  const known = toolsOf(service).map((tool): string => tool.name);
  const names = known.join(', ');
  if (typeof name !== 'string') return `A call of a tool needs params.name, the name of the tool: ${names}.`;
  if (!known.includes(name)) return `No tool has this name. The tools are: ${names}.`;
  if (given !== undefined && !isRecord(given))
    return 'params.arguments must be an object with the fields of the tool, {} where none is needed.';
  return undefined;
}

/** Errors of the SDK that say in the words of a validator what a sentence says better. */
const OF_PARAMS: readonly unknown[] = [-32602, -32603, -32600];

/** The answer to a message, with a sentence in place of a validator's findings where a call of a tool is at fault. */
export async function inWords(
  response: Response,
  body: unknown,
  service: Dataset['service'],
): Promise<Response> {
  const fault = faultOf(body, service);
  if (fault === undefined || response.headers.get('content-type')?.includes('json') !== true) return response;
  const answer: unknown = await response.json();
  const isOfParams = isRecord(answer) && isRecord(answer.error) && OF_PARAMS.includes(answer.error.code);
  const told = isOfParams ? { ...answer, error: { code: -32602, message: fault } } : answer;
  return new Response(JSON.stringify(told), { status: response.status, headers: response.headers });
}
