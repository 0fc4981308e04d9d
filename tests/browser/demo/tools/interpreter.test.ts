import { describe, expect, it } from 'vitest';
import { REPORT, site, submit, visit } from './visit.fixture.ts';

describe('the interpreter', () => {
  it('shows what it understood and what not, takes corrections, and sends nothing of it', async () => {
    await visit('/tools/interpret-results', async ({ page, sent }) => {
      await page.getByLabel('Your report as text').fill(REPORT);
      await page.getByText('5 values read, 1 to check.').waitFor();
      await page.getByText('3 lines were not read as a value').click();
      await page.getByText('the result is in words, not a number').waitFor();
      await page.getByText('This name is not known here.').waitFor();
      await page.getByRole('button', { name: 'Correct Zonopathin' }).click();
      await page.locator('[data-part="marker"]').fill('Sodium');
      await page.locator('[data-part="value"]').fill('140');
      await page.locator('[data-part="unit"]').fill('mmol/L');
      await page.getByRole('button', { name: 'Done' }).click();
      await page.getByLabel('Female').check();
      await page.getByLabel('Age in years').fill('41');
      await submit(page);
      await page.locator('.answer > .sheet').waitFor({ state: 'attached' });
      const names = await page.locator('.result h3').allTextContents();
      expect(names).toEqual([
        'HIV antigen and antibody (4th generation)',
        'Ferritin',
        'Potassium',
        'Sodium',
        'TSH',
      ]);
      await page.getByText('Contact a doctor or emergency services now').first().waitFor();
      expect(await page.evaluate(() => document.activeElement?.className)).toBe('answer');
      expect(sent.filter((request) => /7\.77|7\.13|8\.25|DOE|\/api\//.test(request))).toEqual([]);
      expect(new URL(page.url()).search + new URL(page.url()).hash).toBe('');
    });
  });

  it('makes a link only when asked to, and such a link fills the form', async () => {
    let link = '';
    await visit('/tools/interpret-results', async ({ page }) => {
      await page.getByLabel('Your report as text').fill('TSH 7.77 uIU/mL 0.450-4.500');
      await page.locator('[data-row]').waitFor();
      await page.getByLabel('Female').check();
      expect(await page.getByLabel('Private link').isVisible()).toBe(false);
      await page.getByText('Share or keep these values as a link').click();
      await page.getByText('Whoever has the link can read them.').waitFor();
      await page.getByRole('button', { name: 'I understand: make the link' }).click();
      await expect.poll(() => page.getByLabel('Private link').inputValue()).toContain('#r=');
      link = await page.getByLabel('Private link').inputValue();
    });
    expect(link).toContain('#r=');
    await visit(link.slice(site.length), async ({ page, sent }) => {
      await page.locator('[data-row]').waitFor();
      expect(await page.locator('[data-row] td.value').innerText()).toBe('7.77');
      expect(await page.getByLabel('Female').isChecked()).toBe(true);
      expect(page.url()).toBe(`${site}/tools/interpret-results`);
      expect(sent.filter((request) => request.includes('#r='))).toEqual([]);
    });
  });

  it('names a row that is not a number and leads to it', async () => {
    await visit('/tools/interpret-results', async ({ page }) => {
      await page.getByRole('button', { name: 'Add a value' }).click();
      await page.locator('[data-part="marker"]').fill('TSH');
      await page.locator('[data-part="value"]').fill('2.1');
      await page.locator('[data-part="high"]').fill('four');
      await submit(page);
      await page.getByRole('link', { name: /This must be a number/ }).click();
      expect(await page.evaluate(() => (document.activeElement as HTMLElement).dataset.part)).toBe('high');
    });
  });
});
