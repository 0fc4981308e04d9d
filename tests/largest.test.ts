import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { LANGS } from '../src/core/model/vocabulary.ts';
import { TOOLS, toolNamed } from '../src/core/tools/index.ts';
import { runTool } from '../src/core/tools/run.ts';
import { wordsOf } from '../src/core/words/index.ts';
import { wholeBrief } from '../src/surfaces/mcp/brief/answer.ts';
import { inParts } from '../src/surfaces/mcp/brief/long.ts';
import { answerMcp } from '../src/surfaces/mcp/mcp.ts';
import { oldRequest, toolCall } from '../src/surfaces/mcp/mcp-requests.fixture.ts';
import { inputSchema } from '../src/surfaces/openapi/schemas.ts';
import { fitting } from './arbitrary.fixture.ts';
import { tokensOf } from './evals/replay.fixture.ts';
import { data, items, LARGEST, reports } from './largest.fixture.ts';

const served = { data, today: data.service.service.dataRelease };
const report: string[] = [];
afterAll(() => console.info(['  text  data  the largest part of an answer', ...report].join('\n')));

/** No part of an answer takes more tokens, in either channel. */
const MOST = 4000;

interface Result {
  readonly content: readonly { readonly text: string }[];
  readonly structuredContent?: unknown;
}

interface Called {
  readonly text: string;
  readonly structure: string;
  readonly answer: Readonly<Record<string, unknown>>;
}

async function called(name: string, input: object): Promise<Called> {
  const response = await answerMcp(oldRequest('http://localhost', toolCall(name, input)), served);
  const { content, structuredContent } = ((await response.json()) as { result: Result }).result;
  expect(structuredContent, `${name} ${JSON.stringify(input)} ${content[0]?.text}`).toBeDefined();
  return {
    text: content[0]?.text ?? '',
    structure: JSON.stringify(structuredContent),
    answer: structuredContent as Called['answer'],
  };
}

/** Every part of the answer to a call, each by the call that the one before gives, or says. */
async function partsOf(name: string, input: object): Promise<Called[]> {
  const parts = [await called(name, input)];
  for (let last = parts.at(-1)?.answer; Number(last?.part ?? 1) < Number(last?.parts ?? 1); ) {
    const part = Number(last?.part ?? 1) + 1;
    const ready = (last?.next as readonly { arguments: object }[] | undefined)?.[0]?.arguments;
    expect(ready ?? { ...input, part }).toEqual({ ...input, part });
    parts.push(await called(name, { ...input, part }));
    last = parts.at(-1)?.answer;
  }
  return parts;
}

/** What the answer in one part would hold, by the entries of its lists; sources and calls are those of each part. */
function entriesOf(answer: unknown): unknown[] {
  if (typeof answer !== 'object' || answer === null) return [];
  return Object.entries(answer).flatMap(([key, value]) => {
    if (['sources', 'next', 'meta'].includes(key)) return [];
    return Array.isArray(value) ? value.map((one) => `${key}: ${JSON.stringify(one)}`) : entriesOf(value);
  });
}

interface Report {
  readonly results: readonly {
    readonly marker?: { readonly slug: string };
    readonly flag: string;
    readonly links?: object;
  }[];
  readonly patterns?: readonly { readonly name: string; readonly why?: string }[];
  readonly next?: readonly { readonly tool: string; readonly arguments: object }[];
}

/** A report and those that its calls for the rest of it lead to. */
async function followed(input: object): Promise<Report[]> {
  const first = (await called('interpret_results', input)).answer as unknown as Report;
  const calls = (first.next ?? []).filter(({ tool }) => tool === 'interpret_results');
  return [first, ...(await Promise.all(calls.map((call) => followed(call.arguments)))).flat()];
}

describe('the largest answers', () => {
  it.each(LANGS.flatMap((lang) => TOOLS.map(({ name }) => [name, lang] as const)))(
    '[R28] no part of %s in %s is longer than 4,000 tokens, whatever is asked',
    async (name, lang) => {
      const worst = [0, 0];
      let most = 0;
      for (const input of LARGEST[name]) {
        for (const { text, structure, answer } of await partsOf(name, {
          ...(lang === 'en' ? {} : { lang }),
          ...input,
        })) {
          most = Math.max(most, Number(answer.parts ?? 1));
          for (const [i, channel] of [text, structure].entries()) {
            // What is far from the limit needs no count.
            const count = channel.length < 2 * Math.max(worst[i] ?? 0, 1) ? 0 : tokensOf(channel);
            worst[i] = Math.max(worst[i] ?? 0, count);
            expect(count, JSON.stringify(input).slice(0, 300)).toBeLessThanOrEqual(MOST);
          }
        }
      }
      report.push(
        `${worst.map((count) => String(count).padStart(6)).join('')}  ${name}, ${lang}, in up to ${most} parts`,
      );
    },
    120_000,
  );

  it.each(TOOLS.map((tool) => [tool.name, inParts(tool.inStore(data.service))] as const))(
    '[R28] nor is any of %s for anything that it takes',
    async (name, tool) => {
      await fc.assert(
        fc.asyncProperty(fitting(inputSchema(tool)), async (anything) => {
          const { part: _, ...input } = anything as { part?: number };
          const { text, structure } = await called(name, input);
          expect(Math.max(tokensOf(text), tokensOf(structure))).toBeLessThanOrEqual(MOST);
        }),
        { numRuns: 25 },
      );
    },
  );

  it.each([
    ['quote_order', { items: items.slice(0, 25), state: 'TX' }],
    ['search_tests', { query: 'blood', limit: 50, lang: 'es' }],
    ['compare_prices', { test: items[0], withItems: items.slice(1, 25) }],
  ] as const)('[R28] the parts of %s hold together what the whole answer holds', async (name, input) => {
    const tool = inParts(toolNamed(name).inStore(data.service));
    const call = { ...served, wordsOf, attribution: { source: 'mcp', medium: 'agent' } };
    const whole = wholeBrief(tool, runTool(tool, input, call), input);
    const parts = await partsOf(name, input);
    expect(parts.length).toBeGreaterThan(1);
    expect(parts.flatMap(({ answer }) => entriesOf(answer)).sort()).toEqual(entriesOf(whole).sort());
  });

  it('[R28] every value of a report that is out of range or unread is told in full by a call that is given', async () => {
    for (const input of reports.slice(0, 6)) {
      const told = await followed(input);
      const [first] = told;
      expect(first?.results).toHaveLength(input.values.length);
      const full = new Set(
        told
          .flatMap(({ results }) => results.filter(({ links }) => links !== undefined))
          .map(({ marker }) => marker?.slug),
      );
      const pressing = (first?.results ?? [])
        .filter(({ flag }) => flag !== 'normal')
        .map(({ marker }) => marker?.slug);
      expect(pressing.filter((slug) => !full.has(slug))).toEqual([]);
      const patterns = new Set(
        told.flatMap(({ patterns: found = [] }) =>
          found.filter(({ why }) => why !== undefined).map(({ name }) => name),
        ),
      );
      expect((first?.patterns ?? []).map(({ name }) => name).filter((name) => !patterns.has(name))).toEqual(
        [],
      );
    }
  });
});
