import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openBrowser } from '../browser.fixture.ts';

const site = inject('site');
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** A device of its own on which pages were open, with its worker at work. */
async function device(
  paths: readonly string[],
  act: (page: Page, context: BrowserContext) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  for (const path of paths) {
    await page.goto(site + path, { waitUntil: 'load' });
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  }
  await act(page, context);
  await context.close();
}

/** The paths that are kept on the device, pages and files. */
const keptPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const kept: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys())
        kept.push(url.slice(location.origin.length));
    return kept;
  });

const isKept = async (page: Page, path: string): Promise<void> =>
  expect.poll(() => keptPaths(page), { timeout: 60_000, interval: 500 }).toContain(path);

describe('without a connection', () => {
  it('pages that were open can be read, and others say what can', async () => {
    await device(['/tests/tsh', '/biomarkers/ferritin'], async (page, context) => {
      await isKept(page, '/tests/tsh');
      await isKept(page, '/biomarkers/ferritin');
      await context.setOffline(true);
      await page.goto(`${site}/tests/tsh`);
      expect(await page.locator('h1').innerText()).toContain('TSH');
      await page.goto(`${site}/tests/cbc`);
      expect(await page.locator('h1').innerText()).toBe('You are offline');
      await page.getByRole('link', { name: /Ferritin/ }).click();
      await page.getByRole('heading', { level: 1, name: /Ferritin/ }).waitFor();
      await page.goto(`${site}/es/tests/cbc`);
      expect(await page.locator('h1').innerText()).toBe('No hay conexión');
    });
  });

  it('a report is read by whoever came back once', async () => {
    await device(['/', '/biomarkers/tsh'], async (page, context) => {
      await isKept(page, '/tools/interpret-results');
      await isKept(page, '/tools/quote-order');
      await context.setOffline(true);
      await page.goto(`${site}/tools/interpret-results`);
      await page.getByLabel('Your report as text').fill('TSH 5.2 mIU/L 0.4-4.5');
      await page.locator('form[data-tool] button[type="submit"]').click();
      await page.locator('.result').first().waitFor();
      expect(await page.locator('.result h3').innerText()).toBe('TSH');
    });
  });

  it('keeps no cart, no answer, no question and no private page', async () => {
    const paths = [
      '/tests/cbc',
      '/tests/hiv-ag-ab',
      '/cart?add=cbc,tsh',
      '/tools/find-draw-sites/answer?zip=10001',
      '/tools/convert-units?analyte=glucose&value=123',
      '/lab-locations/find?zip=10001',
    ];
    await device(paths, async (page) => {
      await isKept(page, '/tools/convert-units');
      await isKept(page, '/lab-locations/find');
      const kept = await keptPaths(page);
      expect(kept.filter((path) => /\?|hiv|cart$|answer|\/api\/|draw-sites\//.test(path))).toEqual([]);
    });
  });

  it('everything goes by one press on the privacy page', async () => {
    await device(['/tests/tsh', '/privacy'], async (page) => {
      await isKept(page, '/privacy');
      await page.getByRole('button', { name: 'Delete all of it from this device' }).click();
      await page.getByText('Deleted.').waitFor();
      expect(await page.evaluate(() => localStorage.length)).toBe(0);
      expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(
        0,
      );
      expect(await page.evaluate(async () => (await caches.keys()).length)).toBe(0);
    });
  });
});
