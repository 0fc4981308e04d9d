import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openBrowser, opened } from '../browser.fixture.ts';

const site = inject('site');
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

describe('the steps before a test', () => {
  it.each([
    ['/tests/lipid-panel', 'When is your test?', '12 hours before', /Monday, November 23.* 8:00\sPM/],
    ['/es/tests/lipid-panel', '¿Cuándo es su prueba?', '12 horas antes', /lunes, 23 de noviembre.* 8:00/],
  ])(
    'on %s show the day and hour of each, and hours before without a choice',
    async (path, label, hours, day) => {
      const { page, faults, close } = await opened(browser, site + path);
      const meal = page.locator('prep-timeline li').filter({ hasText: /Last meal|Última comida/ });
      const field = page.getByLabel(label);
      await field.waitFor();
      expect(await meal.innerText()).toContain(hours);
      await field.fill('2026-11-24T08:00');
      expect(await meal.innerText()).toMatch(day);
      await field.fill('');
      expect(await meal.innerText()).toContain(hours);
      expect(faults).toEqual([]);
      await close();
    },
  );

  it('say so where the hour does not suit, and stand below a quote', async () => {
    const { page, faults, close } = await opened(
      browser,
      `${site}/tools/quote-order?items=lipid-panel,cortisol-am&state=TX`,
    );
    await page.getByLabel('When is your test?').fill('2026-11-24T14:00');
    await page.getByText('Another time of day suits the test better.').waitFor();
    expect(faults).toEqual([]);
    await close();
  });
});
