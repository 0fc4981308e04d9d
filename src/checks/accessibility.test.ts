import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, inject, it } from 'vitest';
import { axeFaults, LAYOUT_RULES } from './axe.fixture.ts';
import { openBrowser, opened } from './browser.fixture.ts';
import { overflowing, paleShapes } from './layout.fixture.ts';
import { SAMPLES } from './samples.fixture.ts';

const site = inject('site');
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** Both sides of the change of layout with every rule; the widths beside them with what depends on width. */
const WIDTHS = [
  { width: 320, rules: undefined },
  { width: 390, rules: LAYOUT_RULES },
  { width: 1280, rules: undefined },
  { width: 1440, rules: LAYOUT_RULES },
] as const;

async function resized(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
}

describe.concurrent('every kind of page', () => {
  it.for(SAMPLES)(
    '$kind ($path) has no fault at any width, light, dark and in forced colours',
    async ({ path }, { expect, onTestFinished }) => {
      const { page, close } = await opened(browser, site + path);
      onTestFinished(close);
      const faults: Record<string, readonly string[]> = {};
      for (const { width, rules } of WIDTHS) {
        await resized(page, width);
        await page.emulateMedia({ colorScheme: 'light' });
        faults[`light ${width}`] = [...(await axeFaults(page, rules)), ...(await overflowing(page))];
        await page.emulateMedia({ colorScheme: 'dark' });
        faults[`dark ${width}`] = await axeFaults(page, LAYOUT_RULES);
      }
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, forcedColors: 'active' });
        faults[`forced ${colorScheme}`] = [
          ...(await axeFaults(page, ['color-contrast'])),
          ...(await paleShapes(page)),
        ];
      }
      expect(Object.entries(faults).filter(([, list]) => list.length > 0)).toEqual([]);
    },
  );

  it.for(SAMPLES)(
    '$kind ($path) keeps its text whole at 200 %',
    async ({ path }, { expect, onTestFinished }) => {
      const { page, close } = await opened(browser, site + path, { viewport: { width: 640, height: 800 } });
      onTestFinished(close);
      // Through the protocol: the policy refuses inline styles.
      await page.evaluate(() => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(':root { font-size: 200% }');
        document.adoptedStyleSheets = [sheet];
      });
      expect(await overflowing(page)).toEqual([]);
    },
  );
});
