/** A component in Markdown, as the processor hands it on. */
interface Component {
  readonly type: 'mdxJsxFlowElement' | 'mdxJsxTextElement';
}

interface Visit {
  replaceNode(node: Component, other: object): void;
}

/** Makes each component of prose the next part of its page: <Price test="tsh" /> becomes <Part at="0" />. */
export function numberParts() {
  let count = 0;
  const number = (node: Component, visit: Visit): void => {
    const at = { type: 'mdxJsxAttribute', name: 'at', value: String(count++) };
    visit.replaceNode(node, { type: node.type, name: 'Part', attributes: [at], children: [] });
  };
  return { name: 'number-parts', mdxJsxFlowElement: number, mdxJsxTextElement: number };
}
