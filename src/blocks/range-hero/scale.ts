/** Where values lie on a bar: straight between stops, which are places in per cent of its width. */
export type Scale = readonly (readonly [value: number, percent: number])[];

interface Ends {
  /** Of the ranges that are drawn. */
  readonly low?: number | undefined;
  readonly high?: number | undefined;
  /** Limits further out that are to be seen, too. */
  readonly critical?: { readonly low?: number; readonly high?: number } | undefined;
  /** Limits that are to be told apart on the bar, wherever they lie. */
  readonly limits?: readonly number[] | undefined;
}

/** How far the bar goes on beyond the ranges, as a share of their width. */
const BEYOND = 0.8;
const PAST_CRITICAL = 1.1;

/**
 * The ranges in the middle of the bar, with room on both sides up to the critical limits: where these lie far out, the
 * sides are drawn at another scale than the middle. A side that is open takes the room for itself.
 */
export function scaleOf({ low, high, critical = {}, limits = [] }: Ends): Scale {
  const outer = {
    low: Math.min(critical.low ?? Number.POSITIVE_INFINITY, ...limits),
    high: Math.max(critical.high ?? Number.NEGATIVE_INFINITY, ...limits),
  };
  return withRoom(
    rangeScale({
      low,
      high,
      critical: {
        ...(Number.isFinite(outer.low) ? { low: outer.low } : {}),
        ...(Number.isFinite(outer.high) ? { high: outer.high } : {}),
      },
    }),
    limits,
  );
}

/** Per cent between two limits, so that the numbers below them do not meet on a phone. */
export const APART = 14;

/** Moves limits that lie close to each other, or to an end of the range, apart. */
function withRoom(scale: Scale, limits: readonly number[]): Scale {
  const sorted = [...new Set(limits)].sort((a, b) => a - b);
  return scale.flatMap(([to, end], i): Scale => {
    const before = scale[i - 1];
    if (before === undefined) return [[to, end]];
    const [from, start] = before;
    const inside = sorted.filter((one) => one > from && one < to);
    const gap = Math.min(APART, (end - start) / (inside.length + 1));
    let last = start;
    const placed = inside.map((value, k): Scale[number] => {
      const natural = start + ((value - from) / (to - from)) * (end - start);
      last = Math.min(end - gap * (inside.length - k), Math.max(last + gap, natural));
      return [value, Math.round(last * 10) / 10];
    });
    return [...placed, [to, end]];
  });
}

function rangeScale({ low, high, critical = {} }: Omit<Ends, 'limits'>): Scale {
  if (low !== undefined && high !== undefined) {
    const width = high - low || Math.abs(high) || 1;
    const below = Math.min(low - width * BEYOND, (critical.low ?? low) / PAST_CRITICAL);
    const above = Math.max(high + width * BEYOND, (critical.high ?? high) * PAST_CRITICAL);
    const from = low >= 0 ? Math.max(0, below) : below;
    return from < low
      ? [
          [from, 0],
          [low, 30],
          [high, 68],
          [above, 100],
        ]
      : [
          [low, 0],
          [high, 60],
          [above, 100],
        ];
  }
  if (high !== undefined) {
    const above = Math.max(high + Math.abs(high) * BEYOND, (critical.high ?? high) * PAST_CRITICAL);
    return [
      [Math.min(0, high - Math.abs(high)), 0],
      [high, 55],
      [above === high ? high + 1 : above, 100],
    ];
  }
  const edge = low ?? 1;
  return [
    [Math.min(0, edge * 2), 0],
    [edge, 45],
    [edge + (Math.abs(edge) || 1), 100],
  ];
}

/** Per cent of the width, with one decimal; what lies beyond an end stands at it. */
export function percentOn(scale: Scale, value: number): number {
  for (const [i, [to, percent]] of scale.entries()) {
    if (value > to) continue;
    const before = scale[i - 1];
    if (before === undefined) return percent;
    const [from, start] = before;
    return Math.round((start + ((value - from) / (to - from)) * (percent - start)) * 10) / 10;
  }
  return 100;
}

/** A scale as it stands in an attribute: "0 0 0.3 30 4.2 68 7.3 100". */
export const scaleText = (scale: Scale): string => scale.flat().join(' ');

export function scaleFrom(text: string): Scale {
  const numbers = text.split(' ').map(Number);
  return numbers.flatMap((value, i): Scale => (i % 2 === 0 ? [[value, numbers[i + 1] ?? 100]] : []));
}
