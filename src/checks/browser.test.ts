import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { site as siteOf } from '../data/site.ts';
import { pagePath } from '../documents/markdown.ts';
import { openBrowser } from './browser.fixture.ts';

const site = inject('site');
const { data, pages } = siteOf();
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** A page that fails the test on a script error or a request to another host. */
async function opened(
  path: string,
  options: BrowserContextOptions = {},
): Promise<{ page: Page; faults: string[] }> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  page.setDefaultTimeout(8000);
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  page.on('request', (request) => !request.url().startsWith(site) && faults.push(request.url()));
  await page.goto(site + path);
  return { page, faults };
}

const priceOf = (slug: string): number =>
  data.catalog.entries.find((entry) => entry.slug === slug)?.cents.lab_1 ?? 0;

describe('a visitor', () => {
  it('searches, opens a test, quotes it for Texas and sees the right total', async () => {
    const { page, faults } = await opened('/');
    await page.getByLabel('Search for a test, a biomarker or a code').fill('thyroid stimulating hormone');
    await page.locator('[data-tool="search_tests"] button[type="submit"]').click();
    await page.locator('[data-answer-of="search_tests"]').getByRole('link', { name: /^TSH/ }).first().click();
    await page.waitForURL('**/tests/tsh');
    await page.getByRole('link', { name: 'Quote it for your state' }).click();
    await page.getByLabel('State where blood will be drawn').selectOption('TX');
    await page.getByText('drawn in Texas').waitFor();
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
    await page.getByText('2 values read from 2 lines.').waitFor();
    await page.getByRole('button', { name: 'Interpret' }).click();
    await page.locator('.result').first().waitFor();
    expect(await page.locator('[data-answer-of="interpret_results"]').innerText()).toContain('High');
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

describe('every kind of page', () => {
  const kinds = [
    ...new Map(pages.map((page) => [page.kind, pagePath(page)])),
    ['not found', '/404'],
    ['cart', '/cart'],
    ['links', '/compare'],
    ['es', '/es/guides/fasting-before-a-blood-test'],
  ];

  it.each(kinds)(
    '%s (%s) has no accessibility fault and never scrolls sideways',
    async (_kind, path = '/') => {
      for (const colorScheme of ['light', 'dark'] as const) {
        for (const width of [320, 1280]) {
          const { page } = await opened(path, { colorScheme, viewport: { width, height: 800 } });
          const { violations } = await new AxeBuilder({ page }).analyze();
          expect(
            violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
            `${path} ${colorScheme} ${width}`,
          ).toEqual([]);
          const overflow = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
          expect(overflow, `${path} at ${width}`).toBeLessThanOrEqual(0);
          await page.context().close();
        }
      }
    },
  );
});
