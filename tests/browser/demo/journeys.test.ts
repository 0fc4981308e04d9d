import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { site as siteOf } from '../../../src/site/site.ts';
import { type Opened, openBrowser, opened as openedIn, settled } from '../browser.fixture.ts';

const site = inject('site');
const { data } = siteOf();
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true };

async function visit<T>(
  path: string,
  journey: (page: Page, faults: Opened['faults']) => Promise<T>,
  options: BrowserContextOptions = PHONE,
): Promise<T> {
  const { page, faults, close } = await openedIn(browser, site + path, options);
  try {
    const outcome = await journey(page, faults);
    expect(faults).toEqual([]);
    return outcome;
  } finally {
    await close();
  }
}

const dollars = (cents: number): string => `$${(cents / 100).toFixed(2)}`;
const entry = (slug: string) => data.catalog.entries.find((one) => one.slug === slug);
const FEE_CENTS = data.service.service.labFeeCents;

/** The form of a tool, however its fields are called in the language of the page. */
const field = (page: Page, tool: string, name: string): Locator =>
  page.locator(`form[data-tool="${tool}"] [name="${name}"]`);
const answer = (page: Page, tool: string): Locator => page.locator(`[data-answer-of="${tool}"]`);
const send = (page: Page, tool: string): Promise<void> =>
  page.locator(`form[data-tool="${tool}"] button[type="submit"]`).click();

/** Adds tests to a basket, by default the order, as they are found by typing. */
async function choose(page: Page, slugs: readonly string[], basket = '#quote_order-items'): Promise<void> {
  for (const slug of slugs) {
    await page.locator(basket).fill(slug);
    await page.getByRole('listbox').getByRole('option').first().click();
  }
}

/** The text of an answer once it says something. */
async function says(page: Page, tool: string, words: string | RegExp): Promise<string> {
  await answer(page, tool).getByText(words).filter({ visible: true }).first().waitFor();
  return answer(page, tool).innerText();
}

describe('a person who pays for a test', () => {
  it('finds a test and sees its price at each lab', () =>
    visit('/', async (page) => {
      const main = page.getByRole('main');
      await main.locator('[name="query"]').fill('a1c');
      await main.locator('[name="query"]').press('Enter');
      await main.getByRole('link', { name: /A1c/i }).first().click();
      await page.waitForURL('**/tests/hemoglobin-a1c');
      const words = await main.innerText();
      for (const cents of Object.values(entry('hemoglobin-a1c')?.cents ?? {}))
        if (typeof cents === 'number') expect(words).toContain(dollars(cents));
    }));

  it('quotes a basket for Texas and is handed a cart', () =>
    visit('/tools/quote-order', async (page) => {
      await settled(page);
      await choose(page, ['cbc', 'tsh']);
      await field(page, 'quote_order', 'state').selectOption('TX');
      await send(page, 'quote_order');
      const total = (entry('cbc')?.cents.lab_1 ?? 0) + (entry('tsh')?.cents.lab_1 ?? 0) + FEE_CENTS;
      expect(await says(page, 'quote_order', dollars(total))).toContain(dollars(total));
      const cart = answer(page, 'quote_order').locator('a[href*="cart"]').first();
      expect(await cart.getAttribute('href')).toMatch(/add=cbc(,|%2C)tsh/);
    }));

  it('is routed in New York, and told why there is no order in Rhode Island', () =>
    visit('/tools/quote-order', async (page) => {
      await choose(page, ['cbc', 'tsh']);
      await field(page, 'quote_order', 'state').selectOption('NY');
      await send(page, 'quote_order');
      expect(await says(page, 'quote_order', /New York/)).toContain(
        data.service.labs.find(({ id }) => id === 'lab_3')?.name ?? '',
      );
      await field(page, 'quote_order', 'state').selectOption('RI');
      await send(page, 'quote_order');
      const refused = await says(page, 'quote_order', /Rhode Island/);
      expect(refused).not.toMatch(/\btotal\b/i);
    }));

  it('quotes in Spanish, and every word of the answer is', () =>
    visit('/es/tools/quote-order', async (page) => {
      await settled(page);
      await choose(page, ['cbc', 'tsh']);
      await field(page, 'quote_order', 'state').selectOption('TX');
      await send(page, 'quote_order');
      const total = (entry('cbc')?.cents.lab_1 ?? 0) + (entry('tsh')?.cents.lab_1 ?? 0) + FEE_CENTS;
      const words = await says(page, 'quote_order', dollars(total));
      expect(words).toContain(entry('cbc')?.said.es.name ?? '?');
      expect(words).not.toMatch(/\b(the|total for|order|price|draw)\b/i);
      expect(await page.locator('main a[href*="cart"]').first().getAttribute('href')).toContain('/es/cart');
    }));

  it('opens a handed-over cart', () =>
    visit('/cart?add=cbc,tsh&lab=lab_1', async (page) => {
      const total = (entry('cbc')?.cents.lab_1 ?? 0) + (entry('tsh')?.cents.lab_1 ?? 0) + FEE_CENTS;
      await page.getByRole('main').getByText(dollars(total)).first().waitFor();
    }));

  it('compares prices of one test, then of a basket, with other providers', () =>
    visit('/compare/basket', async (page) => {
      await settled(page);
      await field(page, 'compare_prices', 'test').fill('cbc');
      await send(page, 'compare_prices');
      const one = await says(page, 'compare_prices', /Quest|Labcorp|Jason|Walk-In/);
      expect(one).toContain(dollars((entry('cbc')?.listCents ?? 0) + FEE_CENTS));
      await choose(page, ['tsh', 'cmp'], '#compare_prices-withItems');
      await send(page, 'compare_prices');
      const basket = ['cbc', 'tsh', 'cmp'].reduce(
        (sum, slug) => sum + (entry(slug)?.listCents ?? 0),
        FEE_CENTS,
      );
      expect(await says(page, 'compare_prices', '3 tests in one order')).toContain(dollars(basket));
      expect(new URL(page.url()).searchParams.get('withItems')).toBe('tsh,cmp');
    }));

  it.each([
    ['with scripts', true],
    ['without scripts', false],
  ])('finds a draw site by ZIP code %s', (_how, javaScriptEnabled) =>
    visit(
      '/lab-locations/find',
      async (page) => {
        await field(page, 'find_draw_sites', 'zip').fill('10001');
        await send(page, 'find_draw_sites');
        await page
          .getByRole('main')
          .getByText(/\d\.\d miles/)
          .filter({ visible: true })
          .first()
          .waitFor();
      },
      { ...PHONE, javaScriptEnabled },
    ),
  );
});

describe('a person with a report', () => {
  it('interprets it on the device, and prints the answer without the form', () =>
    visit('/tools/interpret-results', async (page) => {
      const sent: string[] = [];
      page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
      await field(page, 'interpret_results', 'values').fill('TSH 7.77 mIU/L\nFerritin 12 ng/mL');
      await settled(page);
      await send(page, 'interpret_results');
      expect(await says(page, 'interpret_results', 'Ferritin')).toMatch(/7\.77/);
      expect(sent.filter((request) => /7\.77|ferritin.*12|api\/agent/i.test(request))).toEqual([]);
      expect(page.url()).not.toContain('7.77');
      await page.emulateMedia({ media: 'print' });
      expect(await answer(page, 'interpret_results').isVisible()).toBe(true);
      expect(await page.locator('form').first().isVisible()).toBe(false);
    }));

  it('converts a unit', () =>
    visit('/tools/convert-units', async (page) => {
      await field(page, 'convert_units', 'analyte').selectOption('glucose');
      await page.locator('#converter-conventional').fill('100');
      // 100 mg/dL divided by 18.016, the molar mass of glucose over ten.
      expect(await says(page, 'convert_units', /mmol\/L/)).toMatch(/5\.55/);
    }));

  it('calculates free testosterone', () =>
    visit('/tools/calculate-free-testosterone', async (page) => {
      await field(page, 'calculate_free_testosterone', 'totalT').fill('500');
      await field(page, 'calculate_free_testosterone', 'shbg').fill('40');
      await send(page, 'calculate_free_testosterone');
      expect(await says(page, 'calculate_free_testosterone', /ng\/dL|pg\/mL/)).toMatch(/\d/);
    }));

  it('reads of a biomarker in Spanish and comes back to English', () =>
    visit('/es/biomarkers/ferritin', async (page) => {
      expect(await page.locator('html').getAttribute('lang')).toBe('es');
      expect(await page.getByRole('heading', { level: 1 }).innerText()).toMatch(/ferritina/i);
      await page.getByRole('link', { name: 'English' }).first().click();
      await page.waitForURL('**/biomarkers/ferritin');
      expect(await page.getByRole('heading', { level: 1 }).innerText()).toMatch(/ferritin\b/i);
    }));
});
