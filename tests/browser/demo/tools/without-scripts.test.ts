import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { site, submit, visit } from './visit.fixture.ts';

describe('without scripts', () => {
  const plain = { javaScriptEnabled: false };

  it('a search, a quote, draw sites and a range come as pages', async () => {
    await visit(
      '/tools/search-tests',
      async ({ page }) => {
        await page.getByLabel('Search for a test, a biomarker or a code').fill('thyroid');
        await submit(page);
        await page.getByRole('link', { name: /TSH/ }).first().waitFor();
      },
      plain,
    );
    await visit(
      '/tools/quote-order',
      async ({ page }) => {
        await page.locator('textarea[name="items"]').fill('TSH\nCBC');
        await page.getByLabel('State where blood will be drawn').selectOption('TX');
        await submit(page);
        await page.getByText('drawn in Texas').waitFor();
        await page.getByRole('link', { name: 'Change the question' }).waitFor();
      },
      plain,
    );
    await visit(
      '/es/lab-locations/find',
      async ({ page }) => {
        await page.getByLabel('Código postal (ZIP)').fill('78704');
        await submit(page);
        await page.getByText('Toma su muestra').first().waitFor();
      },
      plain,
    );
    await visit(
      '/tools/lookup-reference-range',
      async ({ page }) => {
        await page.getByLabel('Biomarker').fill('ferritin');
        await page.getByLabel('Female').check();
        await submit(page);
        await page.getByRole('heading', { name: 'Ferritin' }).waitFor();
      },
      plain,
    );
  });

  it.each([
    ['/tools/quote-order', 'Worked out on your device.', 'is sent to this site in the address'],
    ['/tools/convert-units', 'Runs on your device', 'is sent to this site to be answered'],
    ['/es/tools/convert-units', 'Funciona en su dispositivo', 'se envía a este sitio para obtener'],
    ['/tools/calculate-free-testosterone', 'Runs on your device', 'so that nothing you type has to be sent'],
  ])('%s says that what is typed is sent, and only with scripts that it is not', async (path, here, sent) => {
    const said = (page: Page) => Promise.all([here, sent].map((text) => page.getByText(text).isVisible()));
    await visit(path, async ({ page }) => expect(await said(page)).toEqual([true, false]));
    await visit(path, async ({ page }) => expect(await said(page)).toEqual([false, true]), plain);
  });

  it('suggestions come from the body of a request, and a report is answered from it, too', async () => {
    await visit(
      '/tools/recommend-tests',
      async ({ page }) => {
        await page.getByLabel('Heart health').check();
        await submit(page);
        await page.getByRole('heading', { name: 'How far to go' }).waitFor();
        expect(page.url()).toBe(`${site}/tools/recommend-tests/answer`);
      },
      plain,
    );
    await visit(
      '/tools/interpret-results',
      async ({ page }) => {
        expect(await page.locator('form[data-tool]').isVisible()).toBe(false);
        const form = page.locator('noscript form');
        expect(await form.locator('.hint').last().innerText()).toContain(
          'is sent to this site to be answered',
        );
        await form.getByLabel('Your report as text').fill('TSH 7.77 mIU/L 0.4-4.5\nGlucose 91 mg/dL 70-99');
        await form.getByRole('button').click();
        await page.getByRole('heading', { name: '2 values: 1 in range, 1 outside' }).waitFor();
        expect(page.url()).toBe(`${site}/tools/interpret-results/answer`);
        await page.getByText('The values were not stored, logged or cached.').waitFor();
      },
      plain,
    );
  });
});

describe('a question that would change a plan', () => {
  it.each([
    ['on the page', '/tools/recommend-tests', {}],
    [
      'in a request of its own without scripts',
      '/tools/recommend-tests/answer',
      { javaScriptEnabled: false },
    ],
  ])('is answered with one tap, %s, and never in an address', async (_how, path, options) => {
    await visit(
      '/tools/recommend-tests',
      async ({ page }) => {
        await page.locator('input[value="Fatigue"]').check();
        await submit(page);
        const answer = page.locator('.answer');
        const man = answer.getByRole('button', { name: 'A man' });
        await man.click();
        await man.waitFor({ state: 'detached' });
        // A man is offered a test that a woman is not, in a step or among what the budget leaves out.
        expect(await answer.getByText('Testosterone, Total').count()).toBeGreaterThan(0);
        expect(page.url()).toBe(site + path);
      },
      options,
    );
  });
});
