const list = new Intl.ListFormat('en');

/** A place as a sentence names it: "the District of Columbia". */
const inSentence = (state: string): string => (/^District|Islands$/.test(state) ? `the ${state}` : state);
const states = (names: readonly string[]): string => list.format(names.map(inSentence));
const miles = (count: number): string => `${count} ${count === 1 ? 'mile' : 'miles'}`;

/** The places where blood is drawn, and what applies there. */
export const places = {
  inSentence,
  miles,
  notServed: (names: readonly string[]) => `No lab here can draw blood in ${states(names)}.`,
  routed: (names: readonly string[], lab: string, instead?: string) =>
    `Orders in ${states(names)} are drawn at ${lab} only${instead === undefined ? '' : `, not at ${instead}`}.`,
  anyLab: (state: string, labs: readonly string[], usual: string) =>
    `Orders in ${inSentence(state)} can be drawn at ${labs.join(', ')}; ${usual} unless you choose.`,
  anyLabInThese: (labs: readonly string[], usual: string) =>
    `Orders in these states and territories can be drawn at ${labs.join(', ')}; ${usual} unless you choose.`,
  notForOrders: (state: string) => `Not available for ${inSentence(state)} orders`,
  otherState: 'Look for a site in another state.',
  territory: (state: string) =>
    `In a US territory such as ${inSentence(state)}, the nearest site may be far away and results may take longer.`,
  unknownZip: 'This ZIP code is not known. Check it, or use one of the ZIP codes next to it.',
  militaryZip:
    'This is a military mail code (APO, FPO or DPO), which says nothing of where you are. Give the ZIP code of a place in the US.',
  nearestShown: (shown: number, total: number) => `The nearest ${shown} of ${total} sites are listed.`,
  askForMore: (most: number, choosesLab: boolean): string =>
    choosesLab ? `Ask for up to ${most}, or for the sites of one lab.` : `Ask for up to ${most}.`,
  askForLab: 'Ask for the sites of one lab.',
  bring:
    'Most sites take walk-ins; call first to confirm hours. The requisition arrives by e-mail after a physician has authorized the order. Bring it with a photo ID.',
  sampleSite: (lab: string, town: string, zip: string) => `${lab} Patient Service Center – ${town} ${zip}`,
  sampleStreet: (zip: string) => `Sample location, ZIP area ${zip}`,
  hours: {
    days: {
      Mo: 'Monday',
      Tu: 'Tuesday',
      We: 'Wednesday',
      Th: 'Thursday',
      Fr: 'Friday',
      Sa: 'Saturday',
      Su: 'Sunday',
    },
    to: ' to ',
    and: ' and ',
    closed: 'closed',
    always: 'Always open',
  },
  whyAround: (zip: string) => `Draw sites around ${zip}`,
  whyWithin: (radius: number) => `Draw sites up to ${miles(radius)} away`,
  whyMore: (count: number) => `The nearest ${count} sites`,
  whyLab: (lab: string) => `Draw sites of ${lab}`,
};
