import { expect, it } from 'vitest';
import { privateIn } from '../private.fixture.ts';
import { pages } from '../served.fixture.ts';

const english = privateIn('en');

it.each([
  '/tests/hiv-ag-ab',
  '/tests/hepatitis-c-antibody',
  '/tests/hcg-urine',
  '/tests/drug-screen-urine-10',
  '/tests/lithium',
  '/tests/factor-v-leiden',
  '/tests/group-b-strep',
  '/tests/lymphocyte-subsets',
  '/panels/std-basic',
  '/panels/before-pregnancy',
  '/panels/mood-and-energy',
  '/categories/sexual-health',
  '/conditions/hiv',
  '/conditions/pregnancy',
  '/conditions/alcohol-use',
  '/biomarkers/hcg-quantitative',
  '/biomarkers/lithium',
  '/biomarkers/cd4-absolute',
  '/biomarkers/testosterone-total/low',
  '/compare/prices/testosterone-total',
  '/panels/pregnancy-infections',
  '/tests/jak2-v617f',
  '/conditions/thyroid-nodules-and-cancer',
  '/compare/stdcheck',
  '/not-sold/paternity-test',
])('%s is private', (path) => {
  expect(pages.map((page) => page.path)).toContain(path);
  expect(english).toContain(path);
});

it.each([
  '/tests/tsh',
  '/tests/cbc',
  '/tests/folate',
  '/panels/thyroid-basic',
  '/categories/thyroid',
  '/conditions/anemia',
  '/biomarkers/ferritin',
  '/biomarkers/glucose/high',
  '/compare/prices/tsh',
  '/guides/fasting-before-a-blood-test',
])('%s is not', (path) => {
  expect(pages.map((page) => page.path)).toContain(path);
  expect(english).not.toContain(path);
});
