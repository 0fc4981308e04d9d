import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, inject, it } from 'vitest';
import { SAMPLES } from '../built/samples.fixture.ts';
import { axeFaults } from './axe.fixture.ts';
import { openBrowser, opened } from './browser.fixture.ts';
import { overflowing } from './layout.fixture.ts';

const site = inject('site');
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** The width of a letter sheet between margins of half an inch, at 96 dots an inch. */
const SHEET = { width: 720, height: 960 };

describe.concurrent('printed', () => {
  it.for(SAMPLES)(
    '$kind ($path) is dark on white, without navigation and forms, its sources with addresses',
    async ({ path }, { expect, onTestFinished }) => {
      const { page, close } = await opened(browser, site + path, { viewport: SHEET, colorScheme: 'dark' });
      onTestFinished(close);
      await page.emulateMedia({ media: 'print' });
      const printed = await page.evaluate(() => {
        const shown = (selector: string): string[] =>
          [...document.querySelectorAll(selector)]
            .filter((element) => element.checkVisibility())
            .map((element) => element.outerHTML.slice(0, 100));
        const silent = [...document.querySelectorAll<HTMLAnchorElement>('.sources a')].filter(
          (link) => !getComputedStyle(link, '::after').content.includes(link.getAttribute('href') ?? ''),
        );
        return {
          onScreenOnly: shown('nav, form, button, input, .skip, dialog'),
          withoutAddress: silent.map(({ href }) => href),
        };
      });
      expect(printed).toEqual({ onScreenOnly: [], withoutAddress: [] });
      expect(await axeFaults(page, ['color-contrast'])).toEqual([]);
      expect(await overflowing(page)).toEqual([]);
      expect((await page.pdf({ format: 'Letter' })).byteLength).toBeGreaterThan(1000);
    },
  );
});
