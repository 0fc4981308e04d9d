import type { CDPSession, Page } from 'playwright-core';
import { startUnlimited } from '../../netlify/local/server.ts';
import { openBrowser } from '../../tests/browser/browser.fixture.ts';

/**
 * Measures the work of showing the answer of a report of forty values as on a phone with a quarter of a processor, in
 * time of the main thread's own, since the machine is shared: style, layout, and all the rest from the press to the
 * painted answer (the form read, every value judged, the answer built and painted). The first press runs its code for
 * the first time; the others are what an answer alone costs. What is made in idle time after the paint has a row of its own.
 */
const SLOWER = 4;
const PRESSES = 7;
/** Milliseconds of work that an answer may take. */
const BUDGET = 100;

const NAMES = [
  ['WBC', '6.1 x10E3/uL 3.4-10.8'],
  ['RBC', '3.92 x10E6/uL 3.77-5.28'],
  ['Hemoglobin', '10.4 g/dL 11.1-15.9'],
  ['Hematocrit', '33.1 % 34.0-46.6'],
  ['MCV', '76 fL 79-97'],
  ['MCH', '26.4 pg 26.6-33.0'],
  ['MCHC', '31.4 g/dL 31.5-35.7'],
  ['RDW', '16.2 % 11.7-15.4'],
  ['Platelets', '341 x10E3/uL 150-450'],
  ['Glucose', '108 mg/dL 70-99'],
  ['BUN', '14 mg/dL 6-24'],
  ['Creatinine', '0.82 mg/dL 0.57-1.00'],
  ['eGFR', '91 mL/min/1.73 >59'],
  ['Sodium', '139 mmol/L 134-144'],
  ['Potassium', '4.1 mmol/L 3.5-5.2'],
  ['Chloride', '101 mmol/L 96-106'],
  ['Carbon Dioxide, Total', '23 mmol/L 20-29'],
  ['Calcium', '9.4 mg/dL 8.7-10.2'],
  ['Protein, Total', '7.0 g/dL 6.0-8.5'],
  ['Albumin', '4.4 g/dL 3.9-4.9'],
  ['Bilirubin, Total', '0.4 mg/dL 0.0-1.2'],
  ['Alkaline Phosphatase', '71 IU/L 44-121'],
  ['AST (SGOT)', '22 IU/L 0-40'],
  ['ALT (SGPT)', '49 IU/L 0-32'],
  ['Cholesterol, Total', '231 mg/dL 100-199'],
  ['Triglycerides', '312 mg/dL 0-149'],
  ['HDL Cholesterol', '38 mg/dL >39'],
  ['TSH', '5.9 uIU/mL 0.450-4.500'],
  ['Free T4', '1.1 ng/dL 0.82-1.77'],
  ['Ferritin', '8 ng/mL 15-150'],
  ['Iron', '31 ug/dL 27-159'],
  ['TIBC', '440 ug/dL 250-450'],
  ['Vitamin D, 25-Hydroxy', '21.3 ng/mL 30.0-100.0'],
  ['Vitamin B12', '310 pg/mL 232-1245'],
  ['Folate', '9.1 ng/mL >3.0'],
  ['Hemoglobin A1c', '5.9 % 4.8-5.6'],
  ['Magnesium', '2.0 mg/dL 1.6-2.3'],
  ['Phosphorus', '3.6 mg/dL 3.0-4.3'],
  ['Uric Acid', '5.5 mg/dL 2.6-6.2'],
  ['GGT', '31 IU/L 0-60'],
] as const;

const KINDS = ['RecalcStyleDuration', 'LayoutDuration', 'TaskDuration'] as const;
type Work = Readonly<Record<(typeof KINDS)[number], number>>;

const server = await startUnlimited({ root: process.cwd(), port: 0, quiet: true });
const browser = await openBrowser();
const context = await browser.newContext({
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  serviceWorkers: 'block',
});
const page = await context.newPage();
const session = await context.newCDPSession(page);
await session.send('Performance.enable', { timeDomain: 'threadTicks' });
await page.goto(`${server.url}/tools/interpret-results`);
const form = page.locator('form[data-tool="interpret_results"]');
await form
  .locator('textarea')
  .first()
  .fill(NAMES.map((line) => line.join(' ')).join('\n'));
await page.waitForLoadState('networkidle');
await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });

const presses: Work[] = [];
const rests: Work[] = [];
for (let i = 0; i < PRESSES; i++) {
  presses.push(await press(page, session));
  const painted = await worked(session);
  await page.locator('.sheet .asked').waitFor({ state: 'attached' });
  rests.push(between(painted, await worked(session)));
}
await browser.close();
await server.close();

const [first, ...others] = presses;
const medianOf = (all: readonly Work[]): Work | undefined =>
  [...all].sort((one, other) => one.TaskDuration - other.TaskDuration)[all.length >> 1];
const typical = medianOf(others);
const print = (name: string, ...cells: readonly string[]): void =>
  console.info([name.padEnd(36), ...cells.map((cell) => cell.padStart(12))].join(''));
const row = (name: string, work: Work | undefined): void =>
  print(name, ...KINDS.map((kind) => (1000 * (work?.[kind] ?? Number.NaN)).toFixed(0)));

console.info('');
print(`${NAMES.length} values at 1/${SLOWER} of a CPU, ms`, 'style', 'layout', 'all work');
row('first press', first);
row('median of the next presses', typical);
row('in idle time after the paint', medianOf(rests.slice(1)));
const picture = 1000 * ((typical?.RecalcStyleDuration ?? 0) + (typical?.LayoutDuration ?? 0));
print(`style and layout: ${picture.toFixed(0)} of ${BUDGET} ms`);

/** Presses the button and waits until the new answer is painted. */
async function press(page: Page, session: CDPSession): Promise<Work> {
  await page.evaluate(() => document.querySelector('.answer')?.replaceChildren());
  await page.waitForTimeout(400);
  const before = await worked(session);
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        new MutationObserver((_, observer) => {
          if (document.querySelector('.answer .result') === null) return;
          observer.disconnect();
          // The turn after a frame comes once that frame is painted; what is left to idle time comes later.
          requestAnimationFrame(() => setTimeout(done));
        }).observe(document.body, { childList: true, subtree: true });
        document.querySelector<HTMLElement>('form[data-tool] button[type="submit"]')?.click();
      }),
  );
  return between(before, await worked(session));
}

function between(before: Work, after: Work): Work {
  return Object.fromEntries(KINDS.map((kind) => [kind, after[kind] - before[kind]])) as Work;
}

async function worked(session: CDPSession): Promise<Work> {
  const { metrics } = await session.send('Performance.getMetrics');
  return Object.fromEntries(
    KINDS.map((kind) => [kind, metrics.find(({ name }) => name === kind)?.value ?? 0]),
  ) as Work;
}
