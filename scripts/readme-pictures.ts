import { mkdirSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { settled } from '../tests/browser/browser.fixture.ts';

interface Picture {
  readonly name: string;
  readonly path: string;
  readonly width: number;
  readonly height: number;
  readonly dark?: true;
  /** What somebody does before it is taken. */
  readonly before?: (page: Page) => Promise<void>;
}

const PICTURES: readonly Picture[] = [
  { name: 'home', path: '/', width: 1280, height: 860 },
  {
    name: 'quote',
    path: '/tools/quote-order?items=cbc&items=tsh&state=TX',
    width: 390,
    height: 560,
    before: async (page) => {
      const answer = page.locator(
        '[data-answer-of="quote_order"] strong, [data-answer-of="quote_order"] table',
      );
      await answer.first().waitFor();
      await page.evaluate(() => {
        const answer = document.querySelector('[data-answer-of="quote_order"]');
        scrollTo(0, (answer?.getBoundingClientRect().top ?? 0) + scrollY);
      });
    },
  },
  { name: 'range', path: '/tests/tsh', width: 390, height: 844, dark: true },
  {
    name: 'results',
    path: '/tools/interpret-results',
    width: 390,
    height: 844,
    before: async (page) => {
      await page
        .getByRole('button', { name: /example/i })
        .first()
        .click();
      await page
        .getByRole('button', { name: /see my results/i })
        .first()
        .click();
      await page.locator('[data-answer-of="interpret_results"] h2').first().waitFor();
    },
  },
];

/** The pictures that README.md shows, into docs/pictures/. */
export async function readmePictures(browser: Browser, origin: string): Promise<void> {
  mkdirSync('docs/pictures', { recursive: true });
  for (const { name, path, width, height, dark, before } of PICTURES) {
    const page = await browser.newPage({
      viewport: { width, height: Math.max(height, 844) },
      deviceScaleFactor: width < 500 ? 1.5 : 1,
      colorScheme: dark ? 'dark' : 'light',
    });
    await page.goto(origin + path, { waitUntil: 'networkidle' });
    await before?.(page);
    await settled(page);
    await page.screenshot({
      path: `docs/pictures/${name}.jpg`,
      type: 'jpeg',
      quality: 78,
      clip: { x: 0, y: 0, width, height },
    });
    await page.close();
  }
}
