import type { Promises } from '../../model/store/promises.ts';

const list = new Intl.ListFormat('en');

/** A place as a sentence names it: "the District of Columbia". */
const inSentence = (state: string): string => (/^District|Islands$/.test(state) ? `the ${state}` : state);
const states = (names: readonly string[]): string => list.format(names.map(inSentence));
const miles = (count: number): string => `${count} ${count === 1 ? 'mile' : 'miles'}`;

const REQUISITION = {
  email: 'arrives by e-mail',
  account: 'is in your account',
  site: 'is at the draw site',
};

/** The places where blood is drawn, and what applies there. */
export const places = {
  inSentence,
  states,
  miles,
  notServed: (names: readonly string[]) => `No lab here can draw blood in ${states(names)}.`,
  routed: (names: readonly string[], lab: string, instead?: string) =>
    `Orders in ${states(names)} are drawn at ${lab} only${instead === undefined ? '' : `, not at ${instead}`}.`,
  anyLab: (state: string, labs: readonly string[], usual: string) =>
    labs.length === 1
      ? `Orders in ${inSentence(state)} are drawn at ${usual}.`
      : `Orders in ${inSentence(state)} can be drawn at ${labs.join(', ')}; ${usual} unless you choose.`,
  anyLabInThese: (labs: readonly string[], usual: string) =>
    labs.length === 1
      ? `Orders in these states and territories are drawn at ${usual}.`
      : `Orders in these states and territories can be drawn at ${labs.join(', ')}; ${usual} unless you choose.`,
  notForOrders: (state: string) => `Not available for ${inSentence(state)} orders`,
  otherState: 'Look for a site in another state.',
  territory: (state: string) =>
    `In a US territory such as ${inSentence(state)}, the nearest site may be far away and results may take longer.`,
  unknownZip: 'This ZIP code is not known. Check it, or use one of the ZIP codes next to it.',
  militaryZip:
    'This is a military mail code (APO, FPO or DPO), which says nothing of where you are. Give the ZIP code of a place in the US.',
  nearestShown: (shown: number, total: number) =>
    shown === 1
      ? `The nearest of ${total} sites is listed.`
      : `The nearest ${shown} of ${total} sites are listed.`,
  askForMore: (most: number, choosesLab: boolean): string =>
    choosesLab ? `Ask for up to ${most}, or for the sites of one lab.` : `Ask for up to ${most}.`,
  askForLab: 'Ask for the sites of one lab.',
  /** What to know before going; only what the store promises. */
  bring: ({ walkIns, requisition, physician }: Promises): string => {
    const after = physician ? ' after a physician has authorized the order' : '';
    return [
      walkIns
        ? 'Most sites take walk-ins; call first to confirm hours.'
        : 'Call first to confirm hours, and whether an appointment is needed.',
      ...(requisition === undefined ? [] : [`The requisition ${REQUISITION[requisition]}${after}.`]),
      requisition === undefined || requisition === 'site' ? 'Bring a photo ID.' : 'Bring it with a photo ID.',
    ].join(' ');
  },
  /** Where the store names the states that it serves. */
  onlyServed: (names: readonly string[]) => `Orders can be drawn in ${states(names)} only.`,
  samplesOnly: 'The sites in our draw site finder are made up in this demonstration, so do not drive to one.',
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
  whyMore: (count: number) => (count === 1 ? 'The nearest site' : `The nearest ${count} sites`),
  whyLab: (lab: string) => `Draw sites of ${lab}`,
};
