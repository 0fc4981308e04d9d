import fc, { type Arbitrary } from 'fast-check';
import { loadDataset } from '../src/data/load.ts';
import type { JsonSchema } from '../src/surfaces/openapi/schemas.ts';

const data = loadDataset();

/** Words that mean something to one tool or another, so that random input does not only miss. */
const WORDS = [
  ...data.catalog.entries.flatMap(({ slug, id, said }) => [slug, id, said.en.name]),
  ...data.markers.records.flatMap(({ said, unit, otherUnits }) => [
    said.en.name,
    ...said.en.aliases,
    unit,
    ...otherUnits,
  ]),
  ...data.conversions.records.map(({ slug }) => slug),
  ...data.goals.goals.flatMap(({ said }) => [...said.en.phrases, ...said.es.phrases]),
  ...Object.values(data.signs.parts).flatMap(({ en, es }) => `${en};${es}`.split(';')),
  ...data.providers.providers.map(({ name }) => name),
  ...data.pages.map(({ path }) => path),
  ...data.service.states.flatMap(({ code, said }) => [code, said.en.name]),
  ...data.catalog.categories.map(({ slug }) => slug),
  'constructor',
  '__proto__',
  'hasOwnProperty',
];

/** Random values that a JSON Schema of our own tools allows. */
export function fitting(schema: JsonSchema): Arbitrary<unknown> {
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  if (schema.anyOf !== undefined) return fc.oneof(...schema.anyOf.map((one) => fitting(one as JsonSchema)));
  switch (schema.type) {
    case 'string':
      return textOf(schema);
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -1000, max: schema.maximum ?? 1000 });
    case 'number':
      return fc
        .oneof(
          fc.double({ min: 0.01, max: 500, noNaN: true }),
          fc.double({ noNaN: true, noDefaultInfinity: true }),
        )
        .map((value) => (value === 0 ? 0 : value))
        .filter(
          (value) =>
            value >= (schema.minimum ?? Number.NEGATIVE_INFINITY) &&
            value <= (schema.maximum ?? Number.POSITIVE_INFINITY) &&
            value > Number(schema.exclusiveMinimum ?? Number.NEGATIVE_INFINITY),
        );
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.array(fitting(schema.items as JsonSchema), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 5, 12),
      });
    default:
      return fc.record(
        Object.fromEntries(
          Object.entries(schema.properties ?? {}).map(([name, field]) => [
            name,
            fitting(field as JsonSchema),
          ]),
        ),
        { requiredKeys: schema.required ?? [] },
      );
  }
}

function textOf({ minLength = 0, maxLength = 60, pattern }: JsonSchema): Arbitrary<string> {
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern));
  const known = WORDS.filter(({ length }) => length >= minLength && length <= maxLength);
  return fc.oneof(
    fc.constantFrom(...known),
    fc
      .string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, 20) })
      .filter(({ length }) => length >= minLength && length <= maxLength),
  );
}
