import type { Page } from 'playwright-core';
import { startUnlimited } from '../../netlify/local/server.ts';
import { openBrowser } from '../../tests/browser/browser.fixture.ts';
import {
  between,
  cellsOf,
  HEADS,
  medianOf,
  openPhone,
  type Phone,
  printRow,
  SLOWER,
  type Work,
} from './phone.ts';

/**
 * Measures the work of showing the answer of a report of forty values on a telephone, in time of the main thread's own,
 * since the machine is shared: all that is done from the press to the painted first screen of the answer. The answer is
 * made ahead while values are looked at, so what that costs has rows of its own, as has a press that does not wait for
 * it, and what follows the first screen.
 */
const PRESSES = 7;
/** Milliseconds of work from the press to the first paint of the answer. */
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

const server = await startUnlimited({ root: process.cwd(), port: 0, quiet: true });
const browser = await openBrowser();
const phone = await openPhone(browser, `${server.url}/tools/interpret-results`);
const { page } = phone;

/** What is done until nothing is left to do. */
async function workOf(act: () => Promise<unknown>): Promise<Work> {
  const before = await phone.work();
  await act();
  await phone.rest();
  return between(before, await phone.work());
}

const read = await workOf(() =>
  page
    .locator('form[data-tool] textarea')
    .first()
    .fill(NAMES.map((line) => line.join(' ')).join('\n')),
);
const [first, firstRest] = await pressed(phone);
const [made, presses, rests, hasty]: [Work[], Work[], Work[], Work[]] = [[], [], [], []];
for (let i = 0; i < PRESSES; i++) {
  made.push(await workOf(() => age(page, 30 + i)));
  const [press, rest] = await pressed(phone);
  presses.push(press);
  rests.push(rest);
}
for (let i = 0; i < PRESSES; i++) hasty.push((await pressed(phone, 50 + i))[0]);
await browser.close();
await server.close();

const typical = medianOf(presses);
console.info('');
printRow(`${NAMES.length} values at 1/${SLOWER} of a CPU, ms`, ...HEADS);
printRow('pasted: read, shown as rows, answer made ahead', ...cellsOf(read));
printRow('first press, to the painted first screen', ...cellsOf(first));
printRow('  the rest of the answer and its sheet, after that', ...cellsOf(firstRest));
printRow('a change: answer made ahead (median)', ...cellsOf(medianOf(made)));
printRow('next presses, to the painted first screen (median)', ...cellsOf(typical));
printRow('  the rest of the answer and its sheet (median)', ...cellsOf(medianOf(rests)));
printRow('pressed at once after a change (median)', ...cellsOf(medianOf(hasty)));
console.info(`a press: ${cellsOf(typical).at(-1)} of ${BUDGET} ms`);

/**
 * Presses the button and waits until the first of the new answer is painted, then until all of it stands there.
 * @param years the age that is changed right before
 */
async function pressed({ page, work, rest }: Phone, years?: number): Promise<[press: Work, rest: Work]> {
  await page.evaluate(() => document.querySelector('.answer')?.replaceChildren());
  await rest();
  const before = await work();
  if (years !== undefined) await age(page, years);
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        new MutationObserver((_, observer) => {
          if (document.querySelector('.answer .sentence') === null) return;
          observer.disconnect();
          // The turn after a frame comes once that frame is painted; what is left to later comes later.
          requestAnimationFrame(() => setTimeout(done));
        }).observe(document.body, { childList: true, subtree: true });
        document.querySelector<HTMLElement>('form[data-tool] button[type="submit"]')?.click();
      }),
  );
  const painted = await work();
  await page.locator('.sheet .asked').waitFor({ state: 'attached' });
  await rest();
  return [between(before, painted), between(painted, await work())];
}

/** Types another age. */
function age(page: Page, years: number): Promise<void> {
  return page.evaluate((text) => {
    const field = document.querySelector<HTMLInputElement>('form[data-tool] [name="age"]');
    if (field === null) throw new Error('The form asks for no age');
    field.value = text;
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }, String(years));
}
