import type { Element, Node } from '../blocks/element.ts';

const LONGEST = 160;

/** An attribute with the sentence that says an answer to whoever cannot see it. */
export const said = (sentence: string): Readonly<Record<string, string>> => ({ 'data-said': sentence });

/** One sentence for an answer: what its view marks as such, else its outcome or first figure, else its first words. */
export function sentenceOf(shown: readonly Element[]): string {
  const all = shown.flatMap(withInside);
  const marked = all.find(({ attributes }) => attributes['data-said'] !== undefined);
  if (marked !== undefined) return marked.attributes['data-said'] ?? '';
  const outcome = all.find(({ attributes }) => attributes.class === 'outcome');
  const figure = all.find(({ attributes }) => attributes.class === 'figures')?.children[0];
  const first = outcome === undefined ? figure : outcome;
  return firstSentence(textOf(first ?? shown[0] ?? ''));
}

const withInside = (element: Element): Element[] => [
  element,
  ...element.children.flatMap((child) => (typeof child === 'string' ? [] : withInside(child))),
];

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
