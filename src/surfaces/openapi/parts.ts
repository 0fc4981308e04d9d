import type { Answer, JsonContent, Parameter, Ref } from '../../documents/docs/api-description.ts';
import { bodyOf, ERRORS, type ErrorStatus } from './errors.ts';
import type { JsonSchema } from './schemas.ts';

export const ref = (kind: 'schemas' | 'responses' | 'headers' | 'parameters', name: string): Ref => ({
  $ref: `#/components/${kind}/${name}`,
});

/** A value as a caller receives it: keys without a value are gone. */
export const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

const text = (description: string): { description: string; schema: JsonSchema } => ({
  description,
  schema: { type: 'string' },
});

export const HEADERS = {
  Allow: text('The methods that this document describes for the address'),
  ETag: text('Version of the answer, for If-None-Match'),
  'Ignored-Parameters': text('Names of the parameters that had no effect, separated by commas'),
  Link: text('Addresses of the next and the previous page, where there is one'),
  RateLimit: text(
    'Requests left (r) and seconds until one is free (t); absent where a file answers, which is not counted',
  ),
  'RateLimit-Policy': text('Requests (q) for each window of seconds (w)'),
  'Retry-After': { description: 'Seconds to wait', schema: { type: 'integer', minimum: 0 } },
} as const satisfies Readonly<Record<string, { description: string; schema: JsonSchema }>>;

/** References to the headers of a file that lies ready, which no limit counts. */
export const fileHeaders = (...names: readonly (keyof typeof HEADERS)[]): Readonly<Record<string, Ref>> =>
  Object.fromEntries(names.map((name) => [name, ref('headers', name)]));

/** References to the headers that an answer carries; those of the limit are on every one. */
export const headers = (...names: readonly (keyof typeof HEADERS)[]): Readonly<Record<string, Ref>> =>
  fileHeaders(...names, 'RateLimit', 'RateLimit-Policy');

export const IF_NONE_MATCH: Parameter = {
  name: 'If-None-Match',
  in: 'header',
  required: false,
  description: 'ETags that the caller holds: 304 without a body when one of them is current',
  schema: { type: 'string' },
};

const HEADERS_OF: Readonly<Partial<Record<ErrorStatus, readonly (keyof typeof HEADERS)[]>>> = {
  405: ['Allow'],
  429: ['Retry-After'],
};

/** The answers that carry no tool's contents. */
export const RESPONSES: Readonly<Record<string, Answer>> = {
  NotModified: { description: 'The caller holds the current answer already', headers: headers('ETag') },
  ...Object.fromEntries(
    ERRORS.map((error): [string, Answer] => [
      error.name,
      {
        description: error.description,
        headers: headers(...(HEADERS_OF[error.status] ?? [])),
        content: {
          'application/problem+json': { schema: ref('schemas', 'Problem'), example: bodyOf(error) },
        },
      },
    ]),
  ),
};

export const problems = (...statuses: readonly ErrorStatus[]): Readonly<Record<string, Ref>> =>
  Object.fromEntries(
    ERRORS.filter(({ status }) => statuses.includes(status)).map(({ status, name }) => [
      String(status),
      ref('responses', name),
    ]),
  );

export const PROBLEM: JsonSchema = {
  type: 'object',
  description: 'RFC 9457 problem details',
  required: ['type', 'title', 'status', 'detail'],
  properties: {
    type: { type: 'string', description: 'about:blank, or the address of a registered problem type' },
    title: { type: 'string', description: 'Short name of the error' },
    status: { type: 'integer', description: 'The HTTP status' },
    detail: { type: 'string', description: 'What to do' },
    errors: {
      type: 'array',
      description: 'Every fault of the request',
      items: {
        type: 'object',
        required: ['pointer', 'detail'],
        properties: {
          pointer: { type: 'string', description: 'JSON pointer; empty for the whole body' },
          detail: { type: 'string', description: 'What is accepted' },
        },
      },
    },
    'violated-policies': {
      type: 'array',
      description: 'With 429: the limits that were passed',
      items: { type: 'string' },
    },
  },
};

/** The fields of an input as query parameters. */
export function queryParameters(schema: JsonSchema, example: Readonly<Record<string, unknown>>): Parameter[] {
  return Object.entries(schema.properties ?? {}).map(([name, field]) => {
    const { description = name, ...rest } = field as JsonSchema;
    const shown = Object.hasOwn(example, name) ? { example: example[name] } : {};
    const isObjects = (rest.items as JsonSchema | undefined)?.type === 'object';
    const content: JsonContent = { 'application/json': { schema: rest, ...shown } };
    return {
      name,
      in: 'query',
      required: schema.required?.includes(name) ?? false,
      description: rest.type === 'array' ? `${sentence(description)} ${listNote(isObjects)}` : description,
      ...(isObjects ? { content } : { schema: rest, ...shown }),
    };
  });
}

const sentence = (words: string): string => (/[.!?]$/.test(words) ? words : `${words}.`);

const listNote = (isObjects: boolean): string =>
  isObjects ? 'As JSON text.' : 'Repeat the parameter for each entry, or give one text with commas.';
