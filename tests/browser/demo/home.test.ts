import type { Browser, BrowserContextOptions } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { site } from '../../built/served.fixture.ts';
import { openBrowser, opened as openedAt } from '../browser.fixture.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const opened = (path: string, options: BrowserContextOptions = {}) => openedAt(browser, site + path, options);

describe('the field of the home page', () => {
  it('suggests while somebody types, and a suggestion opens', async () => {
    const { page, faults, close } = await opened('/');
    const suggestions = page.locator('[data-search-live]');
    expect(await suggestions.isVisible()).toBe(false);
    await page.locator('main [name="query"]').pressSequentially('tsh');
    await suggestions.locator('ol.hits a').first().waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/tests/tsh');
    expect(faults).toEqual([]);
    await close();
  });

  it('closes its suggestions by Esc and by leaving, and keeps what was typed', async () => {
    const { page, close } = await opened('/es');
    const field = page.locator('main [name="query"]');
    const suggestions = page.locator('[data-search-live]');
    await field.pressSequentially('hemograma');
    await suggestions.waitFor({ state: 'visible' });
    await page.keyboard.press('Escape');
    await suggestions.waitFor({ state: 'hidden' });
    expect(await field.inputValue()).toBe('hemograma');
    await field.pressSequentially('s');
    await suggestions.waitFor({ state: 'visible' });
    await page.getByRole('contentinfo').getByRole('link').first().focus();
    await suggestions.waitFor({ state: 'hidden' });
    await close();
  });

  it('leads to the page of the search when it is sent, which reads q as well as query', async () => {
    const { page, close } = await opened('/');
    await page.locator('main [name="query"]').fill('ferritin');
    await page.locator('main [name="query"]').press('Enter');
    await page.waitForURL('**/search?*query=ferritin');
    await page.goto(`${site}/search?q=ferritin`);
    await page.locator('main ol.hits a').first().waitFor();
    expect(await page.locator('main [name="query"]').inputValue()).toBe('ferritin');
    await close();
  });
});

describe('the receipt of the home page', () => {
  it('opens its four tests in the quote, where they can be changed', async () => {
    const { page, close } = await opened('/');
    const total = await page.locator('.receipt-total strong').innerText();
    expect(total).toMatch(/^\$\d+\.\d\d$/);
    await page.locator('.receipt-next a').first().click();
    await page.waitForURL('**/tools/quote-order?items=cbc,cmp,lipid-panel,hemoglobin-a1c');
    await close();
  });
});

describe.each([320, 390, 1280, 1920])('at %i pixels', (width) => {
  it.each(['/', '/es', '/docs/design'])(
    '%s does not scroll sideways and sets headings in its own serif',
    async (path) => {
      const { page, close } = await opened(path, { viewport: { width, height: 900 } });
      const { scrolls, serif } = await page.evaluate(async () => {
        await document.fonts.ready;
        const { scrollWidth, clientWidth } = document.documentElement;
        return { scrolls: scrollWidth - clientWidth, serif: document.fonts.check('600 26px "Page Serif"') };
      });
      expect(scrolls).toBe(0);
      expect(serif).toBe(true);
      await close();
    },
  );
});
