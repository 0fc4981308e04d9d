import { OVER_HTTP } from '../core/address.ts';
import { CallerError } from '../core/errors.ts';
import type { Tool } from '../core/tools/define.ts';
import { toolIn, toolsOf } from '../core/tools/index.ts';
import { langIn, parseInput, runTool } from '../core/tools/run.ts';
import { wordsOf } from '../core/words/index.ts';
import { answerCatalog, answerItem } from './catalog.ts';
import { withDeprecation } from './deprecation.ts';
import {
  cached,
  internalError,
  jsonResponse,
  methodNotAllowed,
  notFound,
  preflight,
  problem,
  readJsonBody,
  requireAcceptsJson,
} from './http.ts';
import { inputSchema } from './openapi/schemas.ts';
import { decodeQuery } from './query.ts';
import type { Served } from './served.ts';

/** Answers everything below /api/; every failure is problem+json. */
export async function answerRest(request: Request, served: Served): Promise<Response> {
  return withDeprecation(request, await answered(request, served));
}

async function answered(request: Request, served: Served): Promise<Response> {
  try {
    const { pathname } = new URL(request.url);
    const [, , area = '', name = '', ...rest] = pathname.replace(/\/$/, '').split('/');
    if (rest.length === 0 && area === 'agent' && name !== '')
      return await answerTool(request, decoded(name), served);
    if (rest.length === 0 && area === 'catalog.json' && name === '')
      return await read(request, () => answerCatalog(request, served));
    if (rest.length === 0 && area === 'catalog' && name !== '')
      return await read(request, () => answerItem(request, decoded(name), served));
    throw notFound('No such address. /openapi.json describes every endpoint.');
  } catch (error) {
    return error instanceof CallerError ? problem(error) : internalError(error);
  }
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    throw notFound('This address is not validly encoded.');
  }
}

async function read(request: Request, answer: () => Response): Promise<Response> {
  if (request.method === 'OPTIONS') return preflight(['GET']);
  if (request.method !== 'GET' && request.method !== 'HEAD') return methodNotAllowed(['GET']);
  requireAcceptsJson(request);
  const response = answer();
  return request.method === 'HEAD' ? new Response(null, response) : response;
}

async function answerTool(request: Request, name: string, { data, today }: Served): Promise<Response> {
  const tool = toolIn(data.service, name);
  if (tool === undefined) {
    throw notFound(
      `No such tool. The tools are: ${toolsOf(data.service)
        .map((known) => known.name)
        .join(', ')}.`,
    );
  }
  if (request.method === 'OPTIONS') return preflight(['GET', 'POST']);
  if (!['GET', 'HEAD', 'POST'].includes(request.method)) return methodNotAllowed(['GET', 'POST']);
  requireAcceptsJson(request);
  const input =
    request.method === 'POST'
      ? await readJsonBody(request)
      : queryInput(new URL(request.url).searchParams, tool);
  const answer = runTool(tool, input, {
    data,
    today,
    wordsOf,
    attribution: OVER_HTTP,
  });
  const response =
    request.method === 'POST' || tool.personal ? jsonResponse(answer) : cached(request, answer);
  return request.method === 'HEAD' ? new Response(null, response) : response;
}

/** The input that a query string means; a fault of decoding is told together with all others. */
export function queryInput(asked: URLSearchParams, tool: Tool): unknown {
  const { input, faults } = decodeQuery(asked, inputSchema(tool));
  return faults.length === 0 ? input : parseInput(tool.input(), input, wordsOf(langIn(input, tool)), faults);
}
