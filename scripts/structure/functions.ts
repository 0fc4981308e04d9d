import ts from 'typescript';

export interface FunctionSize {
  /** As it is declared, else how its line begins. */
  readonly name: string;
  /** From its first line to its last, functions inside of it included. */
  readonly lines: number;
}

/** Every function of a text that has a body: declared, written as an arrow, or a method. */
export function functionsIn(text: string): FunctionSize[] {
  const source = ts.createSourceFile('any.ts', text, ts.ScriptTarget.Latest, true);
  const lineAt = (position: number): number => source.getLineAndCharacterOfPosition(position).line;
  const found: FunctionSize[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) && 'body' in node && node.body !== undefined) {
      const start = lineAt(node.getStart(source));
      const name = nameOf(node) ?? text.split('\n')[start]?.trim() ?? '';
      found.push({ name, lines: lineAt(node.end) - start + 1 });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function nameOf(node: ts.SignatureDeclaration): string | undefined {
  const named = ts.isVariableDeclaration(node.parent) ? node.parent : node;
  return named.name?.getText();
}
