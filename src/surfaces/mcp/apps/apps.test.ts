import { describe, expect, it } from 'vitest';
import { smallDataset } from '../../../core/dataset.fixture.ts';
import { LANGS } from '../../../core/model/vocabulary.ts';
import { loadDataset } from '../../../data/load.ts';
import { answerMcp } from '../mcp.ts';
import { modernRequest, oldRequest } from '../mcp-requests.fixture.ts';
import { drawnAnswer, MOST_DRAWN } from './drawn.ts';

const data = smallDataset();
const served = { data, today: data.service.service.dataRelease };
const { origin } = data.service.service;

interface Content {
  readonly uri: string;
  readonly mimeType: string;
  readonly text: string;
  readonly _meta?: unknown;
}
interface Answer {
  readonly result: {
    readonly tools: {
      readonly name: string;
      readonly _meta?: { readonly ui: { readonly resourceUri: string } };
    }[];
    readonly contents: [Content];
    readonly structuredContent: Readonly<Record<string, unknown>>;
  };
  readonly error?: { readonly code: number; readonly message: string };
}
const asked = async (form: typeof modernRequest, method: string, params: object = {}): Promise<Answer> =>
  (await (
    await answerMcp(form('http://localhost', { method, params: { ...params } }), served)
  ).json()) as Answer;
const drawn = (uri: string, question: object) =>
  asked(modernRequest, 'resources/read', { uri: `${uri}/${encodeURIComponent(JSON.stringify(question))}` });

const QUESTIONS: Readonly<Record<string, object>> = {
  quote_order: { items: ['glucose'], state: 'TX' },
  interpret_results: { values: [{ marker: 'glucose', value: 92, unit: 'mg/dL' }], sex: 'female', age: 34 },
  find_draw_sites: { zip: '78701' },
};

describe.each([
  ['2026-07-28', modernRequest],
  ['2025', oldRequest],
] as const)('views, in %s', (_revision, form) => {
  it('are named by their tools and read as documents that need nothing from elsewhere', async () => {
    const { tools } = (await asked(form, 'tools/list')).result;
    const viewed = tools.filter(({ _meta }) => _meta !== undefined);
    expect(viewed.map(({ name }) => name).sort()).toEqual(Object.keys(QUESTIONS).sort());
    for (const { _meta } of viewed) {
      const uri = _meta?.ui.resourceUri ?? '';
      expect(uri).toMatch(/^ui:\/\//);
      const [content] = (await asked(form, 'resources/read', { uri })).result.contents;
      expect(content).toMatchObject({
        uri,
        mimeType: 'text/html;profile=mcp-app',
        _meta: { ui: { csp: {}, prefersBorder: true } },
      });
      expect(content.text.startsWith('<!doctype html>')).toBe(true);
      expect(content.text.length).toBeLessThan(45_000);
      expect(content.text).not.toMatch(/https?:|\burl\(|@import|<link|src=/);
      expect(content.text.match(/<\/script>/g)).toHaveLength(1);
    }
  });
});

describe('a drawn answer', () => {
  const uriOf = async (tool: string): Promise<string> => {
    const { tools } = (await asked(modernRequest, 'tools/list')).result;
    return tools.find(({ name }) => name === tool)?._meta?.ui.resourceUri ?? '';
  };

  it.each(Object.entries(QUESTIONS))(
    'of %s is in its language, with whole addresses, kept by nobody',
    async (tool, question) => {
      const uri = await uriOf(tool);
      const [english, spanish] = await Promise.all(LANGS.map((lang) => drawn(uri, { ...question, lang })));
      for (const answer of [english, spanish]) {
        expect(answer?.result).toMatchObject({ ttlMs: 0, cacheScope: 'private' });
        const [{ text, mimeType } = { text: '', mimeType: '' }] = answer?.result.contents ?? [];
        expect(mimeType).toBe('text/html');
        expect(text.length).toBeGreaterThan(300);
        expect(text.length).toBeLessThanOrEqual(MOST_DRAWN);
        expect(text).not.toMatch(/<script|<img|\ssrc=|href="\//);
      }
      expect(english?.result.contents[0].text).not.toBe(spanish?.result.contents[0].text);
    },
  );

  it('of draw sites lies on land and water', async () => {
    const all = { data: loadDataset(), today: '2026-11-23' };
    const mapOf = (question: object): Promise<string> =>
      drawnAnswer('find_draw_sites', encodeURIComponent(JSON.stringify(question)), all);
    const text = await mapOf({ zip: '10001' });
    expect(text).toMatch(/class="water"/);
    expect(text).toMatch(/<path d="M[^"]+" class="land"/);
    expect(text).toMatch(/<path d="M[^"]+" class="states"/);
    expect(text).toContain('Land and state lines: US Census Bureau');
    expect(text.length).toBeLessThan(45_000);
    const crowded = await mapOf({ zip: '90012', radiusMiles: 100, limit: 50, lang: 'es' });
    expect(crowded.length).toBeLessThanOrEqual(MOST_DRAWN);
  });

  it('is whole, whichever part of the text was asked for', async () => {
    const uri = await uriOf('quote_order');
    const textOf = async (question: object): Promise<string> =>
      (await drawn(uri, question)).result.contents[0].text;
    expect(await textOf({ items: ['glucose'], part: 2 })).toBe(await textOf({ items: ['glucose'] }));
  });

  it('says the total that the tool says', async () => {
    const question = QUESTIONS.quote_order ?? {};
    const { structuredContent } = (
      await asked(modernRequest, 'tools/call', { name: 'quote_order', arguments: question })
    ).result;
    const [{ text }] = (await drawn(await uriOf('quote_order'), question)).result.contents;
    expect(text).toContain(`$${Number(structuredContent.total).toFixed(2)}`);
    expect(text).toContain(`${origin}/cart?`);
    expect(text).toContain('utm_source=mcp');
  });

  it.each([
    ['no question', '{', 'Behind the view stands the question'],
    ['a list', '[]', 'Behind the view stands the question'],
    ['a field that the tool does not know', '{"colour":"red"}', ''],
  ])('is refused for %s', async (_what, question, words) => {
    const uri = `${await uriOf('quote_order')}/${encodeURIComponent(question)}`;
    const { error } = await asked(modernRequest, 'resources/read', { uri });
    expect(error?.code).toBe(-32602);
    expect(error?.message).toContain(words);
  });

  it('is none at a view that does not exist', async () => {
    expect((await drawn('ui://labs/nope', {})).error?.code).toBe(-32602);
  });
});
