import type { Lang } from '../core/model/vocabulary.ts';
import type { Tool } from '../core/tools/define.ts';
import { TOOLS_ES } from './tool-words-es.ts';

/** What the page of a tool says around its schema. */
export const WORDS = {
  en: {
    tools: 'Tools',
    call: 'Call it',
    over: (name: string, origin: string) => `This tool is ${name} over MCP at ${origin}/mcp, and over HTTP:`,
    parameters: (name: string) => `Parameters of ${name}`,
    head: ['Name', 'Type', 'Meaning'],
    required: ' (required)',
    default: (value: string) => `. Default: ${value}.`,
    or: ' or ',
    listOf: (type: string) => `list of ${type}`,
    types: {} as Readonly<Record<string, string>>,
    example: 'Example answer',
  },
  es: {
    tools: 'Herramientas',
    call: 'Cómo llamarla',
    over: (name: string, origin: string) =>
      `Esta herramienta es ${name} por MCP en ${origin}/mcp, y por HTTP (responde en inglés):`,
    parameters: (name: string) => `Parámetros de ${name}`,
    head: ['Nombre', 'Tipo', 'Significado'],
    required: ' (obligatorio)',
    default: (value: string) => `. Si se omite: ${value}.`,
    or: ' o ',
    listOf: (type: string) => `lista de ${type}`,
    types: {
      string: 'texto',
      number: 'número',
      integer: 'número entero',
      boolean: 'true o false',
      object: 'objetos',
      array: 'lista',
      any: 'cualquiera',
      values: 'valores',
    } as Readonly<Record<string, string>>,
    example: 'Ejemplo de respuesta',
  },
} as const;

/** The title of a tool for people. */
export const toolTitle = ({ name, title }: Tool, lang: Lang): string =>
  lang === 'es' ? (TOOLS_ES[name]?.title ?? title) : title;

/** When to use a tool. */
export const toolDescription = ({ name, description }: Tool, lang: Lang): string =>
  lang === 'es' ? (TOOLS_ES[name]?.description ?? description) : description;

/** What a field of a tool's input means. */
export const fieldMeaning = (tool: Tool, field: string, english: string, lang: Lang): string =>
  lang === 'es' ? (TOOLS_ES[tool.name]?.fields[field] ?? english) : english;
