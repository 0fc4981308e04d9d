import type { Lang } from '../../core/model/vocabulary.ts';
import type { Tool } from '../../core/tools/define.ts';
import type { ViewWords } from '../../views/view-words.ts';

/** What the pages of a tool say around its form and its schema. */
export const WORDS = {
  en: {
    tools: 'Tools',
    developers: 'For developers: ',
    developersLink: (name: string, mcp: boolean) => `${name} over HTTP${mcp ? ' and MCP' : ''}`,
    docs: 'Documentation',
    programs: 'Tools for programs',
    programsLead: (mcp: boolean) =>
      `Every tool over HTTP${mcp ? ' and MCP' : ''}: a request in curl, TypeScript and Python, its parameters and an answer.`,
    callTitle: (name: string) => `Call ${name}`,
    callLead: (title: string) =>
      `${title}: a request that runs in curl, TypeScript and Python, every parameter, and the answer.`,
    over: (name: string, origin: string, mcp: boolean) =>
      `${mcp ? `The same tool is ${name} over MCP at ${origin}/mcp. ` : ''}No key, no sign-in. For people there is`,
    form: 'a form',
    call: 'Request',
    input: 'Parameters',
    rules: 'Errors, limits and headers: ',
    contract: 'the wire contract',
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
    developers: 'Para desarrolladores: ',
    developersLink: (name: string, mcp: boolean) => `${name} por HTTP${mcp ? ' y MCP' : ''}`,
    docs: 'Documentación',
    programs: 'Herramientas para programas',
    programsLead: (mcp: boolean) =>
      `Cada herramienta por HTTP${mcp ? ' y MCP' : ''}: una petición en curl, TypeScript y Python, sus parámetros y una respuesta.`,
    callTitle: (name: string) => `Llamar a ${name}`,
    callLead: (title: string) =>
      `${title}: una petición lista en curl, TypeScript y Python, todos los parámetros y la respuesta.`,
    over: (name: string, origin: string, mcp: boolean) =>
      `${mcp ? `La misma herramienta es ${name} por MCP en ${origin}/mcp. ` : ''}Sin clave ni registro. Para las personas hay`,
    form: 'un formulario',
    call: 'Petición',
    input: 'Parámetros',
    rules: 'Errores, límites y encabezados: ',
    contract: 'el contrato de la interfaz',
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
  /** Where people find the same, where that is not the page of the tool. */
  readonly page?: string | undefined;
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
