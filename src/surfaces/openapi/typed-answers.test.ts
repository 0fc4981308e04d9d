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
