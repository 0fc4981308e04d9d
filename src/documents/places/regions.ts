/** The regions of the US Census Bureau with their states, and the territories, which belong to none. */
export const REGIONS = {
  northeast: ['CT', 'ME', 'MA', 'NH', 'NJ', 'NY', 'PA', 'RI', 'VT'],
  midwest: ['IL', 'IN', 'IA', 'KS', 'MI', 'MN', 'MO', 'NE', 'ND', 'OH', 'SD', 'WI'],
  south: [
    ...['AL', 'AR', 'DC', 'DE', 'FL', 'GA', 'KY', 'LA', 'MD'],
    ...['MS', 'NC', 'OK', 'SC', 'TN', 'TX', 'VA', 'WV'],
  ],
  west: ['AK', 'AZ', 'CA', 'CO', 'HI', 'ID', 'MT', 'NV', 'NM', 'OR', 'UT', 'WA', 'WY'],
  territories: ['AS', 'GU', 'MP', 'PR', 'VI'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type Region = keyof typeof REGIONS;

export const REGION_NAMES = ['northeast', 'midwest', 'south', 'west', 'territories'] as const;

/** The region of a state by its code. */
export const regionOf = (code: string): Region | undefined =>
  REGION_NAMES.find((name) => REGIONS[name].some((one) => one === code));

/** Where each state stands on a map of equal tiles, row by row from the north; a dot is empty. */
export const TILES = [
  'AK . . . . . . . . . ME',
  '. . . . . . . . . VT NH',
  'WA ID MT ND MN IL WI MI NY RI MA',
  'OR NV WY SD IA IN OH PA NJ CT .',
  'CA UT CO NE MO KY WV VA MD DE .',
  '. AZ NM KS AR TN NC SC DC . .',
  '. . . OK LA MS AL GA . . .',
  'HI . . TX . . . . FL . .',
  'GU MP AS . . . . . . PR VI',
].map((row) => row.split(' '));
