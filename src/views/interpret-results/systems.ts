import type { Specimen } from '../../core/model/analyte.ts';

/** Parts of a report, in the order in which they are read. */
export const SYSTEMS = [
  'blood',
  'iron',
  'sugar',
  'fats',
  'kidneys',
  'liver',
  'thyroid',
  'hormones',
  'vitamins',
  'minerals',
  'inflammation',
  'clotting',
  'bones',
  'digestion',
  'urine',
  'medicines',
  'others',
] as const;
export type System = (typeof SYSTEMS)[number];

/** Of the category of the test that measures it. */
const OF_CATEGORY: Readonly<Record<string, System>> = {
  'blood-health': 'blood',
  'heart-health': 'fats',
  'diabetes-metabolic': 'sugar',
  thyroid: 'thyroid',
  hormones: 'hormones',
  'vitamins-minerals': 'vitamins',
  'liver-kidney': 'liver',
  clotting: 'clotting',
  'bone-muscle': 'bones',
  'digestive-health': 'digestion',
  'immune-inflammation': 'inflammation',
  infections: 'inflammation',
  autoimmune: 'inflammation',
  allergy: 'inflammation',
  'sexual-health': 'inflammation',
  'heavy-metals': 'medicines',
  'drugs-alcohol': 'medicines',
};

/** What a category holds together and a report does not, and what no test here measures. */
const OF_MARKER: readonly (readonly [System, readonly string[]])[] = [
  [
    'iron',
    ['ferritin', 'iron', 'tibc', 'uibc', 'transferrin', 'transferrin-saturation', 'reticulocyte-hemoglobin'],
  ],
  [
    'kidneys',
    [
      'anion-gap',
      'bicarbonate-arterial',
      'bun',
      'bun-creatinine-ratio',
      'carbon-dioxide',
      'chloride',
      'creatinine',
      'creatinine-clearance',
      'creatinine-clearance-uncorrected',
      'cystatin-c',
      'egfr',
      'osmolality-calculated',
      'osmolality-serum',
      'potassium',
      'sodium',
      'urea',
      'uric-acid',
    ],
  ],
  ['liver', ['albumin-globulin-ratio', 'bilirubin-indirect', 'globulin', 'ldh', 'prealbumin']],
  [
    'minerals',
    [
      'calcium',
      'calcium-corrected',
      'calcium-ionized',
      'copper',
      'magnesium',
      'magnesium-rbc',
      'phosphorus',
      'selenium',
      'zinc',
    ],
  ],
  ['sugar', ['glucose-random', 'glucose-post-meal', 'glucose-point-of-care', 'homa-ir']],
  [
    'fats',
    ['cholesterol-hdl-ratio', 'lipoprotein-a', 'lipoprotein-a-molar', 'omega-3-index', 'oxidized-ldl'],
  ],
  ['thyroid', ['free-thyroxine-index', 't3-uptake', 't3-uptake-ratio', 'tsi-index', 'tsi-percent']],
  ['clotting', ['d-dimer', 'd-dimer-ddu']],
];

const BY_MARKER: ReadonlyMap<string, System> = new Map(
  OF_MARKER.flatMap(([system, slugs]) => slugs.map((slug) => [slug, system] as const)),
);

/** Blood cells are counted in whole blood; a medicine in it has a category of its own. */
const OF_SPECIMEN: Readonly<Partial<Record<Specimen, System>>> = {
  urine: 'urine',
  whole_blood: 'blood',
  red_cells: 'blood',
};

/** The part of a report that a marker belongs to. */
export function systemOf(slug: string, specimen: Specimen, category: string | undefined): System {
  if (specimen === 'urine') return 'urine';
  return BY_MARKER.get(slug) ?? OF_CATEGORY[category ?? ''] ?? OF_SPECIMEN[specimen] ?? 'others';
}
