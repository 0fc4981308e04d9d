import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject } from 'vitest';
import { openBrowser, started } from '../../browser.fixture.ts';

export const site = inject('site');
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

interface Visit {
  readonly page: Page;
  /** Script errors, and requests to another host. */
  readonly faults: string[];
  /** Every request with its body. */
  readonly sent: string[];
  /** Bytes of script as they travelled. */
  readonly script: () => number;
}

/** Visits a page on a phone, and closes it afterwards. */
export async function visit(
  path: string,
  act: (visit: Visit) => Promise<void>,
  options: BrowserContextOptions = {},
  before: (page: Page) => Promise<unknown> = async () => {},
): Promise<void> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
    ...options,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  const faults: string[] = [];
  const sent: string[] = [];
  let script = 0;
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('request', (request) => {
    sent.push(`${request.url()} ${request.postData() ?? ''}`);
    if (!request.url().startsWith(site)) faults.push(request.url());
  });
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) script += Number(response.headers()['content-length'] ?? 1e6);
  });
  await before(page);
  await page.goto(site + path);
  if (options.javaScriptEnabled !== false) await started(page);
  await act({ page, faults, sent, script: () => script });
  expect(faults).toEqual([]);
  await context.close();
}

export const submit = (page: Page) => page.locator('form[data-tool] button[type="submit"]').click();

/** What the interpreter is to understand, and what not. */
export const REPORT = [
  'Patient: DOE, JANE',
  'Collected: 11/02/2026',
  'TSH 7.77 High uIU/mL 0.450-4.500',
  'Potassium 7.13 mmol/L 3.5-5.2',
  'Ferritin 8.25 ng/mL',
  'HIV Ag/Ab NON-REACTIVE',
  'Zonopathy Ab NON-REACTIVE',
  'Zonopathin 42.5 ng/mL',
].join('\n');
