import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { PDF_SAMPLES } from '../files/pdf-samples.fixture.ts';
import { openBrowser, opened } from './browser.fixture.ts';
import { overflowing } from './layout.fixture.ts';
import { paste, THIRTY } from './pasted.fixture.ts';

const site = inject('site');
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const FORM = '/tools/interpret-results';
const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 900 };

async function visit(
  act: (page: Page) => Promise<void>,
  { path = FORM, ...options }: BrowserContextOptions & { path?: string } = {},
): Promise<void> {
  const { page, faults, close } = await opened(browser, site + path, { viewport: PHONE, ...options });
  await page.locator('form[data-running]').waitFor();
  await act(page);
  expect(faults).toEqual([]);
  await close();
}

it('an example can be tried by who has no report at hand, on a desk beside the form', async () => {
  for (const [path, button] of [
    [FORM, 'Fill in an example'],
    [`/es${FORM}`, 'Llenar con un ejemplo'],
  ] as const)
    await visit(
      async (page) => {
        const [form, beside] = await Promise.all(
          ['.incoming', '.report-aside'].map((part) => page.locator(part).boundingBox()),
        );
        expect(beside?.x ?? 0).toBeGreaterThan((form?.x ?? 0) + (form?.width ?? 0));
        await page.getByRole('button', { name: button }).click();
        await page.locator('[data-row]').nth(9).waitFor();
        expect(await page.locator('[data-row]').count()).toBe(10);
        expect(await page.locator('.report-rows.doubtful [data-row]').count()).toBe(0);
        await page.locator('form[data-tool] button[type="submit"]').click();
        await page.locator('.answer .result').nth(9).waitFor({ timeout: 30_000 });
        expect(await page.locator('.result.unjudged').count()).toBe(0);
        expect(await overflowing(page)).toEqual([]);
      },
      { path, viewport: DESK },
    );
});

it('a text without a value says that none was found, and how a line looks', async () => {
  await visit(async (page) => {
    await page.fill('textarea[name="values"]', 'Dear Ana,\nplease call the front desk.');
    await page.locator('[data-read]', { hasText: 'No value found yet' }).waitFor();
    await page.fill('textarea[name="values"]', 'TSH 2.1 mIU/L 0.4-4.5');
    await page.locator('[data-read]', { hasText: '1 value read.' }).waitFor();
  });
});

it('the sheet for paper is made after the answer, and before anything is printed', async () => {
  await visit(async (page) => {
    await page.evaluate(() => {
      const seen = document.body.dataset;
      window.requestIdleCallback = () => 0;
      window.print = () => {
        seen.printed = String(document.querySelectorAll('.sheet .all li').length);
      };
    });
    await paste(page, THIRTY);
    expect(await page.locator('.sheet > *').count()).toBe(0);
    await page.locator('.answer [data-print]').click();
    await expect.poll(() => page.evaluate(() => document.body.dataset.printed)).toBe('30');
  });
});

it('every row of a long report can be reached by its keyboard and is as high as its words', async () => {
  await visit(async (page) => {
    await paste(page, THIRTY);
    const last = page.locator('.result summary').last();
    await last.focus();
    await page.keyboard.press('Enter');
    await page.locator('.result').last().locator('.card').waitFor();
    expect(await page.locator('.result').last().locator('.card').isVisible()).toBe(true);
    expect(
      await page
        .locator('.result')
        .last()
        .evaluate((row) => row.clientHeight),
    ).toBeGreaterThan(100);
  });
});

it('the reader of PDF files starts while a file is looked for, and not before', async () => {
  await visit(async (page) => {
    const started: string[] = [];
    page.on('worker', (worker) => started.push(worker.url()));
    await page.getByLabel('Your report as text').focus();
    await page.waitForLoadState('networkidle');
    expect(started).toEqual([]);
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.locator('[data-drop] label.button').click(),
    ]);
    await expect.poll(() => started.length).toBe(1);
    const six = PDF_SAMPLES['six-pages.pdf'];
    if (six === undefined) throw new Error('no sample');
    await chooser.setFiles({
      name: 'six-pages.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from(six.bytes),
    });
    await page.locator('[data-row]').nth(26).waitFor({ timeout: 30_000 });
    expect(started).toHaveLength(1);
  });
});
