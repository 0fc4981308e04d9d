import type { Line, Spot } from './atlas.ts';

/** How far a spot lies from the straight way between two others. */
function aside([x, y]: Spot, [fromX, fromY]: Spot, [toX, toY]: Spot): number {
  const [dx, dy] = [toX - fromX, toY - fromY];
  const along = dx === 0 && dy === 0 ? 0 : ((x - fromX) * dx + (y - fromY) * dy) / (dx * dx + dy * dy);
  const t = Math.max(0, Math.min(1, along));
  return Math.hypot(x - fromX - t * dx, y - fromY - t * dy);
}

/**
 * A line without the spots that lie nearer than `tolerance` to the way without them (Douglas DH, Peucker TK,
 * Cartographica 1973;10:112). Ends stay, so lines that meet still meet.
 */
export function simplified(line: Line, tolerance: number): Line {
  if (tolerance === 0 || line.length < 3) return line;
  const kept = new Set([0, line.length - 1]);
  const open: (readonly [number, number])[] = [[0, line.length - 1]];
  for (let range = open.pop(); range !== undefined; range = open.pop()) {
    const [from, to] = range;
    const [first, last] = [line[from], line[to]];
    if (first === undefined || last === undefined) continue;
    let [farthest, distance] = [from, tolerance];
    for (let i = from + 1; i < to; i++) {
      const off = aside(line[i] ?? first, first, last);
      if (off > distance) [farthest, distance] = [i, off];
    }
    if (farthest === from) continue;
    kept.add(farthest);
    open.push([from, farthest], [farthest, to]);
  }
  return line.filter((_, i) => kept.has(i));
}
