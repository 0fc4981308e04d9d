import { brotliCompressSync, constants } from 'node:zlib';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { type Opened, opened } from './browser.fixture.ts';

/** Sizes in bytes as they travel, compressed by brotli at the level of our own server. */
export interface Weight {
  readonly requests: number;
  /** Without fonts, which come once and are kept for a year. */
  readonly total: number;
  readonly font: number;
  readonly html: number;
  readonly css: number;
  readonly script: number;
  /** What scripts fetch. */
  readonly data: number;
}

export interface Load extends Opened {
  /** What was loaded so far. */
  weight(): Promise<Weight>;
  /** Gives the page its whole processor. */
  hurry(): Promise<void>;
  /** Waits until nothing is on its way, and nothing more is asked for. */
  idle(): Promise<void>;
}

const KINDS: Readonly<Record<string, 'html' | 'css' | 'script' | 'data' | 'font'>> = {
  document: 'html',
  stylesheet: 'css',
  script: 'script',
  font: 'font',
  fetch: 'data',
  xhr: 'data',
};

/** Opens a page as on a phone with half a processor, and weighs what the browser asks for. */
export async function loaded(browser: Browser, address: string): Promise<Load> {
  const parts: Promise<{ kind: string; bytes: number }>[] = [];
  const seen = new Set<string>();
  let session: CDPSession | undefined;
  /** Gives the page one part in `rate` of the processor. */
  const slow = (rate: number) => session?.send('Emulation.setCPUThrottlingRate', { rate });
  let underway = 0;
  let last = performance.now();
  const count = (change: number) => () => {
    underway += change;
    last = performance.now();
  };
  const idle = async (): Promise<void> => {
    while (underway > 0 || performance.now() - last < 300) await new Promise((next) => setTimeout(next, 50));
  };
  const watch = (page: Page): void => {
    page.on('request', count(1));
    page.on('requestfinished', count(-1));
    page.on('requestfailed', count(-1));
    page.on('response', (response) => {
      const kind = KINDS[response.request().resourceType()] ?? 'other';
      if (seen.has(response.url())) return;
      seen.add(response.url());
      parts.push(
        response.body().then(
          (body) => ({ kind, bytes: travelling(body) }),
          // The page was closed meanwhile: nobody weighs it any more.
          () => ({ kind, bytes: 0 }),
        ),
      );
    });
  };
  const one = await opened(
    browser,
    address,
    { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
    async (page) => {
      watch(page);
      await page.addInitScript(observe);
      session = await page.context().newCDPSession(page);
      await slow(2);
    },
  );
  await idle();
  return {
    ...one,
    idle,
    async hurry() {
      await slow(1);
    },
    async weight() {
      const all = await Promise.all(parts);
      const sum = (kind?: string): number =>
        all.filter((part) => kind === undefined || part.kind === kind).reduce((n, { bytes }) => n + bytes, 0);
      const font = sum('font');
      return {
        requests: all.filter(({ kind }) => kind !== 'font').length,
        total: sum() - font,
        font,
        html: sum('html'),
        css: sum('css'),
        script: sum('script'),
        data: sum('data'),
      };
    },
  };
}

/** Already compressed files stay as they are. */
function travelling(body: Buffer): number {
  const packed = brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
  return Math.min(packed.length, body.length);
}

/** What moved while the page was loading, and what the eye met as its largest part. */
export interface Paint {
  readonly shift: number;
  readonly largest: string;
}

declare global {
  interface Window {
    paint?: { shift: number; largest: string };
  }
}

/** Runs in the page, before anything of it. */
function observe(): void {
  interface Shift extends PerformanceEntry {
    readonly value: number;
    readonly hadRecentInput: boolean;
  }
  interface Largest extends PerformanceEntry {
    readonly element: Element | null;
    readonly url: string;
  }
  const paint = { shift: 0, largest: 'nothing' };
  window.paint = paint;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Shift[]) if (!entry.hadRecentInput) paint.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const { element, url } of list.getEntries() as Largest[])
      paint.largest = url === '' ? `text of ${element?.tagName.toLowerCase()}` : `image ${url}`;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}

/** Asked after two more frames, since observers hear of a frame only once it is over. */
export const paintOf = (page: Page): Promise<Paint> =>
  page.evaluate(
    () =>
      new Promise<Paint>((done) => {
        const answer = () => done(window.paint ?? { shift: Number.NaN, largest: 'not observed' });
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(answer)));
      }),
  );
