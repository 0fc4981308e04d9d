import type { SystemName } from '../../blocks/drawings/systems.ts';

/** Categories of the catalog as systems of the body: what is drawn on their cards. */
export const SYSTEM_OF_CATEGORY: Readonly<Record<string, SystemName>> = {
  'heart-health': 'heart',
  'blood-health': 'blood',
  clotting: 'blood',
  'diabetes-metabolic': 'sugar',
  thyroid: 'thyroid',
  hormones: 'hormones',
  'vitamins-minerals': 'nutrition',
  'liver-kidney': 'kidneys',
  'digestive-health': 'digestion',
  'bone-muscle': 'bones',
  'immune-inflammation': 'immune',
  infections: 'immune',
  autoimmune: 'immune',
  allergy: 'immune',
  'sexual-health': 'reproduction',
  'general-health': 'whole',
  'cancer-markers': 'cells',
  'heavy-metals': 'metals',
  'drugs-alcohol': 'medicines',
  genetics: 'genes',
};

/** The six that most people begin with, each with the tests that are asked for first. */
export const FIRST_CATEGORIES = [
  { slug: 'heart-health', tests: ['lipid-panel', 'apolipoprotein-b', 'hs-crp'] },
  { slug: 'diabetes-metabolic', tests: ['hemoglobin-a1c', 'glucose', 'insulin'] },
  { slug: 'thyroid', tests: ['tsh', 'free-t4', 'tpo-antibodies'] },
  { slug: 'vitamins-minerals', tests: ['vitamin-d-25-oh', 'vitamin-b12', 'magnesium'] },
  {
    slug: 'liver-kidney',
    tests: ['hepatic-function-panel', 'renal-function-panel', 'urine-albumin-creatinine'],
  },
  { slug: 'blood-health', tests: ['cbc', 'ferritin', 'iron-tibc'] },
] as const;
