const RADIANS = Math.PI / 180;
/** Mean Earth radius in statute miles (IUGG 6371.0088 km). */
const EARTH_MILES = 3958.7613;
/** One degree of latitude in miles, a little short, so that a window by latitude never loses a site. */
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

/** First index in `points`, ascending by latitude, whose latitude is at least `lat`. */
export function firstAtLatitude(points: readonly Point[], lat: number): number {
  let low = 0;
  let high = points.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((points[middle]?.lat ?? Number.POSITIVE_INFINITY) < lat) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The point nearest to the center, wherever it is; `points` ascend by latitude. */
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

/** Every point within the radius, with its distance; `points` ascend by latitude, the answer does not. */
export function within<P extends Point>(points: readonly P[], center: Point, radiusMiles: number) {
  const reach = radiusMiles / MILES_PER_DEGREE;
  const found: { point: P; miles: number }[] = [];
  for (let i = firstAtLatitude(points, center.lat - reach); i < points.length; i++) {
    const point = points[i];
    if (point === undefined || point.lat > center.lat + reach) break;
    const miles = milesBetween(center, point);
    if (miles <= radiusMiles) found.push({ point, miles });
  }
  return found;
}
