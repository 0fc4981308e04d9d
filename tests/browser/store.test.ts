import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { printDollars } from '../../src/core/pricing/money.ts';
import { runningTotal } from '../../src/core/pricing/running-total.ts';
import { needsState } from '../../src/core/pricing/sold-in.ts';
import { data, example, site, TEST, TEST_PAGE } from '../built/served.fixture.ts';
import { openBrowser, opened, settled } from './browser.fixture.ts';

/** What whoever buys at this store does, whatever it sells, where and at which price. */
const { service } = data.service;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };
const entry = data.catalog.entries.find(({ slug }) => slug === TEST) ?? expect.unreachable();
const hasOwnCart = service.cart === undefined && service.cartBase === undefined;
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

async function visit(path: string, journey: (page: Page) => Promise<void>): Promise<void> {
  const { page, faults, close } = await opened(browser, site + path, PHONE);
  try {
    await journey(page);
    expect(faults).toEqual([]);
  } finally {
    await close();
  }
}

const totalOf = (items: readonly string[], state: string): string => {
  const { chosen } = runningTotal({ items, state }, data);
  return printDollars(chosen?.cheaper?.totalCents ?? chosen?.totalCents ?? 0);
};

describe('somebody who buys here', () => {
  it('finds a test by its name', () =>
    visit('/', async (page) => {
      await page.locator('main [name="query"]').fill(entry.said.en.name);
      await page.locator('main [name="query"]').press('Enter');
      await page.locator(`main a[href="${TEST_PAGE}"]`).first().click();
      await page.waitForURL(`**${TEST_PAGE}`);
    }));

  it('adds it, says in which state, and sees the whole price as it is quoted', () =>
    visit(TEST_PAGE, async (page) => {
      await page.locator('main a.add.large').click();
      await page.locator('.ask-state select').selectOption(example.state);
      await page.locator('.order-bar a.button').click();
      await page
        .locator('[data-cart] [data-total]')
        .getByText(totalOf([TEST], example.state))
        .waitFor();
    }));

  it('opens an order that an agent hands over', () =>
    visit(`/cart?add=${example.items.join(',')}&lab=${service.defaultLab}`, async (page) => {
      await page
        .locator('.order-items li')
        .nth(example.items.length - 1)
        .waitFor();
      await page.locator('[data-cart] select[name="state"]').selectOption(example.state);
      await page.locator('[data-total]').getByText(totalOf(example.items, example.state)).waitFor();
    }));

  it('sees where samples are drawn near a ZIP code', () =>
    visit('/lab-locations/find', async (page) => {
      await settled(page);
      await page.locator('form[data-tool="find_draw_sites"] [name="zip"]').fill(example.zip);
      await page.locator('form[data-tool="find_draw_sites"] button[type="submit"]').click();
      await page.locator('.sites > li').first().waitFor();
    }));
});

const limited = data.catalog.entries.filter((one) => one.orderable && needsState([one]));
const elsewhere = (states: readonly string[]) =>
  data.service.states.find(({ code }) => !states.includes(code) && !service.notServed.includes(code))?.code;

describe.runIf(limited.length > 0)('an item that is sold in some states only', () => {
  const [one] = limited;
  const { slug = '', states = [] } = one ?? {};

  it.runIf(!hasOwnCart)('goes to the shop only once the state is known', () =>
    visit(`/cart?add=${slug}`, async (page) => {
      const shop = page.locator('[data-cart] .receipt a.button');
      await page.locator('[data-cart] [data-total]').waitFor();
      await page.getByText('Choose the state where blood will be drawn:').waitFor();
      expect(await shop.count()).toBe(0);
      await page.locator('[data-cart] select[name="state"]').selectOption(states[0] ?? '');
      await shop.waitFor();
    }),
  );

  it('is left out, with the reason, where it is not sold', () =>
    visit(`/cart?add=${slug}`, async (page) => {
      await page.locator('[data-cart] [data-total]').waitFor();
      await page.locator('[data-cart] select[name="state"]').selectOption(elsewhere(states) ?? '');
      await page.locator('[data-cart] [data-total]').waitFor({ state: 'detached' });
    }));
});
