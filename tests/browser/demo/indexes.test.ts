import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openBrowser, opened } from '../browser.fixture.ts';

const site = inject('site');
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const PHONE = { viewport: { width: 390, height: 844 } } as const;

it('shows tests with prices and Add before anything is opened, and all of a topic when it is', async () => {
  const { page, faults, close } = await opened(browser, `${site}/tests`, PHONE);
  const thyroid = page.locator('[data-category="thyroid"]');
  expect(await thyroid.locator('tbody tr:visible').count()).toBe(4);
  expect(await thyroid.locator('tbody tr:visible').first().innerText()).toMatch(/TSH[\s\S]*\$[\s\S]*Add/);
  await thyroid.locator('summary').click();
  expect(await thyroid.locator('tbody tr:visible').count()).toBeGreaterThan(10);
  expect(faults).toEqual([]);
  await close();
});

it('has its filter behind one button on a phone, in a row on a desk', async () => {
  const phone = await opened(browser, `${site}/tests`, PHONE);
  expect(await phone.page.getByLabel('Sample').isVisible()).toBe(false);
  await phone.page.getByText('Filter and sort').first().click();
  expect(await phone.page.getByLabel('Sample').isVisible()).toBe(true);
  await phone.close();
  const desk = await opened(browser, `${site}/tests`, { viewport: { width: 1280, height: 900 } });
  await desk.page.getByLabel('Sample').selectOption('urine');
  await desk.page.waitForURL('**/tests?sample=urine');
  await desk.page.getByRole('button', { name: 'Clear all' }).click();
  await desk.page.getByRole('button', { name: 'Clear all' }).waitFor({ state: 'hidden' });
  await desk.close();
});

it('keeps names that begin with a figure together', async () => {
  const { page, close } = await opened(browser, `${site}/biomarkers`);
  await page.locator('[data-letter="0–9"]').click();
  const shown = await page.locator('.cells li:visible a').allTextContents();
  expect(shown.length).toBeGreaterThan(0);
  expect(shown.every((name) => /^\d/.test(name))).toBe(true);
  await close();
});

it.each([
  ['/compare', '/compare/prices/hemoglobin-a1c'],
  ['/es/compare', '/es/compare/prices/hemoglobin-a1c'],
])('leads from the name of a test on %s to its comparison', async (from, to) => {
  const { page, faults, close } = await opened(browser, site + from);
  await page.locator('#choose').fill('a1c');
  await page.locator('[role="option"]').first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${to}`);
  expect(faults).toEqual([]);
  await close();
});

it('answers the name of a test without scripts too', async () => {
  const { page, close } = await opened(browser, `${site}/compare`, { javaScriptEnabled: false });
  await page.locator('#choose').fill('TSH');
  await page.locator('[data-choose] button').click();
  expect(await page.locator('main').innerText()).toContain('TSH');
  expect(page.url()).toContain('/tools/compare-prices/answer');
  await close();
});
