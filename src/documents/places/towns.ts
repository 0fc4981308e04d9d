interface Name {
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

/** Room that a name takes, in units of the drawing, where its letters are largest: a letter, a line, and the way from its dot. */
const LETTER = 9;
const LINE = 18;
const ABOVE = 8;

const overlap = (a: Name, b: Name): boolean =>
  Math.abs(a.y - b.y) < LINE && Math.abs(a.x - b.x) < ((a.name.length + b.name.length) * LETTER) / 2;

/** The towns, in their order, whose names fit above their place: into the drawing, and over no name before. */
export function namesWithRoom(
  towns: readonly Name[],
  { width, height }: { readonly width: number; readonly height: number },
): Name[] {
  const taken: Name[] = [];
  for (const { name, x, y } of towns) {
    const half = (name.length * LETTER) / 2;
    const placed = {
      name,
      x: Number(Math.max(half, Math.min(width - half, x)).toFixed(1)),
      y: Number((y - ABOVE).toFixed(1)),
    };
    if (placed.y < LINE || placed.y > height || 2 * half > width) continue;
    if (!taken.some((other) => overlap(placed, other))) taken.push(placed);
  }
  return taken;
}
