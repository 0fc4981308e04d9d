import * as z from 'zod';
import type { Tool } from '../core/tools/define.ts';

export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** JSON Schema 2020-12 of a tool's input. `$schema` is left out: it is the default, and old clients trip on it. */
export function inputSchema(tool: Tool): JsonSchema {
  const { $schema, ...schema } = z.toJSONSchema(tool.input(), { io: 'input' });
  return schema;
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
  properties.status = { type: 'string', enum: statuses, description: 'ok, or what to do next is in message' };
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

const statusOf = ({ properties = {} }: JsonSchema): string =>
  String((properties.status as JsonSchema | undefined)?.const);

/** Answers have open keys: a client must not refuse one that a later version adds. */
function opened(schema: JsonSchema): JsonSchema {
  return JSON.parse(JSON.stringify(schema), (key, value: unknown) =>
    key === 'additionalProperties' && value === false ? undefined : value,
  ) as JsonSchema;
}
