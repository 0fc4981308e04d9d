import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { axeFaults } from './axe.fixture.ts';
import { openBrowser, opened, started } from './browser.fixture.ts';
import { overflowing } from './layout.fixture.ts';

const site = inject('site');
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const PHONE = { viewport: { width: 390, height: 844 } };
const READ = '/tools/interpret-results';
const KEPT = '/my-results/kept';

const FIRST = `Collected: 03/14/2025
Glucose 101 mg/dL 65-99
TSH 2.1 mIU/L 0.45-4.5
CRP <0.3 mg/L
Vitamin D 31 ng/mL 30-100`;
const SECOND = `Collected: 02/03/2026
Glucose 5.0 mmol/L 3.6-5.5
TSH 6.3 mIU/L 0.45-4.5
CRP 0.9 mg/L
Ferritin 40 ng/mL`;

const databases = (page: Page): Promise<(string | undefined)[]> =>
  page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));

/** Reads a report on its page and waits for the offer to keep it. */
async function read(page: Page, text: string, path = READ): Promise<void> {
  await page.goto(site + path);
  await page.locator('form[data-running]').waitFor();
  await page.fill('textarea[name="values"]', text);
  await page.locator('[data-row]').first().waitFor();
  await page.locator('form[data-tool] button[type="submit"]').click();
  await page.locator('[data-keep] > button').click({ timeout: 30_000 });
  await page.locator('[data-keep] form').waitFor({ timeout: 30_000 });
}

/** Keeps the report of the answer. */
async function keep(page: Page, lab = ''): Promise<void> {
  if (lab !== '') await page.fill('#keep-lab', lab);
  await page.locator('[data-keep] button[type="submit"]').click();
  await page.locator('[data-keep] a.button').waitFor();
}

async function keepBoth(page: Page): Promise<void> {
  await read(page, FIRST);
  await keep(page, 'Quest');
  await read(page, SECOND);
  await keep(page, 'Labcorp');
  await page.locator('[data-keep] a.button').click();
  await page.locator('.trend').first().waitFor();
}

/** What a press on a button hands over as a file. */
async function saved(page: Page, kind: 'own' | 'fhir'): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.locator(`[data-save="${kind}"]`).click(),
  ]);
  return readFileSync(await download.path(), 'utf8');
}

const kept = (page: Page): Promise<unknown> =>
  page.evaluate(
    () =>
      new Promise((done) => {
        const request = indexedDB.open('kept-reports');
        request.onsuccess = () => {
          const all = request.result.transaction('reports').objectStore('reports').getAll();
          all.onsuccess = () => {
            request.result.close();
            done(all.result);
          };
        };
      }),
  );

const bring = (page: Page, text: string): Promise<void> =>
  page.setInputFiles('input[type="file"]', {
    name: 'copy.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  });

describe('a report that is kept', () => {
  it('is written nowhere before that is asked, and sent nowhere after', async () => {
    const { page, faults, close } = await opened(browser, site + READ, PHONE);
    const sent: string[] = [];
    page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
    await page.goto(site + KEPT);
    await page.locator('.kept h2').first().waitFor();
    expect(await page.locator('.kept').textContent()).toContain('No report is kept on this device.');
    await read(page, FIRST);
    expect(await page.inputValue('#keep-collected')).toBe('2025-03-14');
    expect(await databases(page)).toEqual([]);
    await keep(page);
    expect(await databases(page)).toEqual(['kept-reports']);
    expect(await page.locator('[data-keep]').textContent()).toContain('Kept on this device.');
    await page.locator('[data-keep] button', { hasText: 'Undo' }).click();
    await page.locator('[data-keep] form').waitFor();
    expect(await kept(page)).toEqual([]);
    expect(sent.filter((one) => /101|glucose|2025/i.test(one))).toEqual([]);
    expect(faults).toEqual([]);
    await close();
  });

  it('asks for its day where the text does not say it, and is not kept twice', async () => {
    const { page, close } = await opened(browser, site + READ, PHONE);
    await read(page, 'Glucose 101 mg/dL');
    await page.locator('[data-keep] button[type="submit"]').click();
    expect(await page.locator('[data-keep] [role="status"]').textContent()).toMatch(/^Give the day/);
    expect(await databases(page)).toEqual([]);
    await page.fill('#keep-collected', '2026-01-05');
    await keep(page);
    await page.locator('form[data-tool] button[type="submit"]').click();
    await page.locator('[data-keep] > button').click();
    await page.locator('[data-keep] form').waitFor();
    await page.fill('#keep-collected', '2026-01-05');
    await keep(page);
    expect(await page.locator('[data-keep]').textContent()).toContain('kept already');
    expect(await kept(page)).toHaveLength(1);
    await close();
  });
});

describe('two kept reports', () => {
  it('make lines in one unit, with a table behind each', async () => {
    const { page, faults, close } = await opened(browser, site + READ, PHONE);
    await keepBoth(page);
    const cards = page.locator('.trend');
    expect(await cards.locator('h3').allTextContents()).toEqual(
      expect.arrayContaining(['TSH', 'CRP', 'Glucose']),
    );
    expect(await cards.first().locator('h3').textContent()).toContain('TSH');
    const glucose = cards.filter({ hasText: 'Glucose' });
    expect(await glucose.locator('strong').textContent()).toBe('5 mmol/L');
    expect(await glucose.locator('.trend-chart').getAttribute('aria-label')).toMatch(
      /^Glucose: 2 values, from 5\.61 mmol\/L on Mar 14, 2025 to 5 mmol\/L on Feb 3, 2026/,
    );
    expect(await glucose.locator('.trend-chart .mark').count()).toBe(2);
    await glucose.locator('summary').click();
    expect(await glucose.locator('td').first().textContent()).toContain('printed: 101 mg/dL');
    expect(await page.locator('.kept h2 + .hint').textContent()).toContain('Another laboratory');
    const open = cards.filter({ hasText: 'open mark' });
    expect(await open.locator('.trend-chart .mark.open').count()).toBe(1);
    expect(await overflowing(page)).toEqual([]);
    expect(await axeFaults(page)).toEqual([]);
    expect(faults).toEqual([]);
    await close();
  });

  it('stand side by side, and the choice of others draws anew', async () => {
    const { page, faults, close } = await opened(browser, site + READ, PHONE);
    await keepBoth(page);
    const row = (name: string) => page.locator('[data-compared] tr', { hasText: name });
    expect(await row('TSH').textContent()).toContain('higher by 4.2 mIU/L');
    expect(await row('Glucose').textContent()).toContain('lower by 0.61 mmol/L');
    expect(await row('Ferritin').textContent()).toContain('only in the later report');
    expect(await row('Vitamin D').textContent()).toContain('only in the earlier report');
    const values = await page
      .locator('select[name="before"] option')
      .evaluateAll((all) => all.map((one) => (one instanceof HTMLOptionElement ? one.value : '')));
    await page.selectOption('select[name="after"]', values[0] ?? '');
    expect(await row('TSH').textContent()).toContain('the same');
    expect(faults).toEqual([]);
    await close();
  });

  it('are the same after they were saved, erased and brought back', async () => {
    const { page, faults, close } = await opened(browser, site + READ, { ...PHONE, acceptDownloads: true });
    await keepBoth(page);
    const before = await kept(page);
    const own = await saved(page, 'own');
    const fhir = await saved(page, 'fhir');
    for (const text of [own, fhir]) {
      await page.locator('[data-erase-all]').click();
      await page.locator('.kept-note', { hasText: '2 reports erased.' }).waitFor();
      expect(await databases(page)).toEqual([]);
      await bring(page, text);
      await page.locator('.kept-note', { hasText: '2 reports added.' }).waitFor();
      expect(await kept(page)).toEqual(before);
    }
    await bring(page, own);
    await page.locator('.kept-note', { hasText: '2 were here already.' }).waitFor();
    await bring(page, 'TSH 5.2');
    await page.locator('.kept-note', { hasText: 'neither a copy nor a FHIR file' }).waitFor();
    await page.locator('[data-erase]').first().click();
    await page.locator('.kept-note', { hasText: '1 report erased.' }).waitFor();
    expect(await kept(page)).toHaveLength(1);
    await page.locator('.kept-note button').click();
    await page.locator('.kept-note', { hasText: 'It is back.' }).waitFor();
    expect(await kept(page)).toEqual(before);

    const bundle: { entry: { fullUrl: string; resource: { resourceType: string } }[] } = JSON.parse(fhir);
    const urls = bundle.entry.map(({ fullUrl }) => fullUrl);
    const named = [...fhir.matchAll(/"reference": "([^"]+)"/g)].map(([, url]) => url);
    expect(named.length).toBeGreaterThan(8);
    expect(named.filter((url = '') => !urls.includes(url))).toEqual([]);
    const kinds = bundle.entry.map(({ resource }) => resource.resourceType);
    expect(kinds.filter((kind) => kind === 'DiagnosticReport')).toHaveLength(2);
    expect(kinds.filter((kind) => kind === 'Observation')).toHaveLength(8);
    expect(faults).toEqual([]);
    await close();
  });

  it('are erased by the button of the privacy page, while another tab shows them', async () => {
    const { page, close } = await opened(browser, site + READ, PHONE);
    await keepBoth(page);
    const other = await page.context().newPage();
    await other.goto(`${site}/privacy`);
    await started(other);
    await other.locator('[data-forget] button').click();
    await other.locator('[data-forget] [role="status"]', { hasText: 'Deleted' }).waitFor();
    expect(await databases(other)).toEqual([]);
    await page.locator('.kept h2', { hasText: 'No report is kept' }).waitFor();
    await close();
  });
});

describe('records of portals and health apps', () => {
  const sample = (name: string): string => `tests/files/samples/${name}`;

  it('become reports that are judged here, and a value that came before is kept once', async () => {
    const { page, faults, close } = await opened(browser, site + KEPT, PHONE);
    const sent: string[] = [];
    page.on('request', (request) => sent.push(`${request.method()} ${request.url()}`));
    await page.locator('[data-kept-empty] button').click();
    await page.setInputFiles('.bring input[type="file"]', [
      sample('portal-r4-bundle.json'),
      sample('apple-health-report.json'),
      sample('two-labs-r4.json'),
      sample('ndjson-export.ndjson'),
    ]);
    const note = page.locator('.kept-note');
    await note.filter({ hasText: '6 reports added.' }).waitFor({ timeout: 30_000 });
    expect(await note.textContent()).toContain('1 of their values was here already and is kept once.');
    const reports = (await kept(page)) as { values: { flag?: string; marker?: string }[] }[];
    const values = reports.flatMap((one) => one.values);
    expect(values.filter(({ flag }) => flag === undefined)).toEqual([]);
    expect(values.filter(({ marker }) => marker === 'glucose').length).toBeGreaterThan(1);
    expect(JSON.stringify(reports)).not.toMatch(/Muster|Sample/);
    await page.setInputFiles('.bring input[type="file"]', sample('apple-health-report.json'));
    await note.filter({ hasText: '0 reports added. 1 was here already.' }).waitFor({ timeout: 30_000 });
    expect(sent.filter((one) => !one.startsWith('GET '))).toEqual([]);
    expect(faults).toEqual([]);
    await close();
  });
});

it('says in Spanish what it says in English', async () => {
  const { page, faults, close } = await opened(browser, `${site}/es${READ}`, PHONE);
  await read(page, FIRST, `/es${READ}`);
  await keep(page, 'Quest');
  await read(page, SECOND, `/es${READ}`);
  await keep(page);
  await page.locator('[data-keep] a.button').click();
  await page.locator('.trend').first().waitFor();
  const text = (await page.locator('.kept').textContent()) ?? '';
  for (const said of ['Cómo cambiaron los valores', 'Glucosa', '4.2 mIU/L más', 'Borrar todo'])
    expect(text).toContain(said);
  expect(await overflowing(page)).toEqual([]);
  expect(faults).toEqual([]);
  await close();
});

it('says so where the browser refuses its storage', async () => {
  const { page, close } = await opened(browser, site + KEPT, PHONE, async (page) => {
    await page.addInitScript(() =>
      Object.defineProperty(window, 'indexedDB', {
        get: () => {
          throw new DOMException('refused', 'SecurityError');
        },
      }),
    );
  });
  await page.locator('.kept-note', { hasText: 'does not let the page keep anything' }).waitFor();
  await close();
});

it('says without scripts why it needs them', async () => {
  const { page, close } = await opened(browser, site + KEPT, { ...PHONE, javaScriptEnabled: false });
  expect(await page.locator('.scriptless').isVisible()).toBe(true);
  expect(await page.locator('.scriptless').textContent()).toContain('this site never sees them');
  await close();
});
