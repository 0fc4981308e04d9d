import { describe, expect, it } from 'vitest';
import { site, visit } from './visit.fixture.ts';

describe('the converter', () => {
  it('follows both fields while typing, with the value in the address only when asked', async () => {
    await visit('/tools/convert-units?analyte=hemoglobin-a1c', async ({ page }) => {
      await page.getByLabel('US unit, %').fill('5.7');
      await page.getByText('Estimated average glucose').waitFor();
      expect(await page.getByLabel('SI unit, mmol/mol').inputValue()).toBe('38.78');
      await page.getByLabel('SI unit, mmol/mol').fill('48');
      await page.locator('.outcome', { hasText: '48 mmol/mol =' }).waitFor();
      expect(await page.getByLabel('US unit, %').inputValue()).toBe('6.543');
      expect(new URL(page.url()).search).toBe('?analyte=hemoglobin-a1c');
      await page.getByLabel('Keep the value in the address').check();
      expect(new URL(page.url()).search).toBe('?analyte=hemoglobin-a1c&value=48&direction=toConventional');
    });
  });

  it('opens from a link with its value', async () => {
    await visit('/tools/convert-units?analyte=glucose&value=100', async ({ page }) => {
      await page.locator('.outcome', { hasText: '100 mg/dL =' }).waitFor();
      expect(await page.getByLabel('SI unit, mmol/L').inputValue()).toBe('5.551');
    });
  });

  it('shows the value on its range, judged in the unit that came out', async () => {
    await visit('/tools/convert-units?analyte=glucose&value=130', async ({ page }) => {
      const range = page.locator('.answer [data-range-hero="glucose"]');
      await range.locator('.bar .own').first().waitFor({ state: 'attached' });
      expect(await range.locator('[data-value-unit]').inputValue()).toBe('mmol/L');
      expect(await range.locator('.says').innerText()).toMatch(/high\. /);
    });
    await visit('/tools/convert-units?analyte=glucose&value=500', async ({ page }) => {
      await page.locator('.answer .says.critical').waitFor();
    });
  });

  it('keeps the way to the range where none is held under that name', async () => {
    await visit('/tools/convert-units?analyte=lead&value=3', async ({ page }) => {
      await page.locator('.outcome').waitFor();
      await page.getByRole('link', { name: 'Is this in range?' }).waitFor();
    });
  });
});

describe('free testosterone', () => {
  it('answers while typing, with a curve and its numbers', async () => {
    await visit('/tools/calculate-free-testosterone', async ({ page, sent }) => {
      await page.getByLabel('Total testosterone', { exact: true }).fill('456.7');
      await page.getByLabel('SHBG, in nmol/L').fill('35');
      await page
        .getByRole('img', { name: /How free testosterone moves with SHBG: SHBG 35 nmol\/L/ })
        .waitFor();
      expect(await page.locator('.answer table tbody tr').count()).toBe(7);
      const range = page.locator('[data-range-hero="testosterone-free-dialysis"]');
      expect(await range.locator('[data-value-unit]').inputValue()).toBe('pg/mL');
      await range.getByText('Not decided.').waitFor();
      expect(page.url()).toBe(`${site}/tools/calculate-free-testosterone`);
      expect(sent.filter((request) => /456\.7|\/api\//.test(request))).toEqual([]);
    });
  });
});
