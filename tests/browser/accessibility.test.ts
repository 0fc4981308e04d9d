import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, inject, it } from 'vitest';
import { SAMPLES } from '../built/samples.fixture.ts';
import { axeFaults, LAYOUT_RULES } from './axe.fixture.ts';
import { openBrowser, opened } from './browser.fixture.ts';
import { overflowing, paleShapes } from './layout.fixture.ts';

const site = inject('site');
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/**
 * Text is checked for its place at every width. Axe takes 0.2 seconds a time, so each page meets every rule once
 * on a phone and once on a wide window, and what depends on colour and width in the dark.
 */
const VIEWS = [
  { width: 320, colorScheme: 'light', rules: undefined },
  { width: 390, colorScheme: 'dark', rules: LAYOUT_RULES },
  { width: 1280, colorScheme: 'light', rules: undefined },
  { width: 1440, colorScheme: 'dark', rules: LAYOUT_RULES },
] as const;

describe.concurrent('every kind of page', () => {
  it.for(SAMPLES)(
    '$kind ($path) has no fault at any width, light, dark and in forced colours',
    async ({ path }, { expect, onTestFinished }) => {
      const { page, close } = await opened(browser, site + path);
      onTestFinished(close);
      const faults: Record<string, readonly string[]> = {};
      for (const { width, colorScheme, rules } of VIEWS) {
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({ colorScheme });
        faults[`${colorScheme} ${width}`] = [...(await axeFaults(page, rules)), ...(await overflowing(page))];
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
