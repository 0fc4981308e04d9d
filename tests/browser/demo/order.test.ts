import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { printDollars } from '../../../src/core/pricing/money.ts';
import { runningTotal } from '../../../src/core/pricing/running-total.ts';
import { site as siteOf } from '../../../src/site/site.ts';
import { openBrowser, opened } from '../browser.fixture.ts';
import { counted } from '../taps.fixture.ts';

const site = inject('site');
const { data } = siteOf();
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };
const ITEMS = ['cbc', 'cmp', 'lipid-panel', 'hemoglobin-a1c'];
const texas = runningTotal({ items: ITEMS, state: 'TX' }, data).chosen;
const plain = printDollars(texas?.totalCents ?? 0);
const cheaper = printDollars(texas?.cheaper?.totalCents ?? 0);

const hit = (slug: string) => `.search-dialog .hits a.add[href$="add=${slug}"]`;
const searchField = '.search-dialog .search-field input';

describe('an order of four tests in Texas', () => {
  it.each([
    ['/', false],
    ['/tests/cbc', true],
  ] as const)('has its total in at most eight taps from %s', async (path, fromItem) => {
    const { page, faults, close } = await opened(browser, site + path, PHONE);
    const { taps, ...hand } = counted();
    const tap = (selector: string) => hand.tap(page.locator(selector));
    const choose = (selector: string, value: string) => hand.choose(page.locator(selector), value);
    if (fromItem) {
      await tap('main a.add.large');
      await choose('.ask-state select', 'TX');
    }
    await tap('[data-search]');
    for (const slug of fromItem ? ITEMS.slice(1) : ITEMS) {
      await page.locator(searchField).fill(slug.replaceAll('-', ' '));
      await page.locator(hit(slug)).waitFor();
      await tap(hit(slug));
      if (!fromItem && slug === 'cbc') await choose('.ask-state select', 'TX');
    }
    await page.locator('.order-bar').getByText(plain).waitFor();
    expect(taps()).toBeLessThanOrEqual(8);
    await tap('.order-bar a.button');
    await page.locator('[data-cart] [data-total]').getByText(cheaper).waitFor();
    expect(taps()).toBeLessThanOrEqual(8);
    expect(faults).toEqual([]);
    await close();
  });
});

describe('the order', () => {
  it('is said in a sentence, pressed on its button, and let go again', async () => {
    const { page, faults, close } = await opened(browser, `${site}/tests/tsh`, PHONE);
    const add = page.getByRole('button', { name: /TSH/ }).first();
    await add.click();
    await page.locator('.ask-state [data-close]').click();
    expect(await add.getAttribute('aria-pressed')).toBe('true');
    await page
      .getByRole('status')
      .getByText(/added\. 1 test, \$/)
      .waitFor({ state: 'attached' });
    await page.reload();
    await page.locator('.order-bar').getByText('1 test').waitFor();
    await page.locator('main a.add.large').press(' ');
    await page.locator('main a.add.large[aria-pressed="false"]').waitFor();
    expect(faults).toEqual([]);
    await close();
  });

  it('hears at once that nobody draws in Rhode Island, and where they do', async () => {
    const { page, faults, close } = await opened(browser, `${site}/tests/cbc`, PHONE);
    await page.locator('main a.add.large').click();
    await page.locator('.ask-state select').selectOption('RI');
    const refusal = page.locator('.ask-state .refusal');
    await refusal.getByText('No lab here can draw blood in Rhode Island.').waitFor();
    await refusal.locator('input').fill('02903');
    await refusal.getByRole('button', { name: 'Show the nearest' }).click();
    await refusal
      .getByText(/, MA: [\d.]+ miles?/)
      .first()
      .waitFor();
    await refusal.getByRole('button', { name: 'Use Massachusetts' }).first().click();
    await page.locator('.order-bar').getByText('in Massachusetts').waitFor();
    expect(faults).toEqual([]);
    await close();
  });

  it('gives way to a cart link, and is offered back', async () => {
    const { page, faults, close } = await opened(browser, `${site}/cart?add=cbc,cmp&lab=lab_1`, PHONE);
    await page.locator('[data-total]').waitFor();
    expect(new URL(page.url()).search).toBe('');
    await page.goto(`${site}/cart?add=tsh`);
    await page.getByRole('button', { name: 'Add to the order you had' }).click();
    await page.locator('.order-items li').nth(2).waitFor();
    expect(await page.locator('.order-items li').count()).toBe(3);
    await page.getByRole('button', { name: /^Remove CMP/ }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('button', { name: /^Remove CMP/ }).waitFor();
    expect(faults).toEqual([]);
    await close();
  });

  it('is handed over as a calendar file once a time is chosen', async () => {
    const { page, faults, close } = await opened(browser, `${site}/cart?add=lipid-panel`, PHONE);
    await page.locator('prep-timeline input').fill('2026-11-24T08:00');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Calendar file' }).click();
    expect((await download).suggestedFilename()).toBe('lab-test.ics');
    expect(faults).toEqual([]);
    await close();
  });

  it('is the same in every tab', async () => {
    const { page, close } = await opened(browser, `${site}/tests/cbc`, PHONE);
    const other = await page.context().newPage();
    await other.goto(`${site}/tests/cbc`);
    await other.locator('main a.add.large[role="button"]').waitFor();
    await page.locator('main a.add.large').click();
    await other.locator('main a.add.large[aria-pressed="true"]').waitFor();
    await close();
  });
});
