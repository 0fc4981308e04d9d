import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { LANGS } from '../../core/model/vocabulary.ts';
import { TOOLS } from '../../core/tools/index.ts';
import { hasLabel } from './labels/index.ts';
import { CODES, wordFor } from './values.ts';

interface Schema {
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly additionalProperties?: Schema;
}

/** Every field of a schema, with the values that it may have where they are a closed set. */
function* fieldsIn(schema: Schema, name = ''): Generator<[name: string, values: readonly unknown[]]> {
  const { properties = {}, items, anyOf = [], oneOf = [], additionalProperties } = schema;
  if (name !== '') yield [name, schema.enum ?? []];
  for (const [field, inner] of Object.entries(properties)) yield* fieldsIn(inner, field);
  for (const inner of [...anyOf, ...oneOf, ...(items === undefined ? [] : [items])])
    yield* fieldsIn(inner, name);
  if (typeof additionalProperties === 'object') yield* fieldsIn(additionalProperties);
}

const schemas = TOOLS.map(
  (tool) =>
    [tool.name, [z.toJSONSchema(tool.output()), z.toJSONSchema(tool.input(), { io: 'input' })]] as const,
);

describe.each(schemas)('%s', (_name, both) => {
  const fields = both.flatMap((schema) => [...fieldsIn(schema as Schema)]);

  it('has a label for every field of its input and answer', () => {
    expect(fields.map(([field]) => field).filter((field) => !hasLabel(field))).toEqual([]);
  });

  it('has a word in each language for every value of a closed set', () => {
    const wordless = fields.flatMap(([field, values]) =>
      CODES.has(field)
        ? []
        : values.flatMap((value) =>
            LANGS.filter((lang) => wordFor(field, String(value), lang) === undefined).map(
              (lang) => `${field}: ${value} in ${lang}`,
            ),
          ),
    );
    expect(wordless).toEqual([]);
  });
});
