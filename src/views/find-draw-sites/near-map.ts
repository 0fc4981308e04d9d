import type { Block } from '../../blocks/doc.ts';
import { shapesOf } from '../../blocks/map.ts';
import type { Lang } from '../../core/model/vocabulary.ts';
import type { AnswerWith } from '../../core/tools/define.ts';
import type { findDrawSites } from '../../core/tools/find-draw-sites.ts';
import type { Showing } from '../showing.ts';
import { inMiles } from './miles.ts';

const WORDS = {
  en: {
    around: (zip: string, miles: string) => `Draw sites around ${zip}, the farthest ${miles} away`,
    cross: 'The cross is the middle of the ZIP code.',
    away: (name: string, miles: string) => `${name}, ${miles}`,
  },
  es: {
    around: (zip: string, miles: string) =>
      `Centros de extracción cerca de ${zip}; el más lejano está a ${miles}`,
    cross: 'La cruz es el centro del código postal.',
    away: (name: string, miles: string) => `${name}, a ${miles}`,
  },
} as const satisfies Readonly<Record<Lang, object>>;

const SIZE = 460;
const MILES_PER_DEGREE = 69.1;

/** The surroundings of a ZIP code: a circle of the radius, a cross in its middle, and the sites. */
export function nearMap(
  { zip, center, radiusMiles, sites }: AnswerWith<typeof findDrawSites, 'ok'>,
  { lang, labs }: Pick<Showing, 'lang' | 'labs'>,
): Block | undefined {
  const words = WORDS[lang];
  if (sites.length === 0) return undefined;
  const farthest = Math.max(1, ...sites.map(({ distanceMiles }) => distanceMiles));
  const scale = (SIZE / 2 - 12) / farthest;
  const stretch = Math.cos((center.lat * Math.PI) / 180);
  const middle = SIZE / 2;
  // The short way round the date line.
  const east = (lon: number): number => ((lon - center.lon + 540) % 360) - 180;
  const reach = Math.min(radiusMiles, farthest) * scale;
  return {
    kind: 'map',
    title: words.around(zip, inMiles(farthest, lang)),
    legend: `${shapesOf(labs, lang)} ${words.cross}`,
    width: SIZE,
    height: SIZE,
    outline: [
      `M${middle - reach} ${middle}a${reach} ${reach} 0 1 0 ${2 * reach} 0a${reach} ${reach} 0 1 0 ${-2 * reach} 0`,
      `M${middle - 6} ${middle}h12M${middle} ${middle - 6}v12`,
    ].join(''),
    dots: sites.map(({ name, lab, lat, lon, distanceMiles }) => ({
      x: Number((middle + east(lon) * stretch * MILES_PER_DEGREE * scale).toFixed(1)),
      y: Number((middle - (lat - center.lat) * MILES_PER_DEGREE * scale).toFixed(1)),
      lab,
      title: words.away(name, inMiles(distanceMiles, lang)),
    })),
  };
}
