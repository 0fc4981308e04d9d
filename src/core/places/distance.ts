import { onceFor } from '../once.ts';

const RADIANS = Math.PI / 180;
/** Mean Earth radius in statute miles (IUGG 6371.0088 km). */
const EARTH_MILES = 3958.7613;
/** One degree of latitude in miles, a little short, so that no site is lost. */
const MILES_PER_DEGREE = 68.7;

export interface Point {
  readonly lat: number;
  readonly lon: number;
}

/**
 * Great-circle distance in miles by the haversine formula (Sinnott RW, "Virtues of the haversine",
 * Sky & Telescope 1984;68:159); a sphere is within 0.5 % of the Earth.
 */
export function milesBetween(a: Point, b: Point): number {
  const dLat = Math.sin(((b.lat - a.lat) * RADIANS) / 2);
  const dLon = Math.sin(((b.lon - a.lon) * RADIANS) / 2);
  const h = dLat * dLat + Math.cos(a.lat * RADIANS) * Math.cos(b.lat * RADIANS) * dLon * dLon;
  return 2 * EARTH_MILES * Math.asin(Math.min(1, Math.sqrt(h)));
}

/** Points by whole degrees of latitude, then of longitude from −180 to 179. */
type Grid<P> = ReadonlyMap<number, ReadonlyMap<number, readonly P[]>>;

/** Whole degrees of longitude, the same on both sides of the date line. */
const column = (lon: number): number => ((((Math.floor(lon) + 180) % 360) + 360) % 360) - 180;

/** One grid for each list of points: lists never change. */
const gridOf = onceFor((points: readonly Point[]): Grid<Point> => {
  const grid = new Map<number, Map<number, Point[]>>();
  for (const point of points) {
    const row = grid.get(Math.floor(point.lat)) ?? new Map<number, Point[]>();
    grid.set(Math.floor(point.lat), row);
    const cell = row.get(column(point.lon));
    if (cell === undefined) row.set(column(point.lon), [point]);
    else cell.push(point);
  }
  return grid;
});

/** The point nearest to the center, wherever it is. */
export function nearest<P extends Point>(
  points: readonly P[],
  center: Point,
  before: (a: P, b: P) => number,
): { point: P; miles: number } | undefined {
  // Half of the way round the globe is 12,438 miles: by then everything has been looked at.
  for (let radius = 50; radius < 26_000; radius *= 2) {
    const [first] = within(points, center, radius).sort(
      (a, b) => a.miles - b.miles || before(a.point, b.point),
    );
    if (first !== undefined) return first;
  }
  return undefined;
}

/** Every point within the radius, with its distance, in no particular order. */
export function within<P extends Point>(points: readonly P[], center: Point, radiusMiles: number) {
  const grid = gridOf(points) as Grid<P>;
  const reach = radiusMiles / MILES_PER_DEGREE;
  const highest = Math.min(89.9, Math.abs(center.lat) + reach);
  const aside = reach / Math.cos(highest * RADIANS);
  const found: { point: P; miles: number }[] = [];
  const look = (cell: readonly P[] = []): void => {
    for (const point of cell) {
      const miles = milesBetween(center, point);
      if (miles <= radiusMiles) found.push({ point, miles });
    }
  };
  for (let lat = Math.floor(center.lat - reach); lat <= center.lat + reach; lat++) {
    const row = grid.get(lat);
    if (row === undefined) continue;
    if (aside >= 179) for (const cell of row.values()) look(cell);
    else {
      for (let lon = Math.floor(center.lon - aside); lon <= center.lon + aside; lon++)
        look(row.get(column(lon)));
    }
  }
  return found;
}
