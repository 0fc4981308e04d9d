import type * as z from 'zod';

export type JsonSchema = z.core.JSONSchema.BaseSchema;

export type Ref = { readonly $ref: string };

export interface Parameter {
  readonly name: string;
  readonly in: 'query' | 'path' | 'header';
  readonly required: boolean;
  readonly description: string;
  readonly schema?: JsonSchema;
  /** In place of `schema`: the value is JSON text. */
  readonly content?: JsonContent;
  readonly example?: unknown;
}

/** A value as JSON, with one that runs. */
export interface JsonContent {
  readonly 'application/json': { readonly schema: JsonSchema; readonly example?: unknown };
}

export interface Answer {
  readonly description: string;
  readonly headers?: Readonly<Record<string, Ref>>;
  readonly content?: Readonly<Record<string, { readonly schema: JsonSchema; readonly example?: unknown }>>;
}

export interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description: string;
  readonly deprecated?: true;
  /** The page with the form of the same tool. */
  readonly externalDocs?: { readonly description: string; readonly url: string };
  readonly parameters?: readonly (Parameter | Ref)[];
  readonly requestBody?: { readonly required: boolean; readonly content: JsonContent };
  readonly responses: Readonly<Record<string, Answer | Ref>>;
}

export const METHODS = ['get', 'post'] as const;
export type PathItem = { readonly [M in (typeof METHODS)[number]]?: Operation };

/** The parts of the OpenAPI document that we write and that its page reads. */
export interface ApiDescription {
  readonly openapi: string;
  readonly info: { readonly version: string; readonly description: string } & Readonly<
    Record<string, unknown>
  >;
  readonly security: readonly [];
  readonly externalDocs: { readonly description: string; readonly url: string };
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, PathItem>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>;
    readonly parameters: Readonly<Record<string, Parameter>>;
    readonly headers: Readonly<Record<string, { readonly description: string; readonly schema: JsonSchema }>>;
    readonly responses: Readonly<Record<string, Answer>>;
  };
}

/** What a reference names inside the document's own components. */
export function resolved<T extends object>(
  value: T | Ref,
  components: Readonly<Record<string, T>>,
): T | undefined {
  return '$ref' in value && typeof value.$ref === 'string'
    ? components[value.$ref.split('/').at(-1) ?? '']
    : (value as T);
}
