import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { LANGS, type Lang } from '../../core/model/vocabulary.ts';
import { FEWEST_WORDS, type Text } from './texts.ts';

/** Every sentence of the code below a folder that is said in one of the languages: see `sentencesOfCode`. */
export const textsInCode = (folder: string): Text[] =>
  globSync(`${folder}/**/*.{ts,astro}`)
    .filter((file) => !/\.(?:test|fixture)\.ts$/.test(file))
    .sort()
    .flatMap((file) => {
      const spoken = LANGS.find((lang) => file.includes(`/words/${lang}/`));
      return sentencesOfCode(scriptIn(readFileSync(file, 'utf8'), file), spoken).map((found) => ({
        ...found,
        file,
        kind: 'code',
      }));
    });

/** Of a component, what stands between its fences. */
const scriptIn = (text: string, file: string): string =>
  file.endsWith('.astro') ? (text.split('---')[1] ?? '') : text;

/**
 * The strings of a text of TypeScript that stand below a property `en` or `es`, or all where `spoken` says their
 * language. What is filled into a template counts as one word, "1".
 */
export function sentencesOfCode(text: string, spoken?: Lang): Pick<Text, 'field' | 'lang' | 'text'>[] {
  const source = ts.createSourceFile('any.ts', text, ts.ScriptTarget.Latest, true);
  const found: Pick<Text, 'field' | 'lang' | 'text'>[] = [];
  const visit = (node: ts.Node, lang: Lang | undefined): void => {
    const said = textOf(node);
    if (lang !== undefined && said !== undefined && said.split(/\s+/).length >= FEWEST_WORDS)
      found.push({
        field: `line ${source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1}`,
        lang,
        text: said,
      });
    const inner = LANGS.find((one) => ts.isPropertyAssignment(node) && node.name.getText(source) === one);
    ts.forEachChild(node, (child) => visit(child, inner ?? lang));
  };
  visit(source, spoken);
  return found;
}

function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return `${node.head.text}${node.templateSpans.map(({ literal }) => `1${literal.text}`).join('')}`;
}
