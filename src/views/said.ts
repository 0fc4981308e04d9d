import type { Element, Node } from '../blocks/element.ts';

const LONGEST = 160;

/** An attribute with the sentence that says an answer to whoever cannot see it. */
export const said = (sentence: string): Readonly<Record<string, string>> => ({ 'data-said': sentence });

/** One sentence for an answer: what its view marks as such, else its outcome or first figure, else its first words. */
export function sentenceOf(shown: readonly Element[]): string {
  const marked = firstIn(shown, ({ attributes }) => attributes['data-said'] !== undefined);
  if (marked !== undefined) return marked.attributes['data-said'] ?? '';
  const outcome = firstIn(shown, ({ attributes }) => attributes.class === 'outcome');
  const figure = firstIn(shown, ({ attributes }) => attributes.class === 'figures')?.children[0];
  const first = outcome === undefined ? figure : outcome;
  return firstSentence(textOf(first ?? shown[0] ?? ''));
}

/** The first element that fits, as it stands in the text; an answer may be long. */
function firstIn(nodes: readonly Node[], fits: (element: Element) => boolean): Element | undefined {
  for (const node of nodes) {
    if (typeof node === 'string') continue;
    const found = fits(node) ? node : firstIn(node.children, fits);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The parts of a figure, its name and its value, with a comma between them. */
function textOf(node: Node): string {
  if (typeof node === 'string') return node;
  const parts = node.children.map(textOf);
  const between = node.children.some((child) => typeof child !== 'string' && child.tag === 'dd') ? ', ' : '';
  return parts.join(between).replace(/\s+/g, ' ').trim();
}

function firstSentence(text: string): string {
  const [sentence = text] = /^.*?[.!?](?=\s|$)/.exec(text) ?? [text];
  return sentence.length <= LONGEST ? sentence : `${sentence.slice(0, LONGEST).replace(/\s+\S*$/, '')}…`;
}
