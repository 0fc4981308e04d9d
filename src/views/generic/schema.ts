import * as z from 'zod';
import type { Tool } from '../../core/tools/define.ts';

export type Schema = z.core.JSONSchema.BaseSchema;

/** A field of an input, as a form needs to know it. */
export interface Field {
  readonly name: string;
  readonly required: boolean;
  readonly schema: Schema;
}

/** The fields of a tool's input, but for the language, which the page decides. */
export function inputFields(tool: Tool): Field[] {
  const { properties = {}, required = [] } = z.toJSONSchema(tool.input(), { io: 'input' });
  return Object.entries(properties).flatMap(([name, schema]) =>
    name === 'lang' || typeof schema === 'boolean'
      ? []
      : [{ name, required: required.includes(name), schema }],
  );
}

/** The schema of a list's entries. */
export const entriesOf = ({ items }: Schema): Schema | undefined =>
  items === undefined || typeof items === 'boolean' || Array.isArray(items) ? undefined : (items as Schema);

/** Whether a field is a list of texts, each of which may be anything. */
export const isTexts = (schema: Schema): boolean => {
  const entries = schema.type === 'array' ? entriesOf(schema) : undefined;
  return entries?.type === 'string' && entries.enum === undefined;
};
