import { type Check, fileOf } from './check.ts';

export const cptKnown: Check = {
  name: 'cpt-known',
  why: 'A procedure code stands in the Medicare fee schedule, or the record says why not.',
  run({ tests, references }) {
    const known = new Set(references.filter(({ kind }) => kind === 'medicare').map(({ key }) => key));
    return tests
      .filter(({ cpt, cptNote }) => cptNote === undefined && (cpt === null || !known.has(cpt)))
      .map(({ slug, cpt }) => ({
        rule: this.name,
        file: fileOf('tests', slug),
        at: 'cpt',
        problem: cpt === null ? 'has no code' : `${cpt} is not in data/reference-prices.csv`,
        tip: 'Correct the code, or give the reason in cptNote.',
      }));
  },
};
