import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LANGS } from '../../src/core/model/vocabulary.ts';
import { toolPath } from '../../src/core/tools/paths.ts';
import { example, site, TOOLS } from '../built/served.fixture.ts';
import { type Opened, openBrowser, opened } from './browser.fixture.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

async function visit(
  path: string,
  act: (page: Page) => Promise<void>,
  prepare?: (page: Page) => Promise<void>,
): Promise<void> {
  const one: Opened = await opened(browser, site + path, { viewport: { width: 390, height: 844 } }, prepare);
  await act(one.page);
  expect(one.faults).toEqual([]);
  await one.close();
}

/** Data comes late, as on a slow line. */
const slowly = async (page: Page): Promise<void> => {
  await page.route(/\/data\/(slices|tools)\/|\/api\//, async (route) => {
    await new Promise((next) => setTimeout(next, 1500));
    await route.continue();
  });
};

const status = (page: Page) => page.locator('form[data-tool] + p[role="status"]');

describe('an answer', () => {
  it.each(TOOLS.map((tool) => toolPath(tool)))(
    'of %s is announced in one sentence, never as a page',
    async (path) => {
      await visit(path, async (page) => {
        expect(await page.locator('[aria-live]').count()).toBe(0);
        expect(await status(page).count()).toBe(1);
      });
    },
  );

  it('of a report is a count', async () => {
    await visit('/tools/interpret-results', async (page) => {
      await page
        .getByLabel('Your report as text')
        .fill('TSH 5.2 mIU/L 0.4-4.5\nPotassium 7.1 mmol/L 3.5-5.2');
      await page.locator('[data-row]').nth(1).waitFor();
      await page.getByRole('button', { name: 'See my results (2)' }).click();
      await page.locator('.result').first().waitFor();
      expect(await status(page).innerText()).toBe('2 values: 1 outside, 1 critical.');
      const flags = await page.locator('.result .flag').allInnerTexts();
      expect(flags.map((flag) => flag.trim())).toEqual(['Critical: high', 'Slightly high']);
    });
  });

  it('follows a choice that is said by itself', async () => {
    await visit('/tools/quote-order', async (page) => {
      const input = page.locator('[data-basket] input');
      await input.fill(example.test);
      await page.locator('.suggestions li').first().waitFor();
      await input.press('ArrowDown');
      await input.press('Enter');
      expect(await page.locator('[data-basket] [role="status"]').innerText()).toMatch(
        /^\S.* added\. 1 chosen\.$/,
      );
      await page.locator('.answer .figures').waitFor();
      expect(await status(page).innerText()).toMatch(/^Total, all in.*\$\d/);
    });
  });
});

describe('on a slow line', () => {
  it('a press is answered within 100 ms', async () => {
    await visit(
      '/tools/convert-units',
      async (page) => {
        const form = page.locator('form[data-tool]');
        const after = await form.evaluate(
          (element) =>
            new Promise<string>((done) => {
              const button = element.querySelector('button[type="submit"]');
              if (button instanceof HTMLElement) button.click();
              setTimeout(() => {
                const answer = document.querySelector('.answer');
                done(
                  [
                    button?.textContent,
                    answer?.getAttribute('aria-busy'),
                    answer?.querySelector('.skeleton') !== null,
                  ].join(),
                );
              }, 100);
            }),
        );
        expect(after).toBe('Working…,true,true');
      },
      slowly,
    );
  });

  it.each(LANGS)('a shared order shows what was chosen at once (%s)', async (lang) => {
    await visit(
      `${lang === 'es' ? '/es' : ''}/tools/quote-order?items=${example.items.join(',')}&state=${example.state}`,
      async (page) => {
        await page.locator('.skeleton').waitFor();
        expect(await page.locator('[data-list] > li').count()).toBe(example.items.length);
        expect(await page.locator('select[name="state"]').inputValue()).toBe(example.state);
        await page.locator('.answer .figures').waitFor();
        expect(await page.locator('.skeleton').count()).toBe(0);
        expect(await page.locator('.answer').getAttribute('aria-busy')).toBeNull();
      },
      slowly,
    );
  });
});

describe('questions about a person', () => {
  it('are asked only where they apply, and emptied where they do not', async () => {
    await visit('/tools/interpret-results', async (page) => {
      const shown = (name: string) => page.locator(`[data-field="${name}"]`).isVisible();
      expect(await shown('pregnancy')).toBe(true);
      expect(await shown('trimester')).toBe(false);
      await page.locator('select[name="pregnancy"]').selectOption('true');
      expect(await shown('trimester')).toBe(true);
      await page.locator('select[name="trimester"]').selectOption('2');
      await page.locator('[name="sex"][value="male"]').check();
      for (const name of ['pregnancy', 'trimester', 'postmenopausal']) expect(await shown(name)).toBe(false);
      await expect.poll(() => page.locator('select[name="pregnancy"]').inputValue()).toBe('');
      await page.locator('[name="sex"][value="female"]').check();
      expect(await shown('pregnancy')).toBe(true);
      await page.locator('[name="age"]').fill('6');
      await page.locator('[name="age"]').blur();
      await expect.poll(() => shown('pregnancy')).toBe(false);
    });
  });
});
