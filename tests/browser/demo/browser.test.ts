import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { site as siteOf } from '../../../src/site/site.ts';
import { openBrowser, opened as openedIn } from '../browser.fixture.ts';

const site = inject('site');
const { data } = siteOf();
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const opened = (path: string) => openedIn(browser, site + path);

const priceOf = (slug: string): number =>
  data.catalog.entries.find((entry) => entry.slug === slug)?.cents.lab_1 ?? 0;

describe('a visitor', () => {
  it('searches, opens a test, quotes it for Texas and sees the right total', async () => {
    const { page, faults } = await opened('/');
    await page.locator('main [name="query"]').fill('thyroid stimulating hormone');
    await page.locator('main .search-box button[type="submit"]').click();
    await page.waitForURL('**query=**');
    await page.locator('main a[href="/tests/tsh"]').first().click();
    await page.waitForURL('**/tests/tsh');
    await page.getByRole('link', { name: 'Quote it for your state' }).click();
    await page.getByLabel('State where blood will be drawn').selectOption('TX');
    await page.locator('dt', { hasText: 'drawn in Texas' }).waitFor();
    expect(await page.locator('[data-answer-of="quote_order"] [data-total]').innerText()).toBe(
      `$${((priceOf('tsh') + 600) / 100).toFixed(2)}`,
    );
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('interprets a pasted report on the device: nothing typed leaves it', async () => {
    const { page, faults } = await opened('/tools/interpret-results');
    const sent: string[] = [];
    page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
    await page.getByLabel('Your report as text').fill('TSH 7.77 mIU/L\nGlucose 5.1 mmol/L');
    await page.getByText('2 values read.').waitFor();
    await page.locator('form[data-tool] button[type="submit"]').click();
    await page.locator('.result').first().waitFor();
    expect(await page.locator('[data-answer-of="interpret_results"]').innerText()).toContain('Slightly high');
    expect(sent.filter((request) => /7\.77|5\.1|agent/.test(request))).toEqual([]);
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('sees what is wrong, field by field', async () => {
    const { page } = await opened('/tools/find-draw-sites');
    await page.getByLabel('ZIP code').fill('12');
    await page.getByRole('button', { name: 'Find draw sites' }).click();
    const fault = page.getByRole('link', { name: 'ZIP code: This must be exactly five digits.' });
    await fault.click();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('find_draw_sites-zip');
    await page.context().close();
  });

  it('opens a handed-over cart with its total', async () => {
    const { page, faults } = await opened('/cart?add=cbc,tsh&lab=lab_1&utm_source=mcp&utm_medium=agent');
    expect(await page.locator('[data-cart] [data-total]').innerText()).toBe(
      `$${((priceOf('cbc') + priceOf('tsh') + 600) / 100).toFixed(2)}`,
    );
    expect(faults).toEqual([]);
    await page.context().close();
  });
});
