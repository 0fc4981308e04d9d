import { type Browser, type BrowserContextOptions, type Page, chromium as playwright } from 'playwright-core';

/** Starts the browser that comes with the project, on a machine that has none. */
export async function openBrowser(): Promise<Browser> {
  return playwright.launch({
    executablePath: await browserPath(),
    args: ['--no-sandbox', '--headless=shell'],
  });
}

/** Where that browser lies. Not with the package's own list of arguments: it switches off the same-origin policy. */
export async function browserPath(): Promise<string> {
  // Set before the import: the package then brings its own system libraries.
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs24.x';
  const { default: chromium } = await import('@sparticuz/chromium');
  return chromium.executablePath();
}

export interface Opened {
  readonly page: Page;
  /** Script errors, requests to other hosts, breaches of the security policy; filled while the page lives. */
  readonly faults: string[];
  close(): Promise<void>;
}

declare global {
  interface Window {
    /** Set by `opened`: called by the page on each breach of its security policy. */
    policyBreach?: (breach: string) => void;
  }
}

/**
 * Opens a page in a context of its own and listens for whatever it does wrong.
 * @param prepare runs before the address is opened
 */
export async function opened(
  browser: Browser,
  address: string,
  options: BrowserContextOptions = {},
  prepare: (page: Page) => Promise<void> = async () => {},
): Promise<Opened> {
  const { origin } = new URL(address);
  // What a worker answers is hidden from the listeners below; tests of it open a context of their own.
  const context = await browser.newContext({ serviceWorkers: 'block', reducedMotion: 'reduce', ...options });
  const page = await context.newPage();
  page.setDefaultTimeout(8000);
  // Tests share a small machine.
  page.setDefaultNavigationTimeout(60_000);
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  page.on('request', (request) => {
    if (!/^(data|blob):/.test(request.url()) && new URL(request.url()).origin !== origin)
      faults.push(`asks ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400 && response.request().resourceType() !== 'document')
      faults.push(`${response.status()} ${response.url()}`);
  });
  await page.exposeFunction('policyBreach', (breach: string) => faults.push(breach));
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
      window.policyBreach?.(`policy: ${effectiveDirective} ${blockedURI} ${sample}`),
    ),
  );
  await prepare(page);
  await page.goto(address);
  if (options.javaScriptEnabled !== false) await started(page);
  return { page, faults, close: () => context.close() };
}

/** Scripts come after the first paint, on every page that of its header; a page that a function prints has none. */
export async function started(page: Page): Promise<void> {
  if ((await page.locator('script[type="module"]').count()) === 0) return;
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/page\.[^/]*\.js$/.test(name)),
  );
  await page.evaluate(() => new Promise((done) => setTimeout(done, 50)));
}

/** Waits until scripts have fetched and written nothing for a while. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: 60_000 });
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        let timer = setTimeout(done, 400);
        new MutationObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(done, 400);
        }).observe(document.body, { childList: true, subtree: true });
      }),
  );
}
