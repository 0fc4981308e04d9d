import { type Block, type Doc, heading, type Inline, link, paragraph, type Text } from '../../blocks/doc.ts';
import type { Dataset } from '../../core/model/dataset.ts';
import { HOME } from '../home-step.ts';
import type { SitePage } from '../site-page.ts';
import {
  type Answer,
  type ApiDescription,
  type JsonSchema,
  METHODS,
  type Operation,
  type PathItem,
  resolved,
} from './api-description.ts';
import { curlOf, parametersOf } from './api-request.ts';
import { itemsOf, limitsOf, properties, typeOf } from './schema-words.ts';

export const API_PAGE = {
  path: '/docs/api',
  lang: 'en',
  kind: 'index',
  title: 'API reference',
  description:
    'Every endpoint: parameters, answer, errors and a request that runs, made from the OpenAPI file.',
} as const;

export const apiPage = (api: () => ApiDescription, data: Dataset): SitePage => ({
  ...API_PAGE,
  doc: () => apiDoc(api(), data),
});

/** The OpenAPI document in words: nothing stands here that does not stand there. */
function apiDoc(api: ApiDescription, { service: { service } }: Dataset): Doc {
  return {
    ...API_PAGE,
    updatedAt: service.dataRelease,
    trail: [HOME, { title: 'Documentation', path: '/docs' }],
    blocks: [
      ...api.info.description.split('\n\n').map((text) => paragraph(text)),
      paragraph([
        `Version ${api.info.version}. The same for programs: `,
        link('openapi.json', '/openapi.json'),
        '. Rules for all answers: ',
        link('the wire contract', '/docs/api-contract'),
        '.',
      ]),
      heading('Errors and headers'),
      statusTable(api),
      errorTable(api),
      headersTable(api),
      ...api.tags.flatMap(({ name, description }) => [
        heading(description),
        ...Object.entries(api.paths)
          .filter(([, item]) => operationsOf(item).some(({ operation }) => operation.tags.includes(name)))
          .flatMap(([path, item]) => endpoint(path, item, api)),
      ]),
      heading('Objects inside answers'),
      paragraph('Generated clients know them by these names.'),
      ...objectTables(api),
    ],
  };
}

interface Called {
  readonly method: string;
  readonly operation: Operation;
}

const operationsOf = (item: PathItem): Called[] =>
  METHODS.flatMap((method) => {
    const operation = item[method];
    return operation === undefined ? [] : [{ method: method.toUpperCase(), operation }];
  });

/** The statuses that mean the same at every address. */
function statusTable({ components, paths }: ApiDescription): Block {
  const shared = Object.values(paths)
    .flatMap(operationsOf)
    .flatMap(({ operation }) => Object.entries(operation.responses))
    .flatMap(([status, answer]): [string, string][] =>
      '$ref' in answer ? [[status, resolved<Answer>(answer, components.responses)?.description ?? '']] : [],
    );
  return {
    kind: 'table',
    caption: 'Statuses beside 200',
    head: ['Status', 'When'],
    rows: [...new Map(shared)].sort(([a], [b]) => Number(a) - Number(b)),
  };
}

function errorTable({ components }: ApiDescription): Block {
  const { Problem } = components.schemas;
  return {
    kind: 'table',
    caption: 'Fields of an error',
    head: ['Field', 'Type', 'Present', 'Meaning'],
    rows: Problem === undefined ? [] : fieldRows(Problem),
  };
}

/** The objects that answers hold under a name of their own. */
function objectTables({ components: { schemas } }: ApiDescription): Block[] {
  const answers = new Set(
    Object.values(schemas).flatMap(({ oneOf = [] }) => oneOf.map((one) => (one as JsonSchema).$ref)),
  );
  const text = JSON.stringify(schemas);
  return Object.entries(schemas)
    .map(([name, schema]) => ({ name, schema, address: `#/components/schemas/${name}` }))
    .filter(({ address }) => !answers.has(address) && text.includes(`"${address}"`))
    .map(({ name, schema }) => ({
      kind: 'table',
      caption: name,
      head: ['Field', 'Type', 'Present', 'Meaning'],
      rows: fieldRows(schema),
    }));
}

const headersTable = ({ components }: ApiDescription): Block => ({
  kind: 'table',
  caption: 'Headers of answers',
  head: ['Header', 'Meaning'],
  rows: Object.entries(components.headers).map(([name, { description }]) => [name, description]),
});

function endpoint(path: string, item: PathItem, api: ApiDescription): Block[] {
  const called = operationsOf(item);
  const [main] = called;
  if (main === undefined) return [];
  const { operation } = called.find(({ operation: one }) => one.requestBody !== undefined) ?? main;
  const methods = called.map(({ method }) => method).join(' or ');
  const address: Inline[] = [{ strong: `${methods} ${path}` }];
  const page = operation.externalDocs;
  return [
    heading(operation.summary, 3),
    paragraph(
      page === undefined ? address : [...address, ' · ', link(page.description, new URL(page.url).pathname)],
    ),
    paragraph(main.operation.description),
    {
      kind: 'table',
      caption: `Parameters of ${operation.operationId}`,
      head: ['Name', 'In', 'Type', 'Limits', 'Meaning'],
      rows: inputRows(called, api),
    },
    ...answerTable(operation, api),
    paragraph(called.map(statusSentence).join(' ')),
    ...called.map(
      ({ method, operation: one }): Block => ({
        kind: 'code',
        language: 'sh',
        text: curlOf(method, path, one, api),
      }),
    ),
  ];
}

/** Fields of the body first, each once: most stand in the query as well. */
function inputRows(called: readonly Called[], api: ApiDescription): Text[][] {
  const body = called
    .map(({ operation }) => operation.requestBody?.content['application/json'].schema)
    .find((schema) => schema !== undefined);
  const schema = body === undefined ? undefined : resolved<JsonSchema>(body, api.components.schemas);
  const fields = Object.keys(schema?.properties ?? {});
  const others = called.flatMap(({ operation }) => parametersOf(operation, api));
  return [
    ...(schema === undefined ? [] : bodyRows(schema, '', 'body or query')),
    ...others
      .filter(({ name }) => !fields.includes(name))
      .map((one): Text[] => [
        one.required ? `${one.name} (required)` : one.name,
        one.in,
        typeOf(one.schema ?? {}),
        limitsOf(one.schema ?? {}),
        one.description,
      ]),
  ];
}

function bodyRows(schema: JsonSchema, above: string, place: string): Text[][] {
  return properties(schema).flatMap(([name, field]): Text[][] => {
    const items = itemsOf(field);
    const full = `${above}${name}`;
    return [
      [
        schema.required?.includes(name) ? `${full} (required)` : full,
        place,
        typeOf(field),
        limitsOf(field),
        field.description ?? '',
      ],
      ...(items?.type === 'object' ? bodyRows(items, `${full}[].`, place) : []),
    ];
  });
}

function answerTable({ operationId, responses }: Operation, { components }: ApiDescription): Block[] {
  const ok = responses['200'];
  const answer = ok === undefined || '$ref' in ok ? undefined : ok.content?.['application/json'];
  const schema = answer === undefined ? undefined : resolved<JsonSchema>(answer.schema, components.schemas);
  if (schema === undefined) return [];
  return [
    {
      kind: 'table',
      caption: `Answer of ${operationId}`,
      head: ['Field', 'Type', 'Present', 'Meaning'],
      rows: fieldRows(together(schema, components.schemas)),
    },
  ];
}

/** One of several schemas as one that has the fields of all, with what each of them requires. */
function together(schema: JsonSchema, schemas: ApiDescription['components']['schemas']): JsonSchema {
  if (schema.oneOf === undefined) return schema;
  const variants = schema.oneOf.map((one) => resolved<JsonSchema>(one as JsonSchema, schemas) ?? {});
  return {
    properties: Object.assign({}, ...variants.map((variant) => variant.properties ?? {}).reverse()),
    anyOf: variants,
  };
}

const fieldRows = (schema: JsonSchema): Text[][] =>
  properties(schema).map(([name, field]) => [
    name,
    typeOf(field),
    presence(name, schema),
    field.description ?? '',
  ]);

/** In every answer, in those with some statuses, or not always. */
function presence(name: string, { required = [], anyOf }: JsonSchema): string {
  if (required.includes(name)) return 'always';
  const variants = (anyOf ?? []) as readonly JsonSchema[];
  const statuses = variants
    .filter((variant) => variant.required?.includes(name))
    .map(({ properties: shape }) => String((shape?.status as JsonSchema | undefined)?.const));
  if (statuses.length === 0) return 'optional';
  return statuses.length === variants.length ? 'always' : `status ${statuses.join(', ')}`;
}

const statusSentence = ({ method, operation }: Called): string =>
  `${method} answers ${Object.keys(operation.responses).join(', ')}.`;
