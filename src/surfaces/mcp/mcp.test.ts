import { describe, expect, it, vi } from 'vitest';
import { smallDataset } from '../../core/dataset.fixture.ts';
import { toolsOf } from '../../core/tools/index.ts';
import { digestOf } from '../agents/skills.ts';
import type { JsonSchema } from '../openapi/schemas.ts';
import { answerMcp } from './mcp.ts';
import { modernRequest, oldRequest, toolCall } from './mcp-requests.fixture.ts';

const SITE = 'http://localhost';
const served = { data: smallDataset(), today: '2026-11-21' };
const APOLOGY = 'The service could not answer. Try again later.';

/** The data with one slice that fails with a person's words in the message. */
const failing = (slice: string) => ({
  ...served,
  data: Object.defineProperty({ ...served.data }, slice, {
    get: () => {
      throw new Error('a value that a person typed');
    },
  }),
});

it('answers at its own hosts, those of the deploy and those of the store, and at no other', async () => {
  const { service } = served.data.service;
  const data = {
    ...served.data,
    service: { ...served.data.service, service: { ...service, allowedHosts: ['www.store.example'] } },
  };
  vi.stubEnv('DEPLOY_PRIME_URL', 'https://deploy-preview-7--labs.example.app');
  vi.stubEnv('ALLOWED_HOSTS', 'second.example, third.example');
  const at = async (host: string) =>
    (await answerMcp(modernRequest(`https://${host}`, { method: 'tools/list' }), { ...served, data })).status;
  const hosts = [
    new URL(service.origin).host,
    'www.store.example',
    'deploy-preview-7--labs.example.app',
    'second.example',
    'third.example',
    'rebound.example',
  ];
  expect(await Promise.all(hosts.map(at))).toEqual([200, 200, 200, 200, 200, 403]);
  vi.unstubAllEnvs();
});

describe.each([
  ['2026-07-28', modernRequest],
  ['2025', oldRequest],
])('[R15][R27] a fault of our own, in %s', (_revision, form) => {
  it.each([
    ['in a tool', 'catalog', 200, { result: { isError: true, content: [{ type: 'text', text: APOLOGY }] } }],
    ['before any tool', 'service', 500, { error: { code: -32603, message: APOLOGY } }],
  ])(
    '%s is a fixed sentence, and the log holds the place but no message',
    async (_where, slice, status, answer) => {
      const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
      const response = await answerMcp(form(SITE, toolCall('get_test')), failing(slice));
      const body = await response.text();
      expect(response.status).toBe(status);
      expect(JSON.parse(body)).toMatchObject(answer);
      expect(logged).toHaveBeenCalledOnce();
      expect(String(logged.mock.calls)).toMatch(/^Internal error\n\s+at /);
      expect(body + JSON.stringify(logged.mock.calls)).not.toContain('person typed');
      logged.mockRestore();
    },
  );
});

interface Called {
  readonly isError?: boolean;
  readonly content: readonly { readonly text: string }[];
}

describe('an answer is text in the language asked', () => {
  const called = async (name: string, input: object): Promise<Called> => {
    const request = modernRequest(SITE, { method: 'tools/call', params: { name, arguments: input } });
    return ((await (await answerMcp(request, served)).json()) as { result: Called }).result;
  };

  it.each([
    ['en', '- **Lab fee:** $', 'What may come next'],
    ['es', '- **Cargo de laboratorio:** $', 'Qué puede seguir'],
  ])('in %s', async (lang, fee, next) => {
    const [{ text } = { text: '' }] = (await called('quote_order', { items: ['tsh', 'tssh'], lang })).content;
    expect(text).toContain(fee);
    expect(text).toContain(next);
  });

  it.each([
    ['en', '- /slug: This field is required.'],
    ['es', '- /slug: Este campo es obligatorio.'],
  ])('and so are faults, in %s', async (lang, line) => {
    const { isError, content } = await called('get_test', { lang });
    expect(isError).toBe(true);
    expect(content[0]?.text).toContain(line);
  });

  it('and so is a fault of our own', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const params = { name: 'get_test', arguments: { slug: 'tsh', lang: 'es' } };
    const request = modernRequest(SITE, { method: 'tools/call', params });
    const answer = (await (await answerMcp(request, failing('catalog'))).json()) as { result: Called };
    expect(answer.result.content[0]?.text).toBe(
      'El servicio no pudo responder. Inténtelo de nuevo más tarde.',
    );
    vi.restoreAllMocks();
  });
});

interface Listing {
  readonly tools: {
    readonly name: string;
    readonly title: string;
    readonly description: string;
    readonly inputSchema: JsonSchema;
    readonly outputSchema: JsonSchema;
    readonly annotations: unknown;
  }[];
}

const asked = async <T>(method: string): Promise<T> => {
  const response = await answerMcp(modernRequest(SITE, { method }), served);
  return ((await response.json()) as { result: T }).result;
};

/** Every object inside, with the path to it. */
function* objectsIn(value: unknown, path = ''): Generator<[string, Readonly<Record<string, unknown>>]> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield [path, value as Record<string, unknown>];
  for (const [key, inner] of Object.entries(value)) yield* objectsIn(inner, `${path}/${key}`);
}

describe('what is listed', () => {
  it('gives every tool a title, a description and every annotation', async () => {
    const { tools } = await asked<Listing>('tools/list');
    expect(tools.map(({ name, title, description }) => ({ name, title, description }))).toEqual(
      toolsOf(served.data.service).map(({ name, title, description }) => ({ name, title, description })),
    );
    for (const { annotations } of tools) {
      expect(annotations).toEqual({
        readOnlyHint: true,
        idempotentHint: true,
        destructiveHint: false,
        openWorldHint: false,
      });
    }
  });

  it('describes every parameter, nested ones too', async () => {
    const { tools } = await asked<Listing>('tools/list');
    const silent = tools.flatMap(({ name, inputSchema }) =>
      [...objectsIn(inputSchema, name)].flatMap(([path, { properties }]) =>
        Object.entries(properties ?? {})
          .filter(([, { description = '' }]) => !/\w{3,}/.test(description))
          .map(([field]) => `${path}/${field}`),
      ),
    );
    expect(silent).toEqual([]);
  });

  it('closes every object of an input, and refers to nothing outside', async () => {
    for (const { inputSchema, outputSchema } of (await asked<Listing>('tools/list')).tools) {
      for (const [path, schema] of objectsIn(inputSchema)) {
        if (schema.type === 'object') expect(schema.additionalProperties, path).toBe(false);
      }
      expect(JSON.stringify([inputSchema, outputSchema])).not.toContain('"$ref"');
    }
  });

  it('has no $schema, format or list of types, of which some clients complain', async () => {
    const { tools } = await asked<Listing>('tools/list');
    const met = [...objectsIn(tools)].filter(
      ([, schema]) => '$schema' in schema || typeof schema.format === 'string' || Array.isArray(schema.type),
    );
    expect(met.map(([path]) => path)).toEqual([]);
  });

  it('introduces itself shortly, with an icon that names no sizes', async () => {
    interface Introduction {
      readonly instructions: string;
      readonly _meta: Readonly<Record<string, { readonly icons: readonly object[] }>>;
    }
    const { instructions, _meta } = await asked<Introduction>('server/discover');
    const words = instructions.split(/\s+/).length;
    expect(words).toBeGreaterThan(150);
    expect(words).toBeLessThan(330);
    for (const fact of ['quote_order', '$6.00', 'New York', 'lab_1', 'lang', 'urgent', 'ask'])
      expect(instructions.toLowerCase()).toContain(fact.toLowerCase());
    expect(_meta['io.modelcontextprotocol/serverInfo']?.icons).toEqual([
      { src: expect.stringMatching(/^https?:\/\/.*\.svg$/), mimeType: 'image/svg+xml' },
    ]);
  });
});

describe.each([
  ['a name that no tool has', { name: 'nope', arguments: {} }, 'search_tests, get_test'],
  ['no name', { arguments: {} }, 'params.name'],
  ['null for arguments', { name: 'get_test', arguments: null }, 'params.arguments must be an object'],
  ['a list of arguments', { name: 'get_test', arguments: ['tsh'] }, 'params.arguments must be an object'],
])('a call with %s', (_what, params, words) => {
  it.each([
    ['2026', modernRequest],
    ['2025', oldRequest],
  ] as const)('is told in a sentence what is wrong, in %s', async (_revision, request) => {
    const response = await answerMcp(request(SITE, { method: 'tools/call', params }), served);
    const { error } = (await response.json()) as { error: { code: number; message: string } };
    expect(error.code).toBe(-32602);
    expect(error.message).toContain(words);
    expect(error.message).not.toMatch(/expected|invalid_type/);
  });
});

describe.each([
  ['2026-07-28', modernRequest],
  ['2025', oldRequest],
] as const)('beside tools, in %s', (revision, form) => {
  const { origin } = served.data.service.service;
  interface Answer {
    readonly result?: Readonly<Record<string, unknown>>;
    readonly error?: { readonly code: number; readonly message: string; readonly data?: unknown };
  }
  const answered = async (method: string, params: object = {}, from = served): Promise<Answer> => {
    const response = await answerMcp(form(SITE, { method, params: { ...params } }), from);
    return (await response.json()) as Answer;
  };
  const result = async (method: string, params: object = {}) => (await answered(method, params)).result;

  it('prompts are listed and given in the language of their name', async () => {
    const listed = (await result('prompts/list'))?.prompts as { name: string }[];
    expect(listed.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['read-my-report', 'leer-mi-informe']),
    );
    const params = { name: 'cotizar-mi-lista', arguments: { pruebas: 'glucosa' } };
    expect(await result('prompts/get', params)).toMatchObject({
      messages: [{ role: 'user', content: { type: 'text', text: expect.stringContaining('glucosa') } }],
    });
  });

  it('faults of a prompt are told in a sentence with -32602', async () => {
    const { error } = await answered('prompts/get', { name: 'quote-my-list', arguments: {} });
    expect(error).toEqual({ code: -32602, message: 'Arguments of quote-my-list: tests is required.' });
    expect((await answered('prompts/get', { name: 'nope' })).error).toMatchObject({
      code: -32602,
      message: expect.stringContaining('read-my-report'),
    });
  });

  it('arguments and addresses are completed', async () => {
    const ref = { type: 'ref/resource', uri: `${origin}/tests/{slug}.md` };
    const argument = { name: 'slug', value: 'gl' };
    expect(await result('completion/complete', { ref, argument })).toMatchObject({
      completion: { values: ['glucose'], total: 1, hasMore: false },
    });
  });

  it('resources are the Markdown of the pages, at their addresses', async () => {
    for (const [path, start] of [
      ['/tests/glucose.md', '# Glucose'],
      ['/es/tests/glucose.md', '# '],
      ['/panels/sugar-check.md', '# '],
      ['/biomarkers/glucose.md', '# Glucose'],
      ['/guides/fasting.md', '# '],
      ['/tests.md', '# '],
      ['/agents.md', `# ${served.data.service.service.brand} for agents`],
    ] as const) {
      const uri = origin + path;
      const { contents } = (await result('resources/read', { uri })) as {
        contents: { uri: string; mimeType: string; text: string }[];
      };
      expect(contents).toHaveLength(1);
      expect(contents[0]).toMatchObject({ uri, mimeType: 'text/markdown' });
      expect(contents[0]?.text.startsWith(start), path).toBe(true);
    }
  });

  it('templates stand for pages, so that the list of resources stays short', async () => {
    const { resources } = (await result('resources/list')) as { resources: { uri: string }[] };
    const { resourceTemplates } = (await result('resources/templates/list')) as {
      resourceTemplates: { uriTemplate: string }[];
    };
    const views = resources.filter(({ uri }) => uri.startsWith('ui://'));
    expect(resources.length - views.length).toBe(3 + served.data.skills.length);
    expect(resourceTemplates.map(({ uriTemplate }) => uriTemplate)).toContain(
      `${origin}/es/guides/{slug}.md`,
    );
    expect(resourceTemplates.length).toBeLessThan(15);
  });

  it.each(['/tests/nope.md', '/panels/glucose.md', '/labs/glucose.md', '/tests/glucose'])(
    'an address that is none, %s, is an error that names it',
    async (path) => {
      const uri = origin + path;
      expect((await answered('resources/read', { uri })).error).toMatchObject({
        code: -32602,
        data: { uri },
      });
    },
  );

  it('skills are listed with the digest of what is read', async () => {
    const { skills } = (await result('skills/list')) as {
      skills: { uri: string; resources: { digest: string }[] }[];
    };
    expect(skills).toHaveLength(served.data.skills.length);
    for (const { uri, resources } of skills) {
      const { contents } = (await result('resources/read', { uri })) as { contents: { text: string }[] };
      expect(digestOf(contents[0]?.text ?? '')).toBe(resources[0]?.digest);
    }
    expect((await answered('resources/read', { uri: 'skill://nope/SKILL.md' })).error).toMatchObject({
      code: -32602,
    });
  });

  it('a fault of our own is a fixed sentence, and the log holds no message', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const uri = `${origin}/tests/glucose.md`;
    const { error } = await answered('resources/read', { uri }, failing('itemTwins'));
    expect(error).toEqual({ code: -32603, message: APOLOGY });
    expect(JSON.stringify(logged.mock.calls)).not.toContain('person typed');
    logged.mockRestore();
  });

  it('what is listed and read may be kept', async () => {
    const kept = { ttlMs: 3_600_000, cacheScope: 'public' };
    const uri = `${origin}/tests/glucose.md`;
    const lists = ['prompts/list', 'resources/list', 'resources/templates/list', 'skills/list'];
    const answers = [...lists.map((method) => result(method)), result('resources/read', { uri })];
    for (const answer of await Promise.all(answers)) {
      if (revision.startsWith('2026')) expect(answer).toMatchObject(kept);
      else expect(answer).not.toHaveProperty('ttlMs');
    }
  });
});
