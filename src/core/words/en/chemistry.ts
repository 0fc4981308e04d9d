/** Values between two limits. */
export interface Span {
  readonly low: number;
  readonly high: number;
  readonly unit: string;
}

const amount = new Intl.NumberFormat('en-US');
const check = 'Check the value and its unit.';
const between = ({ low, high, unit }: Span): string =>
  `${amount.format(low)} to ${amount.format(high)} ${unit}`;

/** Conversions of units, and free testosterone. */
export const chemistry = {
  lipoproteinA:
    'Lipoprotein(a) is not converted: mg/dL and nmol/L have no fixed relation, because the size of the particle differs between people. Read the result in the unit it was reported in.',
  unknownAnalyte: (near: boolean): string =>
    near
      ? 'No conversion is held under this name. Try another spelling, or one of the suggestions.'
      : 'No conversion is held under this name. Try another spelling.',
  noConversion: (name: string) =>
    `${name} is known here, but no published factor between its units is held. Read the result in the unit it was reported in.`,
  negative: 'A measured amount is not below zero: check the value.',
  whyInterpret: 'Reads this value against published ranges',
  whyFreeRange: 'Published ranges of free testosterone, to compare by sex and age',
  tooLow: `The master equation gives no result this low. ${check}`,
  method: 'Vermeulen 1999, law of mass action',
  equation: 'T = N·FT + SHBG·Ks·FT / (1 + Ks·FT), N = 1 + Ka·[albumin]; bioavailable = N·FT',
  limits: {
    calculated: 'Calculated, not measured: equilibrium dialysis is the reference method.',
    notValid:
      'Not valid in pregnancy or with dihydrotestosterone or estradiol treatment, which take up places on SHBG.',
    albumin:
      'Albumin far from normal, as in nephrotic syndrome or liver failure, needs the measured albumin and still widens the error.',
  },
  totalOutside: (molar: Span, mass: Span) =>
    `Total testosterone is outside of ${between(molar)} (${between(mass)}). ${check}`,
  shbgOutside: (span: Span) => `SHBG is outside of ${between(span)}. ${check}`,
  albuminOutside: (span: Span) => `Albumin is outside of ${between(span)}. ${check}`,
};
