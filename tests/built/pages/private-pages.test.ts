import { expect, it } from 'vitest';
import { isRemembered } from '../../../src/blocks/kinds.ts';
import { pagePath } from '../../../src/blocks/paths.ts';
import { LANGS } from '../../../src/core/model/vocabulary.ts';
import { privateIn } from '../private.fixture.ts';
import { pages, site } from '../served.fixture.ts';

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
  expect(privateIn('es')).toEqual(privateIn('en'));
});

it('holds for the built pages: none of them asks to be remembered', async () => {
  for (const lang of LANGS)
    for (const path of ['/conditions/pregnancy', '/biomarkers/lithium']) {
      const html = await (await fetch(site + pagePath({ path, lang }))).text();
      expect(html).not.toContain('data-remember');
      expect(html).toContain('data-unkept');
    }
  expect(await (await fetch(`${site}/conditions/anemia`)).text()).toContain('data-remember');
});
