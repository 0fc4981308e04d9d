import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, inject, it } from 'vitest';
import { SAMPLES } from '../built/samples.fixture.ts';
import { openBrowser, opened, settled } from './browser.fixture.ts';

const site = inject('site');
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** So many stops from the start, and as many at the end: a list of 400 links is no different in its middle. */
const STOPS = 40;

declare global {
  interface Window {
    /** What can be reached, in order; set by `listStops`. */
    stops?: readonly Element[];
  }
}

/** Lists what a keyboard must reach, in the order of the page, and gives their number. */
const listStops = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const selector =
      'a[href], button, input:not([type="hidden"]), select, textarea, summary, [tabindex]:not([tabindex^="-"])';
    /** Of radio buttons only the chosen one is a stop: arrows lead to the others. */
    const unchosen = (element: Element): boolean =>
      element instanceof HTMLInputElement && element.type === 'radio' && !element.checked;
    window.stops = [...document.querySelectorAll(selector)].filter(
      (element) =>
        element.checkVisibility() &&
        !element.matches(':disabled') &&
        element.closest('[inert]') === null &&
        !unchosen(element) &&
        !element.matches('[role="tab"][aria-selected="false"], [tabindex="-1"]'),
    );
    return window.stops.length;
  });

interface Stop {
  /** Place among the stops; -1 for another element, such as a region that scrolls. */
  readonly place: number;
  readonly name: string;
  readonly visible: boolean;
}

/** Where the focus is, and whether it can be seen there. */
const focused = (page: Page): Promise<Stop> =>
  page.evaluate(() => {
    const element = document.activeElement ?? document.body;
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    const { top, bottom, left, right } = element.getBoundingClientRect();
    const inWindow = bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
    return {
      place: (window.stops ?? []).indexOf(element),
      name: element.outerHTML.slice(0, 100),
      visible: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && inWindow,
    };
  });

/** Presses Tab until a place, and says which places the focus came to and where it was not seen. */
async function walk(page: Page, until: number): Promise<{ reached: Set<number>; unseen: string[] }> {
  const reached = new Set<number>();
  const unseen: string[] = [];
  for (let press = 0; press < 2 * STOPS + 20 && !reached.has(until); press++) {
    await page.keyboard.press('Tab');
    const { place, name, visible } = await focused(page);
    if (place >= 0) reached.add(place);
    if (!visible) unseen.push(name);
  }
  return { reached, unseen };
}

const missing = (page: Page, from: number, to: number, reached: ReadonlySet<number>): Promise<string[]> =>
  page.evaluate(
    (places) => places.map((place) => window.stops?.[place]?.outerHTML.slice(0, 100) ?? ''),
    Array.from({ length: to - from + 1 }, (_, i) => from + i).filter((place) => !reached.has(place)),
  );

describe.concurrent('by keyboard', () => {
  it.for(SAMPLES)(
    '$kind ($path): every part can be reached, the focus is seen, nothing holds it',
    async ({ path }, { expect, onTestFinished }) => {
      const { page, close } = await opened(browser, site + path, { viewport: { width: 1280, height: 800 } });
      onTestFinished(close);
      // What comes late takes the place of what has the focus.
      await settled(page);
      if ((await page.locator('.samples').count()) > 0) await page.locator('[role="tab"]').first().waitFor();
      const last = (await listStops(page)) - 1;

      const start = await walk(page, Math.min(STOPS, last));
      expect.soft(await missing(page, 0, Math.min(STOPS, last), start.reached), 'never reached').toEqual([]);
      expect.soft(start.unseen, 'focus not seen').toEqual([]);

      const from = Math.max(0, last - STOPS);
      await page.evaluate((place) => {
        const element = window.stops?.[place];
        if (element instanceof HTMLElement) element.focus();
      }, from);
      const end = await walk(page, last);
      expect.soft(await missing(page, from + 1, last, end.reached), 'never reached').toEqual([]);
      expect.soft(end.unseen, 'focus not seen').toEqual([]);
      // After the last stop the focus leaves the page.
      await page.keyboard.press('Tab');
      expect((await focused(page)).place).toBeLessThanOrEqual(0);
    },
  );

  it.for(SAMPLES)(
    '$kind ($path): the first stop leads past the navigation',
    async ({ path }, { expect, onTestFinished }) => {
      const { page, close } = await opened(browser, site + path);
      onTestFinished(close);
      await page.keyboard.press('Tab');
      expect((await focused(page)).visible, 'the skip link can be seen').toBe(true);
      await page.keyboard.press('Enter');
      await page.waitForURL((url) => url.hash === '#main');
      await page.keyboard.press('Tab');
      const beyond = await page.evaluate(() => {
        const nav = document.querySelector('body > header')?.contains(document.activeElement);
        return nav !== true && document.activeElement !== document.body;
      });
      expect(beyond).toBe(true);
    },
  );
});
