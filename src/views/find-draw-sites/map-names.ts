import type { Spot } from './apart.ts';

/** Words on the map with their middle, in hundredths of its side. */
export interface MapName extends Spot {
  readonly text: string;
}

/** Room on the narrowest phone, in hundredths of the side: of a letter, of a line, and around a pin. */
const LETTER = 2.5;
const LINE = 6;
const PIN = 4.5;

const halfWidth = ({ text }: MapName): number => (text.length * LETTER) / 2;

const overlap = (a: MapName, b: MapName): boolean =>
  Math.abs(a.y - b.y) < LINE && Math.abs(a.x - b.x) < halfWidth(a) + halfWidth(b);

const covers = (name: MapName, { x, y }: Spot): boolean =>
  Math.abs(name.y - y) < LINE / 2 + PIN && Math.abs(name.x - x) < halfWidth(name) + PIN;

const isInside = (name: MapName): boolean =>
  name.x - halfWidth(name) > 1 &&
  name.x + halfWidth(name) < 99 &&
  name.y > LINE / 2 + 1 &&
  name.y < 99 - LINE / 2;

/** The names, in their order, that lie in the map and cover no pin and no name before. */
export function roomFor(
  names: readonly MapName[],
  pins: readonly Spot[],
  before: readonly MapName[] = [],
): MapName[] {
  const taken: MapName[] = [];
  for (const name of names) {
    if (!isInside(name) || pins.some((pin) => covers(name, pin))) continue;
    if (![...before, ...taken].some((other) => overlap(name, other))) taken.push(name);
  }
  return taken;
}

/** Where on a ring its words stand: of eight ways, above first, the one farthest from all pins. */
export function freest(text: string, radius: number, pins: readonly Spot[]): MapName {
  const ways = [6, 2, 7, 5, 1, 3, 0, 4].map((way) => ({
    text,
    x: 50 + Math.cos((way * Math.PI) / 4) * radius,
    y: 50 + Math.sin((way * Math.PI) / 4) * radius,
  }));
  const room = (spot: Spot): number =>
    Math.min(30, ...pins.map(({ x, y }) => Math.hypot((x - spot.x) / 1.6, y - spot.y)));
  const inside = ways.filter(isInside);
  return inside.reduce(
    (best, way) => (room(way) > room(best) + 0.01 ? way : best),
    inside[0] ?? { text, x: 50, y: 50 - radius },
  );
}
