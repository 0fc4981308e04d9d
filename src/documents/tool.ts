import * as z from 'zod';
import type { Dataset } from '../core/model/dataset.ts';
import type { Tool } from '../core/tools/define.ts';
import { runTool } from '../core/tools/run.ts';
import { answerBlocks } from './answer.ts';
import { HOME } from './catalog.ts';
import { type Block, type Doc, heading, paragraph, type Text } from './doc.ts';
import { withOwnLinks } from './own-links.ts';

export const toolPath = ({ name }: Tool): string => `/tools/${name.replaceAll('_', '-')}`;

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
export function toolDoc(tool: Tool, data: Dataset): Doc {
  const { service } = data.service;
  const answer = runTool(tool, tool.example, {
    data,
    today: service.dataRelease,
    attribution: { source: 'website', medium: 'page' },
  });
  return {
    path: toolPath(tool),
    lang: 'en',
    kind: 'tool',
    title: tool.title,
    description: tool.description,
    updatedAt: service.dataRelease,
    trail: [HOME, { title: 'Tools', path: '/tools' }],
    blocks: [
      { kind: 'form', tool: tool.name },
      heading('Call it'),
      paragraph([`This tool is ${tool.name} over MCP at ${service.origin}/mcp, and over HTTP:`]),
      { kind: 'code', language: 'sh', text: curl(tool, service.origin) },
      parametersTable(tool),
      heading('Example answer'),
      ...withOwnLinks(answerBlocks(answer), service.origin).map(lower),
    ],
  };
}

/** A copyable request with the tool's example. */
export const curl = (tool: Tool, origin: string): string =>
  `curl -s ${origin}/api/agent/${tool.name} -H 'content-type: application/json' -d '${JSON.stringify(tool.example)}'`;

/** Name, type and meaning of every parameter. */
export function parametersTable(tool: Tool): Block {
  return {
    kind: 'table',
    caption: `Parameters of ${tool.name}`,
    head: ['Name', 'Type', 'Meaning'],
    rows: inputFields(tool).map(({ name, field, required }): Text[] => [
      required ? `${name} (required)` : name,
      typeOf(field),
      [
        field.description ?? '',
        ...(field.default === undefined ? [] : [` Default: ${String(field.default)}.`]),
      ].join(''),
    ]),
  };
}

const typeOf = ({ type = 'any', enum: values, items }: Field): string =>
  values !== undefined
    ? values.join(' or ')
    : items === undefined
      ? type
      : `list of ${items.type ?? 'values'}`;

/** Headings of an example stand below the page's own, and a page inside it is shown as text. */
function lower(block: Block): Block {
  if (block.kind === 'heading') return { ...block, level: 3 };
  return block.kind === 'prose' ? { kind: 'code', language: 'markdown', text: block.markdown } : block;
}
