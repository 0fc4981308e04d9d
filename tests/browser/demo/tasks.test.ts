import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { printDollars } from '../../../src/core/pricing/money.ts';
import { runningTotal } from '../../../src/core/pricing/running-total.ts';
import { site as siteOf } from '../../../src/site/site.ts';
import { openBrowser, opened } from '../browser.fixture.ts';
import { type Counted, counted } from '../taps.fixture.ts';

const site = inject('site');
const { data } = siteOf();
let browser: Browser;
const table: string[] = [];

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
  console.info(['taps  task', ...table.sort()].join('\n'));
});

const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** What people come for, from the home page on a phone; the taps that it took are printed. */
async function task(
  name: string,
  most: number,
  walk: (page: Page, hand: Counted) => Promise<void>,
  { path = '/', ...options }: BrowserContextOptions & { readonly path?: string } = {},
): Promise<void> {
  const { page, faults, close } = await opened(browser, site + path, { ...PHONE, ...options });
  try {
    // Taps are counted here, not time.
    page.setDefaultTimeout(25_000);
    const hand = counted();
    await walk(page, hand);
    table.push(`${String(hand.taps()).padStart(4)}  ${name}`);
    expect(hand.taps(), name).toBeLessThanOrEqual(most);
    expect(faults).toEqual([]);
  } finally {
    await close();
  }
}

const ITEMS = ['cbc', 'cmp', 'lipid-panel', 'hemoglobin-a1c'];
const dialog = (page: Page) => page.locator('.search-dialog');

async function addAll(page: Page, hand: Counted, state: string): Promise<void> {
  await hand.tap(page.locator('[data-search]'));
  for (const slug of ITEMS) {
    await dialog(page).locator('.search-field input').fill(slug.replaceAll('-', ' '));
    const add = dialog(page).locator(`.hits a.add[href$="add=${slug}"]`);
    await add.waitFor();
    await hand.tap(add);
    if (slug === 'cbc') await hand.choose(page.locator('.ask-state select'), state);
  }
}

const totalIn = (state: string): string =>
  printDollars(runningTotal({ items: ITEMS, state }, data).chosen?.totalCents ?? Number.NaN);

describe('the tasks that people come with', () => {
  it.for(['TX', 'NY'] as const)('a, b: four tests in %s', (state) =>
    task(`${state === 'TX' ? 'a' : 'b'}  CBC, CMP, lipids and A1c in ${state}`, 8, async (page, hand) => {
      await addAll(page, hand, state);
      await page.locator('.order-bar').getByText(totalIn(state)).waitFor();
    }),
  );

  it('c: the same in Rhode Island is refused at the first test', () =>
    task('c  refused in Rhode Island, with the nearest place that works', 8, async (page, hand) => {
      await hand.tap(page.locator('[data-search]'));
      await dialog(page).locator('.search-field input').fill('cbc');
      const add = dialog(page).locator('.hits a.add[href$="add=cbc"]');
      await add.waitFor();
      await hand.tap(add);
      await hand.choose(page.locator('.ask-state select'), 'RI');
      const refusal = page.locator('.refusal');
      await refusal.getByText('No lab here can draw blood in Rhode Island.').waitFor();
      await refusal.locator('input').fill('02903');
      await hand.tap(refusal.locator('form button'));
      await refusal
        .getByText(/, MA: [\d.]+ miles?/)
        .first()
        .waitFor();
    }));

  it('e: a value in another unit', () =>
    task('e  5.6 mmol/L of glucose in mg/dL', 4, async (page, hand) => {
      await hand.tap(page.locator('.doors a[href="/my-results"]'));
      await hand.tap(page.locator('main a[href="/tools/convert-units"]'));
      await page.waitForURL('**/tools/convert-units');
      await hand.choose(page.locator('form[data-tool="convert_units"] select[name="analyte"]'), 'glucose');
      await page.getByLabel('SI unit, mmol/L').fill('5.6');
      await page.locator('.outcome', { hasText: /101 mg\/dL/ }).waitFor();
    }));

  it('f: free testosterone', () =>
    task(
      'f  free testosterone from 450 and SHBG 42',
      4,
      async (page, hand) => {
        await page.locator('[name="totalT"]').fill('450');
        await page.locator('[name="shbg"]').fill('42');
        await hand.tap(page.locator('form[data-tool="calculate_free_testosterone"] button[type="submit"]'));
        await page
          .locator('[data-answer-of="calculate_free_testosterone"]')
          .getByText(/8\.\d+ ng\/dL/)
          .first()
          .waitFor();
      },
      { path: '/tools/calculate-free-testosterone' },
    ));

  it.for(['10001', '99501'])('g: draw sites near %s', (zip) =>
    task(`g  draw sites near ${zip}`, 3, async (page, hand) => {
      await hand.tap(page.locator('main .chips a[href="/lab-locations/find"]'));
      await page.locator('form[data-tool="find_draw_sites"] [name="zip"]').fill(zip);
      await hand.tap(page.locator('form[data-tool="find_draw_sites"] button[type="submit"]'));
      await page.locator('#draw-site-1').waitFor();
    }),
  );

  it('h: vitamin D at other sellers', () =>
    task('h  vitamin D compared with other sellers', 4, async (page, hand) => {
      await hand.tap(page.locator('[data-search]'));
      await dialog(page).locator('.search-field input').fill('vitamin d');
      const first = dialog(page).locator('ol.hits a[href="/tests/vitamin-d-25-oh"]');
      await first.waitFor();
      await hand.tap(first);
      await page.waitForURL('**/tests/vitamin-d-25-oh');
      await page.getByRole('heading', { name: 'What it costs elsewhere' }).waitFor();
    }));

  it('i: tired all the time', () =>
    task('i  tired all the time: a plan', 3, async (page, hand) => {
      await page.locator('form[data-tool="recommend_tests"] input[type="text"]').fill('tired all the time');
      await hand.tap(page.locator('form[data-tool="recommend_tests"] button[type="submit"]'));
      await page.locator('[data-answer-of="recommend_tests"]').getByText(/TSH/).first().waitFor();
    }));

  it('j: about the thyroid, in Spanish', () =>
    task('j  about the thyroid, in Spanish', 4, async (page, hand) => {
      await hand.tap(page.locator('header a[hreflang="es"]'));
      await page.waitForURL('**/es');
      await hand.tap(page.locator('.doors a[href="/es/learn"]'));
      await hand.tap(page.locator('main a[href="/es/conditions"]'));
      await page
        .locator('main a[href="/es/conditions/hypothyroidism"]')
        .first()
        .waitFor({ state: 'attached' });
    }));

  it.for([
    ['a1c', '/tests/hemoglobin-a1c'],
    ['hemoglobina', '/tests/cbc'],
    ['tsh high', '/biomarkers/tsh/high'],
  ] as const)('k: the search for %o', ([typed, path]) =>
    task(`k  search for “${typed}”`, 2, async (page, hand) => {
      await hand.tap(page.locator('[data-search]'));
      await dialog(page).locator('.search-field input').fill(typed);
      await page.locator('.search-place:not([aria-busy]) [role="status"]', { hasText: typed }).waitFor();
      const hits = await dialog(page)
        .locator('ol.hits a:not(.add)')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect(hits.slice(0, 3)).toContain(path);
    }),
  );

  it('l: an order with its link', () =>
    task(
      'l  a test in the order, its link copied',
      6,
      async (page, hand) => {
        await hand.tap(page.locator('main a.add.large'));
        await hand.choose(page.locator('.ask-state select'), 'TX');
        await hand.tap(page.locator('.order-bar a.button'));
        await page.locator('[data-cart] [data-total]').waitFor();
        await hand.tap(page.locator('[data-copy]'));
        await page.locator('[data-done]').getByText(/\S/).waitFor();
      },
      { path: '/tests/tsh', permissions: ['clipboard-read', 'clipboard-write'] },
    ));

  it('o: a quote without scripts', () =>
    task(
      'o  the total in Texas without scripts',
      5,
      async (page, hand) => {
        await hand.tap(page.locator('main a.add.large'));
        await page.waitForURL('**/cart?add=tsh');
        await page
          .getByText(/\$\d+\.\d\d/)
          .first()
          .waitFor();
      },
      { path: '/tests/tsh', javaScriptEnabled: false },
    ));
});
