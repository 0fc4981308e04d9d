import { describe, expect, it } from 'vitest';
import { loadDataset } from '../../data/load.ts';
import { offered } from '../names/match.ts';
import { matchAnalyte } from './match.ts';

const { analytes, registry } = loadDataset();
const slug = (typed: string) => {
  const match = matchAnalyte(typed, analytes);
  return match.kind === 'one' ? match.slug : match.kind;
};

describe('names as reports print them', () => {
  it.each([
    ['Glucose, Serum', 'glucose'],
    ['Cholesterol, Total', 'total-cholesterol'],
    ['LDL Chol Calc (NIH)', 'ldl-cholesterol'],
    ['Iron Bind.Cap.(TIBC)', 'tibc'],
    ['T4,Free(Direct)', 'free-t4'],
    ['Thyroxine (T4)', 't4-total'],
    ['Vitamin D,25-OH,Total,IA', 'vitamin-d-25-oh'],
    ['C-Reactive Protein, Cardiac', 'hs-crp'],
    ['C-Reactive Protein, Quant', 'crp'],
    ['Prostate Specific Ag, Serum', 'psa-total'],
    ['Immunoglobulin A, Qn, Serum', 'immunoglobulin-a'],
    ['hCG,Beta Subunit,Qnt', 'hcg-quantitative'],
    ['β-hCG', 'hcg-quantitative'],
    ['γ-GT', 'ggt'],
    ['AST (SGOT)', 'ast'],
    ['TGO', 'ast'],
    ['VSG', 'esr'],
    ['Ácido úrico', 'uric-acid'],
    ['acido urico', 'uric-acid'],
    ['Lead', 'lead-blood'],
    ['Complement C3, Serum', 'complement-c3'],
  ])('%s is %s', (typed, expected) => {
    expect(slug(typed)).toBe(expected);
  });

  it.each([
    'T4',
    'Free Testosterone',
    'Testosterone, Free',
    'Neutrophils',
    'D-dimer',
    'Lp(a)',
    'PCR',
    'Protein S',
    'Ca++',
  ])('%s alone may be several', (typed) => {
    expect(slug(typed)).toBe('several');
  });

  it.each([
    ['T4', ['t4-total', 'free-t4']],
    ['Thyroxine', ['t4-total', 'free-t4']],
    ['T3', ['t3-total', 'free-t3']],
    ['Protein', ['total-protein', 'urine-protein-dipstick']],
    ['Cortisol', ['cortisol-am', 'cortisol-pm']],
  ])('%s is asked about with what it is printed for most', (typed, expected) => {
    expect(offered(matchAnalyte(typed, analytes))).toEqual(expect.arrayContaining(expected));
  });

  it.each(['Vitamin Q', 'serum', '', 'Protein', 'constructor'])(
    '%o is not taken for a neighbour',
    (typed) => {
      expect(['none', 'several']).toContain(slug(typed));
    },
  );

  it.each([
    ['HBsAg', 'hepatitis-b-surface-antigen'],
    ['HBsAb', 'hepatitis-b-surface-antibody'],
    ['Hepatitis B surface antigen', 'hepatitis-b-surface-antigen'],
    ['Indirect bilirubin', 'bilirubin-indirect'],
    ['Unconjugated bilirubin', 'bilirubin-indirect'],
    ['IgG1', 'igg-subclass-1'],
    ['IgG', 'immunoglobulin-g'],
    ['Factor VII', 'factor-vii-activity'],
    ['Factor 8', 'factor-viii-activity'],
    ['Factor IX', 'factor-ix-activity'],
    ['Cr', 'creatinine'],
    ['Creatine', 'creatine'],
    ['UIBC', 'uibc'],
    ['pCO2 Arterial', 'pco2-arterial'],
    ['Protein S, Total Antigen', 'protein-s-antigen-total'],
    ['Total Protein, S', 'total-protein'],
    ['Hemoglobin S', 'hemoglobin-s'],
    ['COHb', 'carboxyhemoglobin'],
    ['Androsterone', 'androsterone'],
    ['tTG IgG', 'ttg-igg'],
    ['Urea', 'urea'],
  ])('%s is what it says: %s', (typed, expected) => {
    const meant = slug(typed);
    // Where a name is shared, the rest of the line decides; its neighbour is never meant.
    expect(meant === expected || offered(matchAnalyte(typed, analytes)).includes(expected), meant).toBe(true);
  });

  it.each(['ApoA', 'Sodum', 'ferratin', 'HBsAq', 'Hemog1obin', 'Trigliceridess'])(
    '%s is asked about, never judged',
    (typed) => {
      expect(['none', 'several']).toContain(slug(typed));
    },
  );

  it.each([
    ['Neutrophils', '%', 'neutrophils-percent'],
    ['Neutrophils', 'x10E3/uL', 'neutrophils-absolute'],
    ['Neutrophils', '10*9/L', 'neutrophils-absolute'],
    ['Lp(a)', 'nmol/L', 'lipoprotein-a-molar'],
    ['Lp(a)', 'mg/dL', 'lipoprotein-a'],
    ['D-dimer', 'ng/mL FEU', 'd-dimer'],
    ['D-dimer', 'ng/mL DDU', 'd-dimer-ddu'],
    ['Troponin I', 'ng/L', 'troponin-i-high-sensitivity'],
    ['Troponin I', 'ng/mL', 'troponin-i'],
  ])('%s in %s is %s', (typed, unit, expected) => {
    expect(matchAnalyte(typed, analytes, unit)).toEqual({ kind: 'one', slug: expected });
  });

  it.each([
    ['D-dimer', 'ng/mL'],
    ['Calcium', 'mg/24 h'],
    ['Glucose', 'mg/g'],
    ['WBC', '/HPF'],
    ['CO2', 'mmHg'],
    ['Total Protein', 's'],
  ])('%s in %s is asked about: it may be something else of this name', (typed, unit) => {
    expect(matchAnalyte(typed, analytes, unit).kind).not.toBe('one');
  });

  it.each([
    ['BUN/Creatinine', 'bun-creatinine-ratio'],
    ['Albumin/Globulin Ratio', 'albumin-globulin-ratio'],
    ['ALT (SGPT)', 'alt'],
    ['TGO/AST', 'ast'],
    ['Hemoglobin A1c (HbA1c)', 'hemoglobin-a1c'],
    ['Creatine Kinase (CK)', 'creatine-kinase'],
    ['S. Creatinine', 'creatinine'],
    ['Serum haptoglobin level', 'haptoglobin'],
    ['Haemoglobin estimation', 'hemoglobin'],
    ['Glucose (mg/dL)', 'glucose'],
    ['Anti-CCP antibodies', 'anti-ccp'],
  ])('%s is %s', (typed, expected) => {
    expect(slug(typed)).toBe(expected);
  });

  it.each([
    ['GLU Glucosa', 'glucose'],
    ['K POTASIO', 'potassium'],
    ['HGB   HEMOGLOBINA', 'hemoglobin'],
    ['10234 Glucose', 'glucose'],
  ])('a code before a name says nothing else: %s is %s', (typed, expected) => {
    expect(slug(typed)).toBe(expected);
  });

  it.each([
    ['NA POTASIO', ['sodium', 'potassium']],
    ['CAI CALCIO', []],
    ['BI Bilirrubina', []],
  ])('%s is asked about: the code is that of something else, or may be', (typed, among) => {
    const match = matchAnalyte(typed, analytes);
    expect(match.kind).not.toBe('one');
    expect(offered(match)).toEqual(expect.arrayContaining(among));
  });

  it('offers what a misspelled name is near to', () => {
    for (const [typed, near] of [
      ['ferratin', 'ferritin'],
      ['Sodum', 'sodium'],
      ['creatinin clearence', 'creatinine-clearance'],
    ] as const)
      expect(offered(matchAnalyte(typed, analytes)), typed).toContain(near);
  });

  it('finds every marker by its name, slug and aliases, or asks back where several share one', () => {
    const slugs = new Set(analytes.records.map(({ slug }) => slug));
    for (const { slug, said } of registry.records)
      for (const { name, aliases } of Object.values(said))
        for (const typed of [slug, name, ...aliases].filter((one) => one === slug || !slugs.has(one)))
          expect(offered(matchAnalyte(typed, analytes)), typed).toContain(slug);
  });
});
