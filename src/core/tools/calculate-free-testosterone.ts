import * as z from 'zod';
import { significant } from '../chemistry/significant.ts';
import { freeTestosterone, ngPerDl, nmolPerL, VERMEULEN } from '../chemistry/testosterone.ts';
import { Source } from '../model/source.ts';
import type { Words } from '../words/index.ts';
import { defineTool } from './define.ts';
import { nextCall } from './next-call.ts';

const Amounts = () => ({
  ngdL: z.number().describe('ng/dL'),
  nmolL: z.number().describe('nmol/L'),
  percent: z.number().describe('Share of total testosterone, %'),
});

/** The method with its constants and a worked example, as published by the society of its users. */
const WORKED_EXAMPLE: Source = {
  title: 'Free testosterone by the Vermeulen equation: constants and a worked example',
  publisher: 'International Society for the Study of the Aging Male (ISSAM)',
  url: 'https://issam.ch/freetesuit.html',
  accessed: '2026-11-21',
};

export const calculateFreeTestosterone = defineTool({
  name: 'calculate_free_testosterone',
  title: 'Calculate free testosterone',
  description:
    'Calculates free and bioavailable testosterone from total testosterone, SHBG and albumin with the mass-action equation of Vermeulen (1999). Use it when those values are at hand; to order the tests use search_tests, to judge total testosterone use interpret_results. Educational, not a diagnosis; nothing is stored or logged.',
  tag: 'reference',
  reads: [],
  personal: true,
  onDevice: true,
  input: () =>
    z.strictObject({
      totalT: z.number().gt(0).max(1e12).describe('Total testosterone'),
      totalTUnit: z.enum(['ng/dL', 'nmol/L']).default('ng/dL').describe('Unit of totalT'),
      shbg: z.number().gt(0).max(1e12).describe('Sex hormone binding globulin in nmol/L'),
      albuminGdL: z.number().gt(0).max(6).default(4.3).describe('Albumin in g/dL'),
    }),
  output: () => ({
    ok: {
      inputs: z
        .strictObject({
          totalTestosterone: z.strictObject({ ngdL: z.number(), nmolL: z.number() }),
          shbgNmolL: z.number(),
          albuminGdL: z.number(),
        })
        .describe('As calculated with'),
      freeTestosterone: z
        .strictObject({ ...Amounts(), pgmL: z.number().describe('pg/mL') })
        .describe('Unbound'),
      bioavailableTestosterone: z.strictObject(Amounts()).describe('Unbound or bound to albumin'),
      method: z
        .strictObject({
          name: z.string(),
          equation: z.string(),
          constants: z.strictObject({
            kaAlbumin: z.number().describe('L/mol'),
            ksShbg: z.number().describe('L/mol'),
            albuminMolarMass: z.number().describe('g/mol'),
            testosteroneMolarMass: z.number().describe('g/mol'),
          }),
          source: z.string(),
        })
        .describe('Equation, constants and their source'),
      limits: z.array(z.string()).describe('Where the equation does not hold'),
      warnings: z.array(z.string()).optional().describe('Inputs outside of what bodies have'),
      sources: z.array(Source()).describe('Where the facts were read'),
      disclaimer: z.string().describe('Educational, not a diagnosis'),
    },
  }),
  example: { totalT: 10, totalTUnit: 'nmol/L', shbg: 40, albuminGdL: 4.3 },
  handler({ totalT, totalTUnit, shbg, albuminGdL }, { lang, words: { chemistry, reference } }) {
    const nmolL = totalTUnit === 'nmol/L' ? totalT : nmolPerL(totalT);
    const free = freeTestosterone(nmolL, shbg, albuminGdL);
    const freeNgdL = ngPerDl(free.freeNmolL);
    const warnings = warningsFor({ total: nmolL, shbg, albumin: albuminGdL }, chemistry);
    return {
      status: 'ok',
      inputs: {
        totalTestosterone: {
          ngdL: significant(totalTUnit === 'ng/dL' ? totalT : ngPerDl(totalT)),
          nmolL: significant(nmolL),
        },
        shbgNmolL: shbg,
        albuminGdL,
      },
      freeTestosterone: {
        ngdL: significant(freeNgdL),
        pgmL: significant(freeNgdL * 10),
        nmolL: significant(free.freeNmolL),
        percent: significant(free.freeFraction * 100),
      },
      bioavailableTestosterone: {
        ngdL: significant(ngPerDl(free.bioavailableNmolL)),
        nmolL: significant(free.bioavailableNmolL),
        percent: significant(free.bioavailableFraction * 100),
      },
      method: {
        name: chemistry.method,
        equation: chemistry.equation,
        constants: { ...VERMEULEN },
        source:
          'Vermeulen A, Verdonck L, Kaufman JM. A critical evaluation of simple methods for the estimation of free testosterone in serum. J Clin Endocrinol Metab 1999;84(10):3666–3672.',
      },
      next: [
        nextCall(
          'lookup_reference_range',
          { marker: 'testosterone-free-dialysis' },
          chemistry.whyFreeRange,
          lang,
        ),
      ],
      limits: Object.values(chemistry.limits),
      ...(warnings.length > 0 ? { warnings } : {}),
      sources: [WORKED_EXAMPLE],
      disclaimer: reference.disclaimer,
    };
  },
});

/** Outside of these an input is computed all the same, but is more likely a slip or another unit. */
const USUAL = {
  total: { low: 0.1, high: 70, unit: 'nmol/L' },
  shbg: { low: 3, high: 250, unit: 'nmol/L' },
  albumin: { low: 2, high: 5.8, unit: 'g/dL' },
} as const;
/** The span of total testosterone in the other unit, rounded. */
const TOTAL_MASS = { low: 3, high: 2000, unit: 'ng/dL' };

function warningsFor(
  values: Readonly<Record<keyof typeof USUAL, number>>,
  words: Words['chemistry'],
): string[] {
  const isOutside = (what: keyof typeof USUAL): boolean =>
    values[what] < USUAL[what].low || values[what] > USUAL[what].high;
  return [
    ...(isOutside('total') ? [words.totalOutside(USUAL.total, TOTAL_MASS)] : []),
    ...(isOutside('shbg') ? [words.shbgOutside(USUAL.shbg)] : []),
    ...(isOutside('albumin') ? [words.albuminOutside(USUAL.albumin)] : []),
  ];
}
