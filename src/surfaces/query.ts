import type { Fault } from '../core/errors.ts';
import type { JsonSchema } from './openapi/schemas.ts';

/** A query string as a tool's input, with what could not be decoded. */
export interface Decoded {
  readonly input: Readonly<Record<string, unknown>>;
  readonly faults: readonly Fault[];
}

/**
 * Decodes a query string by the tool's own JSON Schema: numbers, booleans, lists (repeated keys, commas or a
 * JSON list) and lists of objects (JSON text). What cannot be decoded is a fault; nothing is dropped.
 */
export function decodeQuery(params: URLSearchParams, schema: JsonSchema): Decoded {
  const input: Record<string, unknown> = {};
  const faults: Fault[] = [];
  for (const name of new Set(params.keys())) {
    const given = params.getAll(name);
    const field =
      schema.properties !== undefined && Object.hasOwn(schema.properties, name)
        ? schema.properties[name]
        : undefined;
    const result =
      field === undefined || typeof field === 'boolean'
        ? { value: given[0] }
        : decode(given, field as JsonSchema);
    if ('problem' in result) faults.push({ pointer: `/${name}`, detail: result.problem });
    Object.defineProperty(input, name, {
      value: 'problem' in result ? undefined : result.value,
      enumerable: true,
    });
  }
  return { input, faults };
}

type Result = { readonly value: unknown } | { readonly problem: string };

function decode(given: readonly string[], field: JsonSchema): Result {
  if (field.type === 'array') return decodeList(given, (field.items as JsonSchema | undefined) ?? {});
  const [text = '', ...more] = given;
  if (more.length > 0) return { problem: 'This parameter takes one value and was given more than once.' };
  switch (field.type) {
    case 'integer':
    case 'number':
      return /^[+-]?\d+(\.\d+)?(e[+-]?\d+)?$/i.test(text)
        ? { value: Number(text) }
        : { problem: 'This must be a number.' };
    case 'boolean':
      return text === 'true' || text === 'false'
        ? { value: text === 'true' }
        : { problem: 'This must be true or false.' };
    default:
      return { value: text };
  }
}

function decodeList(given: readonly string[], items: JsonSchema): Result {
  const [text = '', ...more] = given;
  if (more.length === 0 && (items.type === 'object' || /^\s*\[.*\]\s*$/s.test(text))) {
    try {
      const value: unknown = JSON.parse(text);
      if (Array.isArray(value)) return { value };
    } catch {
      // Said below.
    }
    return { problem: 'This must be a list in JSON text, with special characters percent-encoded.' };
  }
  if (items.type === 'object')
    return { problem: 'This parameter takes one JSON list and was given more than once.' };
  return { value: more.length === 0 ? commaParts(text) : given };
}

/** Entries between commas; a text of commas and spaces alone is one entry, as any other text is. */
function commaParts(text: string): string[] {
  const parts = text.split(',').map((part) => part.trim());
  const filled = parts.filter((part) => part !== '');
  return filled.length === 0 ? [text] : filled;
}
