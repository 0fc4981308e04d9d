import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { site, TEST_PAGE } from '../built/served.fixture.ts';
import { openBrowser, opened } from './browser.fixture.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const PHONE = { viewport: { width: 390, height: 844 } };

describe('a value typed beside its range', () => {
  it('is judged while it is typed, on the device, and shown on the bar', async () => {
    const { page, faults, close } = await opened(browser, `${site}/biomarkers/tsh`, PHONE);
    const sent: string[] = [];
    page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
    await page.fill('[data-value]', '5.2');
    await page.locator('.says.slight').waitFor();
    expect(await page.locator('.says').textContent()).toMatch(/^Slightly high\./);
    expect(await page.locator('.row:not([hidden]) .own').count()).toBe(1);
    expect(sent.filter((one) => one.includes('5.2') || one.includes('/api/'))).toEqual([]);
    expect(faults).toEqual([]);
    await close();
  });

  it('says what to do first where it is critical, in Spanish too', async () => {
    const { page, faults, close } = await opened(browser, `${site}/es/biomarkers/potassium/high`, PHONE);
    await page.fill('[data-value]', '6,9');
    await page.locator('.says.critical').waitFor();
    expect(await page.locator('.says').textContent()).toMatch(/^Llame ya/);
    expect(faults).toEqual([]);
    await close();
  });

  it('shows the range of whom it is for', async () => {
    const { page, close } = await opened(browser, `${site}/biomarkers/hemoglobin`, PHONE);
    await page.fill('[data-value]', '13');
    await page.locator('.says.open').waitFor();
    await page.getByText('Woman', { exact: true }).click();
    await page.fill('[name="age"]', '30');
    await page.locator('.says.fine').waitFor();
    expect(await page.locator('.row:not([hidden])').count()).toBe(1);
    await close();
  });

  it('asks only whom it is for without scripts, and says what is sent', async () => {
    const { page, close } = await opened(browser, `${site}/biomarkers/hemoglobin`, {
      ...PHONE,
      javaScriptEnabled: false,
    });
    expect(await page.locator('[data-value]').isVisible()).toBe(false);
    expect(await page.locator('.range-hero .scriptless').first().isVisible()).toBe(true);
    await page.getByText('Woman', { exact: true }).click();
    await page.locator('.range-hero button').click();
    expect(page.url()).not.toContain('female');
    expect(await page.locator('main').textContent()).toContain('12 to 16 g/dL');
    await close();
  });
});

it('finds a biomarker in the groups by its name, an abbreviation and its letter', async () => {
  const { page, faults, close } = await opened(browser, `${site}/biomarkers`, PHONE);
  await page.fill('[data-browse-filter]', 'SGPT');
  await page.locator('.cells a', { hasText: 'ALT' }).first().waitFor();
  await page.fill('[data-browse-filter]', '');
  await page.locator('[data-letter="Z"]').click();
  const shown = await page.locator('.cells li:visible a').allTextContents();
  expect(shown.length).toBeGreaterThan(0);
  expect(shown.every((name) => name.startsWith('Z'))).toBe(true);
  expect(faults).toEqual([]);
  await close();
});

it.each([TEST_PAGE, '/biomarkers/ferritin', '/conditions/anemia'])(
  '%s has a list of its sections: folded up on a phone, beside the text on a desk',
  async (path) => {
    for (const [width, shown] of [
      [390, '.contents.above'],
      [1280, '.contents.beside'],
    ] as const) {
      const { page, close } = await opened(browser, site + path, { viewport: { width, height: 900 } });
      expect(await page.locator(`${shown}:visible`).count()).toBe(1);
      expect(await page.locator('.contents:visible').count()).toBe(1);
      await close();
    }
  },
);
