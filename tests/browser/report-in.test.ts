import { readFileSync } from 'node:fs';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { brokenPdf, latinBytes, lockedPdf, scannedPdf } from '../files/pdf.fixture.ts';
import { PDF_SAMPLES } from '../files/pdf-samples.fixture.ts';
import { axeFaults } from './axe.fixture.ts';
import { openBrowser, opened } from './browser.fixture.ts';

const site = inject('site');
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const FORM = '/tools/interpret-results';

interface Visit {
  readonly page: Page;
  /** Every request, with its body. */
  readonly sent: string[];
}

async function visit(
  path: string,
  act: (visit: Visit) => Promise<void>,
  options: BrowserContextOptions = { viewport: { width: 390, height: 844 } },
): Promise<void> {
  const sent: string[] = [];
  const { page, faults, close } = await opened(browser, site + path, options, async (before) => {
    before.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  });
  await act({ page, sent });
  expect(faults).toEqual([]);
  await close();
}

const sample = (name: string): Buffer => readFileSync(`tests/files/samples/${name}`);
const choose = (page: Page, ...files: readonly (readonly [name: string, bytes: Uint8Array])[]) =>
  page.locator('[data-drop] input[type="file"]').setInputFiles(
    files.map(([name, bytes]) => ({
      name,
      mimeType: 'application/octet-stream',
      buffer: Buffer.from(bytes),
    })),
  );
const status = (page: Page) => page.locator('[data-read]');
const chips = (page: Page) => page.locator('[data-chips] li').allInnerTexts();
const row = (page: Page, name: string) =>
  page.locator('[data-row]').filter({ has: page.getByRole('rowheader', { name }) });
const says = (page: Page, text: string) => status(page).filter({ hasText: text }).waitFor();

describe('a file', () => {
  it.each(Object.entries(PDF_SAMPLES))('%s is read on the device', async (name, { bytes, values }) => {
    await visit(name.startsWith('laboratorio') ? `/es${FORM}` : FORM, async ({ page, sent }) => {
      await page.getByLabel(/Your report as text|Su informe como texto/).focus();
      const before = performance.now();
      await choose(page, [name, bytes]);
      await says(page, String(values.length));
      expect(performance.now() - before).toBeLessThan(6000);
      expect(await page.locator('[data-row]').count()).toBe(values.length);
      expect(await chips(page)).toHaveLength(name === 'in-and-out-of-range.pdf' ? 4 : 3);
      expect(sent.filter((request) => /\/api\/|SAMPLE|MUESTRA/.test(request))).toEqual([]);
    });
  });

  it('of six pages is read within three seconds, and its person is shown to be confirmed', async () => {
    await visit(FORM, async ({ page }) => {
      await page.getByLabel('Your report as text').focus();
      const took = await page.evaluate(
        async ({ bytes }) => {
          const data = new DataTransfer();
          data.items.add(new File([Uint8Array.from(bytes)], 'six-pages.pdf'));
          const from = performance.now();
          document
            .querySelector('[data-drop]')
            ?.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: data }));
          while (document.querySelectorAll('[data-row]').length < 27) {
            if (performance.now() - from > 15_000) break;
            await new Promise((done) => setTimeout(done, 10));
          }
          return performance.now() - from;
        },
        { bytes: [...(PDF_SAMPLES['six-pages.pdf']?.bytes ?? [])] },
      );
      console.info(`six pages: ${Math.round(took)} ms`);
      expect(took).toBeLessThan(3000);
      expect(await chips(page)).toEqual(['female', 'age 43', 'May 14, 2026']);
      expect(await page.locator('[name="age"]').inputValue()).toBe('43');
      expect(await page.locator('.person').isVisible()).toBe(false);
      await page.getByRole('button', { name: 'Change' }).click();
      expect(await page.locator('.person').isVisible()).toBe(true);
      expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).name)).toBe('sex');
    });
  });

  it('of a portal holds several days: the newest is shown, another can be chosen', async () => {
    await visit(FORM, async ({ page }) => {
      await choose(page, ['portal.json', sample('portal-r4-bundle.json')]);
      await says(page, '10 values read.');
      expect(await chips(page)).toEqual(['female', 'age 43', 'May 14, 2026']);
      expect(await page.locator('[data-file-problem]').innerText()).toContain(
        'Some entries of the file hold no value',
      );
      await page.getByLabel('The file holds results of several days.').selectOption('2025-04-02');
      await says(page, '2 values read.');
      expect(await chips(page)).toContain('Apr 2, 2025');
      await page.locator('form[data-tool] button[type="submit"]').click();
      await page.locator('.answer').filter({ hasText: 'Ferritin' }).waitFor();
    });
  });

  it.each([
    ['apple-health-report.json', 4],
    ['r5-bundle.json', 4],
    ['components.json', 2],
    ['strings.ndjson', 4],
    ['portal-export.csv', 6],
    ['laboratorio-es.csv', 5],
    ['history.tsv', 2],
  ])('%s becomes rows', async (name, count) => {
    await visit(FORM, async ({ page }) => {
      await choose(page, [name, sample(name)]);
      await says(page, `${count} values read`);
    });
  });

  it('and others beside it are read together', async () => {
    await visit(FORM, async ({ page }) => {
      await choose(
        page,
        ['a.json', sample('apple-health-report.json')],
        ['b.json', sample('apple-health-observation.json')],
        ['c.txt', latinBytes('Ferritin 12 ng/mL')],
      );
      await says(page, '6 values read.');
      expect(await page.getByLabel('Your report as text').inputValue()).toBe('Ferritin 12 ng/mL');
    });
  });

  it.each([
    ['locked', lockedPdf(), 'This PDF is locked with a password.'],
    ['scanned', scannedPdf(), 'This PDF holds pictures of pages and no text.'],
    ['broken', brokenPdf(), 'This file cannot be read'],
    ['photo', latinBytes('\u00ff\u00d8\u00ff\u00e0\0\u0010JFIF'), 'This is a photo'],
    ['packed', latinBytes('PK\u0003\u0004'), 'This is a packed file'],
    ['empty', latinBytes(''), 'This file is empty.'],
    ['page', latinBytes('<!DOCTYPE html><p>TSH'), 'This kind of file is not read here.'],
    ['other', latinBytes('{"name":"x"}'), 'No lab results were found in this file.'],
  ])('that is %s gets a sentence and what to do', async (name, bytes, text) => {
    await visit(FORM, async ({ page }) => {
      await choose(page, [`${name}.pdf`, bytes]);
      await page.getByRole('alert').filter({ hasText: text }).waitFor();
      expect(await page.locator('[data-row]').count()).toBe(0);
    });
  });

  it('that is larger than 20 MB is not opened', async () => {
    await visit(FORM, async ({ page }) => {
      await page.getByLabel('Your report as text').focus();
      await page.evaluate(() => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File([new Uint8Array(21 * 1024 * 1024)], 'huge.pdf'));
        const drop = () =>
          document
            .querySelector('[data-drop]')
            ?.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
        drop();
        // Once more, should the script of the form have been on its way.
        setTimeout(drop, 1500);
      });
      await page.getByRole('alert').filter({ hasText: 'This file is larger than 20 MB.' }).waitFor();
    });
  });

  it('that never ends is stopped', async () => {
    const endless = 'postMessage({ pdf: "started" }); onmessage = () => { for (;;); };';
    const { page, close } = await opened(browser, site + FORM, {}, async (before) => {
      await before.route('**/pdf-worker*', (route) =>
        route.fulfill({ contentType: 'text/javascript', body: endless }),
      );
    });
    await page.getByLabel('Your report as text').focus();
    await page.clock.install();
    await choose(page, ['slow.pdf', lockedPdf()]);
    await page.locator('[data-drop][aria-busy="true"]').waitFor();
    for (let i = 0; i < 20 && !(await page.locator('[data-file-problem]').isVisible()); i++)
      await page.clock.fastForward(1000);
    await page.getByRole('alert').filter({ hasText: 'This file took longer than 15 seconds' }).waitFor();
    await close();
  });
});

const TEXT = [
  'Sex: Female   Age: 43   Collected: 05/14/2026',
  'TSH 5.82 uIU/mL 0.450-4.500',
  'Zonopathin 42.5 ng/mL',
  'pO2 52 mmHg',
  'Ferritin 8 ng/mL 15-150',
].join('\n');

describe('rows', () => {
  it('that are doubtful come first, with the reason, and leave the group when they are put right', async () => {
    await visit(FORM, async ({ page }) => {
      await page.getByLabel('Your report as text').fill(TEXT);
      await says(page, '4 values read, 2 to check.');
      const doubtful = page.getByRole('table', { name: '2 values to check' });
      expect(await doubtful.locator('[data-row] th').allInnerTexts()).toEqual(['Zonopathin', 'pO2']);
      await doubtful.getByText('This name is not known here.').waitFor();
      await page.getByRole('button', { name: '2 to check' }).click();
      await page.keyboard.press('Enter');
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type('Prolactin');
      await page.keyboard.press('Enter');
      await says(page, '4 values read, 1 to check.');
      expect(
        await page.getByRole('table', { name: 'Your values' }).locator('[data-row] th').allInnerTexts(),
      ).toEqual(['TSH', 'Prolactin', 'Ferritin']);
      // The next one that is to be checked has the focus.
      expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
        'Correct pO2',
      );
      await row(page, 'pO2').getByRole('button', { name: 'Remove pO2' }).click();
      await says(page, '3 values read.');
      await page.getByRole('button', { name: 'See my results (3)' }).click();
      await page.locator('.answer').filter({ hasText: 'Ferritin' }).waitFor();
    });
  });

  it('are 40 pixels high on a desk, and everything goes when it is cleared', async () => {
    await visit(
      FORM,
      async ({ page }) => {
        await page.getByLabel('Your report as text').fill(TEXT);
        await says(page, '4 values read');
        const box = await row(page, 'Ferritin').boundingBox();
        expect(Math.round(box?.height ?? 0)).toBeLessThanOrEqual(42);
        expect(await row(page, 'Ferritin').locator('.range').innerText()).toBe('15–150');
        expect(await row(page, 'Ferritin').locator('.side').innerText()).toBe('below');
        await page.getByRole('button', { name: 'Clear everything' }).click();
        expect(await page.locator('[data-row]').count()).toBe(0);
        expect(await page.locator('[data-chips] li').count()).toBe(0);
        expect(await page.locator('[name="age"]').inputValue()).toBe('');
        expect(await page.getByLabel('Your report as text').inputValue()).toBe('');
        expect(await page.locator('form[data-tool] button[type="submit"]').innerText()).toBe('Interpret');
      },
      { viewport: { width: 1280, height: 900 } },
    );
  });

  it('can be filled in with the keyboard alone', async () => {
    await visit(FORM, async ({ page }) => {
      await page.getByRole('button', { name: 'Add a value' }).press('Enter');
      await page.locator('[data-part="marker"]:focus').waitFor();
      for (const text of ['TSH', '5.8', 'mIU/L', '0.4', '4.5']) {
        await page.keyboard.type(text);
        await page.keyboard.press('Tab');
      }
      await page.keyboard.press('Enter');
      await says(page, '1 value read.');
      expect(await row(page, 'TSH').locator('td.value').innerText()).toBe('5.8');
      expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
        'Correct TSH',
      );
    });
  });

  it('say nothing of a pregnancy for a man, not even one that the report names', async () => {
    await visit(FORM, async ({ page }) => {
      await page.getByLabel('Your report as text').fill(`Pregnant: yes   Age: 31\n${TEXT.split('\n')[1]}`);
      await says(page, '1 value read');
      await page.getByRole('button', { name: 'Change' }).click();
      await page.getByLabel('Male', { exact: true }).check();
      expect(await page.locator('[data-field="pregnancy"]').isVisible()).toBe(false);
      await expect.poll(() => page.locator('[name="pregnancy"]').inputValue()).toBe('');
    });
  });

  it.each([390, 1280])('have no accessibility fault and never scroll sideways at %i px', async (width) => {
    await visit(
      `/es${FORM}`,
      async ({ page }) => {
        await page.getByLabel('Su informe como texto').fill(TEXT);
        await says(page, 'Se leyeron 4 valores, 2 por revisar.');
        expect(await chips(page)).toEqual(['mujer', '43 años', '14 may 2026']);
        await row(page, 'TSH').getByRole('button', { name: 'Corregir TSH' }).click();
        expect(await axeFaults(page)).toEqual([]);
        expect(
          await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          ),
        ).toBeLessThanOrEqual(0);
      },
      { viewport: { width, height: 844 } },
    );
  });
});
