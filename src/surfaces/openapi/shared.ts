import type { JsonSchema } from './schemas.ts';

type Schemas = Readonly<Record<string, JsonSchema>>;

interface Shared {
  /** One place where it stands. */
  readonly at: string;
  /** What its fields mean, where their own schemas do not say it: every byte there is a token of the list of tools. */
  readonly says: Readonly<Record<string, string>>;
}

const NAMED = { slug: 'Name in addresses and tool inputs', name: 'Name to show' };

/** Objects that several answers hold, by the name that generated clients give them. */
const SHARED: Readonly<Record<string, Shared>> = {
  CatalogPrices: {
    at: 'CatalogItem/properties/prices',
    says: { list: 'List price', '*': 'Price at this lab' },
  },
  AnswerMeta: { at: 'GetTestOk/properties/meta', says: {} },
  NextCall: { at: 'GetTestOk/properties/next/items', says: {} },
  Source: {
    at: 'CatalogDetail/properties/sources/items',
    says: {
      title: 'Title of the page or publication',
      publisher: 'Who publishes it',
      url: 'Where it was read',
      accessed: 'Day on which it was read',
      secondHand: 'true: it copies a source that could not be opened',
    },
  },
  LinkedPage: { at: 'CatalogDetail/properties/related/items', says: { ...NAMED, url: 'Its page' } },
  WarningSign: {
    at: 'SearchTestsOk/properties/seekCare/items',
    says: {
      slug: 'Name of the sign',
      sign: 'The sign in words',
      urgency: 'How soon: at once, today, within days',
      lang: 'Language in which it was said',
      text: 'What to do first; to be said before all else',
      advice: 'What else to do',
      phone: 'Whom to call',
      clock: 'How long there is',
      sources: 'Who says so',
    },
  },
  Preparation: {
    at: 'CatalogItem/properties/preparation',
    says: { steps: 'What to do, in the order of time' },
  },
  OrderLine: {
    at: 'QuoteOrderOk/properties/items/items',
    says: { ...NAMED, type: 'Single test or panel' },
  },
  UnavailableItem: {
    at: 'QuoteOrderOk/properties/unavailable/items',
    says: { code: 'Why, as a code', reason: 'Why, in words' },
  },
  DrawSite: {
    at: 'FindDrawSitesOk/properties/sites/items',
    says: {
      id: 'Name of the site',
      lab: 'The lab that draws there',
      name: 'Name to show',
      address: 'Where it is',
      lat: 'Degrees north',
      lon: 'Degrees east',
      distanceMiles: 'Miles in a straight line from the ZIP code',
      phone: 'Telephone',
    },
  },
  PublishedRange: {
    at: 'LookupReferenceRangeOk/properties/ranges/items',
    says: {
      low: 'Lower limit; absent where it is open',
      high: 'Upper limit; absent where it is open',
      unit: 'Unit of the limits',
      text: 'The limits in words',
      population: 'Whom it is for, in words',
      kind: 'What sort of limit it is',
      method: 'Method, where it matters',
      sourceUrl: 'Where it was read',
    },
  },
  NamedOption: { at: 'LookupReferenceRangeAmbiguous/properties/options/items', says: NAMED },
};

/** Records with a schema of their own that answers hold too. */
const RECORDS = ['CatalogItem', 'CatalogDetail'];

/** The schemas with one name for each object that they share: what is equal, but for its description, refers to it. */
export function withShared(schemas: Schemas): Schemas {
  const shared = Object.fromEntries(
    Object.entries(SHARED).flatMap(([name, { at }]) => {
      const schema = at.split('/').reduce<unknown>(inside, schemas);
      return schema === undefined ? [] : [[name, schema as JsonSchema]];
    }),
  );
  const all: Schemas = { ...schemas, ...shared };
  const names = new Map(
    [...Object.keys(shared), ...RECORDS].flatMap((name) => {
      const schema = all[name];
      return schema === undefined ? [] : [[likeness(schema), name] as const];
    }),
  );
  const named = (value: unknown): unknown => {
    if (value === null || typeof value !== 'object') return value;
    const name = 'properties' in value ? names.get(likeness(value)) : undefined;
    if (name === undefined) return parts(value);
    const said = 'description' in value ? { description: value.description } : {};
    return { $ref: `#/components/schemas/${name}`, ...said };
  };
  const parts = (value: object): unknown =>
    Array.isArray(value)
      ? value.map(named)
      : Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, named(inner)]));
  return Object.fromEntries(
    Object.entries(all).map(([name, schema]) => [
      name,
      saying(parts(schema) as JsonSchema, SHARED[name]?.says),
    ]),
  );
}

/** With the meaning of each field that has none. */
const saying = (schema: JsonSchema, says: Shared['says'] = {}): JsonSchema => ({
  ...schema,
  ...(schema.properties === undefined
    ? {}
    : {
        properties: Object.fromEntries(
          Object.entries(schema.properties).map(([field, shape]) => {
            const description = says[field] ?? says['*'];
            return [
              field,
              description === undefined || typeof shape === 'boolean' ? shape : { description, ...shape },
            ];
          }),
        ),
      }),
});

const inside = (value: unknown, key: string): unknown =>
  value !== null && typeof value === 'object' && Object.hasOwn(value, key)
    ? (value as Readonly<Record<string, unknown>>)[key]
    : undefined;

const likeness = (schema: object): string =>
  JSON.stringify({ ...schema, description: undefined, title: undefined });
