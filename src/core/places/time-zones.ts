const EASTERN = 'America/New_York';
const CENTRAL = 'America/Chicago';
const MOUNTAIN = 'America/Denver';
const PACIFIC = 'America/Los_Angeles';

const together = (zone: string, states: string): Record<string, readonly string[]> =>
  Object.fromEntries(states.split(' ').map((state) => [state, [zone]]));

/**
 * The time zones of each state and territory by their names in the IANA time zone database (zone1970.tab; 49 CFR part 71 draws
 * their borders). Arizona keeps standard time but for the Navajo Nation; a town of Nevada keeps mountain time.
 */
export const ZONES: Readonly<Record<string, readonly string[]>> = {
  ...together(EASTERN, 'CT DC DE GA MA MD ME NC NH NJ NY OH PA RI SC VA VT WV'),
  ...together(CENTRAL, 'AL AR IA IL LA MN MO MS OK WI'),
  ...together(MOUNTAIN, 'CO MT NM UT WY'),
  ...together(PACIFIC, 'CA WA'),
  AK: ['America/Anchorage', 'America/Adak'],
  AS: ['Pacific/Pago_Pago'],
  AZ: ['America/Phoenix', MOUNTAIN],
  FL: [EASTERN, CENTRAL],
  GU: ['Pacific/Guam'],
  HI: ['Pacific/Honolulu'],
  ID: [MOUNTAIN, PACIFIC],
  IN: [EASTERN, CENTRAL],
  KS: [CENTRAL, MOUNTAIN],
  KY: [EASTERN, CENTRAL],
  MI: [EASTERN, CENTRAL],
  MP: ['Pacific/Saipan'],
  ND: [CENTRAL, MOUNTAIN],
  NE: [CENTRAL, MOUNTAIN],
  NV: [PACIFIC, MOUNTAIN],
  OR: [PACIFIC, MOUNTAIN],
  PR: ['America/Puerto_Rico'],
  SD: [CENTRAL, MOUNTAIN],
  TN: [EASTERN, CENTRAL],
  TX: [CENTRAL, MOUNTAIN],
  VI: ['America/St_Thomas'],
};
