import { type PdfPage, type Put, pdfOf, rowsAt } from './pdf.fixture.ts';

/** A file in the layout of a kind of laboratory, with what is to be read of it. */
export interface PdfSample {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** "name value unit low-high" of each value, in turn. */
  readonly values: readonly string[];
  readonly about: { readonly sex?: string; readonly age?: number; readonly collected?: string };
}

const head = (...texts: readonly (readonly [x: number, y: number, text: string])[]): Put[] =>
  texts.map(([x, y, text]) => ({ x, y, text }));

const nationalLab = (): PdfSample => ({
  bytes: pdfOf([
    [
      ...head(
        [40, 40, 'Patient Report'],
        [40, 70, 'Patient: SAMPLE, ANA'],
        [240, 70, 'DOB: 02/20/1983'],
        [400, 70, 'Gender: Female'],
        [40, 84, 'Date Collected: 05/14/2026'],
        [240, 84, 'Date Reported: 05/15/2026'],
        [400, 84, 'Age(y/m/d): 043/02/24'],
        [40, 120, 'CBC With Differential/Platelet'],
      ),
      ...rowsAt(
        140,
        [40, 210, 290, 350, 450],
        [
          ['Test', 'Current Result and Flag', '', 'Units', 'Reference Interval'],
          ['WBC', '6.4', '', 'x10E3/uL', '3.4-10.8'],
          ['RBC', '4.31', '', 'x10E6/uL', '3.77-5.28'],
          ['Hemoglobin', '10.9', 'Low', 'g/dL', '11.1-15.9'],
          ['Hematocrit', '33.8', 'Low', '%', '34.0-46.6'],
          ['MCV', '78', 'Low', 'fL', '79-97'],
          ['Platelets', '311', '', 'x10E3/uL', '150-450'],
        ],
      ),
      ...head([40, 250, 'TSH']),
      ...rowsAt(264, [40, 210, 290, 350, 450], [['TSH', '5.820', 'High', 'uIU/mL', '0.450-4.500']]),
      ...head([40, 292, 'Ferritin']),
      ...rowsAt(306, [40, 210, 290, 350, 450], [['Ferritin', '8', 'Low', 'ng/mL', '15-150']]),
      ...head([40, 760, 'Final Report'], [480, 760, 'Page 1 of 1']),
    ],
  ]),
  values: [
    'WBC 6.4 x10E3/uL 3.4-10.8',
    'RBC 4.31 x10E6/uL 3.77-5.28',
    'Hemoglobin 10.9 g/dL 11.1-15.9',
    'Hematocrit 33.8 % 34-46.6',
    'MCV 78 fL 79-97',
    'Platelets 311 x10E3/uL 150-450',
    'TSH 5.82 uIU/mL 0.45-4.5',
    'Ferritin 8 ng/mL 15-150',
  ],
  about: { sex: 'female', age: 43, collected: '2026-05-14' },
});

const inAndOutOfRange = (): PdfSample => ({
  bytes: pdfOf([
    [
      ...head(
        [40, 40, 'PATIENT INFORMATION'],
        [40, 54, 'SAMPLE,LUIS'],
        [40, 68, 'DOB: 11/30/1961  AGE: 64'],
        [40, 82, 'GENDER: M'],
        [300, 54, 'COLLECTED: 06/02/2026  07:40'],
        [300, 68, 'REPORTED: 06/03/2026  11:12'],
        [300, 82, 'FASTING: Y'],
      ),
      ...rowsAt(
        120,
        [40, 200, 280, 380, 520],
        [
          ['Test Name', 'In Range', 'Out Of Range', 'Reference Range', 'Lab'],
          ['LIPID PANEL, STANDARD', '', '', '', ''],
          ['CHOLESTEROL, TOTAL', '', '212 H', '<200 mg/dL', 'EN'],
          ['HDL CHOLESTEROL', '58', '', '> OR = 40 mg/dL', 'EN'],
          ['TRIGLYCERIDES', '115', '', '<150 mg/dL', 'EN'],
          ['COMPREHENSIVE METABOLIC PANEL', '', '', '', ''],
          ['GLUCOSE', '', '108 H', '65-99 mg/dL', 'EN'],
          ['CREATININE', '0.91', '', '0.70-1.35 mg/dL', 'EN'],
          ['POTASSIUM', '', '6.7 H', '3.5-5.3 mmol/L', 'EN'],
        ],
      ),
    ],
  ]),
  values: [
    'CHOLESTEROL, TOTAL 212 mg/dL -200',
    'HDL CHOLESTEROL 58 mg/dL 40-',
    'TRIGLYCERIDES 115 mg/dL -150',
    'GLUCOSE 108 mg/dL 65-99',
    'CREATININE 0.91 mg/dL 0.7-1.35',
    'POTASSIUM 6.7 mmol/L 3.5-5.3',
  ],
  about: { sex: 'male', age: 64, collected: '2026-06-02' },
});

const hospitalPortal = (): PdfSample => ({
  bytes: pdfOf([
    [
      ...head(
        [40, 40, 'Lakeside Health'],
        [40, 60, 'Name: Ana Sample'],
        [200, 60, 'Legal Sex: Female'],
        [340, 60, 'DOB: 2/20/1983'],
        [40, 90, 'Comprehensive Metabolic Panel'],
        [40, 104, 'Collected on May 14, 2026 8:12 AM'],
      ),
      ...rowsAt(
        130,
        [40, 220, 330, 480],
        [
          ['Component', 'Your Value', 'Standard Range', 'Flag'],
          ['Sodium', '139 mmol/L', '136 - 145 mmol/L', ''],
          ['Potassium', '4.4 mmol/L', '3.5 - 5.1 mmol/L', ''],
          ['Creatinine', '0.82 mg/dL', '0.50 - 1.10 mg/dL', ''],
          ['ALT (SGPT)', '61 U/L', '<=33 U/L', 'H'],
          ['Albumin', '4.1 g/dL', '3.5 - 5.0 g/dL', ''],
        ],
      ),
    ],
  ]),
  values: [
    'Sodium 139 mmol/L 136-145',
    'Potassium 4.4 mmol/L 3.5-5.1',
    'Creatinine 0.82 mg/dL 0.5-1.1',
    'ALT (SGPT) 61 U/L -33',
    'Albumin 4.1 g/dL 3.5-5',
  ],
  about: { sex: 'female', age: 43, collected: '2026-05-14' },
});

const mexican = (): PdfSample => ({
  bytes: pdfOf([
    [
      ...head(
        [40, 40, 'LABORATORIO CL\u00cdNICO DEL VALLE'],
        [40, 60, 'Paciente: MUESTRA, ROSA'],
        [260, 60, 'Edad: 52 A\u00f1os'],
        [380, 60, 'Sexo: Femenino'],
        [40, 74, 'Fecha de toma: 14/05/2026'],
        [40, 110, 'QU\u00cdMICA SANGU\u00cdNEA'],
      ),
      ...rowsAt(
        130,
        [40, 220, 300, 400],
        [
          ['ESTUDIO', 'RESULTADO', 'UNIDADES', 'VALORES DE REFERENCIA'],
          ['Glucosa', '112.4', 'mg/dL', '70.0 - 99.0'],
          ['Urea', '31.2', 'mg/dL', '16.6 - 48.5'],
          ['Creatinina', '0.74', 'mg/dL', '0.50 - 0.90'],
          ['\u00c1cido \u00farico', '5.1', 'mg/dL', '2.4 - 5.7'],
          ['Colesterol total', '228.0', 'mg/dL', 'Menor a 200'],
          ['Triglic\u00e9ridos', '141.5', 'mg/dL', 'Menor a 150'],
          ['Hemoglobina', '13.4', 'g/dL', '12.0 - 16.0'],
        ],
      ),
    ],
  ]),
  values: [
    'Glucosa 112.4 mg/dL 70-99',
    'Urea 31.2 mg/dL 16.6-48.5',
    'Creatinina 0.74 mg/dL 0.5-0.9',
    '\u00c1cido \u00farico 5.1 mg/dL 2.4-5.7',
    'Colesterol total 228 mg/dL -200',
    'Triglic\u00e9ridos 141.5 mg/dL -150',
    'Hemoglobina 13.4 g/dL 12-16',
  ],
  about: { sex: 'female', age: 52, collected: '2026-05-14' },
});

const twoColumns = (): PdfSample => ({
  bytes: pdfOf([
    [
      ...head(
        [40, 40, 'Sex: Male   Age: 34   Collected: 03/09/2026'],
        [40, 80, 'HEMATOLOGY'],
        [320, 80, 'CHEMISTRY'],
      ),
      ...rowsAt(
        100,
        [40, 130, 170, 230],
        [
          ['WBC', '6.4', 'x10E3/uL', '3.4-10.8'],
          ['Hemoglobin', '15.1', 'g/dL', '13.0-17.7'],
          ['Hematocrit', '45.0', '%', '37.5-51.0'],
          ['Platelets', '250', 'x10E3/uL', '150-450'],
        ],
      ),
      ...rowsAt(
        100,
        [320, 410, 450, 510],
        [
          ['Glucose', '92', 'mg/dL', '70-99'],
          ['Creatinine', '1.02', 'mg/dL', '0.76-1.27'],
          ['Sodium', '140', 'mmol/L', '134-144'],
          ['Potassium', '4.2', 'mmol/L', '3.5-5.2'],
        ],
      ),
    ],
  ]),
  values: [
    'WBC 6.4 x10E3/uL 3.4-10.8',
    'Hemoglobin 15.1 g/dL 13-17.7',
    'Hematocrit 45 % 37.5-51',
    'Platelets 250 x10E3/uL 150-450',
    'Glucose 92 mg/dL 70-99',
    'Creatinine 1.02 mg/dL 0.76-1.27',
    'Sodium 140 mmol/L 134-144',
    'Potassium 4.2 mmol/L 3.5-5.2',
  ],
  about: { sex: 'male', age: 34, collected: '2026-03-09' },
});

const PANELS: readonly (readonly [title: string, rows: readonly (readonly string[])[]])[] = [
  [
    'CBC',
    [
      ['WBC', '6.4', 'x10E3/uL', '3.4-10.8'],
      ['RBC', '4.31', 'x10E6/uL', '3.77-5.28'],
      ['Hemoglobin', '13.1', 'g/dL', '11.1-15.9'],
      ['Hematocrit', '40.2', '%', '34.0-46.6'],
      ['Platelets', '311', 'x10E3/uL', '150-450'],
    ],
  ],
  [
    'Metabolic Panel',
    [
      ['Glucose', '101', 'mg/dL', '70-99'],
      ['BUN', '14', 'mg/dL', '6-24'],
      ['Creatinine', '0.82', 'mg/dL', '0.57-1.00'],
      ['Sodium', '139', 'mmol/L', '134-144'],
      ['Potassium', '4.4', 'mmol/L', '3.5-5.2'],
    ],
  ],
  [
    'Liver',
    [
      ['Albumin', '4.4', 'g/dL', '3.9-4.9'],
      ['ALT (SGPT)', '22', 'IU/L', '0-32'],
      ['AST (SGOT)', '19', 'IU/L', '0-40'],
      ['Alkaline Phosphatase', '61', 'IU/L', '44-121'],
      ['Bilirubin, Total', '0.4', 'mg/dL', '0.0-1.2'],
    ],
  ],
  [
    'Lipids',
    [
      ['Cholesterol, Total', '212', 'mg/dL', '100-199'],
      ['Triglycerides', '115', 'mg/dL', '0-149'],
      ['HDL Cholesterol', '58', 'mg/dL', '>39'],
      ['LDL Chol Calc (NIH)', '131', 'mg/dL', '0-99'],
    ],
  ],
  [
    'Iron',
    [
      ['Ferritin', '12', 'ng/mL', '15-150'],
      ['Iron', '44', 'ug/dL', '27-159'],
      ['Transferrin Saturation', '12', '%', '15-55'],
      ['Vitamin B12', '412', 'pg/mL', '232-1245'],
    ],
  ],
  [
    'Thyroid and vitamins',
    [
      ['TSH', '5.82', 'uIU/mL', '0.450-4.500'],
      ['T4, Free', '1.12', 'ng/dL', '0.82-1.77'],
      ['Vitamin D, 25-Hydroxy', '24.1', 'ng/mL', '30.0-100.0'],
      ['Hemoglobin A1c', '5.5', '%', '4.8-5.6'],
    ],
  ],
];

const sixPages = (): PdfSample => ({
  bytes: pdfOf(
    PANELS.map(
      ([title, rows], i): PdfPage => [
        ...head(
          [40, 40, 'Patient: SAMPLE, ANA'],
          [220, 40, 'Sex: F   Age: 43'],
          [400, 40, 'Date Collected: 05/14/2026'],
          [40, 90, title],
          [500, 760, `Page ${i + 1} of 6`],
        ),
        ...rowsAt(110, [40, 230, 320, 430], [['TESTS', 'RESULT', 'UNITS', 'REFERENCE INTERVAL'], ...rows]),
        ...Array.from({ length: 30 }, (_, line) => ({
          x: 40,
          y: 260 + line * 14,
          text: 'This laboratory follows the methods that its manual describes, and says so on each page of a report.',
        })),
      ],
    ),
  ),
  values: PANELS.flatMap(([, rows]) =>
    rows.map(([name = '', value = '', unit = '', range = '']) => {
      const [low, high] = range.startsWith('>') ? [range.slice(1), ''] : range.split('-');
      const plain = (text = ''): string => (text === '' ? '' : String(Number(text)));
      return `${name} ${Number(value)} ${unit} ${plain(low)}-${plain(high)}`;
    }),
  ),
  about: { sex: 'female', age: 43, collected: '2026-05-14' },
});

/** By the name of their files. */
export const PDF_SAMPLES: Readonly<Record<string, PdfSample>> = {
  'national-lab.pdf': nationalLab(),
  'in-and-out-of-range.pdf': inAndOutOfRange(),
  'hospital-portal.pdf': hospitalPortal(),
  'laboratorio-mexico.pdf': mexican(),
  'two-columns.pdf': twoColumns(),
  'six-pages.pdf': sixPages(),
};
