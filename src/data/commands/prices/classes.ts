import type { Test } from '../../../core/model/catalog.ts';

/** Kinds of test that are valued alike. */
export type PriceClass =
  | 'chemistry'
  | 'hematology'
  | 'coagulation'
  | 'immunoassay'
  | 'autoimmunity'
  | 'infection'
  | 'nucleic-acid'
  | 'mass-spectrometry'
  | 'by-hand'
  | 'drug-screen'
  | 'allergen'
  | 'genetics';

/** How a kind of test is valued: `handlingCents` for each order of it, and a multiple of the Medicare amount. */
interface ClassTerms {
  readonly handlingCents: number;
  readonly perMedicare: number;
  /** Business days that the class usually takes; a test that takes longer is sent on, and costs more. */
  readonly usualDays: number;
  /** Run by analyzers of every hospital, from one tube with others. */
  readonly automated: boolean;
  /** How far its tests stand apart, as a share of what is usual: one allergen costs much the same as another. */
  readonly spread?: number;
}

/** Set so that the middle test of a class stands near the middle of what sellers ask for the class (decision 037). */
export const CLASSES: Readonly<Record<PriceClass, ClassTerms>> = {
  chemistry: { handlingCents: 500, perMedicare: 0.95, usualDays: 2, automated: true },
  hematology: { handlingCents: 750, perMedicare: 1.55, usualDays: 2, automated: true },
  coagulation: { handlingCents: 1300, perMedicare: 1.7, usualDays: 4, automated: false },
  immunoassay: { handlingCents: 750, perMedicare: 1.1, usualDays: 3, automated: true },
  autoimmunity: { handlingCents: 1200, perMedicare: 1.5, usualDays: 4, automated: false },
  infection: { handlingCents: 1400, perMedicare: 1.5, usualDays: 3, automated: false },
  'nucleic-acid': { handlingCents: 1700, perMedicare: 0.95, usualDays: 4, automated: false },
  'mass-spectrometry': { handlingCents: 2500, perMedicare: 0.8, usualDays: 6, automated: false },
  'by-hand': { handlingCents: 1600, perMedicare: 1.5, usualDays: 4, automated: false },
  'drug-screen': { handlingCents: 1000, perMedicare: 0.95, usualDays: 4, automated: true },
  allergen: { handlingCents: 1500, perMedicare: 1.4, usualDays: 5, automated: false, spread: 0.35 },
  genetics: { handlingCents: 5500, perMedicare: 1.2, usualDays: 10, automated: false },
};

type Rule = readonly [
  PriceClass,
  (facts: { code: string; method: string; category: string; sample: string }) => boolean,
];

/** The first rule that holds decides. Codes are ranges of CPT: 81105–81479 are genes, 85xxx blood cells and clotting. */
const RULES: readonly Rule[] = [
  ['allergen', ({ code }) => /^8600[358]/.test(code)],
  ['genetics', ({ code }) => /^81[1-4]/.test(code)],
  ['nucleic-acid', ({ code, method }) => /^87|^815/.test(code) && /PCR|NAAT/.test(method)],
  ['mass-spectrometry', ({ method }) => /mass spectrometry|LC-MS|^HPLC|dialysis/.test(method)],
  [
    'by-hand',
    ({ method, sample }) =>
      sample === 'Stool' || (/culture|microscopy/i.test(method) && !/^Automated/.test(method)),
  ],
  ['drug-screen', ({ code }) => /^8030/.test(code)],
  ['coagulation', ({ code, category }) => category === 'clotting' && /^85/.test(code)],
  ['hematology', ({ code, method }) => /^85|^868[5-8]|^869/.test(code) || /cell counter/.test(method)],
  ['infection', ({ code }) => /^87/.test(code)],
  [
    'chemistry',
    ({ method }) =>
      /photomet|enzymatic|colorimet|ion-selective|turbid|nephelo|automated|freezing/i.test(method),
  ],
  ['infection', ({ category }) => category === 'infections' || category === 'sexual-health'],
  ['immunoassay', ({ category }) => category === 'cancer-markers'],
  ['autoimmunity', ({ code, category }) => category === 'autoimmune' || /^86|^83516|^84445/.test(code)],
];

/** Which class values a test, by its method, its code and its category. */
export function classOf({ cpt, cpts, method = '', category, sampleType: sample }: Test): PriceClass {
  const code = cpt ?? cpts?.[0]?.code ?? '';
  const rule = RULES.find(([, holds]) => holds({ code, method, category, sample }));
  return rule?.[0] ?? 'immunoassay';
}

/** Whether it begins with one test and goes on by itself where the result asks for it. */
export const isReflex = ({ slug, method = '' }: Test & { slug: string }): boolean =>
  /reflex/.test(`${slug} ${method}`);
