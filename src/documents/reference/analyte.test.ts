import { describe, expect, it } from 'vitest';
import { toMarkdown } from '../../blocks/markdown.ts';
import { smallDataset } from '../../core/dataset.fixture.ts';
import { LANGS } from '../../core/model/vocabulary.ts';
import { structuredData } from '../json-ld/index.ts';
import { picturePath } from '../picture.ts';
import { sitePages } from '../site.ts';

const HEAD =
  'slug,name,nameEs,component,fraction,side,isotype,specimen,timing,property,method,loinc,units,aliases,aliasesEs';
const data = smallDataset({
  'data/analytes.csv': [
    HEAD,
    'hbsag,HBsAg,AgHBs,Hepatitis B virus surface,,antigen,,serum_plasma,,presence,,5196-1,,HBs antigen,antígeno HBs',
    'hbsab,HBs antibody,Anti-HBs,Hepatitis B virus surface,,antibody,,serum_plasma,,presence,,,,anti-HBs test,',
    'glucose-urine,Glucose (urine),Glucosa (orina),Glucose,,,,urine,twenty_four_hours,mass,,,g/24h;mg/24h,,',
    '5-hiaa,5-HIAA,5-HIAA (ácido),5-Hydroxyindoleacetate,,,,urine,,mass,,,,,',
    '',
  ].join('\n'),
});
const pages = sitePages({ data, prose: [], tools: [] });
const { service } = data.service;
const doc = (path: string, lang: (typeof LANGS)[number] = 'en') => {
  const page = pages.find((one) => one.path === path && one.lang === lang);
  if (page === undefined) throw new Error(`no page ${path}`);
  return page.doc();
};
const twin = (path: string, lang: (typeof LANGS)[number] = 'en') => toMarkdown(doc(path, lang), service);

describe('the page of an analyte without ranges', () => {
  it('says what is measured, in words, and that the report decides', () => {
    const text = twin('/biomarkers/hbsag');
    for (const told of [
      '- **Substance:** Hepatitis B virus surface',
      '- **What is looked for:** the antigen itself',
      '- **Sample:** blood (serum or plasma)',
      'No range is published here: what your own report prints as expected decides.',
      '- **Also called:** HBs antigen',
      '- **LOINC:** 5196-1',
      '/tools/interpret-results.md)',
    ])
      expect(text).toContain(told);
    expect(text).not.toContain('Units on reports');
    expect(twin('/biomarkers/glucose-urine')).toContain('the range on your own report decides.');
    expect(twin('/biomarkers/glucose-urine')).toContain('- **Units on reports:** g/24h, mg/24h');
  });

  it('says the same in Spanish, with the names of English reports', () => {
    const text = twin('/biomarkers/hbsag', 'es');
    for (const told of [
      '- **Qué se busca:** el antígeno mismo',
      '- **En inglés:** HBsAg, HBs antigen',
      'decide lo que su propio informe indica',
    ])
      expect(text).toContain(told);
  });

  it('leads to what it is easily mistaken for, with what differs', () => {
    expect(twin('/biomarkers/hbsag')).toContain(
      '/biomarkers/hbsab.md). What is looked for: antibodies against it (here: the antigen itself)',
    );
    expect(twin('/biomarkers/hbsag', 'es')).toContain(
      '/es/biomarkers/hbsab.md). Qué se busca: anticuerpos dirigidos contra la sustancia (aquí: el antígeno mismo)',
    );
    expect(twin('/biomarkers/5-hiaa')).not.toContain('mistaken');
  });

  it('stays unknown to others at the device where nothing says how private it is', () => {
    expect(doc('/biomarkers/hbsag').private).toBe(true);
    expect(doc('/biomarkers/glucose').private).toBe(false);
  });

  it('shares a picture, and has its names and codes for search engines', () => {
    const page = doc('/biomarkers/hbsag');
    expect(picturePath(page)).toBe(picturePath(doc('/biomarkers')));
    const graph = structuredData({ doc: page, data })['@graph'] as readonly object[];
    expect(graph).toContainEqual(
      expect.objectContaining({ '@type': 'MedicalTest', name: 'HBsAg', alternateName: ['HBs antigen'] }),
    );
    expect(JSON.stringify(graph)).not.toContain('normalRange');
  });
});

describe('the page of a marker', () => {
  it('says what is measured and what it is easily mistaken for', () => {
    const text = twin('/biomarkers/glucose');
    expect(text).toContain('## What exactly is measured');
    expect(text).toMatch(/biomarkers\/glucose-urine\.md\)\. Sample: urine \(here: /);
  });
});

describe('the lists of names', () => {
  it('lead to one another and hold every name under its letter', () => {
    for (const lang of LANGS) expect(twin('/biomarkers', lang)).toContain('/biomarkers/without-ranges.md)');
    const text = twin('/biomarkers/without-ranges');
    expect([...text.matchAll(/^## (.+)|^- \[([^\]]+)/gm)].map(([, letter, name]) => letter ?? name)).toEqual([
      'Numbers',
      '5-HIAA',
      'G',
      'Glucose (urine)',
      'H',
      'HBs antibody',
      'HBsAg',
    ]);
    expect(text).toContain('/biomarkers.md)');
  });

  it('is not there where every analyte has ranges', () => {
    const none = sitePages({ data: smallDataset(), prose: [], tools: [] });
    expect(none.some(({ path }) => path === '/biomarkers/without-ranges')).toBe(false);
    const list = none.find(({ path }) => path === '/biomarkers')?.doc();
    expect(list?.blocks.map(({ kind }) => kind)).toEqual(['browse']);
  });
});
