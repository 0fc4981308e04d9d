import type { CodeSample } from '../../blocks/doc.ts';
import type { Lang } from '../../core/model/vocabulary.ts';
import type { Tool } from '../../core/tools/define.ts';

type Json = Readonly<Record<string, unknown>>;

/** The example of a tool, asked in the language of a page. */
export const exampleIn = ({ example }: Pick<Tool, 'example'>, lang: Lang): Json =>
  lang === 'en' ? example : { ...example, lang };

/** A request in a shell. */
export function curl(tool: Pick<Tool, 'name' | 'example'>, origin: string, lang: Lang = 'en'): string {
  const body = JSON.stringify(exampleIn(tool, lang)).replaceAll("'", `'\\''`);
  return `curl -s ${origin}/api/agent/${tool.name} -H 'content-type: application/json' -d '${body}'`;
}

/** The same request in every language that the pages show. */
export const callSamples = (
  tool: Pick<Tool, 'name' | 'example'>,
  origin: string,
  lang: Lang,
): CodeSample[] => [
  { name: 'curl', language: 'sh', text: curl(tool, origin, lang) },
  { name: 'TypeScript', language: 'ts', text: typescript(tool, origin, lang) },
  { name: 'Python', language: 'python', text: python(tool, origin, lang) },
];

const typescript = (tool: Pick<Tool, 'name' | 'example'>, origin: string, lang: Lang): string =>
  `const response = await fetch('${origin}/api/agent/${tool.name}', {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(${literal(exampleIn(tool, lang), TYPESCRIPT, '  ')}),
});
if (!response.ok) throw new Error(await response.text());
console.log(JSON.stringify(await response.json(), null, 2));`;

const python = (tool: Pick<Tool, 'name' | 'example'>, origin: string, lang: Lang): string =>
  `import json
from urllib.request import Request, urlopen

body = ${literal(exampleIn(tool, lang), PYTHON, '')}
request = Request(
    "${origin}/api/agent/${tool.name}",
    data=json.dumps(body).encode(),
    headers={"content-type": "application/json"},
)
with urlopen(request) as response:
    print(json.dumps(json.load(response), indent=2, ensure_ascii=False))`;

/** How a language writes what JSON holds. */
interface Syntax {
  readonly indent: string;
  readonly key: (name: string) => string;
  /** Literals that are not those of JSON. */
  readonly words: Readonly<Record<string, string>>;
}

const TYPESCRIPT: Syntax = {
  indent: '  ',
  key: (name) => (/^[A-Za-z_]\w*$/.test(name) ? name : JSON.stringify(name)),
  words: {},
};

const PYTHON: Syntax = {
  indent: '    ',
  key: (name) => JSON.stringify(name),
  words: { true: 'True', false: 'False', null: 'None' },
};

const MOST_ON_A_LINE = 60;

/** A value of JSON as a literal: on one line where it is short. */
function literal(value: unknown, syntax: Syntax, above: string): string {
  if (typeof value !== 'object' || value === null) {
    const text = JSON.stringify(value);
    return syntax.words[text] ?? text;
  }
  const inner = above + syntax.indent;
  const isList = Array.isArray(value);
  const parts = (indent: string): string[] =>
    isList
      ? value.map((entry) => literal(entry, syntax, indent))
      : Object.entries(value).map(
          ([name, entry]) => `${syntax.key(name)}: ${literal(entry, syntax, indent)}`,
        );
  const [start, end] = isList ? ['[', ']'] : ['{', '}'];
  const line = parts(above).join(', ');
  if (line.length <= MOST_ON_A_LINE && !line.includes('\n')) return `${start}${line}${end}`;
  return `${start}\n${parts(inner)
    .map((part) => `${inner}${part},\n`)
    .join('')}${above}${end}`;
}
