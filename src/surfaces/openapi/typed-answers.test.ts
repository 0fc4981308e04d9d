import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { CALLS } from '../../../tests/calls.fixture.ts';
import { answered, data } from '../../../tests/two-languages.fixture.ts';
import { TOOLS } from '../../core/tools/index.ts';
import { openApi } from './openapi.ts';
import { type JsonSchema, pascal } from './schemas.ts';

const api = openApi(data);
const schemas = api.components.schemas as Readonly<Record<string, JsonSchema>>;
const ajv = new Ajv2020({ strict: false });
addFormats.default(ajv);
ajv.addSchema({ $id: 'openapi', ...api });

describe.each(TOOLS.map((tool) => [tool.name, tool] as const))('the answer of %s', (name, tool) => {
  const answer = schemas[`${pascal(name)}Answer`] as JsonSchema & {
    discriminator?: { propertyName: string; mapping: Readonly<Record<string, string>> };
  };

  it('is one of the named schemas of its statuses, which status tells apart', () => {
    const { propertyName, mapping = {} } = answer.discriminator ?? {};
    expect(propertyName).toBe('status');
    expect(Object.keys(mapping)).toEqual(Object.keys(tool.variants()));
    expect((answer.oneOf as readonly JsonSchema[]).map(({ $ref }) => $ref)).toEqual(Object.values(mapping));
    for (const [status, ref] of Object.entries(mapping)) {
      const { properties: { status: said } = {}, required = [] } = schemas[ref.split('/').at(-1) ?? ''] ?? {};
      expect(said).toMatchObject({ const: status });
      expect(required).toEqual(expect.arrayContaining(['status', 'meta']));
    }
  });

  it('is met by every answer, and by one schema only', () => {
    const validate = ajv.compile({ $ref: `openapi#/components/schemas/${pascal(name)}Answer` });
    for (const input of CALLS[name])
      expect(validate(answered(tool, input, 'en')), JSON.stringify(validate.errors)).toBe(true);
  });
});

describe('an object that answers share', () => {
  it('stands once, under its name', () => {
    expect(schemas.CatalogPrices?.required).toEqual(['list']);
    expect(Object.keys(schemas.CatalogPrices?.properties ?? {})).toEqual(['list', 'lab_1', 'lab_2', 'lab_3']);
    const prices = { $ref: '#/components/schemas/CatalogPrices', description: expect.any(String) };
    for (const name of ['CatalogItem', 'CatalogDetail'])
      expect(schemas[name]?.properties?.prices).toEqual(prices);
    expect(schemas.GetTestOk?.properties?.item).toMatchObject({ $ref: '#/components/schemas/CatalogDetail' });
    const metas = Object.entries(schemas).flatMap(([name, { properties }]) =>
      properties?.meta === undefined ? [] : [[name, (properties.meta as JsonSchema).$ref]],
    );
    expect(metas.length).toBeGreaterThanOrEqual(TOOLS.length);
    expect(new Set(metas.map(([, address]) => address))).toEqual(
      new Set(['#/components/schemas/AnswerMeta']),
    );
  });

  it('is not written out anywhere else', () => {
    const written = JSON.stringify({ ...schemas, CatalogPrices: undefined, AnswerMeta: undefined });
    expect(written).not.toContain('"lab_1":{');
    expect(written).not.toContain('"apiVersion":{');
  });
});

describe('bounds', () => {
  it('keep a caller from a refusal, and none only says what a computer can hold', () => {
    const { paths } = api;
    expect(JSON.stringify(api)).not.toContain(String(Number.MAX_SAFE_INTEGER));
    expect(JSON.stringify(api)).not.toContain('propertyNames');
    // JSON Schema 2020-12 wants at least one entry there.
    expect(JSON.stringify(api)).not.toContain('"prefixItems":[]');
    // An item is a file, which no limit counts.
    expect(Object.keys(paths['/api/catalog/{slug}']?.get?.responses ?? {})).not.toContain('429');
    expect(Object.keys(paths['/api/catalog.json']?.get?.responses ?? {})).toContain('429');
  });
});
