/** A spot of the map in hundredths of its side. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The side of the map on the narrowest phone, in pixels: where it is wider everything stands farther apart. */
const SIDE = 288;
/** A finger, in pixels. */
const TARGET = 44;
/** Part of the map that pins may fill where there are too many for a finger each. */
const FULL = 0.75;
/** From the middle of a pin to the edge, in hundredths. */
const EDGE = 5;
const ROUNDS = 240;

/** How far apart so many pins stand, in hundredths of the side. */
export const spacing = (count: number): number =>
  (100 * Math.min(TARGET, (FULL * SIDE) / Math.sqrt(Math.max(1, count)))) / SIDE;

const within = (value: number): number => Math.max(EDGE, Math.min(100 - EDGE, value));

/**
 * Pins near their places, moved apart where they would cover each other: each pair that is too close takes half of
 * what is lacking each, until none is. The same for the same places.
 */
export function apart(places: readonly Spot[]): Spot[] {
  const least = spacing(places.length);
  let pins = places.map(({ x, y }) => ({ x: within(x), y: within(y) }));
  for (let round = 0; round < ROUNDS; round++) {
    const moved = pins.map((pin, i) => {
      let { x, y } = pin;
      for (const [j, other] of pins.entries()) {
        if (i === j) continue;
        const distance = Math.hypot(pin.x - other.x, pin.y - other.y);
        if (distance >= least) continue;
        // Two of one place part in a direction of their own.
        const angle = distance === 0 ? i * 2.4 : Math.atan2(pin.y - other.y, pin.x - other.x);
        x += (Math.cos(angle) * (least - distance)) / 2;
        y += (Math.sin(angle) * (least - distance)) / 2;
      }
      return { x: within(x), y: within(y) };
    });
    const still = moved.every(({ x, y }, i) => x === pins[i]?.x && y === pins[i]?.y);
    pins = moved;
    if (still) break;
  }
  return pins.map(({ x, y }) => ({ x: Number(x.toFixed(2)), y: Number(y.toFixed(2)) }));
}
