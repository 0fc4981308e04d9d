import { mkdirSync } from 'node:fs';
import { startUnlimited } from '../netlify/local/server.ts';
import { openBrowser } from '../tests/browser/browser.fixture.ts';
import { SAMPLES } from '../tests/built/samples.fixture.ts';
import { readmePictures } from './readme-pictures.ts';

/*
 * Pictures of every kind of page, whole, in both languages, on a phone and a desk, light and dark: npm run
 * screenshots, or with paths for some pages only. They go to screenshots/. With --readme those that README.md shows, to
 * docs/pictures/.
 */
const wanted = process.argv.slice(2);
const paths = wanted.includes('--readme') ? [] : wanted.length > 0 ? wanted : SAMPLES.map(({ path }) => path);
const VIEWS = [
  { name: 'phone', viewport: { width: 390, height: 844 } },
  { name: 'desk', viewport: { width: 1280, height: 900 } },
];
/** Taller pictures than this are of no use: the catalog would be 40,000 pixels. */
const TALLEST = 6000;

mkdirSync('screenshots', { recursive: true });
const server = await startUnlimited({ root: process.cwd(), port: 0, quiet: true });
const browser = await openBrowser();
try {
  if (wanted.includes('--readme')) await readmePictures(browser, server.url);
  for (const { name, viewport } of VIEWS) {
    const page = await browser.newPage({ viewport });
    for (const path of paths) {
      await page.goto(server.url + path, { waitUntil: 'networkidle' });
      const file = path.replace(/[^a-z0-9]+/gi, '_').replace(/^_|_$/g, '') || 'home';
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        const tall = await page.evaluate(() => document.documentElement.scrollHeight);
        await page.screenshot({
          path: `screenshots/${file}-${name}-${colorScheme}.png`,
          fullPage: true,
          clip: { x: 0, y: 0, width: viewport.width, height: Math.min(tall, TALLEST) },
        });
      }
    }
    await page.close();
  }
} finally {
  await browser.close();
  await server.close();
}
