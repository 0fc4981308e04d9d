import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { shippedFiles } from '../scripts/structure/imports.ts';
import { en } from '../src/core/words/en/index.ts';
import { es } from '../src/core/words/es/index.ts';

/** Code that reads what other people wrote: their reports, and their words in a search. */
const READS_OTHERS =
  /^src\/core\/(report\/|files\/|chemistry\/units|names\/|catalog\/|safety\/|alarm\/polarity)/;

/** Everything that a table of words can say; of a function its source, which holds the words between the facts. */
function* textsOf(table: unknown): Generator<string> {
  if (typeof table === 'string') yield table;
  else if (typeof table === 'function') yield table.toString();
  else if (typeof table === 'object' && table !== null)
    for (const inner of Object.values(table)) yield* textsOf(inner);
}
const said = [...textsOf(en), ...textsOf(es)].map((text) => text.toLowerCase());

/** Runs of two words or more, as they stand beside each other. */
const runsIn = (text: string): string[] => text.match(/\p{L}{2,}(?: \p{L}{2,})+/gu) ?? [];
const isSaid = (run: string): boolean => said.some((text) => text.includes(run.toLowerCase()));

/** The words of a pattern without its signs: "^Orders in (.+)\.$" is "Orders in". */
const wordsOf = (pattern: string): string =>
  pattern
    .replace(/\[(?:\\.|[^\]\\])*\]/g, '|')
    .replace(/\(\?(?:<\w+>|<?[=!:])/g, '|')
    .replaceAll(/\\s[+*]?/g, ' ')
    .replaceAll(/\\./g, '|');

/** Patterns, and texts that are looked for or replaced in another text. */
const LOOKS = new Set(
  'startsWith endsWith includes indexOf replace replaceAll split match test exec'.split(' '),
);

function soughtIn(text: string, file: string): string[] {
  const code = file.endsWith('.astro') ? (text.split(/^---$/m)[1] ?? '') : text;
  const sought: string[] = [];
  const walk = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) sought.push(wordsOf(node.text));
    const first = ts.isNewExpression(node) || ts.isCallExpression(node) ? node.arguments?.[0] : undefined;
    if (first !== undefined && (ts.isNewExpression(node) || ts.isCallExpression(node))) {
      const called = node.expression;
      const looks =
        (ts.isIdentifier(called) && called.text === 'RegExp') ||
        (ts.isPropertyAccessExpression(called) && LOOKS.has(called.name.text));
      if (looks && (ts.isStringLiteralLike(first) || ts.isTemplateExpression(first)))
        sought.push(wordsOf(first.getText()));
    }
    ts.forEachChild(node, walk);
  };
  walk(ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TS));
  return sought;
}

const parsing = (text: string, file: string): string[] =>
  soughtIn(text, file).flatMap((sought) => runsIn(sought).filter(isSaid));

describe('sentences of our own', () => {
  it('are never looked for in a text: a sentence is made of facts, and the facts are at hand', () => {
    const found = shippedFiles()
      .filter((file) => !READS_OTHERS.test(file))
      .flatMap((file) => parsing(readFileSync(file, 'utf8'), file).map((run) => `${file}: ${run}`));
    expect(found).toEqual([]);
  });

  it.each([
    ['a pattern', 'const lab = /^Arrive fasting for: (.+)\\.$/.exec(text);'],
    ['a made pattern', 'const lab = new RegExp(`Arrive fasting for: (.+)`);'],
    ['a text that is sought', "const isFasting = text.startsWith('Arrive fasting for');"],
    ['a Spanish text that is replaced', "text.replace('Vaya en ayunas para', '');"],
  ])('are found where code has them as %s', (_kind, code) => {
    expect(parsing(code, 'some.ts')).not.toEqual([]);
  });
});
