import type { JsonSchema } from './api-description.ts';

/** The fields of an object. */
export const properties = ({ properties: fields = {} }: JsonSchema): [string, JsonSchema][] =>
  Object.entries(fields).map(([name, field]) => [name, field as JsonSchema]);

/** The schema of a list's entries. */
export const itemsOf = ({ items }: JsonSchema): JsonSchema | undefined =>
  items === undefined || typeof items === 'boolean' || Array.isArray(items)
    ? undefined
    : (items as JsonSchema);

/** "text", "whole number", "list of text", "object, or null" */
export function typeOf(schema: JsonSchema): string {
  if (schema.$ref !== undefined) return schema.$ref.split('/').at(-1) ?? 'object';
  if (schema.anyOf !== undefined) {
    return [...new Set(schema.anyOf.map((one) => typeOf(one as JsonSchema)))].join(' or ');
  }
  if (schema.const !== undefined) return typeof schema.const === 'number' ? 'number' : 'text';
  const { type }: { type?: unknown } = schema;
  if (Array.isArray(type)) return type.map((one) => NAMES[String(one)] ?? 'object').join(' or ');
  if (type !== 'array') return NAMES[String(type)] ?? 'object';
  const items = itemsOf(schema);
  return items === undefined ? 'list' : `list of ${PLURALS[typeOf(items)] ?? typeOf(items)}`;
}

const NAMES: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'whole number',
  number: 'number',
  boolean: 'true or false',
  null: 'null',
};

const PLURALS: Readonly<Record<string, string>> = {
  text: 'texts',
  object: 'objects',
  number: 'numbers',
};

/** Allowed values, ranges, lengths and the default. */
export function limitsOf(schema: JsonSchema): string {
  const { minimum, maximum, exclusiveMinimum, minLength, maxLength, minItems, maxItems } = schema;
  const items = itemsOf(schema);
  const each = items === undefined || items.type === 'object' ? '' : limitsOf(items);
  const parts = [
    ...(schema.enum === undefined ? [] : [schema.enum.map(String).join(', ')]),
    ...(schema.pattern === undefined ? [] : [`pattern ${schema.pattern}`]),
    ...between(minimum, maximum, ''),
    ...(exclusiveMinimum === undefined ? [] : [`greater than ${exclusiveMinimum}`]),
    ...between(minLength, maxLength, ' characters'),
    ...between(minItems, maxItems, ' entries'),
    ...(each === '' ? [] : [`each ${each}`]),
    ...(schema.default === undefined ? [] : [`default ${String(schema.default)}`]),
  ];
  return parts.join('; ');
}

function between(low: number | undefined, high: number | undefined, what: string): string[] {
  if (low !== undefined && high !== undefined) return [`${low} to ${high}${what}`];
  if (low !== undefined) return [`at least ${low}${what}`];
  return high === undefined ? [] : [`at most ${high}${what}`];
}
