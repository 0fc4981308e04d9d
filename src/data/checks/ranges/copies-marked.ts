import { type Check, fileOf } from '../check.ts';

/** Sites that sell the tests of other laboratories, or repeat, gather or sum up what others have published. */
const COPYING = [
  'babymed.com',
  'clinicalgate.com',
  'docslib.org',
  'evexiadiagnostics.com',
  'fpnotebook.com',
  'guidelinecentral.com',
  'healthmatters.io',
  'hi5health.com',
  'labtestingmatters.org',
  'medchrome.com',
  'medicinenet.com',
  'mendeley.com',
  'newcenturylabs.com',
  'optimaldx.com',
  'perinatology.com',
  'readbyqxmd.com',
  'researcher.life',
  'sanomedica.com',
  'scribd.com',
  'ultalabtests.com',
  'usbio-chem.com',
  'verywellhealth.com',
];

export const copiesMarked: Check = {
  name: 'copies-marked',
  why: 'A range that was read on a site that copies others must say so.',
  run({ markers }) {
    return markers.flatMap(({ slug, sources }) =>
      Object.entries(sources)
        .filter(([, { url, secondHand }]) => secondHand !== true && copies(url))
        .map(([key]) => ({
          rule: this.name,
          file: fileOf('markers', slug),
          at: `sources.${key}`,
          problem: 'is a copy and does not say so',
          tip: 'Cite the original, or set "secondHand": true.',
        })),
    );
  },
};

function copies(url: string): boolean {
  const { hostname } = new URL(url);
  return COPYING.some((site) => hostname === site || hostname.endsWith(`.${site}`));
}
