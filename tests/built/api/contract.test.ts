import { readFileSync } from 'node:fs';
import fc, { type Arbitrary } from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { ask } from '../../../netlify/local/fixture.ts';
import { startServer } from '../../../netlify/local/server.ts';
import { loadDataset } from '../../../src/data/load.ts';
import type { ApiDescription, JsonSchema, Parameter } from '../../../src/documents/docs/api-description.ts';
import { resolved } from '../../../src/documents/docs/api-description.ts';
import { answerRest } from '../../../src/surfaces/rest.ts';
import { fitting } from '../../arbitrary.fixture.ts';
import { faultsOf } from './contract.fixture.ts';
import { type Described, exampleRequest, jsonInit, openDocument } from './openapi.fixture.ts';

type Input = Readonly<Record<string, unknown>>;

const site = inject('site');
const house = { data: loadDataset(), today: '2026-11-21' };
const document = JSON.parse(readFileSync('dist/openapi.json', 'utf8')) as ApiDescription;
const { api, operations, expectDescribed } = openDocument(document);
const named = (chosen: readonly Described[]) =>
  chosen.map((one) => [`${one.method} ${one.path}`, one] as const);
const [byPath, byInput] = [true, false].map((inPath) =>
  operations.filter(({ path }) => path.includes('{') === inPath),
) as [Described[], Described[]];

/** What an operation takes, as one schema: its body, or all parameters of its query. */
function inputOf({ operation, parameters }: Described): JsonSchema {
  const body = operation.requestBody?.content['application/json'].schema;
  if (body !== undefined) return resolved<JsonSchema>(body, api.components.schemas) ?? {};
  const query = parameters.filter((one) => one.in === 'query');
  return {
    type: 'object',
    properties: Object.fromEntries(query.map((one) => [one.name, schemaOf(one)])),
    required: query.filter(({ required }) => required).map(({ name }) => name),
  };
}

const schemaOf = ({ schema, content }: Parameter): JsonSchema =>
  schema ?? content?.['application/json'].schema ?? {};

/** The request that carries an input as the document says: JSON in a body, or a query string. */
function requestOf({ method, path, operation, parameters }: Described, input: Input): Request {
  if (operation.requestBody !== undefined) return new Request(`http://local${path}`, jsonInit(method, input));
  const pairs = Object.entries(input).flatMap(([name, value]) => {
    const isJson = parameters.some((one) => one.name === name && one.content !== undefined);
    const values = Array.isArray(value) && !isJson ? value : [value];
    return values.map((one) => [name, typeof one === 'object' ? JSON.stringify(one) : String(one)]);
  });
  return new Request(`http://local${path}?${new URLSearchParams(pairs)}`, { method });
}

/** The headers of an answer without a fault. */
function headersOf({ operation }: Described): Readonly<Record<string, unknown>> {
  const ok = operation.responses['200'];
  return ok !== undefined && 'headers' in ok ? (ok.headers ?? {}) : {};
}

const answered = (one: Described, input: Input) => answerRest(requestOf(one, input), house);

describe.each(named(byInput))('%s', (_name, one) => {
  const schema = inputOf(one);

  it('[R1] answers every valid request with 200 and what is described', async () => {
    await fc.assert(
      fc.asyncProperty(fitting(schema) as Arbitrary<Input>, async (input) => {
        const response = await answered(one, input);
        expect(response.status).toBe(200);
        await expectDescribed(one, response);
      }),
      { numRuns: 60 },
    );
  });

  const where = one.operation.requestBody === undefined ? 'query' : 'body';
  // Parameters that are not described have no effect there, and the answer names them.
  const ignores = 'Ignored-Parameters' in headersOf(one);
  const faults = faultsOf(schema, where).filter(({ name }) => !(ignores && name === 'an unknown field'));
  it.each(faults.map((fault) => [fault.name, fault] as const))(
    '[R20] refuses %s with 400, pointing at it',
    async (_fault, { cases }) => {
      await fc.assert(
        fc.asyncProperty(cases, async ({ input, pointer }) => {
          const response = await answered(one, input);
          expect(response.status).toBe(400);
          const body = (await expectDescribed(one, response)) as { errors: { pointer: string }[] };
          expect(body.errors.map((error) => error.pointer)).toContain(pointer);
        }),
        { numRuns: 15 },
      );
    },
  );
});

describe.each(named(byPath))('%s', (_name, one) => {
  it('answers the names of the list with 200, other texts with 404', async () => {
    const list = await answerRest(new Request('http://local/api/catalog.json?limit=500'), house);
    const { items } = (await list.json()) as { items: { slug: string; id: string }[] };
    const names = fc.constantFrom(...items.flatMap(({ slug, id }) => [slug, id]));
    const others = fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => !/^\.{1,2}$/.test(text));
    const asked = fc.oneof(
      names.map((name) => ({ name, status: 200 })),
      others.map((name) => ({ name, status: 404 })),
    );
    await fc.assert(
      fc.asyncProperty(asked, async ({ name, status }) => {
        const address = `http://local${one.path.replace(/\{\w+\}/, encodeURIComponent(name))}`;
        const response = await answerRest(new Request(address), house);
        expect(response.status).toBe(status);
        await expectDescribed(one, response);
      }),
      { numRuns: 200 },
    );
  });
});

describe.each(named(operations))('%s', (_name, one) => {
  const { responses, requestBody } = one.operation;
  const send = (headers: Record<string, string>, body?: string) => {
    const request = exampleRequest(one, site);
    for (const [name, value] of Object.entries(headers)) request.headers.set(name, value);
    return fetch(body === undefined ? request : new Request(request, { body }));
  };

  it('[R25] gives an ETag and 304 exactly where the document says so', async () => {
    const first = await send({});
    const etag = first.headers.get('etag');
    expect(etag !== null).toBe('304' in responses);
    if (etag === null) return;
    const again = await send({ 'if-none-match': etag });
    expect(again.status).toBe(304);
    await expectDescribed(one, again);
  });

  it('[R22] refuses what it cannot read or answer in as described', async () => {
    const { origin } = new URL(site);
    const picky = exampleRequest(one, origin);
    picky.headers.set('accept', 'text/html');
    const refused = await answerRest(picky, house);
    expect(refused.status).toBe(406);
    await expectDescribed(one, refused);
    if (requestBody === undefined) return;
    const wrongType = await send({ 'content-type': 'text/plain' });
    expect(wrongType.status).toBe(415);
    await expectDescribed(one, wrongType);
    const large = await send({}, JSON.stringify({ filler: 'x'.repeat(70_000) }));
    expect(large.status).toBe(413);
    await expectDescribed(one, large);
  });
});

describe.each(Object.keys(api.paths))('%s', (path) => {
  const described = operations.filter((one) => one.path === path);
  const methods = described.map(({ method }) => method).sort();
  const [first] = described;
  const target = first === undefined ? path : new URL(exampleRequest(first, site).url).pathname;
  const allowOf = (value: string | null | undefined) => (value ?? '').split(', ').sort();

  it('[R22] answers every other method with 405, and Allow names exactly the described ones', async () => {
    const others = ['TRACE', 'PUT', 'DELETE', 'PATCH', 'PROPFIND', 'GET', 'POST'];
    for (const method of others.filter((name) => !methods.includes(name))) {
      const { status, headers, body } = await ask(site, target, { method });
      expect([status, allowOf(headers.allow)], method).toEqual([405, methods]);
      if (first === undefined) continue;
      const { allow = '', 'content-type': type = '' } = headers;
      const copy = new Response(new Uint8Array(body), { status, headers: { allow, 'content-type': type } });
      await expectDescribed(first, copy);
    }
  });

  it('[R7] answers OPTIONS with the same Allow, and HEAD as GET without a body', async () => {
    const options = await ask(site, target, { method: 'OPTIONS' });
    expect([options.status, allowOf(options.headers.allow)]).toEqual([204, methods]);
    const get = described.find(({ method }) => method === 'GET');
    if (get === undefined) return;
    const { pathname, search } = new URL(exampleRequest(get, site).url);
    const [full, head] = await Promise.all(
      ['GET', 'HEAD'].map((method) => ask(site, pathname + search, { method })),
    );
    expect([head?.status, head?.body.length]).toEqual([200, 0]);
    for (const name of ['content-type', 'etag', 'link', 'cache-control'])
      expect(head?.headers[name], name).toBe(full?.headers[name]);
  });
});

it('[R23] counts requests in the described headers, and refuses the one too many as described', async () => {
  const server = await startServer({ root: process.cwd(), port: 0, quiet: true });
  try {
    const one = operations.find(
      ({ method, path }) => method === 'GET' && path === '/api/agent/convert_units',
    );
    if (one === undefined) throw new Error('the tool is not described');
    let response = await fetch(exampleRequest(one, server.url));
    const [, limit = '0'] = /q=(\d+)/.exec(response.headers.get('ratelimit-policy') ?? '') ?? [];
    for (let sent = 1; sent <= Number(limit); sent += 1) {
      expect(response.status).toBe(200);
      expect(response.headers.get('ratelimit')).toContain(`r=${Number(limit) - sent};`);
      await response.arrayBuffer();
      response = await fetch(exampleRequest(one, server.url));
    }
    expect(response.status).toBe(429);
    expect(await expectDescribed(one, response)).toMatchObject({ 'violated-policies': ['default'] });
  } finally {
    await server.close();
  }
});
