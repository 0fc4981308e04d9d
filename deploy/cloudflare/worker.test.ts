import crypto from 'node:crypto';
import { readFileSync } from 'node:fs';
import vm from 'node:vm';
import { beforeAll, describe, expect, it } from 'vitest';
import { toolsOf } from '../../src/core/tools/index.ts';
import { loadDataset } from '../../src/data/load.ts';
import { modernRequest } from '../../src/surfaces/mcp/mcp-requests.fixture.ts';
import { answerRest } from '../../src/surfaces/rest.ts';
import { servedNow } from '../../src/surfaces/served.ts';
import { bundled } from './bundle.ts';

const data = loadDataset();
const { origin } = data.service.service;

/** What a worker has: the Web's own names, no process, no Buffer, no files. */
const WEB = {
  ...{ AbortController, AbortSignal, Event, EventTarget, Headers, Request, Response, URL, URLSearchParams },
  ...{ ReadableStream, TransformStream, WritableStream, TextEncoder, TextDecoder, crypto: globalThis.crypto },
  ...{ atob, btoa, clearTimeout, console, performance, queueMicrotask, setTimeout, structuredClone },
};

let fetched: string[] = [];
const ASSETS = {
  fetch: async (address: URL) => {
    const [, file = ''] = /^\/_slices\/([\w.-]+\.json)$/.exec(address.pathname) ?? [];
    fetched.push(file);
    return new Response(readFileSync(`generated/data/${file}`, 'utf8'));
  },
};

interface Worker {
  fetch(request: Request, env: object): Promise<Response>;
}
let worker: Worker;

beforeAll(async () => {
  const { outputFiles: [file] = [] } = await bundled({ write: false, format: 'cjs' });
  const module = { exports: { default: undefined as unknown } };
  const required = (name: string): unknown =>
    name === 'node:crypto' ? crypto : expect.unreachable(`the worker asks for ${name}`);
  vm.runInNewContext(`(function (module, exports, require) {${file?.text}\n})`, WEB)(
    module,
    module.exports,
    required,
  );
  worker = module.exports.default as Worker;
});

const ask = (request: Request): Promise<Response> => worker.fetch(request, { ASSETS });

describe('the worker', () => {
  it.each(toolsOf(data.service).map((tool) => [tool.name, tool.example] as const))(
    'answers %s as the engine does',
    async (name, example) => {
      const request = () =>
        new Request(`${origin}/api/agent/${name}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(example),
        });
      const answer = await ask(request());
      expect(answer.status).toBe(200);
      expect(await answer.json()).toEqual(await (await answerRest(request(), servedNow(data))).json());
    },
  );

  it('fetches what an answer reads once, and nothing else', async () => {
    const request = () => new Request(`${origin}/api/agent/convert_units?analyte=glucose&value=100`);
    await ask(request());
    fetched = [];
    expect((await ask(request())).status).toBe(200);
    expect(fetched).toEqual([]);
  });

  it('speaks MCP, reads pages and says how it is', async () => {
    const listed = await (await ask(modernRequest(origin, { method: 'tools/list' }))).json();
    expect(listed.result.tools).toHaveLength(toolsOf(data.service).length);
    const guide = await ask(new Request(`${origin}/api/agent/get_guide?path=/biomarkers/ferritin`));
    expect((await guide.json()).markdown).toContain('Ferritin');
    expect(await (await ask(new Request(`${origin}/healthz`))).json()).toMatchObject({ status: 'ok' });
    const page = await ask(
      new Request(`${origin}/tools/quote-order/answer?items=${data.service.service.example.test}`),
    );
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  });
});
