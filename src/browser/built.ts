import type { Node as Branch } from '../blocks/html.ts';

const SVG = 'http://www.w3.org/2000/svg';

/** An element as the browser's own: built, never parsed, so that no text can become markup. */
export function built(branch: Branch, drawn = false): Node {
  if (typeof branch === 'string') return document.createTextNode(branch);
  const inSvg = drawn || branch.tag === 'svg';
  const element = inSvg ? document.createElementNS(SVG, branch.tag) : document.createElement(branch.tag);
  for (const [name, value] of Object.entries(branch.attributes)) {
    // Headings of an answer would repeat the page's own fragments.
    if (name !== 'id' || !/^h\d$/.test(branch.tag)) element.setAttribute(name, value);
  }
  element.append(...branch.children.map((child) => built(child, inSvg)));
  return element;
}
