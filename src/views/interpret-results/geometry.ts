/** The limits of a range; one that is absent is open on that side. */
export interface Limited {
  readonly low?: number | undefined;
  readonly high?: number | undefined;
}

/** Every range fills the middle third of its line, whatever its numbers. */
const FROM = 100 / 3;
const TO = 200 / 3;
const THIRD = 100 / 3;

/** Goes from 0 to 1 for ever slower, as steep at its start as the range itself: nothing leaves the line, and farther stays farther. */
const pressed = (widths: number): number => widths / (widths + 1);

/**
 * Where a value stands on the line of its range, in per cent from its left end. A range with an upper limit alone
 * begins at zero; one with a lower limit alone has no end, and the line is pressed together towards it.
 */
export function placeOf(value: number, { low, high }: Limited): number | undefined {
  const at = share(value, low, high);
  return at === undefined || !Number.isFinite(at) ? undefined : Math.round(at * 10) / 10;
}

function share(value: number, low: number | undefined, high: number | undefined): number | undefined {
  if (low !== undefined && high !== undefined) return between(value, low, high);
  if (high !== undefined) return high > 0 ? between(value, 0, high) : undefined;
  if (low === undefined || low <= 0) return undefined;
  return value < low ? FROM * Math.max(0, value / low) : FROM + THIRD * pressed((value - low) / low);
}

function between(value: number, low: number, high: number): number | undefined {
  const width = high - low;
  if (width <= 0) return undefined;
  if (value < low) return FROM - THIRD * pressed((low - value) / width);
  if (value > high) return TO + THIRD * pressed((value - high) / width);
  return FROM + (THIRD * (value - low)) / width;
}
