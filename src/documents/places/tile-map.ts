import { type Element, el } from '../../blocks/element.ts';
import { TILES } from './regions.ts';

/** What a tile says of its state. */
export interface Tile {
  readonly code: string;
  readonly path: string;
  readonly name: string;
  readonly count: string;
  readonly kind: 'any' | 'some' | 'routed' | 'not_served';
}

const STEP = 64;
const SIDE = 58;

/** The states as equal tiles, each a way to its page; the list beside says the same to whoever cannot point at it. */
export function tileMap(tileOf: (code: string) => Tile | undefined): Element {
  const tiles = TILES.flatMap((row, y) =>
    row.flatMap((code, x) => {
      const tile = tileOf(code);
      return tile === undefined ? [] : [drawn(tile, x * STEP, y * STEP)];
    }),
  );
  const width = Math.max(...TILES.map(({ length }) => length)) * STEP;
  return el(
    'svg',
    {
      class: 'tiles',
      viewBox: `0 0 ${width} ${TILES.length * STEP}`,
      'aria-hidden': 'true',
      focusable: 'false',
    },
    ...tiles,
  );
}

const drawn = ({ code, path, name, count, kind }: Tile, x: number, y: number): Element =>
  el(
    'a',
    { href: path, tabindex: '-1', class: `tile ${kind}` },
    el('title', {}, name),
    el('rect', { x: String(x), y: String(y), width: String(SIDE), height: String(SIDE), rx: '8' }),
    el('text', { x: String(x + SIDE / 2), y: String(y + 27) }, code),
    el('text', { x: String(x + SIDE / 2), y: String(y + 47), class: 'count' }, count),
  );
