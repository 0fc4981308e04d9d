import * as z from 'zod';
import { detailShape, itemShape } from '../../core/catalog/item-shapes.ts';
import { DEPRECATED, type Deprecation } from '../../core/deprecations.ts';
import type { Dataset } from '../../core/model/dataset.ts';
import { SignShape } from '../../core/safety/seek-care.ts';
import { toolsOf } from '../../core/tools/index.ts';
import { storeTold } from '../../core/tools/store-told.ts';
import type { ApiDescription, PathItem } from '../../documents/docs/api-description.ts';
import { HEADERS, IF_NONE_MATCH, PROBLEM, RESPONSES, ref } from './parts.ts';
import { catalogPaths, toolOperations } from './paths.ts';
import { answerSchemas, inputSchema, pascal, printedAnswer } from './schemas.ts';
import { withShared } from './shared.ts';

/** The OpenAPI 3.1 description of the catalog and of every tool, made from the registry and its own examples. */
export function openApi(data: Dataset, deprecated: readonly Deprecation[] = DEPRECATED): ApiDescription {
  const { service } = data.service;
  const contract = `${service.origin}/docs/api-contract`;
  return {
    openapi: '3.1.0',
    info: {
      title: `${service.brand}: lab tests, prices and reference ranges`,
      version: service.apiVersion,
      summary:
        'Read-only catalog, quotes, draw sites, reference ranges and conversions for cash-pay lab tests in the US.',
      description: about(data),
      license: { name: 'Code MIT, data CC BY 4.0', identifier: 'MIT AND CC-BY-4.0' },
      contact: { name: service.brand, url: contract },
    },
    servers: [{ url: service.origin }],
    security: [],
    externalDocs: { description: 'The wire contract in words', url: contract },
    tags: [
      { name: 'catalog', description: 'Tests and panels with prices' },
      { name: 'quote', description: 'Order totals' },
      { name: 'locations', description: 'Draw sites' },
      { name: 'reference', description: 'Ranges, interpretation, conversion' },
      ...(service.shows.comparison ? [{ name: 'compare', description: 'Other providers' }] : []),
      { name: 'content', description: 'Educational pages' },
    ],
    paths: marked(
      {
        ...catalogPaths(data),
        ...Object.fromEntries(
          toolsOf(data.service).map((tool) => [`/api/agent/${tool.name}`, toolOperations(tool, data)]),
        ),
      },
      deprecated,
    ),
    components: {
      schemas: withShared({
        CatalogItem: printedAnswer(z.strictObject(itemShape(storeTold(data.service)))),
        CatalogDetail: printedAnswer(z.strictObject(detailShape(storeTold(data.service)))),
        CatalogResponse: {
          type: 'object',
          required: ['total', 'count', 'labFee', 'currency', 'items'],
          properties: {
            seekCare: printedAnswer(z.array(SignShape()).describe('Warning signs in q, before any test')),
            total: { type: 'integer', description: 'Items that match' },
            count: { type: 'integer', description: 'Items in this page' },
            labFee: { type: 'number', description: 'Lab processing fee in USD, once per order' },
            currency: { type: 'string', description: 'Currency of every amount: USD' },
            items: { type: 'array', description: 'The page of items', items: ref('schemas', 'CatalogItem') },
          },
        },
        Problem: PROBLEM,
        ...Object.fromEntries(
          toolsOf(data.service).flatMap((tool) => [
            [`${pascal(tool.name)}Input`, inputSchema(tool)],
            ...Object.entries(answerSchemas(tool, pascal(tool.name))),
          ]),
        ),
      }),
      parameters: { IfNoneMatch: IF_NONE_MATCH },
      headers: HEADERS,
      responses: RESPONSES,
    },
  };
}

/** With a mark on the operations of what will end. */
const marked = (
  paths: Readonly<Record<string, PathItem>>,
  deprecated: readonly Deprecation[],
): Readonly<Record<string, PathItem>> =>
  Object.fromEntries(
    Object.entries(paths).map(([path, item]) => [
      path,
      deprecated.some((one) => one.path === path)
        ? Object.fromEntries(
            Object.entries(item).map(([method, operation]) => [method, { ...operation, deprecated: true }]),
          )
        : item,
    ]),
  );

/** What holds for every address, and what this document leaves to others. */
const about = ({ service: { service } }: Dataset): string =>
  [
    'Public and read-only: no key, no account.',
    ...(service.demo ? [service.said.en.demoNotice] : []),
    'Inputs are strict: an unknown field or parameter, or one of the wrong type, is a 400 that names every fault, up to 50. Lengths of text count characters, as JSON Schema does. Answers are open: later versions may add fields.',
    'In a query, a list of texts is a repeated parameter, one text with commas, or a JSON list; a list of objects is JSON text. Every other parameter is given once.',
    'HEAD is answered wherever GET is, with the headers of GET and no body. OPTIONS is answered everywhere with 204. Both are left out of the operations and of Allow; every other method that is not described is a 405, whose Allow names exactly the methods that are.',
    'Every error is problem+json. The query string of a POST is not read.',
    `Not described here, because no request and answer schema fits them: ${service.shows.mcp ? 'the MCP server at /mcp with the same tools, ' : ''}the Markdown twin of each page (its address and .md), the files that /data/manifest.json lists, /llms.txt and /llms-full.txt.`,
  ].join('\n\n');
