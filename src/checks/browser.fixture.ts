import { type Browser, chromium as playwright } from 'playwright-core';

/** Starts the browser that comes with the project, on a machine that has none. */
export async function openBrowser(): Promise<Browser> {
  // Set before the import: the package then brings its own system libraries.
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs24.x';
  const { default: chromium } = await import('@sparticuz/chromium');
  // Not the package's own list of arguments: it switches off the same-origin policy.
  return playwright.launch({
    executablePath: await chromium.executablePath(),
    args: ['--no-sandbox', '--headless=shell'],
  });
}
