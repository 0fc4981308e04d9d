import * as z from 'zod';
import { type Block, type Doc, heading, paragraph, type Text } from '../../blocks/doc.ts';
import type { Dataset } from '../../core/model/dataset.ts';
import type { Lang } from '../../core/model/vocabulary.ts';
import type { Tool } from '../../core/tools/define.ts';
import { runTool } from '../../core/tools/run.ts';
import { wordsOf } from '../../core/words/index.ts';
import { toolPath } from '../../views/form.ts';
import { homeStep } from '../home-step.ts';
import { fieldMeaning, type ShownTool, toolAbout, toolDescription, toolTitle, WORDS } from './tool-words.ts';

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

/** The page of a tool: its form, how to call it, and its example run on this data. */
export function toolDoc(shown: ShownTool, lang: Lang, data: Dataset): Doc {
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
    path: toolPath(tool),
    lang,
    kind: 'tool',
    title: toolTitle(shown, lang),
    description: toolAbout(shown, lang),
    updatedAt: service.dataRelease,
    trail: [homeStep(lang), { title: words.tools, path: '/tools' }],
    blocks: [
      { kind: 'form', tool: tool.name },
      heading(words.call),
      paragraph(toolDescription(shown, lang)),
      paragraph(words.over(tool.name, service.origin)),
      { kind: 'code', language: 'sh', text: curl(tool, service.origin, lang) },
      parametersTable(tool, lang, (field, english) => fieldMeaning(shown, field, english, lang)),
      heading(words.example),
      { kind: 'code', language: 'json', text: JSON.stringify(answer, null, 2) },
    ],
  };
}

/** A copyable request with the tool's example. */
export const curl = (tool: Tool, origin: string, lang: Lang = 'en'): string =>
  `curl -s ${origin}/api/agent/${tool.name} -H 'content-type: application/json' -d '${JSON.stringify(exampleIn(tool, lang))}'`;

/** The example of a tool, asked in the language of a page. */
const exampleIn = ({ example }: Tool, lang: Lang): Readonly<Record<string, unknown>> =>
  lang === 'en' ? example : { ...example, lang };

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
