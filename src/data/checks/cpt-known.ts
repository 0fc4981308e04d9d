import { type Check, catalogRecords, fileOf } from './check.ts';

export const cptKnown: Check = {
  name: 'cpt-known',
  why: 'A procedure code stands in the Medicare fee schedule, or the record says why not, and once only in what an item is billed as.',
  run(authored) {
    const { tests, references } = authored;
    const known = new Set(references.filter(({ kind }) => kind === 'medicare').map(({ key }) => key));
    const single = tests
      .filter(
        ({ cpt, cpts, cptNote }) =>
          cptNote === undefined && (cpt === null ? cpts === undefined : !known.has(cpt)),
      )
      .map(({ slug, cpt }) => ({
        rule: this.name,
        file: fileOf('tests', slug),
        at: 'cpt',
        problem: cpt === null ? 'has no code' : `${cpt} is not in data/reference-prices.csv`,
        tip: 'Correct the code, or give the reason in cptNote.',
      }));
    const several = catalogRecords(authored).flatMap(({ record, file }) => {
      const codes = (record.cpts ?? []).map(({ code }) => code);
      const own = 'cpt' in record ? record.cpt : null;
      const breach = (problem: string, tip: string) => ({ rule: this.name, file, at: 'cpts', problem, tip });
      return [
        ...codes
          .filter((code) => !known.has(code))
          .map((code) => breach(`${code} is not in data/reference-prices.csv`, 'Correct the code.')),
        ...codes
          .filter((code, i) => codes.indexOf(code) !== i)
          .map((code) => breach(`${code} stands twice`, 'Add its units up in one entry.')),
        ...(own === null || codes.length === 0 || codes.includes(own)
          ? []
          : [breach(`${own}, its cpt, is missing`, 'Name all that it is billed as.')]),
      ];
    });
    return [...single, ...several];
  },
};
