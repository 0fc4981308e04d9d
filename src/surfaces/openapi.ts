import * as z from 'zod';
import { catalogDetail, detailShape, itemShape } from '../core/catalog/item.ts';
import type { Dataset } from '../core/model/dataset.ts';
import type { Tool } from '../core/tools/define.ts';
import { TOOLS } from '../core/tools/index.ts';
import { runTool } from '../core/tools/run.ts';
import { catalogQuerySchema } from './catalog.ts';
import { answerSchema, inputSchema, type JsonSchema, printedAnswer } from './schemas.ts';

type Json = Readonly<Record<string, unknown>>;

const ref = (kind: 'schemas' | 'responses' | 'headers', name: string): Json => ({
  $ref: `#/components/${kind}/${name}`,
});

/** "search_tests" → "SearchTests" */
const pascal = (name: string): string =>
  name
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

/** The OpenAPI 3.1 description of the catalog and of every tool, made from the registry and its own examples. */
export function openApi(data: Dataset): Json {
  const { service } = data.service;
  return {
    openapi: '3.1.0',
    info: {
      title: `${service.brand}: lab tests, prices and reference ranges`,
      version: service.apiVersion,
      summary:
        'Read-only catalog, quotes, draw sites, reference ranges and conversions for cash-pay lab tests in the US.',
      description: `No authentication. ${service.demo ? service.demoNotice.en : ''} The same tools answer over MCP at /mcp.`,
      license: { name: 'Code MIT, data CC BY 4.0', identifier: 'MIT AND CC-BY-4.0' },
      contact: { name: service.brand, url: `${service.origin}/docs/api-contract` },
    },
    servers: [{ url: service.origin }],
    security: [],
    externalDocs: { description: 'The wire contract in words', url: `${service.origin}/docs/api-contract` },
    tags: [
      { name: 'catalog', description: 'Tests and panels with prices' },
      { name: 'quote', description: 'Order totals' },
      { name: 'locations', description: 'Draw sites' },
      { name: 'reference', description: 'Ranges, interpretation, conversion' },
      { name: 'compare', description: 'Other providers' },
      { name: 'content', description: 'Educational pages' },
    ],
    paths: {
      ...catalogPaths(data),
      ...Object.fromEntries(TOOLS.map((tool) => [`/api/agent/${tool.name}`, toolPath(tool, data)])),
    },
    components: {
      schemas: {
        CatalogItem: printedAnswer(z.strictObject(itemShape())),
        CatalogDetail: printedAnswer(z.strictObject(detailShape())),
        CatalogResponse: {
          type: 'object',
          required: ['total', 'count', 'labFee', 'currency', 'items'],
          properties: {
            total: { type: 'integer', description: 'Items that match' },
            count: { type: 'integer', description: 'Items in this page' },
            labFee: { type: 'number', description: 'Lab processing fee in USD, once per order' },
            currency: { type: 'string' },
            items: { type: 'array', items: ref('schemas', 'CatalogItem') },
          },
        },
        Problem: {
          type: 'object',
          description: 'RFC 9457 problem details',
          required: ['type', 'title', 'status', 'detail'],
          properties: {
            type: { type: 'string' },
            title: { type: 'string' },
            status: { type: 'integer' },
            detail: { type: 'string' },
            errors: {
              type: 'array',
              description: 'Every fault of the request',
              items: {
                type: 'object',
                required: ['pointer', 'detail'],
                properties: {
                  pointer: { type: 'string', description: 'JSON pointer' },
                  detail: { type: 'string' },
                },
              },
            },
          },
        },
        ...Object.fromEntries(
          TOOLS.flatMap((tool) => [
            [`${pascal(tool.name)}Input`, inputSchema(tool)],
            [`${pascal(tool.name)}Answer`, answerSchema(tool)],
          ]),
        ),
      },
      responses: Object.fromEntries(
        PROBLEMS.map(([status, name, description]) => [name, problemResponse(status, description)]),
      ),
    },
  };
}

const PROBLEMS = [
  [400, 'InvalidInput', 'Invalid input; every fault is named'],
  [404, 'NotFound', 'Unknown address, tool or item'],
  [405, 'MethodNotAllowed', 'This address answers other methods; see Allow'],
  [406, 'NotAcceptable', 'Only JSON is answered'],
  [413, 'BodyTooLarge', 'The body has more than 64 KiB'],
  [415, 'UnsupportedMediaType', 'The body is not JSON'],
  [429, 'TooManyRequests', 'More than 120 requests in a minute; see Retry-After'],
  [500, 'InternalError', 'The service could not answer'],
] as const;

function problemResponse(status: number, description: string): Json {
  return {
    description,
    ...(status === 429
      ? {
          headers: {
            'Retry-After': { description: 'Seconds to wait', schema: { type: 'integer', minimum: 0 } },
          },
        }
      : status === 405
        ? { headers: { Allow: { description: 'Methods of this address', schema: { type: 'string' } } } }
        : {}),
    content: { 'application/problem+json': { schema: ref('schemas', 'Problem') } },
  };
}

const problems = (...statuses: readonly number[]): Json =>
  Object.fromEntries(
    PROBLEMS.filter(([status]) => statuses.includes(status)).map(([status, name]) => [
      String(status),
      ref('responses', name),
    ]),
  );

function parameters(schema: JsonSchema, example: Json = {}): Json[] {
  return Object.entries(schema.properties ?? {}).map(([name, field]) => {
    const { description, ...rest } = field as JsonSchema;
    const shown = example[name];
    const isObjects = (rest.items as JsonSchema | undefined)?.type === 'object';
    return {
      name,
      in: 'query',
      required: schema.required?.includes(name) ?? false,
      description:
        rest.type === 'array'
          ? `${description ?? name}. ${isObjects ? 'As JSON text.' : 'Repeat the parameter for each entry, or give one text with commas.'}`
          : description,
      ...(isObjects
        ? {
            content: {
              'application/json': { schema: rest, ...(shown === undefined ? {} : { example: shown }) },
            },
          }
        : { schema: rest, ...(shown === undefined ? {} : { example: shown }) }),
    };
  });
}

function toolPath(tool: Tool, data: Dataset): Json {
  const name = pascal(tool.name);
  const answer = runTool(tool, tool.example, {
    data,
    today: data.service.service.dataRelease,
    attribution: { source: 'ai_agent', medium: 'agent' },
  });
  const ok = {
    description: 'The answer; see status',
    content: {
      'application/json': {
        schema: ref('schemas', `${name}Answer`),
        example: JSON.parse(JSON.stringify(answer)) as unknown,
      },
    },
  };
  return {
    post: {
      operationId: tool.name,
      tags: [tool.tag],
      summary: tool.title,
      description: tool.description,
      requestBody: {
        required: true,
        content: { 'application/json': { schema: ref('schemas', `${name}Input`), example: tool.example } },
      },
      responses: { '200': ok, ...problems(400, 405, 406, 413, 415, 429, 500) },
    },
    get: {
      operationId: `${tool.name}_get`,
      tags: [tool.tag],
      summary: `${tool.title}, by query`,
      description: tool.personal
        ? `${tool.description} Prefer POST: a query stands in addresses and their logs.`
        : tool.description,
      parameters: parameters(inputSchema(tool), tool.example),
      responses: { '200': ok, ...problems(400, 405, 406, 429, 500) },
    },
  };
}

function catalogPaths(data: Dataset): Json {
  const [first] = data.catalog.entries;
  const example =
    first === undefined ? {} : { example: JSON.parse(JSON.stringify(catalogDetail(first, data))) as unknown };
  const query = catalogQuerySchema();
  return {
    '/api/catalog.json': {
      get: {
        operationId: 'list_catalog',
        tags: ['catalog'],
        summary: 'Page of the public catalog',
        description:
          'Public tests and panels with prices at each lab; sorted by name, or by relevance when q is given.',
        parameters: parameters(query),
        responses: {
          '200': {
            description: 'A page of items; Link names the next and previous page',
            headers: { Link: { description: 'rel next and prev', schema: { type: 'string' } } },
            content: { 'application/json': { schema: ref('schemas', 'CatalogResponse') } },
          },
          ...problems(400, 405, 406, 429, 500),
        },
      },
    },
    '/api/catalog/{slug}': {
      get: {
        operationId: 'get_catalog_item',
        tags: ['catalog'],
        summary: 'One test or panel',
        description: 'One item with FAQ, related conditions, audience and order link, by slug or id.',
        parameters: [
          {
            name: 'slug',
            in: 'path',
            required: true,
            description: 'Catalog slug or id',
            schema: { type: 'string', minLength: 1, maxLength: 120 },
            ...(first === undefined ? {} : { example: first.slug }),
          },
        ],
        responses: {
          '200': {
            description: 'The item',
            content: { 'application/json': { schema: ref('schemas', 'CatalogDetail'), ...example } },
          },
          ...problems(404, 405, 406, 429, 500),
        },
      },
    },
  };
}
