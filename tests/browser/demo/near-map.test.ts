import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { axeFaults } from '../axe.fixture.ts';
import { openBrowser, opened } from '../browser.fixture.ts';

const site = inject('site');
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

async function visit(
  path: string,
  act: (page: Page) => Promise<void>,
  options: Parameters<typeof opened>[2] = {},
): Promise<void> {
  const { page, faults, close } = await opened(browser, site + path, {
    viewport: { width: 320, height: 800 },
    ...options,
  });
  await act(page);
  expect(faults).toEqual([]);
  await close();
}

const FIND = '/lab-locations/find?zip=10001';
const marked = (page: Page): Promise<(string | null)[]> =>
  page.locator('.near [aria-current]').evaluateAll((all) => all.map((one) => one.getAttribute('id')));

describe('the map around a ZIP code', () => {
  it('leads from a pin to its entry of the list and back, by touch', () =>
    visit(
      FIND,
      async (page) => {
        await page.locator('.pin').first().waitFor();
        expect(await page.locator('.pin').count()).toBe(await page.locator('.near .sites > li').count());
        await page.locator('.pin[data-site="3"] .shape').tap();
        expect(await page.evaluate(() => document.activeElement?.id)).toBe('draw-site-3');
        expect((await marked(page)).sort()).toEqual(['draw-site-3', 'draw-site-pin-3']);
        await page.locator('.site-number').nth(4).tap();
        expect(await page.evaluate(() => document.activeElement?.id)).toBe('draw-site-pin-5');
        expect((await marked(page)).sort()).toEqual(['draw-site-5', 'draw-site-pin-5']);
      },
      { hasTouch: true },
    ));

  it('works by keyboard, and says what each pin is', () =>
    visit(FIND, async (page) => {
      const pin = page.getByRole('link', { name: /^2: .+ miles?$/ });
      await pin.waitFor();
      await pin.focus();
      await page.keyboard.press('Enter');
      expect(await page.evaluate(() => document.activeElement?.id)).toBe('draw-site-2');
    }));

  it('gives each of ten pins a finger on the narrowest phone', () =>
    visit(FIND, async (page) => {
      await page.locator('.pin').first().waitFor();
      const targets = await page.locator('.pin .target').evaluateAll((all) =>
        all.map((one) => {
          const { x, y, width } = one.getBoundingClientRect();
          return { x: x + width / 2, y: y + width / 2, width };
        }),
      );
      expect(Math.round(Math.min(...targets.map(({ width }) => width)))).toBeGreaterThanOrEqual(44);
      for (const [i, a] of targets.entries())
        for (const b of targets.slice(0, i)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(38);
    }));

  it.each(['light', 'dark'] as const)(
    'has no fault of access, %s, and keeps to the width of a phone',
    (colorScheme) =>
      visit(
        `/es${FIND}`,
        async (page) => {
          await page.locator('.pin').first().waitFor();
          expect(await axeFaults(page)).toEqual([]);
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
        },
        { colorScheme },
      ),
  );

  it('shows the list and a picture of the state without scripts', () =>
    visit(
      '/tools/find-draw-sites/answer?zip=10001&lang=en',
      async (page) => {
        const picture = page.getByRole('img', { name: 'Map of the draw sites in NY' });
        await picture.waitFor();
        expect(
          await picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth),
        ).toBe(460);
        expect(await page.locator('.pin').count()).toBe(0);
      },
      { javaScriptEnabled: false },
    ));
});
