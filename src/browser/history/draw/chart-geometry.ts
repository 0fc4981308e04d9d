import type { Point } from '../../../core/history/trends.ts';

/** The drawing, in the units of its text: it is shown at about this size everywhere. */
export const WIDTH = 220;
export const HEIGHT = 92;
/** Room for the marks at the edges, and at the right for the limits of the range. */
const LEFT = 9;
const RIGHT = 44;
const EDGE = 12;

export interface Placed {
  readonly point: Point;
  readonly x: number;
  readonly y: number;
}

/** The part of a range that holds around one point. */
export interface Band {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Where its limits are: one, where the other side is open. */
  readonly edges: readonly number[];
}

export interface Chart {
  readonly placed: readonly Placed[];
  readonly bands: readonly Band[];
  /** Where a laboratory or a method changes. */
  readonly breaks: readonly number[];
  /** The limits of the newest range, where they stand. */
  readonly limits: readonly { readonly y: number; readonly value: number }[];
}

const round = (number: number): number => Math.round(number * 10) / 10;

/** Places the points of a trend by their day and value, with the range of each around it. */
export function chartOf(points: readonly Point[]): Chart {
  const scaleY = scaleOf(
    points.flatMap(({ at, low, high }) => [at, low, high]).filter((one) => one !== undefined),
  );
  const xs = placesOf(points.map(({ report }) => report.collected));
  const placed = points.map((point, i) => ({ point, x: round(xs[i] ?? LEFT), y: round(scaleY(point.at)) }));
  const middle = (a: Placed, b: Placed): number => round((a.x + b.x) / 2);
  const bands = placed.flatMap((one, i): Band[] => {
    const { low, high } = one.point;
    if (low === undefined && high === undefined) return [];
    const [before, after] = [placed[i - 1], placed[i + 1]];
    const from = before === undefined ? 0 : middle(before, one);
    const to = after === undefined ? WIDTH - RIGHT + LEFT : middle(one, after);
    const top = high === undefined ? 0 : round(scaleY(high));
    const bottom = low === undefined ? HEIGHT : round(scaleY(low));
    return [
      {
        x: from,
        y: top,
        width: round(to - from),
        height: Math.max(1, round(bottom - top)),
        edges: [...(high === undefined ? [] : [top]), ...(low === undefined ? [] : [bottom])],
      },
    ];
  });
  const breaks = placed.flatMap((one, i) => {
    const before = placed[i - 1];
    return before === undefined || one.point.changed.length === 0 ? [] : [middle(before, one)];
  });
  const newest = points.findLast(({ low, high }) => (low ?? high) !== undefined);
  const limits = [newest?.low, newest?.high]
    .filter((one) => one !== undefined)
    .map((value) => ({ value, y: round(scaleY(value)) }));
  return { placed, bands, breaks, limits };
}

/** From the lowest number to the highest; one number alone stands in the middle. */
function scaleOf(numbers: readonly number[]): (value: number) => number {
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  const inside = HEIGHT - 2 * EDGE;
  return (value) => (most === least ? HEIGHT / 2 : EDGE + (1 - (value - least) / (most - least)) * inside);
}

/** By their days; all of one day, side by side. */
function placesOf(days: readonly string[]): number[] {
  const times = days.map((day) => Date.parse(day));
  const [first = 0, last = 0] = [times[0], times.at(-1)];
  const inside = WIDTH - RIGHT - LEFT;
  return times.map((time, i) =>
    last === first
      ? LEFT + (i / Math.max(1, times.length - 1)) * inside
      : LEFT + ((time - first) / (last - first)) * inside,
  );
}
