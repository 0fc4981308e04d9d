import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { expect } from 'vitest';
import {
  type Answer,
  type ApiDescription,
  METHODS,
  type Operation,
  type Parameter,
  resolved,
} from '../../../src/documents/docs/api-description.ts';
import { exampleAddress, parametersOf } from '../../../src/documents/docs/api-request.ts';

/** One operation with its path, as somebody reads it who has only the document. */
export interface Described {
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
  readonly parameters: readonly Parameter[];
}

/** The OpenAPI document as a caller gets it, with checks of answers against it. */
export function openDocument(api: ApiDescription) {
  const ajv = new Ajv2020({ strict: false });
  addFormats.default(ajv);
  ajv.addSchema({ $id: 'openapi', ...api });
  const operations: Described[] = Object.entries(api.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      return operation === undefined
        ? []
        : [{ method: method.toUpperCase(), path, operation, parameters: parametersOf(operation, api) }];
    }),
  );
  const validators = new Map<string, ValidateFunction>();

  /** Status, content type, promised headers and body are as the document says; gives the body. */
  async function expectDescribed({ path, method, operation }: Described, response: Response) {
    const where = `${method} ${path} ${response.status}`;
    const described = operation.responses[response.status];
    expect(described, `${where} is described`).not.toBeUndefined();
    const answer = resolved<Answer>(described ?? { description: '' }, api.components.responses);
    for (const name of Object.keys(answer?.headers ?? {})) {
      if (!CONDITIONAL.includes(name)) expect(response.headers.get(name), `${where} ${name}`).not.toBeNull();
    }
    const text = await response.text();
    if (answer?.content === undefined) {
      expect(text, where).toBe('');
      return undefined;
    }
    const type = response.headers.get('content-type')?.split(';')[0] ?? '';
    expect(Object.keys(answer.content), where).toContain(type);
    const body: unknown = JSON.parse(text);
    const pointer =
      described !== undefined && '$ref' in described
        ? described.$ref.slice(1)
        : `/paths/${escaped(path)}/${method.toLowerCase()}/responses/${response.status}`;
    const schema = `openapi#${pointer}/content/${escaped(type)}/schema`;
    const validate = validators.get(schema) ?? ajv.compile({ $ref: schema });
    validators.set(schema, validate);
    expect(validate(body), `${where}: ${JSON.stringify(validate.errors?.slice(0, 3))}`).toBe(true);
    return body;
  }

  return { api, operations, expectDescribed };
}

/** Present only where the limiter ran, or where there is another page. */
const CONDITIONAL: readonly string[] = ['RateLimit', 'RateLimit-Policy', 'Link', 'Ignored-Parameters'];

const escaped = (part: string): string =>
  encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));

/** The request that the examples of an operation make. */
export function exampleRequest({ method, path, operation, parameters }: Described, site: string): Request {
  const body = operation.requestBody?.content['application/json'].example;
  return new Request(
    site + exampleAddress(path, parameters),
    body === undefined ? { method } : jsonInit(method, body),
  );
}

export const jsonInit = (method: string, body: unknown): RequestInit => ({
  method,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});
