import type { Element as Branch, Node as Leaf } from '../../../blocks/element.ts';
import { built } from '../../built.ts';

/** An answer of no more nodes is shown in one. */
const AT_ONCE = 600;
/** Nodes that a telephone styles, lays out and paints in one frame, and that fill its screen. */
const FIRST = 240;
/** Nodes of each frame after it. */
const NEXT = 450;
/** A part of fewer nodes is never divided. */
const WHOLE = 90;
/** A page that is not looked at has no frames. */
const LONGEST_FRAME_MS = 200;

/** An answer as nodes of the page that do not stand there yet. */
export interface Draft {
  readonly first: readonly Node[];
  /** What follows, in the order of the page; a node without a parent follows the first. */
  readonly rest: readonly Piece[];
}

interface Piece {
  readonly parent: Element | undefined;
  readonly node: () => Node;
  readonly size: number;
}

/** Divides an answer into what fills the first screen and what follows. */
export function draftOf(elements: readonly Branch[]): Draft {
  const rest: Piece[] = [];
  const first: Node[] = [];
  let room = elements.reduce((sum, one) => sum + sizeOf(one), 0) <= AT_ONCE ? AT_ONCE : FIRST;
  const put = (branch: Leaf, parent: Element | undefined): void => {
    const size = sizeOf(branch);
    const divides = typeof branch !== 'string' && size > WHOLE && /^(?:div|section)$/.test(branch.tag);
    if (room > 0 && (size <= room || !divides)) {
      room -= size;
      const node = built(branch);
      if (parent === undefined) first.push(node);
      else parent.append(node);
    } else if (room > 0 && divides) {
      const shell = built({ ...branch, children: [] }) as Element;
      if (parent === undefined) first.push(shell);
      else parent.append(shell);
      for (const child of branch.children) put(child, shell);
    } else {
      let node: Node | undefined;
      rest.push({ parent, size, node: () => (node ??= built(branch)) });
    }
  };
  for (const element of elements) put(element, undefined);
  return { first, rest };
}

const sizeOf = (branch: Leaf): number =>
  typeof branch === 'string' ? 1 : branch.children.reduce((sum, child) => sum + sizeOf(child), 1);

/** Builds what follows before it is shown, a turn each time that there is time; until there is none left. */
export async function buildAhead({ rest }: Draft, time: () => Promise<boolean>): Promise<void> {
  for (const turn of turnsOf(rest)) {
    if (!(await time())) return;
    for (const { node } of turn) node();
  }
}

/** What has not been shown of the newest answer. */
let finish: (() => void) | undefined;

/** Shows at once what is still to come: before it is printed. */
export const showRest = (): void => finish?.();

/**
 * Shows an answer in turns: what fills the first screen now, the rest from frame to frame once that is painted.
 * Returns whether the whole answer stands there; not, where another one took its place meanwhile.
 */
export async function showInTurns(answer: HTMLElement, { first, rest }: Draft): Promise<boolean> {
  const turns = turnsOf(rest);
  const one = (): void => {
    for (const { parent, node } of turns.shift() ?? []) (parent ?? answer).append(node());
  };
  const mine = (): void => {
    while (turns.length > 0) one();
  };
  answer.replaceChildren(...first);
  finish = mine;
  while (turns.length > 0) {
    await painted();
    if (finish !== mine) return false;
    one();
  }
  return true;
}

/** Pieces that are shown together, in the order of the page. */
function turnsOf(rest: readonly Piece[]): Piece[][] {
  const turns: Piece[][] = [];
  let room = 0;
  for (const piece of rest) {
    const turn = turns.at(-1);
    if (turn === undefined || piece.size > room) {
      turns.push([piece]);
      room = NEXT - piece.size;
    } else {
      turn.push(piece);
      room -= piece.size;
    }
  }
  return turns;
}

/** The turn after a frame comes once that frame is painted. */
const painted = (): Promise<void> =>
  new Promise((done) => {
    setTimeout(done, LONGEST_FRAME_MS);
    requestAnimationFrame(() => setTimeout(done));
  });
