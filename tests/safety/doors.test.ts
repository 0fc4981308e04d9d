import { describe, expect, it } from 'vitest';
import { toolNamed } from '../../src/core/tools/index.ts';
import { loadDataset } from '../../src/data/load.ts';
import { answerPage } from '../../src/surfaces/answer-page.ts';
import { answerMcp } from '../../src/surfaces/mcp/mcp.ts';
import { answerRest } from '../../src/surfaces/rest.ts';
import { answerPath } from '../../src/views/form.ts';
import { heard, type Phrasing, rowsOf } from './safety.fixture.ts';

const data = loadDataset();
const served = { data, today: data.service.service.dataRelease };
const ORIGIN = 'http://localhost';

/** Thirty of the sixth file, in both languages, emergencies and not, that fit into a search. */
const rows = rowsOf<Phrasing>('phrasings-f').filter(({ text }) => text.length <= 120);
const THIRTY = rows.filter((_, i) => i % Math.floor(rows.length / 30) === 0).slice(0, 30);

const ASKED = {
  search_tests: (query: string) => ({ query }),
  recommend_tests: (symptom: string) => ({ symptoms: [symptom] }),
  get_guide: (path: string) => ({ path }),
} as const;
type Door = keyof typeof ASKED;
const DOORS = Object.keys(ASKED) as Door[];

/** What is said first of a sentence, in the language that it was typed in. */
const firstOf = (text: string): string => {
  const [met] = heard(text);
  if (met === undefined) throw new Error(`nothing is met in ${text}`);
  return met.sign.said[met.lang].text;
};

async function rest(name: Door, text: string): Promise<string> {
  const request = new Request(`${ORIGIN}/api/agent/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ASKED[name](text)),
  });
  return (await answerRest(request, served)).text();
}

async function mcp(name: Door, text: string): Promise<string> {
  const request = new Request(`${ORIGIN}/mcp`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', host: 'localhost' },
    body: JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name, arguments: ASKED[name](text) },
    }),
  });
  const { result } = (await (await answerMcp(request, served)).json()) as {
    result: { content: readonly { text: string }[] };
  };
  return result.content[0]?.text ?? '';
}

async function page(name: Door, text: string): Promise<string> {
  const sent = new URLSearchParams(
    Object.entries(ASKED[name](text)).map(([field, value]): [string, string] => [field, String(value)]),
  );
  const tool = toolNamed(name);
  const address = `${ORIGIN}${answerPath(tool)}`;
  const request =
    tool.sends === 'post'
      ? new Request(address, {
          method: 'POST',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          body: sent.toString(),
        })
      : new Request(`${address}?${sent}`);
  return (await answerPage(request, served, undefined)).text();
}

/** What is offered, which must not stand before what is said first. */
const OFFERED = /\$\d|quote_order|class="button"/;
const before = (said: string, first: string): string => said.slice(0, said.indexOf(first));

describe.each(THIRTY.map(({ text }) => text))('%j', (text) => {
  const first = firstOf(text);

  it.each(DOORS)(
    'is answered by %s with what to do first, as JSON, to a model and on a page',
    async (name) => {
      const json = await rest(name, text);
      const spoken = await mcp(name, text);
      const html = (await page(name, text)).replaceAll('&#39;', "'").replaceAll('&amp;', '&');
      for (const said of [json, spoken, html]) {
        expect(said).toContain(first);
        expect(before(said, first)).not.toMatch(OFFERED);
      }
      expect(Object.keys(JSON.parse(json)).slice(0, 3)).toContain('seekCare');
    },
  );
});
