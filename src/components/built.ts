import type { Node as Branch } from '../documents/elements.ts';

/** An element as the browser's own: built, never parsed, so that no text can become markup. */
export function built(branch: Branch): Node {
  if (typeof branch === 'string') return document.createTextNode(branch);
  const element = document.createElement(branch.tag);
  for (const [name, value] of Object.entries(branch.attributes)) {
    // Headings of an answer would repeat the page's own fragments.
    if (name !== 'id') element.setAttribute(name, value);
  }
  element.append(...branch.children.map(built));
  return element;
}
