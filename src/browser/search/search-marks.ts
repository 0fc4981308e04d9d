import { type Element, el, type Node } from '../../blocks/element.ts';
import { fold } from '../../core/names/fold.ts';

const mark = (text: string): Element => el('mark', {}, text);

/** A text in which the beginnings of words that were typed are marked. */
export function marked(text: string, typed: string): Node[] {
  const words = fold(typed)
    .split(' ')
    .filter((word) => word !== '');
  return text
    .split(/([\p{L}\p{N}]+)/u)
    .filter((part) => part !== '')
    .flatMap((part): Node[] => {
      const folded = fold(part);
      const [longest = ''] = words
        .filter((word) => folded.startsWith(word))
        .sort((a, b) => b.length - a.length);
      if (longest === '') return [part];
      // Folding may change a word's length: then it is marked whole.
      const length = folded.length === part.length ? longest.length : part.length;
      return length === part.length ? [mark(part)] : [mark(part.slice(0, length)), part.slice(length)];
    });
}

const ENTITIES: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  '#x27': "'",
  amp: '&',
};

const decoded = (text: string): string =>
  text.replace(/&(lt|gt|quot|#39|#x27|amp);/g, (whole, name: string) => ENTITIES[name] ?? whole);

/** Words that stand in every text: a mark on them says nothing. */
const PLAIN = new Set(
  'a an and are at by do does for from how i if in is it my of on or that the them they this to was what when with you your al como con cual de del el ella en es esta este la las lo los me mi no o para por que se si sin su sus un una y'.split(
    ' ',
  ),
);

/** An excerpt of the page index, escaped text with marks, as nodes: it is never parsed as HTML. */
export const excerptNodes = (excerpt: string): Node[] =>
  excerpt
    .split(/(<mark>.*?<\/mark>)/)
    .map((part): Node => {
      const inside = /^<mark>(.*)<\/mark>$/.exec(part)?.[1];
      if (inside === undefined) return decoded(part.replace(/<\/?mark>/g, ''));
      const text = decoded(inside);
      return PLAIN.has(fold(text)) ? text : mark(text);
    })
    .filter((part) => part !== '');

/** An excerpt from the head of a page begins with its title, which is shown already; a mark that is cut is opened anew. */
export function withoutTitle(excerpt: string, title: string): string {
  const shown = excerpt.replace(/<\/?mark>/g, '');
  if (!shown.startsWith(`${title}.`)) return excerpt;
  let [left, i, open] = [title.length + 1, 0, false];
  while (left > 0 && i < excerpt.length) {
    const tag = /^<\/?mark>/.exec(excerpt.slice(i, i + 7))?.[0];
    i += tag?.length ?? 1;
    if (tag === undefined) left--;
    else open = tag === '<mark>';
  }
  const rest = excerpt.slice(i);
  if (!open) return rest.trim();
  return (rest.startsWith('</mark>') ? rest.slice('</mark>'.length) : `<mark>${rest}`).trim();
}

/** How much of a typed word must stand in a page: the index cuts a word that it does not know down to one it does. */
const LEAST = 0.6;

/** Whether a title or a marked word of an excerpt begins like one of the words that were typed. */
export function isAbout(typed: string, title: string, excerpt: string): boolean {
  const met = [
    title,
    ...[...excerpt.matchAll(/<mark>(.*?)<\/mark>/g)].map(([, word = '']) => decoded(word)),
  ].flatMap((text) => fold(text).split(' '));
  return fold(typed)
    .split(' ')
    .filter((word) => word !== '')
    .some((word) => met.some((other) => other.startsWith(word.slice(0, Math.ceil(word.length * LEAST)))));
}
