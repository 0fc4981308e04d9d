import * as z from 'zod';

type Shape = z.core.JSONSchema.JSONSchema;

/**
 * A record of a schema with everything that it must hold: nothing (null) where a person has to write, so that the check
 * refuses each such field, and names it.
 * @param over what is known already, or is wanted beside the least, by its field
 */
export function skeleton(
  schema: z.ZodType,
  over: Readonly<Record<string, unknown>> = {},
): Record<string, unknown> {
  const made = blank(z.toJSONSchema(schema, { io: 'input' }));
  return { ...(typeof made === 'object' ? made : {}), ...over };
}

function blank(shape: Shape): unknown {
  if (shape.type === 'object')
    return Object.fromEntries(
      Object.entries(shape.properties ?? {})
        .filter(([name]) => shape.required?.includes(name))
        .map(([name, inner]) => [name, typeof inner === 'boolean' ? null : ofField(name, inner)]),
    );
  if (shape.type !== 'array') return null;
  const { items, minItems = 0 } = shape;
  return isShape(items) ? Array.from({ length: minItems }, () => blank(items)) : [];
}

const isShape = (items: Shape['items']): items is Shape => typeof items === 'object' && !Array.isArray(items);

/** What nobody read has no source: one is asked for, whatever the least is. */
const ofField = (name: string, shape: Shape): unknown =>
  name === 'sources' && shape.type === 'array' && isShape(shape.items) ? [blank(shape.items)] : blank(shape);
