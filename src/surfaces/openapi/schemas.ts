import * as z from 'zod';
import { onceFor } from '../../core/once.ts';
import type { Tool } from '../../core/tools/define.ts';

export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** JSON Schema 2020-12 of input. `$schema` is left out: it is the default, and old clients trip on it. */
export function printedInput(schema: z.ZodType): JsonSchema {
  const { $schema, ...printed } = z.toJSONSchema(schema, { io: 'input' });
  return printed;
}

/** JSON Schema of a tool's input, made once: every query string is decoded by it. */
export const inputSchema = onceFor((tool: Tool): JsonSchema => printedInput(tool.input()));

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
 * The same answer in brief, as tools/list prints it: every field with its meaning, and of lists the names of what
 * each entry holds, where these are many. It is true of every answer; /openapi.json has the whole schema.
 */
export function briefAnswerSchema(tool: Tool): JsonSchema {
  const { properties: { meta, lang, next, message, ...properties } = {}, required = [] } = answerSchema(tool);
  const told = new Set<string>();
  return {
    type: 'object',
    properties: {
      ...Object.fromEntries(
        Object.entries(properties).map(([name, schema]) => {
          const { description, ...field } = briefField(schema as JsonSchema, told);
          return [name, { ...field, ...(SAID_BY_NAME.has(name) ? {} : { description }) }];
        }),
      ),
      ...(message === undefined ? {} : { message: { type: 'string' } }),
      next: { type: 'array', items: { type: 'object' } },
      meta: { type: 'object' },
    },
    required,
  };
}

/** Fields of several tools whose names say what they hold. */
const SAID_BY_NAME = new Set([
  ...['count', 'currency', 'disclaimer', 'labFee', 'lab', 'options', 'requestedRadiusMiles', 'sources'],
  ...[
    'stateName',
    'status',
    'suggestions',
    'updatedAt',
    'url',
    'zip',
    'title',
    'kind',
    'states',
    'biomarkers',
    'docs',
    'compare',
  ],
]);

/** Entries with fewer fields, such as a slug and a name, are clear from what the list is. */
const MANY_FIELDS = 4;

/** Entries that are alike in every tool, and clear to everybody: sources, warning signs. */
const CLEAR = ['publisher', 'advice'];

/** A field in brief; entries of a form that the tool told before are not told again. */
function briefField(schema: JsonSchema, told: Set<string>): JsonSchema {
  const { properties } = (schema.items ?? {}) as JsonSchema;
  const form = Object.keys(properties ?? {});
  const isShort =
    form.length < MANY_FIELDS || CLEAR.some((name) => form.includes(name)) || told.has(form.join());
  told.add(form.join());
  return {
    ...picked(schema, ['type', 'const', 'enum', 'description']),
    ...(properties === undefined
      ? {}
      : { items: { type: 'object', ...(isShort ? {} : { properties: named(properties) }) } }),
  };
}

/** Fields of an entry by name and type; one of several forms is an object in every answer of ours. */
const named = (properties: NonNullable<JsonSchema['properties']>): Record<string, JsonSchema> =>
  Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => {
      const { type } = schema as JsonSchema;
      return [name, { type: type ?? 'object' }];
    }),
  );

const picked = (schema: JsonSchema, keys: readonly string[]): JsonSchema =>
  Object.fromEntries(Object.entries(schema).filter(([key]) => keys.includes(key)));

const statusOf = ({ properties = {} }: JsonSchema): string =>
  String((properties.status as JsonSchema | undefined)?.const);

/** Answers have open keys: a client must not refuse one that a later version adds. */
function opened(schema: JsonSchema): JsonSchema {
  return JSON.parse(JSON.stringify(schema), (key, value: unknown) =>
    key === 'additionalProperties' && value === false ? undefined : value,
  ) as JsonSchema;
}

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
      if (word === 'pattern' && isDate) return [[word, String.raw`^\d{4}-\d{2}-\d{2}$`]];
      if (word === 'type' && Array.isArray(said)) return [['anyOf', said.map((type) => ({ type }))]];
      return [[word, said]];
    });
    return Object.fromEntries(words);
  }) as JsonSchema;
}
