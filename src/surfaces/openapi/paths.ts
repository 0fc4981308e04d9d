import { OVER_HTTP } from '../../core/address.ts';
import type { Dataset } from '../../core/model/dataset.ts';
import type { Tool } from '../../core/tools/define.ts';
import { callPath } from '../../core/tools/paths.ts';
import { runTool } from '../../core/tools/run.ts';
import { wordsOf } from '../../core/words/index.ts';
import type { Answer, PathItem } from '../../documents/docs/api-description.ts';
import { catalogPage, catalogQuerySchema, publicItem } from '../catalog.ts';
import { asJson, fileHeaders, headers, problems, queryParameters, ref } from './parts.ts';
import { inputSchema, pascal } from './schemas.ts';

const notModified = { '304': ref('responses', 'NotModified') };

/** POST and GET of a tool. Answers about a person carry no ETag: nothing may hold them. */
export function toolOperations(tool: Tool, data: Dataset): PathItem {
  const { origin, dataRelease } = data.service.service;
  const name = pascal(tool.name);
  const answer = runTool(tool, tool.example, {
    data,
    today: dataRelease,
    wordsOf,
    attribution: OVER_HTTP,
  });
  const ok: Answer = {
    description: 'The answer; status says of what kind',
    headers: headers(),
    content: { 'application/json': { schema: ref('schemas', `${name}Answer`), example: asJson(answer) } },
  };
  const about = {
    tags: [tool.tag],
    externalDocs: { description: 'Requests and an example answer', url: origin + callPath(tool) },
  };
  return {
    post: {
      operationId: tool.name,
      ...about,
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
      ...about,
      summary: `${tool.title}, by query`,
      description: tool.personal
        ? `${tool.description} Prefer POST: a query stands in addresses and their logs.`
        : tool.description,
      parameters: [
        ...queryParameters(inputSchema(tool), tool.example),
        ...(tool.personal ? [] : [ref('parameters', 'IfNoneMatch')]),
      ],
      responses: {
        '200': tool.personal ? ok : { ...ok, headers: headers('ETag') },
        ...(tool.personal ? {} : notModified),
        ...problems(400, 405, 406, 429, 500),
      },
    },
  };
}

const EXAMPLE = { category: 'thyroid', limit: 1, offset: 0 };

export function catalogPaths(data: Dataset): Readonly<Record<string, PathItem>> {
  const [first] = data.catalog.entries;
  return {
    '/api/catalog.json': {
      get: {
        operationId: 'list_catalog',
        tags: ['catalog'],
        summary: 'Page of the public catalog',
        description:
          'Public tests and panels with prices at each lab; sorted by name, or by relevance when q is given. Parameters that are not described have no effect and are named in Ignored-Parameters.',
        parameters: [...queryParameters(catalogQuerySchema(), EXAMPLE), ref('parameters', 'IfNoneMatch')],
        responses: {
          '200': {
            description: 'A page of items; Link names the next and previous page',
            headers: headers('Link', 'ETag', 'Ignored-Parameters'),
            content: {
              'application/json': {
                schema: ref('schemas', 'CatalogResponse'),
                example: asJson(catalogPage(EXAMPLE, data)),
              },
            },
          },
          ...notModified,
          ...problems(400, 405, 406, 429, 500),
        },
      },
    },
    '/api/catalog/{slug}': {
      get: {
        operationId: 'get_catalog_item',
        tags: ['catalog'],
        summary: 'One test or panel',
        description:
          'One item with FAQ, related conditions, audience and order link, by slug or id. Each is a file that lies ready: its query string is not read, and it does not count against the limit.',
        parameters: [
          {
            name: 'slug',
            in: 'path',
            required: true,
            description: 'Catalog slug or id',
            schema: { type: 'string', minLength: 1, maxLength: 120 },
            ...(first === undefined ? {} : { example: first.slug }),
          },
          ref('parameters', 'IfNoneMatch'),
        ],
        responses: {
          '200': {
            description: 'The item',
            headers: fileHeaders('ETag'),
            content: {
              'application/json': {
                schema: ref('schemas', 'CatalogDetail'),
                ...(first === undefined ? {} : { example: asJson(publicItem(first, data)) }),
              },
            },
          },
          ...notModified,
          ...problems(404, 405, 406, 500),
        },
      },
    },
  };
}
