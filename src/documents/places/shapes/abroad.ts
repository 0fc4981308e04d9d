import { once } from '../../../core/once.ts';
import { type Line, spotOf } from './atlas.ts';

/*
 * Canada and Mexico as the other side of the border, roughly and by hand, after the boundary as the International
 * Boundary Commission and the International Boundary and Water Commission describe it: parallels, meridians, and the
 * turning points in straits and lakes. On land the line runs a little inside the United States, whose exact shape is
 * drawn over it. Degrees of longitude and latitude, from west to east.
 */
const CANADA = `
-141.03 75,-141.03 60.25,-139.15 60.25,-139.15 60,-137.55 58.85,-136.55 59.1,-135.5 59.65,-133.45 58.3,-132.1 56.8,
-130.2 56.05,-130.25 55.2,-130.3 54.8,-131.1 54.7,-133.5 54.6,-137 54.4,-130 48.4,-126 48.45,-124.75 48.49,-123.54 48.22,
-123.25 48.28,-123.16 48.45,-123.22 48.69,-123.01 48.77,-123.01 48.83,-123.32 49,-122.76 48.98,-95.15 48.95,-94.64 48.65,
-93.8 48.47,-92.95 48.55,-92 48.25,-91.4 48,-90.75 48.05,-89.9 47.93,-89.57 47.97,-89.34 47.97,-88.37 48.31,-84.88 46.9,
-84.56 46.46,-84.35 46.5,-84.12 46.25,-83.95 46.06,-83.6 46.1,-83.47 45.99,-83.6 45.82,-82.52 45.34,-82.12 43.59,
-82.42 43,-82.5 42.62,-82.87 42.36,-83.08 42.31,-83.14 42.2,-83.15 42.04,-82.68 41.68,-81.28 42.21,-80.25 42.37,
-78.98 42.83,-78.92 42.95,-79.03 43.08,-79.05 43.26,-79.2 43.45,-78.69 43.63,-76.8 43.63,-76.44 44.1,-76.3 44.2,
-75.8 44.42,-74.98 44.97,-74.7 44.97,-71.5 44.97,-71.3 45.15,-70.8 45.28,-70.35 45.68,-70.2 45.95,-70.2 46.2,
-69.95 46.4,-69.9 46.66,-69.2 47.38,-69 47.2,-68.3 47.28,-67.85 47.02,-67.85 45.72,-67.5 45.53,-67.47 45.25,-67.2 45.14,
-67.05 45,-66.97 44.93,-66.96 44.82,-66.9 44.75,-67.2 44.4,-67.4 43.5,-55 43,-55 75`;
const MEXICO = `
-122 30.5,-118 32.5,-117.13 32.54,-114.75 32.74,-114.78 32.52,-111.07 31.36,-108.18 31.36,-108.18 31.81,-106.53 31.81,
-106.17 31.5,-104.97 30.72,-104.45 29.68,-103.15 29.03,-102.68 29.76,-102.3 29.91,-101.4 29.8,-100.63 29.13,-100.27 28.33,
-99.46 27.53,-99.07 26.44,-98.2 26.09,-97.16 25.97,-94 25.9,-94 15,-122 15`;

const ringOf = (text: string): Line =>
  text
    .trim()
    .split(',')
    .map((pair) => {
      const [lon = 0, lat = 0] = pair.trim().split(' ').map(Number);
      const [x, y] = spotOf({ lat, lon });
      return [Math.round(x), Math.round(y)];
    });

/** What lies beyond the borders on land and in the lakes: drawn below the land. */
export const abroad = once((): readonly Line[] => [CANADA, MEXICO].map(ringOf));
