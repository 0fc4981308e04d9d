import { type Check, fileOf } from './check.ts';

export const loincSound: Check = {
  name: 'loinc-sound',
  why: 'The digit after the hyphen of a LOINC code tells slips of the keyboard: it must agree with the rest.',
  run({ tests, markers, analytes }) {
    const codes = [
      ...tests.flatMap(({ slug, loinc }) => loinc.map((code) => ({ file: fileOf('tests', slug), code }))),
      ...markers.flatMap(({ slug, loinc }) => loinc.map((code) => ({ file: fileOf('markers', slug), code }))),
      ...analytes.flatMap(({ slug, loinc }) =>
        loinc.map((code) => ({ file: `data/analytes.csv ${slug}`, code })),
      ),
    ];
    return codes
      .filter(({ code }) => !agrees(code))
      .map(({ file, code }) => ({
        rule: this.name,
        file,
        at: 'loinc',
        problem: `${code} has a wrong check digit`,
        tip: 'Look the code up again at loinc.org.',
      }));
  },
};

/**
 * LOINC's mod-10 check digit: digits in odd places from the right are read as one number and doubled; its digits
 * and those in even places add up, with the check digit, to a multiple of ten (LOINC Users' Guide, appendix A).
 */
function agrees(code: string): boolean {
  const [number = '', check = ''] = code.split('-');
  const fromRight = [...number].reverse();
  const odd = fromRight.filter((_, i) => i % 2 === 0);
  const even = fromRight.filter((_, i) => i % 2 === 1);
  const sum = [...String(Number(odd.join('')) * 2), ...even].reduce(
    (total, digit) => total + Number(digit),
    0,
  );
  return (sum + Number(check)) % 10 === 0;
}
