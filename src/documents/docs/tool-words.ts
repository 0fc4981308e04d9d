import type { Lang } from '../../core/model/vocabulary.ts';
import type { Tool } from '../../core/tools/define.ts';
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

/** A tool with what its view says of it. */
export interface ShownTool {
  readonly tool: Tool;
  readonly words: Readonly<Record<Lang, ViewWords>>;
}

/** The title of a tool for people. */
export const toolTitle = ({ tool, words }: ShownTool, lang: Lang): string => words[lang].title ?? tool.title;

/** When to use a tool. */
export const toolDescription = ({ tool, words }: ShownTool, lang: Lang): string =>
  words[lang].description ?? tool.description;

/** What a tool does, said to people; models read its description. */
export const toolAbout = ({ words }: ShownTool, lang: Lang): string => words[lang].about;

/** What a field of a tool's input means. */
export const fieldMeaning = ({ words }: ShownTool, field: string, english: string, lang: Lang): string =>
  lang === 'en'
    ? english
    : field === 'lang'
      ? LANG_FIELD[lang]
      : (words[lang].fields[field]?.meaning ?? english);

const LANG_FIELD = { es: 'Idioma de la respuesta: en, o es para español' } as const;
