import type { Lang } from '../../core/model/vocabulary.ts';
import type { Tool } from '../../core/tools/define.ts';
import { type BareField, type Choice, COUNT, choice, DECIMAL, type Form, yesNo } from '../form.ts';
import { entriesOf, type Field, inputFields, type Schema } from './schema.ts';
import { wordFor } from './values.ts';

/**
 * The form of a tool, by the schema of its input.
 * @throws where a field is neither text, a number, a yes or no, one of a few words, nor a list of such
 */
export const formOf = (tool: Tool): Form => ({
  fields: ({ lang }) => inputFields(tool).map((field) => bareField(field, tool, lang)),
});

function bareField({ name, required, schema }: Field, tool: Tool, lang: Lang): BareField {
  const known = { name, required };
  const words = (values: readonly unknown[]): Choice[] =>
    values.map(String).map((value) => ({ value, label: wordFor(name, value, lang) ?? value }));
  if (schema.enum !== undefined)
    return {
      ...known,
      control: 'select',
      type: schema.type === 'number' ? 'number' : 'string',
      choices: [...(hasDefault(schema) ? [] : [choice('unknown', lang, '')]), ...words(schema.enum)],
      ...(hasDefault(schema) ? { attributes: { value: String(schema.default) } } : {}),
    };
  switch (schema.type) {
    case 'boolean':
      return { ...known, control: 'select', type: 'boolean', choices: yesNo(lang) };
    case 'integer':
      return { ...known, control: 'text', type: 'number', attributes: COUNT };
    case 'number':
      return { ...known, control: 'text', type: 'number', attributes: DECIMAL };
    case 'string':
      return { ...known, control: 'text', type: 'string', attributes: longest(schema) };
    case 'array': {
      const entries = entriesOf(schema);
      if (entries?.enum !== undefined)
        return { ...known, control: 'checks', type: 'array', choices: words(entries.enum) };
      if (entries?.type === 'string') return { ...known, control: 'area', type: 'array' };
    }
  }
  throw new Error(`${tool.name}: ${name} needs a form of its own`);
}

const hasDefault = (schema: Schema): boolean => schema.default !== undefined;

const longest = ({ maxLength }: Schema): Record<string, string> =>
  maxLength === undefined ? {} : { maxlength: String(maxLength) };
