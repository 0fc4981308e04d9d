import { onceFor } from '../../../core/once.ts';
import type { Line, Spot } from './atlas.ts';

/** A part of the map in units of the atlas: its sides. */
export interface Box {
  readonly west: number;
  readonly east: number;
  readonly south: number;
  readonly north: number;
}

/** One side of a box: which spots are inside of it, and where the way between two spots crosses it. */
interface Side {
  readonly holds: (spot: Spot) => boolean;
  readonly crossing: (from: Spot, to: Spot) => Spot;
}

const sidesOf = ({ west, east, south, north }: Box): readonly Side[] => {
  const atX =
    (limit: number) =>
    ([x, y]: Spot, [toX, toY]: Spot): Spot => [limit, Math.round(y + ((toY - y) * (limit - x)) / (toX - x))];
  const atY =
    (limit: number) =>
    ([x, y]: Spot, [toX, toY]: Spot): Spot => [Math.round(x + ((toX - x) * (limit - y)) / (toY - y)), limit];
  return [
    { holds: ([x]) => x >= west, crossing: atX(west) },
    { holds: ([x]) => x <= east, crossing: atX(east) },
    { holds: ([, y]) => y >= south, crossing: atY(south) },
    { holds: ([, y]) => y <= north, crossing: atY(north) },
  ];
};

/** The box that a line fills; lines never change, so each is measured once. */
const boundsOf = onceFor((line: Line): Box => {
  const [xs, ys] = [line.map(([x]) => x), line.map(([, y]) => y)];
  return { west: Math.min(...xs), east: Math.max(...xs), south: Math.min(...ys), north: Math.max(...ys) };
});

/** Whether a line lies beyond one side of the box altogether, so that most lines need no cutting. */
function isApart(line: Line, box: Box): boolean {
  const { west, east, south, north } = boundsOf(line);
  return east < box.west || west > box.east || north < box.south || south > box.north;
}

/**
 * The part of a ring inside a box (Sutherland IE, Hodgman GW, "Reentrant polygon clipping", Commun. ACM
 * 1974;17:32); empty where there is none. Parts may hang together by ways along the sides of the box.
 */
export function clippedRing(ring: Line, box: Box): Line {
  if (isApart(ring, box)) return [];
  return sidesOf(box).reduce<Line>((left, { holds, crossing }) => {
    const kept: Spot[] = [];
    let before = left.at(-1);
    for (const spot of left) {
      if (before !== undefined && holds(before) !== holds(spot)) kept.push(crossing(before, spot));
      if (holds(spot)) kept.push(spot);
      before = spot;
    }
    return kept;
  }, ring);
}

/** The parts of a line inside a box. */
export function clippedLine(line: Line, box: Box): Line[] {
  if (isApart(line, box)) return [];
  return sidesOf(box).reduce<Line[]>((parts, side) => parts.flatMap((part) => cutAt(part, side)), [line]);
}

function cutAt(line: Line, { holds, crossing }: Side): Line[] {
  const parts: Spot[][] = [];
  let part: Spot[] = [];
  const end = (): void => {
    if (part.length > 1) parts.push(part);
    part = [];
  };
  for (const [i, spot] of line.entries()) {
    const before = line[i - 1];
    if (before !== undefined && holds(before) !== holds(spot)) part.push(crossing(before, spot));
    if (holds(spot)) part.push(spot);
    else end();
  }
  end();
  return parts;
}
