import type { Lang } from '../../core/model/vocabulary.ts';
import type { Tool } from '../../core/tools/define.ts';
import { findTool } from '../../core/tools/index.ts';
import { LOADED } from '../../views/loaded.ts';
import type { ViewWords } from '../../views/view-words.ts';

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
      `Esta herramienta es ${name} por MCP en ${origin}/mcp, y por HTTP:`,
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

/** What the views say of a tool; undefined for a tool that is not of the registry. */
function wordsOf({ name }: Tool, lang: Lang): ViewWords | undefined {
  const known = findTool(name);
  return known === undefined ? undefined : LOADED[known.name].words[lang];
}

/** The title of a tool for people. */
export const toolTitle = (tool: Tool, lang: Lang): string => wordsOf(tool, lang)?.title ?? tool.title;

/** When to use a tool. */
export const toolDescription = (tool: Tool, lang: Lang): string =>
  wordsOf(tool, lang)?.description ?? tool.description;

/** What a tool does, said to people; models read its description. */
export const toolAbout = (tool: Tool, lang: Lang): string => wordsOf(tool, lang)?.about ?? tool.description;

/** What a field of a tool's input means. */
export const fieldMeaning = (tool: Tool, field: string, english: string, lang: Lang): string =>
  lang === 'en'
    ? english
    : field === 'lang'
      ? LANG_FIELD[lang]
      : (wordsOf(tool, lang)?.fields[field]?.meaning ?? english);

const LANG_FIELD = { es: 'Idioma de la respuesta: en, o es para español' } as const;
