import { expect, inject, it } from 'vitest';
import { isRemembered } from '../../../src/blocks/kinds.ts';
import { pagePath } from '../../../src/blocks/paths.ts';
import { LANGS } from '../../../src/core/model/vocabulary.ts';
import { loadDataset, loadProse } from '../../../src/data/load.ts';
import { sitePages } from '../../../src/documents/site.ts';
import { shownTools } from '../../../src/site/tools.ts';

const SHOWN_TOOLS = shownTools(loadDataset().service);

const pages = sitePages({ data: loadDataset(), prose: loadProse(), tools: SHOWN_TOOLS });
const privateIn = LANGS.map(
  (lang) =>
    new Set(
      pages
        .filter((page) => page.lang === lang)
        .map((page) => page.doc())
        .filter((doc) => doc.private === true)
        .map(({ path }) => path),
    ),
);
const [english = new Set<string>(), spanish] = privateIn;

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

/** Words of titles that tell of sex, pregnancy, hormones, drugs, mood, genes or cancer. */
const TELLING =
  /\b(?:hiv|aids|chlamydia|gonorrhea|syphilis|herpes(?! ?virus 6)|hpv|stds?|stdcheck|sti|sexual|pregnan\w*|hcg|fertility|sperm|semen|menopause|testosterone|estradiol|progesterone|prolactin|fsh|amh|drugs?|alcohol|opiates?|cocaine|cannabis|nicotine|cotinine|lithium|depress\w*|anxiety|mood|genetic|gene test|mutation|carrier|cancer|tumou?r|psa|hepatitis [bc]|gender|prenatal|paternity)\b/i;

it('holds for every page that may be remembered and whose title tells of something private', () => {
  const told = pages
    .filter(({ lang, path }) => lang === 'en' && isRemembered(path))
    .map((page) => page.doc())
    .filter((doc) => doc.private !== true && TELLING.test(doc.title))
    .map(({ path }) => path);
  expect(told).toEqual([]);
});

it('is the same in both languages', () => {
  expect(spanish).toEqual(english);
});

it('holds for the built pages: none of them asks to be remembered', async () => {
  const site = inject('site');
  for (const lang of LANGS)
    for (const path of ['/tests/hiv-ag-ab', '/conditions/pregnancy', '/biomarkers/lithium']) {
      const html = await (await fetch(site + pagePath({ path, lang }))).text();
      expect(html).not.toContain('data-remember');
      expect(html).toContain('data-unkept');
    }
  expect(await (await fetch(`${site}/tests/tsh`)).text()).toContain('data-remember');
});
