/** A node of Markdown with components, as remark hands it on. */
interface MarkdownNode {
  type: string;
  name?: string | null;
  attributes?: unknown[];
  children?: MarkdownNode[];
}

/** Makes each component of prose the next part of its page: <Price test="tsh" /> becomes <Part at="0" />. */
export function numberParts(): (tree: MarkdownNode) => void {
  return (tree) => {
    let count = 0;
    const walk = (node: MarkdownNode): void => {
      if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
        node.name = 'Part';
        node.attributes = [{ type: 'mdxJsxAttribute', name: 'at', value: String(count++) }];
      }
      for (const child of node.children ?? []) walk(child);
    };
    walk(tree);
  };
}
