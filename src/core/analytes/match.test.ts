import { describe, expect, it } from 'vitest';
import { loadDataset } from '../../data/load.ts';
import { offered } from '../names/match.ts';
import { matchAnalyte } from './match.ts';

const { analytes } = loadDataset();
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
    ['PCR', 'crp'],
    ['VSG', 'esr'],
    ['Ácido úrico', 'uric-acid'],
    ['acido urico', 'uric-acid'],
    ['Lead', 'lead-blood'],
    ['Complement C3, Serum', 'complement-c3'],
  ])('%s is %s', (typed, expected) => {
    expect(slug(typed)).toBe(expected);
  });

  it.each(['T4', 'Free Testosterone', 'Testosterone, Free', 'Cortisol'])('%s may be several', (typed) => {
    expect(slug(typed)).toBe('several');
  });

  it.each([
    'Urea',
    'tTG IgG',
    'Vitamin Q',
    'IgD',
    'Immunoglobulin D',
    'Factor X activity',
    'Creatine',
    'serum',
    '',
  ])('%o is not taken for a neighbour', (typed) => {
    expect(slug(typed)).toBe('none');
  });

  it.each([
    ['HBsAg', 'hepatitis-b-surface-antibody'],
    ['Hepatitis B surface antigen', 'hepatitis-b-surface-antibody'],
    ['Indirect bilirubin', 'bilirubin-direct'],
    ['ApoA', 'apolipoprotein-b'],
    ['IgG1', 'igf-1'],
    ['Factor VII', 'factor-viii-activity'],
    ['Cr', 'chromium-serum'],
    ['Sodum', 'sodium'],
    ['ferratin', 'ferritin'],
  ])('%s is asked about, not judged as %s', (typed, neighbour) => {
    expect(slug(typed)).not.toBe(neighbour);
    expect(['none', 'several']).toContain(slug(typed));
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
    for (const { slug, said } of analytes.records)
      for (const { name, aliases } of Object.values(said))
        for (const typed of [slug, name, ...aliases])
          expect(offered(matchAnalyte(typed, analytes)), typed).toContain(slug);
  });
});
