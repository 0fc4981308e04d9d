import * as z from 'zod';
import { onceFor } from '../../core/once.ts';
import type { Tool } from '../../core/tools/define.ts';

export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** JSON Schema 2020-12 of input. `$schema` is left out: it is the default, and old clients trip on it. */
export function printedInput(schema: z.ZodType): JsonSchema {
  const { $schema, ...printed } = z.toJSONSchema(schema, { io: 'input' });
  return meaningful(printed);
}

/** JSON Schema of a tool's input with its example, made once: every query string is decoded by it. */
export const inputSchema = onceFor((tool: Tool): JsonSchema => {
  const printed = printedInput(tool.input());
  // Strict validators need the list of what is required even where it is empty.
  return { ...printed, required: printed.required ?? [], examples: [tool.example] };
});

/** JSON Schema of something that is answered. */
export function printedAnswer(schema: z.ZodType): JsonSchema {
  const { $schema, ...printed } = z.toJSONSchema(schema);
  return opened(printed);
}

/**
 * JSON Schema of a tool's answer. The union over statuses is printed as one open object with every property,
 * and an `anyOf` that says what each status requires: readers see one flat list, validators lose nothing.
 */
export function answerSchema(tool: Tool): JsonSchema {
  const printed = z.toJSONSchema(tool.output());
  const variants = (printed.oneOf ?? printed.anyOf ?? [printed]) as JsonSchema[];
  const properties: Record<string, JsonSchema> = {};
  for (const variant of variants) {
    for (const [name, schema] of Object.entries(variant.properties ?? {})) {
      if (!(name in properties)) properties[name] = opened(schema as JsonSchema);
    }
  }
  const statuses = variants.map((variant) => statusOf(variant));
  properties.status = { type: 'string', enum: statuses, description: 'If not ok: see message' };
  const requires = variants.map((variant) => ({
    properties: { status: { const: statusOf(variant) } },
    required: variant.required ?? [],
  }));
  const [only, ...others] = requires;
  return {
    type: 'object',
    properties,
    ...(others.length === 0
      ? { required: only?.required ?? [] }
      : { required: ['status', 'meta'], anyOf: requires }),
  };
}

/**
 * The answer of a tool as named schemas, one for each status, as generators of clients want it: who has looked at
 * `status` knows every other field. `QuoteOrderOk`, `QuoteOrderNotServed`; `QuoteOrderAnswer` is one of them.
 */
export function answerSchemas(tool: Tool, name: string): Readonly<Record<string, JsonSchema>> {
  const printed = z.toJSONSchema(tool.output());
  const variants = (printed.oneOf ?? printed.anyOf ?? [printed]) as JsonSchema[];
  const named = variants.map((variant) => {
    const { $schema, ...schema } = opened(variant);
    const status = statusOf(variant);
    const properties = {
      ...schema.properties,
      status: { const: status, description: 'Says which of the answers this is' },
    };
    return {
      status,
      title: `${name}${pascal(status)}`,
      schema: { ...schema, title: `${name}${pascal(status)}`, properties },
    };
  });
  const refOf = (title: string): string => `#/components/schemas/${title}`;
  return {
    ...Object.fromEntries(named.map(({ title, schema }) => [title, schema])),
    [`${name}Answer`]: {
      oneOf: named.map(({ title }) => ({ $ref: refOf(title) })),
      discriminator: {
        propertyName: 'status',
        mapping: Object.fromEntries(named.map(({ status, title }) => [status, refOf(title)])),
      },
    } as JsonSchema,
  };
}

/** "search_tests" → "SearchTests" */
export const pascal = (name: string): string =>
  name
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

const statusOf = ({ properties = {} }: JsonSchema): string =>
  String((properties.status as JsonSchema | undefined)?.const);

/** Answers have open keys: a client must not refuse one that a later version adds. */
function opened(schema: JsonSchema): JsonSchema {
  return JSON.parse(JSON.stringify(meaningful(schema)), (key, value: unknown) =>
    key === 'additionalProperties' && value === false ? undefined : value,
  ) as JsonSchema;
}

/** Without what says nothing: that a whole number is one that a computer can hold, and that names are texts. */
const meaningful = (schema: JsonSchema): JsonSchema =>
  JSON.parse(JSON.stringify(schema), (key, value: unknown) =>
    (['minimum', 'maximum'].includes(key) && Math.abs(Number(value)) === Number.MAX_SAFE_INTEGER) ||
    (key === 'propertyNames' && JSON.stringify(value) === '{"type":"string"}')
      ? undefined
      : value,
  ) as JsonSchema;

/**
 * The schema in the words that the readers of all MCP clients know. Validators of older ones print a warning for
 * each `format`, of which a date keeps a pattern; some readers take one type only.
 */
export function portable(schema: JsonSchema): JsonSchema {
  return JSON.parse(JSON.stringify(schema), (_key, value: unknown) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    const isDate = 'format' in value && value.format === 'date';
    const words = Object.entries(value).flatMap(([word, said]: [string, unknown]): [string, unknown][] => {
      if (word === 'format' && typeof said === 'string') return [];
      // A bound that only keeps a number finite tells a reader nothing.
      if ((word === 'minimum' || word === 'maximum') && Math.abs(Number(said)) >= 1e12) return [];
      if (word === 'pattern' && isDate) return [[word, String.raw`^\d{4}-\d{2}-\d{2}$`]];
      if (word === 'type' && Array.isArray(said)) return [['anyOf', said.map((type) => ({ type }))]];
      return [[word, said]];
    });
    return Object.fromEntries(words);
  }) as JsonSchema;
}
