import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LANGS, type Lang } from '../src/core/model/vocabulary.ts';
import { TOOLS } from '../src/core/tools/index.ts';
import { answerMcp } from '../src/surfaces/mcp/mcp.ts';
import { modernRequest, toolCall } from '../src/surfaces/mcp/mcp-requests.fixture.ts';
import { inputSchema } from '../src/surfaces/openapi/schemas.ts';
import { wordFor } from '../src/views/generic/values.ts';
import { fitting } from './arbitrary.fixture.ts';
import { CALLS } from './calls.fixture.ts';
import { data } from './two-languages.fixture.ts';

type Input = Readonly<Record<string, unknown>>;

const SITE = 'http://localhost';
const served = { data, today: '2026-11-21' };

/** Both channels of one answer. */
async function channels(name: string, input: Input): Promise<{ text: string; structure: Input } | undefined> {
  const response = await answerMcp(modernRequest(SITE, toolCall(name, input)), served);
  const { result } = (await response.json()) as {
    result: { content: readonly { text: string }[]; structuredContent?: Input; isError?: boolean };
  };
  return result.structuredContent === undefined
    ? undefined
    : { text: result.content[0]?.text ?? '', structure: result.structuredContent };
}

/** What the text writes in its own way. */
const asWritten = (text: string): string =>
  text
    .replaceAll('\\<', '<')
    .replaceAll('\\|', '|')
    .replaceAll('%28', '(')
    .replaceAll('%29', ')')
    .replaceAll('\n> ', '\n');

/** Every fact of the structure: the field that holds it, and its value. */
function* factsIn(value: unknown, field = ''): Generator<readonly [field: string, fact: string | number]> {
  if (typeof value === 'string' || typeof value === 'number') yield [field, value];
  else if (Array.isArray(value)) for (const one of value) yield* factsIn(one, field);
  else if (typeof value === 'object' && value !== null)
    for (const [key, one] of Object.entries(value)) yield* factsIn(one, key);
}

/** What only programs read: the kind of the answer, its language, its versions. The text of the notice is in both. */
const FOR_PROGRAMS: ReadonlySet<string> = new Set(['status', 'lang', 'meta', 'next']);

const labName = (id: string): string => {
  const lab = data.service.labs.find((one) => one.id === id);
  return lab === undefined ? id : `${lab.name} (${lab.id})`;
};

/** Facts of the structure that the text lacks. */
function unsaid({ text, structure }: { text: string; structure: Input }, lang: Lang): string[] {
  const written = asWritten(text);
  const says = (field: string, fact: string | number): boolean =>
    typeof fact === 'number'
      ? written.includes(String(fact)) || written.includes(`$${fact.toFixed(2)}`)
      : [fact, fact.trim(), wordFor(field, fact, lang) ?? fact, labName(fact)].some((one) =>
          written.includes(one.replaceAll('%28', '(').replaceAll('%29', ')').replaceAll('\n> ', '\n')),
        );
  const contents = Object.entries(structure).filter(([key]) => !FOR_PROGRAMS.has(key));
  const { meta, next = [] } = structure as { meta: { notice?: string }; next?: readonly Input[] };
  const calls = next.flatMap(({ tool, arguments: given, why }) => [
    String(why),
    `${tool} ${JSON.stringify(given)}`,
  ]);
  return [
    ...[...factsIn(Object.fromEntries(contents))]
      .filter(([field, fact]) => !says(field, fact))
      .map(([field, fact]) => `${field}: ${fact}`),
    ...[...calls, meta.notice ?? ''].filter((one) => !written.includes(one) && !text.includes(one)),
  ];
}

/** Addresses, sums, days, short names and calls of the text that the structure lacks. */
function unstructured({ text, structure }: { text: string; structure: Input }): string[] {
  const { next = [], ...contents } = structure as { next?: readonly Input[] };
  const strings = [...factsIn(contents)].map(([, fact]) => String(fact));
  const sums = new Set(
    [...factsIn(contents)].flatMap(([, fact]) => (typeof fact === 'number' ? [`$${fact.toFixed(2)}`] : [])),
  );
  const all = strings.map(asWritten).join('\n');
  const calls = new Set(next.map(({ tool, arguments: given }) => `${tool} ${JSON.stringify(given)}`));
  const written = asWritten(text);
  const spans = [...text.matchAll(/(?<!`)(`+)(?!`) ?(.*?) ?(?<!`)\1(?!`)/g)].map(([, , code = '']) => code);
  return [
    ...[...written.matchAll(/https?:\/\/[^\s|`]+/g)]
      .map(([address]) => address.replace(/[).,;:]+$/, ''))
      .filter((address) => !all.includes(address)),
    ...[...written.matchAll(/\$\d+\.\d\d/g)].flatMap(([sum]) =>
      sums.has(sum) || all.includes(sum) ? [] : [sum],
    ),
    ...[...written.matchAll(/\b\d{4}-\d\d-\d\d\b/g)].flatMap(([day]) => (all.includes(day) ? [] : [day])),
    ...spans.filter((code) => !calls.has(code) && !all.includes(asWritten(code))),
  ];
}

async function differences(name: string, input: Input, lang: Lang): Promise<string[]> {
  const both = await channels(name, { ...input, lang });
  if (both === undefined) return [];
  return [
    ...unsaid(both, lang).map((fact) => `not in the text: ${fact}`),
    ...unstructured(both).map((fact) => `not in the structure: ${fact}`),
  ];
}

const doubled = (text: string): string[] => {
  const heads = [...text.matchAll(/^(?:#+ (.+)|\*\*(.+)\*\*)$/gm)].map(([, one, two]) => one ?? two ?? '');
  return heads.filter((head, i) => head === heads[i - 1]);
};

describe.each(TOOLS.map((tool) => [tool.name, tool] as const))('both channels of %s', (name, tool) => {
  const calls = [tool.example as Input, ...CALLS[name]];

  it.each(calls.map((input) => [JSON.stringify(input).slice(0, 90), input] as const))(
    '[R13] say the same of %s',
    async (_text, input) => {
      for (const lang of LANGS) expect(await differences(name, input, lang)).toEqual([]);
    },
  );

  it('[R13] say the same of whatever is asked', async () => {
    await fc.assert(
      fc.asyncProperty(fitting(inputSchema(tool)), async (input) => {
        expect(await differences(name, input as Input, (input as { lang?: Lang }).lang ?? 'en')).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });

  it('print no heading twice, and the notice once', async () => {
    for (const input of calls) {
      const { text = '' } = (await channels(name, input)) ?? {};
      expect(doubled(text)).toEqual([]);
      expect(text.split(data.service.service.said.en.demoNotice).length).toBeLessThanOrEqual(2);
    }
  });
});
