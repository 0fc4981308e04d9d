import type { JsonSchema } from './schemas.ts';

type Schemas = Readonly<Record<string, JsonSchema>>;

/** Objects that several answers hold, by the name that generated clients give them, and one place where each stands. */
const SHARED: Readonly<Record<string, string>> = {
  CatalogPrices: 'CatalogItem/properties/prices',
  AnswerMeta: 'GetTestOk/properties/meta',
  NextCall: 'GetTestOk/properties/next/items',
  Source: 'CatalogDetail/properties/sources/items',
  LinkedPage: 'CatalogDetail/properties/related/items',
  WarningSign: 'SearchTestsOk/properties/seekCare/items',
  Preparation: 'CatalogItem/properties/preparation',
  OrderLine: 'QuoteOrderOk/properties/items/items',
  UnavailableItem: 'QuoteOrderOk/properties/unavailable/items',
  DrawSite: 'FindDrawSitesOk/properties/sites/items',
  PublishedRange: 'LookupReferenceRangeOk/properties/ranges/items',
  NamedOption: 'LookupReferenceRangeAmbiguous/properties/options/items',
};

/** Records with a schema of their own that answers hold too. */
const RECORDS = ['CatalogItem', 'CatalogDetail'];

/** The schemas with one name for each object that they share: what is equal, but for its description, refers to it. */
export function withShared(schemas: Schemas): Schemas {
  const shared = Object.fromEntries(
    Object.entries(SHARED).flatMap(([name, place]) => {
      const schema = place.split('/').reduce<unknown>(inside, schemas);
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
  return Object.fromEntries(Object.entries(all).map(([name, schema]) => [name, parts(schema) as JsonSchema]));
}

const inside = (value: unknown, key: string): unknown =>
  value !== null && typeof value === 'object' && Object.hasOwn(value, key)
    ? (value as Readonly<Record<string, unknown>>)[key]
    : undefined;

const likeness = (schema: object): string =>
  JSON.stringify({ ...schema, description: undefined, title: undefined });
