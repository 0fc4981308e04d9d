import type { ReportLine } from './line.ts';
import type { Knows } from './name-before.ts';
import { readReport } from './report.ts';

/** Knows these names, in any case; a name in a part of a report is printed as "Glucose, urine". */
export const knowing = (...names: readonly string[]): Knows => {
  const known = new Set(names.map((name) => name.toLowerCase()));
  return (name) => known.has(name.toLowerCase());
};

export const NAMES = knowing(
  ...[
    'Glucose',
    'Glucosa',
    'Sodium',
    'Potassium',
    'TSH',
    'Ferritin',
    'Iron',
    'Hemoglobin',
    'WBC',
    'Hgb',
    'Na',
    'K',
  ],
  ...[
    'CRP',
    'Calcium',
    'CA',
    'CA 125',
    'Digoxin',
    'Cortisol',
    'PSA',
    'Vitamin C',
    'ANA',
    'HIV Ab',
    'Blood group',
  ],
  ...['Influenza A', 'Influenza', 'Leucocitos', 'Plaquetas', 'HSV', 'HSV 2 IgG', 'Factor X', 'RBC', 'Color'],
  ...['Glucose, urine', 'RBC, urine', 'Protein, urine', 'Nitrite, urine', 'pH, urine', 'Density, urine'],
  ...['Densidad, urine', 'Bacteria, urine', 'Color, urine', 'Glucose, CSF', 'Viscosity'],
);

/** The values that are read from a text. */
export const valuesOf = (text: string, knows: Knows = NAMES): ReportLine[] =>
  readReport(text, knows).lines.flatMap((one) => ('entry' in one ? [one.entry] : []));
