import fc, { type Arbitrary } from 'fast-check';
import type { JsonSchema } from '../../../src/surfaces/openapi/schemas.ts';
import { fitting } from '../../arbitrary.fixture.ts';

type Input = Readonly<Record<string, unknown>>;

/** One way in which an input may break its schema. */
export interface Fault {
  readonly name: string;
  /** Random inputs that have this fault, whatever else they hold, and where the answer must point. */
  readonly cases: Arbitrary<{ readonly input: Input; readonly pointer: string }>;
}

/** Every way to break an input that its schema knows of, in a JSON body or in a query string. */
export function faultsOf(schema: JsonSchema, where: 'body' | 'query'): Fault[] {
  const valid = fitting(schema) as Arbitrary<Input>;
  const fields = Object.entries(schema.properties ?? {}) as [string, JsonSchema][];
  const known = new Set(fields.map(([name]) => name));
  const unknown = fc
    .oneof(fc.stringMatching(/^[a-zA-Z_]\w{0,20}$/), fc.constantFrom('constructor', 'toString', '__proto__'))
    .filter((name) => !known.has(name));
  return [
    {
      name: 'an unknown field',
      cases: fc
        .tuple(valid, unknown)
        .map(([input, name]) => ({ input: { ...input, [name]: 'x' }, pointer: `/${name}` })),
    },
    ...(schema.required ?? []).map((name) => ({
      name: `no ${name}`,
      cases: valid.map(({ [name]: _left, ...rest }) => ({ input: rest, pointer: `/${name}` })),
    })),
    ...fields.flatMap(([name, field]) =>
      brokenValues(field, where).map(({ fault, values }) => ({
        name: `${name}: ${fault}`,
        cases: fc.tuple(valid, values).map(([input, { value, at }]) => ({
          input: { ...input, [name]: value },
          pointer: `/${name}${at}`,
        })),
      })),
    ),
  ];
}

interface Broken {
  readonly fault: string;
  /** Values with the fault, and where it is below the field. */
  readonly values: Arbitrary<{ readonly value: unknown; readonly at: string }>;
}

const broken = (fault: string, values: Arbitrary<unknown>): Broken => ({
  fault,
  values: values.map((value) => ({ value, at: '' })),
});

/** A list whose first entry has the fault. */
const firstBroken = ({ fault, values }: Broken, where: 'body' | 'query'): Broken => ({
  fault: `entry ${fault}`,
  values: values.map(({ value, at }) => ({
    value: [where === 'query' && typeof value === 'string' ? oneWord(value) : value],
    at: `/0${at}`,
  })),
});

/** In a query a text with commas is a list, and blanks around an entry do not count. */
const oneWord = (text: string): string => text.replace(/[\s,[\]]/g, 'x');

function brokenValues(field: JsonSchema, where: 'body' | 'query'): Broken[] {
  const typed = where === 'body' ? [broken('null', fc.constant(null))] : [];
  if (field.enum !== undefined) {
    const words = fc.string({ minLength: 1 }).filter((word) => !field.enum?.includes(word));
    return [...typed, broken('not in the list', words)];
  }
  // What is wrong for each of several kinds; a text is right for one of them, so only what is neither is wrong.
  if (field.anyOf !== undefined)
    return [...typed, broken('of no kind', fc.oneof(fc.boolean(), fc.array(fc.string(), { minLength: 1 })))];
  switch (field.type) {
    case 'string':
      return [
        ...typed,
        ...(where === 'body'
          ? [broken('no text', fc.oneof(fc.integer(), fc.boolean(), fc.object(), fc.array(fc.string())))]
          : [broken('given twice', fc.tuple(fc.constant('00000'), fc.constant('00000')))]),
        ...textFaults(field),
      ];
    case 'boolean':
      return [
        ...typed,
        broken(
          'no boolean',
          fc.constantFrom('yes', 'TRUE', '', ...(where === 'body' ? [0, 1, 'true'] : ['1'])),
        ),
      ];
    case 'array':
      return [...typed, ...listFaults(field, where)];
    default:
      return [...typed, ...numberFaults(field, where)];
  }
}

function textFaults({ minLength = 0, maxLength, pattern }: JsonSchema): Broken[] {
  const long = (maxLength ?? 0) + 1;
  return [
    ...(maxLength === undefined
      ? []
      : [broken('too long', fc.string({ unit: 'grapheme', minLength: long, maxLength: long + 50 }))]),
    ...(minLength > 0 ? [broken('too short', fc.string({ maxLength: minLength - 1 }))] : []),
    ...(pattern === undefined
      ? []
      : [
          broken(
            'of another form',
            fc.string().filter((text) => !new RegExp(pattern, 'u').test(text)),
          ),
        ]),
  ];
}

function numberFaults(field: JsonSchema, where: 'body' | 'query'): Broken[] {
  const { minimum, maximum, exclusiveMinimum } = field;
  const texts = fc.constantFrom('', 'ten', '1,5', '0x10', 'NaN', 'Infinity');
  return [
    broken('no number', where === 'body' ? fc.oneof(texts, fc.boolean(), fc.array(fc.integer())) : texts),
    ...(field.type === 'integer' ? [broken('a fraction', fc.constant((minimum ?? 0) + 0.5))] : []),
    ...(minimum === undefined
      ? []
      : [broken('too small', fc.double({ max: minimum - 1, noNaN: true, noDefaultInfinity: true }))]),
    ...(exclusiveMinimum === undefined
      ? []
      : [broken('too small', fc.integer({ max: Number(exclusiveMinimum) }))]),
    ...(maximum === undefined
      ? []
      : [
          broken(
            'too large',
            fc.double({ min: maximum * (1 + 1e-9) + 1, max: maximum * 1e6, noNaN: true }).map(Math.ceil),
          ),
        ]),
  ];
}

function listFaults(field: JsonSchema, where: 'body' | 'query'): Broken[] {
  const { minItems = 0, maxItems, items } = field;
  const entry = (items ?? {}) as JsonSchema;
  const isObjects = entry.type === 'object';
  const entries = fitting(entry);
  const many = (maxItems ?? 0) + 1;
  return [
    ...(maxItems === undefined
      ? []
      : [broken('too many', fc.array(entries, { minLength: many, maxLength: many + 5 }))]),
    ...(minItems > 0 && (where === 'body' || isObjects) ? [broken('empty', fc.constant([]))] : []),
    ...(where === 'body' ? [broken('no list', fc.oneof(fc.integer(), fc.string(), fc.object()))] : []),
    ...(isObjects
      ? faultsOf(entry, 'body').map(({ name, cases }) =>
          firstBroken(
            { fault: name, values: cases.map(({ input, pointer }) => ({ value: input, at: pointer })) },
            'body',
          ),
        )
      : brokenValues(entry, where)
          .filter(({ fault }) => where === 'body' || fault === 'too long')
          .map((one) => firstBroken(one, where))),
  ];
}
