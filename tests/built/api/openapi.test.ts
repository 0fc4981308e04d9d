import { readFileSync } from 'node:fs';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, inject, it } from 'vitest';
import { loadDataset } from '../../../src/data/load.ts';
import {
  type ApiDescription,
  type JsonSchema,
  resolved,
} from '../../../src/documents/docs/api-description.ts';
import { answerRest } from '../../../src/surfaces/rest.ts';
import { exampleRequest, openDocument } from './openapi.fixture.ts';

const site = inject('site');
const data = loadDataset();
const { origin, dataRelease } = data.service.service;
const document = JSON.parse(readFileSync('dist/openapi.json', 'utf8')) as ApiDescription;
const { api, operations, expectDescribed } = openDocument(document);
const named = operations.map((one) => [`${one.method} ${one.path}`, one] as const);

const ajv = new Ajv2020({ strict: false });
addFormats.default(ajv);
ajv.addSchema({ $id: 'openapi', ...api });

it('is valid OpenAPI 3.1', async () => {
  const { valid, errors } = await new Validator().validate(structuredClone({ ...document }));
  expect(errors ?? []).toEqual([]);
  expect(valid).toBe(true);
});

it('is what the site serves', async () => {
  expect(await (await fetch(`${site}/openapi.json`)).json()).toEqual(document);
});

it('describes every parameter, every field of a body and every field at the top of an answer', () => {
  const nameless = (schema: JsonSchema | undefined, at: string, deep: boolean): string[] =>
    Object.entries(schema?.properties ?? {}).flatMap(([name, value]) => {
      const field = value as JsonSchema;
      const inner = deep ? nameless(field.items as JsonSchema | undefined, `${at}/${name}[]`, deep) : [];
      return (field.description ?? '') === '' ? [`${at}/${name}`, ...inner] : inner;
    });
  const schemas = Object.entries(api.components.schemas);
  expect([
    ...operations.flatMap(({ path, parameters }) =>
      parameters.filter(({ description }) => description === '').map(({ name }) => `${path}?${name}`),
    ),
    ...schemas.flatMap(([name, schema]) => nameless(schema, name, /Input$|^Problem$/.test(name))),
    ...operations.flatMap(({ operation }) =>
      [operation.description, operation.summary].filter((text) => text === ''),
    ),
  ]).toEqual([]);
});

describe.each(named)('the example of %s', (_name, one) => {
  const ok = one.operation.responses['200'];
  const example = ok !== undefined && 'content' in ok ? ok.content?.['application/json']?.example : undefined;

  it('runs, and is answered as shown', async () => {
    const shown = await answerRest(exampleRequest(one, origin), { data, today: dataRelease });
    expect(await expectDescribed(one, shown)).toEqual(example);
    const today = new Date().toISOString().slice(0, 10);
    const here = await answerRest(exampleRequest(one, origin), { data, today });
    const served = await fetch(exampleRequest(one, site));
    expect(await expectDescribed(one, served)).toEqual(await here.json());
  });

  it('fits the schemas beside it', () => {
    for (const { name, example: value, schema, content } of one.parameters) {
      const json = content?.['application/json'];
      const shown = value ?? json?.example;
      if (shown !== undefined) expect(ajv.validate(schema ?? json?.schema ?? false, shown), name).toBe(true);
    }
    const body = one.operation.requestBody?.content['application/json'];
    if (body !== undefined) {
      const schema = resolved<JsonSchema>(body.schema, api.components.schemas) ?? false;
      expect(ajv.validate(schema, body.example)).toBe(true);
    }
  });
});

it('every request of the API page runs as it stands', async () => {
  const page = readFileSync('dist/docs/api.md', 'utf8');
  const requests = [...page.matchAll(/^curl -s '([^']+)'(?: -H '([^:]+): ([^']+)' -d '(.+)')?$/gm)];
  expect(requests.length).toBe(operations.length);
  for (const [line, address = '', header, value = '', body = ''] of requests) {
    const response = await fetch(
      address.replace(origin, site),
      header === undefined
        ? {}
        : { method: 'POST', headers: { [header]: value }, body: body.replaceAll("'\\''", "'") },
    );
    expect(response.status, line).toBe(200);
  }
});
