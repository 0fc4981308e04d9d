import { describe, expect, it } from 'vitest';
import { loadDataset } from '../../data/load.ts';
import { isNamed } from '../analytes/match.ts';
import { readReport } from '../report/report.ts';
import { call } from '../tools/call.fixture.ts';

const { analytes } = loadDataset();

/** A line as a report prints it, read and judged for a woman of 40. */
function judged(line: string) {
  const { lines } = readReport(line, (name) => isNamed(name, analytes));
  const values = lines.flatMap((one) => ('entry' in one ? [one.entry] : []));
  const { results } = call('interpret_results', { values, sex: 'female', age: 40 });
  const [{ marker, flag, critical, didYouMean, options }] = results;
  return {
    marker: marker?.slug,
    flag,
    critical: critical !== undefined,
    asked: [...(didYouMean ?? []), ...(options ?? [])].map(({ slug }: { slug: string }) => slug),
  };
}

describe('a line of a report is what it says', () => {
  it.each([
    // Antigen and antibody: infected is not protected.
    ['HBsAg 4500', 'hepatitis-b-surface-antigen', 'indeterminate'],
    ['HBsAb <10 mIU/mL', 'hepatitis-b-surface-antibody', 'low'],
    ['HBsAb 250 mIU/mL', 'hepatitis-b-surface-antibody', 'normal'],
    ['D-Dimer 400 ng/mL DDU', 'd-dimer-ddu', 'high'],
    ['D-Dimer 400 ng/mL FEU', 'd-dimer', 'normal'],
    ['Indirect bilirubin 0.6 mg/dL', 'bilirubin-indirect', 'normal'],
    ['Cr 1.0 mg/dL', 'creatinine', 'normal'],
    ['CA 125 <35 U/mL', 'ca-125', 'normal'],
    ['CA 27.29 <10 U/mL', 'ca-27-29', 'normal'],
    ['Factor IX 45 %', 'factor-ix-activity', 'low'],
    ['UIBC 200 ug/dL', 'uibc', 'normal'],
    ['IgG1 500 mg/dL', 'igg-subclass-1', 'normal'],
    ['COHb 3 %', 'carboxyhemoglobin', 'high'],
    ['creatine 0.6 mg/dL', 'creatine', 'indeterminate'],
    ['Lp(a) 140 nmol/L', 'lipoprotein-a-molar', 'high'],
    ['Neutrophils 55 %', 'neutrophils-percent', 'normal'],
    ['Base Excess -4.2 mmol/L', 'base-excess', 'low'],
    // Signs: a reporting limit that touches the end of a range is inside.
    ['eGFR >59 mL/min/1.73m2', 'egfr', 'normal'],
    ['CRP <5 mg/L', 'crp', 'normal'],
    ['RF <15 IU/mL', 'rheumatoid-factor', 'normal'],
    ['TPO <9 IU/mL', 'tpo-antibodies', 'normal'],
    ['anti-CCP <20 U/mL', 'anti-ccp', 'normal'],
    ['hCG <5 mIU/mL', 'hcg-quantitative', 'normal'],
    ['Folate <4 ng/mL', 'folate', 'low'],
    ['Hemoglobin <12 g/dL', 'hemoglobin', 'low'],
    // Units.
    ['Plaquetas 250.000 /uL', 'platelet-count', 'normal'],
    ['Glucose 5.5 mg/dL', 'glucose', 'indeterminate'],
    ['Ionized calcium 1.20', 'calcium-ionized', 'indeterminate'],
  ])('%s is %s, %s', (line, marker, flag) => {
    expect(judged(line)).toMatchObject({ marker, flag, critical: false });
  });

  it.each([
    ['Cr 9.1 mg/dL', 'creatinine', 'high'],
    ['Factor 8 <1 %', 'factor-viii-activity', 'low'],
    ['Adjusted calcium 3.6 mmol/L', 'calcium-corrected', 'high'],
    ['Urea 35 mmol/L', 'urea', 'high'],
  ])('%s is %s, %s and critical', (line, marker, flag) => {
    expect(judged(line)).toMatchObject({ marker, flag, critical: true });
  });

  it.each([
    ['Lithium 2.4 mEq/L', 'lithium'],
    ['Ionized calcium 0.75 mmol/L', 'calcium-ionized'],
    ['Neutrophils 0.2 x10^9/L', 'neutrophils-absolute'],
    ['Abs Neutrophils 300 /uL', 'neutrophils-absolute'],
    ['POC glucose 35 mg/dL', 'glucose-point-of-care'],
    ['Random glucose 480 mg/dL', 'glucose-random'],
    ['WBC 0.4 G/L', 'white-blood-cell-count'],
    ['Platelets 9 G/L', 'platelet-count'],
    ['Platelets 0.09 lakh/uL', 'platelet-count'],
    ['Hemoglobin 3.1 mmol/L', 'hemoglobin'],
    ['Plaquetas 15.000 /mm3 150.000-450.000', 'platelet-count'],
    ['Leucocitos 1.200 /mm3', 'white-blood-cell-count'],
    ['Lactate 6.2 mmol/L', 'lactate'],
  ])('%s alarms, as %s', (line, marker) => {
    expect(judged(line)).toMatchObject({ marker, critical: true });
  });

  it.each(['Glucose 30', 'Fingerstick glucose 35'])(
    '%s alarms, for it is critical in every unit that may be meant',
    (line) => {
      expect(judged(line)).toMatchObject({ flag: 'indeterminate', critical: true });
    },
  );

  it('alarms over a unit that nobody knows, too', () => {
    const values = [{ marker: 'Glucose', value: 30, unit: 'furlongs' }];
    const [result] = call('interpret_results', { values }).results;
    expect(result).toMatchObject({ flag: 'indeterminate', critical: { text: expect.any(String) } });
  });

  it.each([
    ['D-Dimer 400 ng/mL', ['d-dimer', 'd-dimer-ddu']],
    ['ApoA 165 mg/dL', ['apolipoprotein-a1']],
    ['HBsAg 250 mIU/mL', ['hepatitis-b-surface-antigen']],
    ['Calcium 200 mg/24 h', ['calcium']],
    ['pCO2 41 mmHg', ['pco2-arterial', 'pco2-venous']],
    ['Protein C <70 %', ['protein-c-activity', 'protein-c-antigen']],
    ['Neutrophils 3.1', ['neutrophils-absolute', 'neutrophils-percent']],
  ])('%s is asked about, with %j among the options', (line, options) => {
    const { marker, flag, asked } = judged(line);
    expect({ marker, flag }).toEqual({ marker: undefined, flag: 'indeterminate' });
    expect(asked).toEqual(expect.arrayContaining(options));
  });
});
