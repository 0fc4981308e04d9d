import type { Browser, CDPSession, Page } from 'playwright-core';

/** How many times slower than here a telephone is taken to be: a quarter of a processor. */
export const SLOWER = 4;

const KINDS = ['RecalcStyleDuration', 'LayoutDuration', 'TaskDuration'] as const;

/** Seconds that the main thread itself has worked, whatever else the machine does. */
export type Work = Readonly<Record<(typeof KINDS)[number], number>>;

export interface Phone {
  readonly page: Page;
  /** What was done so far. */
  work(): Promise<Work>;
  /** Waits until nothing is on its way and nothing is done any more. */
  rest(): Promise<void>;
}

/** A page as on a telephone, slow once it is loaded. */
export async function openPhone(browser: Browser, address: string): Promise<Phone> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return { page, work: () => worked(session), rest: () => rested(page, session) };
}

async function worked(session: CDPSession): Promise<Work> {
  const { metrics } = await session.send('Performance.getMetrics');
  return Object.fromEntries(
    KINDS.map((kind) => [kind, metrics.find(({ name }) => name === kind)?.value ?? 0]),
  ) as Work;
}

/** Longer than what waits for a person to be through with typing. */
const QUIET_MS = 700;
/** Work of a page that does nothing, in that time. */
const NOTHING_S = 0.008;

async function rested(page: Page, session: CDPSession): Promise<void> {
  let before = await worked(session);
  for (;;) {
    await page.waitForTimeout(QUIET_MS);
    const now = await worked(session);
    if (now.TaskDuration - before.TaskDuration < NOTHING_S) return;
    before = now;
  }
}

export const between = (before: Work, after: Work): Work =>
  Object.fromEntries(KINDS.map((kind) => [kind, after[kind] - before[kind]])) as Work;

export const medianOf = (all: readonly Work[]): Work | undefined =>
  [...all].sort((one, other) => one.TaskDuration - other.TaskDuration)[all.length >> 1];

/** Style, layout and all work of the main thread, in milliseconds. */
export const cellsOf = (work: Work | undefined): string[] =>
  KINDS.map((kind) => (1000 * (work?.[kind] ?? Number.NaN)).toFixed(0));
export const HEADS = ['style', 'layout', 'all work'];

export const printRow = (name: string, ...cells: readonly string[]): void =>
  console.info([name.padEnd(56), ...cells.map((cell) => cell.padStart(10))].join(''));
