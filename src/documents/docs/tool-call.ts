import * as z from 'zod';
import { type Block, type Doc, heading, link, paragraph, type Text } from '../../blocks/doc.ts';
import type { Dataset } from '../../core/model/dataset.ts';
import type { Lang } from '../../core/model/vocabulary.ts';
import type { Tool } from '../../core/tools/define.ts';
import { callPath, toolPath } from '../../core/tools/paths.ts';
import { runTool } from '../../core/tools/run.ts';
import { wordsOf } from '../../core/words/index.ts';
import { homeStep } from '../home-step.ts';
import { callSamples, exampleIn } from './call-samples.ts';
import { fieldMeaning, type ShownTool, toolDescription, toolTitle, WORDS } from './tool-words.ts';

interface Field {
  readonly type?: string;
  readonly enum?: readonly string[];
  readonly items?: { readonly type?: string };
  readonly description?: string;
  readonly default?: unknown;
}

/** The fields of a tool's input, as its own schema describes them. */
export function inputFields(tool: Tool): { name: string; field: Field; required: boolean }[] {
  const schema = z.toJSONSchema(tool.input(), { io: 'input' });
  return Object.entries(schema.properties ?? {}).map(([name, field]) => ({
    name,
    field: field as Field,
    required: schema.required?.includes(name) ?? false,
  }));
}

/** How a program calls a tool: a request in three languages, its parameters, and its example run on this data. */
export function toolCallDoc(shown: ShownTool, lang: Lang, data: Dataset): Doc {
  const { tool } = shown;
  const { service } = data.service;
  const words = WORDS[lang];
  const answer = runTool(tool, exampleIn(tool, lang), {
    data,
    today: service.dataRelease,
    wordsOf,
    attribution: { source: 'website', medium: 'page' },
  });
  return {
    path: callPath(tool),
    lang,
    kind: 'call',
    title: words.callTitle(tool.name),
    description: words.callLead(toolTitle(shown, lang)),
    updatedAt: service.dataRelease,
    trail: [homeStep(lang), { title: words.programs, path: CALLS_PATH }],
    blocks: [
      paragraph(toolDescription(shown, lang)),
      paragraph([
        words.over(tool.name, service.origin, service.shows.mcp),
        ' ',
        link(words.form, toolPath(tool)),
        '.',
      ]),
      heading(words.call),
      { kind: 'samples', samples: callSamples(tool, service.origin, lang) },
      heading(words.input),
      parametersTable(tool, lang, (field, english) => fieldMeaning(shown, field, english, lang)),
      heading(words.example),
      { kind: 'code', language: 'json', text: JSON.stringify(answer, null, 2) },
      paragraph([
        words.rules,
        link(words.contract, '/docs/api-contract'),
        ' · ',
        link('openapi.json', '/openapi.json'),
        ' · ',
        link('MCP', '/docs/mcp'),
      ]),
    ],
  };
}

export const CALLS_PATH = '/docs/tools';

/** The tools as programs call them. */
export function toolCallsDoc(
  tools: readonly ShownTool[],
  lang: Lang,
  { service }: Pick<Dataset, 'service'>,
): Doc {
  const words = WORDS[lang];
  return {
    path: CALLS_PATH,
    lang,
    kind: 'index',
    title: words.programs,
    description: words.programsLead(service.service.shows.mcp),
    updatedAt: service.service.dataRelease,
    trail: [homeStep(lang), { title: words.docs, path: '/docs' }],
    blocks: [
      {
        kind: 'links',
        items: tools.map((shown) => ({
          title: shown.tool.name,
          path: callPath(shown.tool),
          note: toolTitle(shown, lang),
        })),
      },
    ],
  };
}

/** Name, type and meaning of every parameter. */
export function parametersTable(
  tool: Tool,
  lang: Lang = 'en',
  meaning: (field: string, english: string) => string = (_, english) => english,
): Block {
  const words = WORDS[lang];
  return {
    kind: 'table',
    caption: words.parameters(tool.name),
    head: words.head,
    rows: inputFields(tool).map(({ name, field, required }): Text[] => [
      name + (required ? words.required : ''),
      typeOf(field, lang),
      meaning(name, field.description ?? '') +
        (field.default === undefined ? '' : words.default(String(field.default))),
    ]),
  };
}

function typeOf({ type = 'any', enum: values, items }: Field, lang: Lang): string {
  const words = WORDS[lang];
  const named = (one: string): string => words.types[one] ?? one;
  if (values !== undefined) return values.join(words.or);
  return items === undefined ? named(type) : words.listOf(named(items.type ?? 'values'));
}
