import { breachBy, type Check } from './check.ts';

const ZIPS = 'data/zip-centroids.csv';
/** ZIP codes of states in free association and of the military, where nothing is sold. */
const ABROAD = new Set(['AA', 'AE', 'AP', 'FM', 'MH', 'PW']);
/** The United States with their territories, from American Samoa to Alaska, and from Maine to Guam. */
const within = ({ lat, lon }: { readonly lat: number; readonly lon: number }): boolean =>
  lat > -15 && lat < 72 && ((lon > -180 && lon < -64) || (lon > 134 && lon < 180));

export const zipsSound: Check = {
  name: 'zips-sound',
  why: 'A ZIP code stands once, lies in the United States, and each state that has one is a row of the states.',
  run({ zips, states }) {
    const codes = states.map(({ code }) => code);
    const known = new Set(codes);
    const met = new Set<string>();
    const stateless = new Map<string, number>();
    for (const { state } of zips)
      if (!known.has(state) && !ABROAD.has(state)) stateless.set(state, (stateless.get(state) ?? 0) + 1);
    const breach = breachBy(this.name);
    return [
      ...[...stateless].map(([state, count]) =>
        breach(
          'data/states.csv',
          state,
          `has no row, and ${count} ZIP codes lie there`,
          'Add the row, or correct the ZIP codes.',
        ),
      ),
      ...codes
        .filter((code, i) => codes.indexOf(code) < i)
        .map((code) => breach('data/states.csv', code, 'stands twice', 'Keep one of the rows.')),
      ...zips.flatMap(({ zip, ...place }) => {
        const again = met.has(zip);
        met.add(zip);
        return [
          ...(again ? [breach(ZIPS, zip, 'stands twice', 'Keep one of the rows.')] : []),
          ...(within(place)
            ? []
            : [
                breach(
                  ZIPS,
                  zip,
                  `${place.lat}, ${place.lon} is not in the United States`,
                  'Correct lat and lon.',
                ),
              ]),
        ];
      }),
    ];
  },
};
