import type { Lang } from '../../core/model/vocabulary.ts';
import { LABELS_ES } from './labels-es.ts';

/** Names that are not told by their spelling in code. */
const NAMES: Readonly<Record<string, string>> = {
  allIn: 'All in',
  byLab: 'The same order at each lab',
  cartUrl: 'Cart link',
  cpt: 'CPT code',
  faq: 'Questions people ask',
  howToTest: 'How to get it tested',
  lab_1: 'Lab 1',
  lab_2: 'Lab 2',
  lab_3: 'Lab 3',
  loinc: 'LOINC',
  markdownUrl: 'As Markdown',
  mgdL: 'mg/dL',
  mmolL: 'mmol/L',
  ngdL: 'ng/dL',
  nmolL: 'nmol/L',
  orderUrl: 'Order link',
  pgmL: 'pg/mL',
  seekCare: 'First of all',
  shbg: 'SHBG in nmol/L',
  totalT: 'Total testosterone',
  totalTUnit: 'Unit of total testosterone',
  albuminGdL: 'Albumin in g/dL',
  url: 'Page',
  zip: 'ZIP code',
};

/** A field's name for people: "bioavailableTestosterone" is "Bioavailable testosterone". */
export function label(key: string, lang: Lang = 'en'): string {
  if (lang === 'es' && Object.hasOwn(LABELS_ES, key)) return LABELS_ES[key] ?? key;
  if (Object.hasOwn(NAMES, key)) return NAMES[key] ?? key;
  const words = key.replace(/([a-z0-9])([A-Z])/g, '$1 $2').replaceAll('_', ' ');
  const [first = '', ...rest] = words.split(' ');
  return [first.charAt(0).toUpperCase() + first.slice(1), ...rest.map((word) => word.toLowerCase())].join(
    ' ',
  );
}

const MONEY = new Set(
  'price list lab_1 lab_2 lab_3 subtotal labFee fees sticker allIn saves savings sumOfTests amount median maxUsd'.split(
    ' ',
  ),
);

/** Whether a number in a record is dollars: a total is, beside a subtotal; elsewhere it counts. */
export const isMoney = (key: string, record: Readonly<Record<string, unknown>>): boolean =>
  MONEY.has(key) ||
  (key === 'total' && 'subtotal' in record) ||
  ('median' in record && (key === 'low' || key === 'high'));
